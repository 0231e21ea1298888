"""Memory: its objects, what points to them, what accesses and calls do to them, what lies where."""
