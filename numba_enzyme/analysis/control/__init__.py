"""Control flow: blocks and their order, dominance, loops, how often loops run."""
