"""The plan of a function, made before an instruction of its derivative exists, and its report in words."""
