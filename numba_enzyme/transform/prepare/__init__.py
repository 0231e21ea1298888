"""Preparation: rewrites of the primal before it is analysed, one file each; `pipeline.PREPARE` lists them in their order."""
