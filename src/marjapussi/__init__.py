"""Rules of the Finnish partnership card game Marjapussi, chosen by variant files."""
