"""Golden playthroughs: one whole deal of every shipped variant, as text to be read and reviewed.

``python -m tests.golden`` writes the texts again, from the hands and actions that they tell of.
"""
