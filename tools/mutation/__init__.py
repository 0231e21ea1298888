"""Mutants of the compiler: small changes of its source, each of which a test must notice (docs/fuzzing.md, "Mutants")."""
