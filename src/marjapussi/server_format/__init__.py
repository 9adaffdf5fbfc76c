"""What the public Marjapussi server records of a deal: read, written and checked."""

from marjapussi.server_format.notation import MOST_BYTES, read_recording, write_recording
from marjapussi.server_format.recording import Recording
from marjapussi.server_format.replay import Fault, faults

__all__ = ["MOST_BYTES", "Fault", "Recording", "faults", "read_recording", "write_recording"]
