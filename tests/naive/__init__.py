"""A second, slow and deliberately naive implementation of the rules, to referee the library.

It is written from the numbered rules alone and shares no code with the library: cards are texts
such as ``♥10``, hands are lists, seats are the numbers 0 to 3, actions are the texts that players
say, and the rules of a variant are a plain dict of tables. Wherever it can, it looks back at what
happened instead of keeping accounts.
"""
