"""Two more rules for Marjapussi: an auction that forehand must open, and a plain scoring."""
