"""What is true of every deal of every variant."""
