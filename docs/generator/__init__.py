"""Pages and pictures of these docs that are made from the library itself."""
