"""How fast the library is: pieces of work, measured the same way everywhere."""
