"""The commands of the program ``marjapussi``; they need the extra ``cli``."""
