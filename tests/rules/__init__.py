"""The rules, slot by slot: each test begins with the sentence of the rule book that it checks."""
