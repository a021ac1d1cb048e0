"""Templates of functions, classes, variables and aliases: deduction, instances, specialisations, packs."""
