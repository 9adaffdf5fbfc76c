"""Tests of the pages: what they promise is there, and what is made for them is up to date."""
