"""What a plan is made of: what can be recomputed, what has to be kept, where, and what is run again."""
