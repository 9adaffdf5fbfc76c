"""The tests; those that share strategies, oracles or recorded deals are packages of this one."""
