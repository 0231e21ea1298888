"""The source of the user: lines, names of variables, sizes in their words."""
