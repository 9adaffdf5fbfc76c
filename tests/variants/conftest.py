collect_ignore = ["house_rules"]  # installed by the tests that need it
