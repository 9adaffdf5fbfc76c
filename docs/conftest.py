"""Of the files here, those that need a package which only the extra ``docs`` brings are left out.

The pages are tested by ``tests/docs``.
"""

from importlib.util import find_spec

collect_ignore = [] if find_spec("griffe") else ["generator/docstrings.py"]
