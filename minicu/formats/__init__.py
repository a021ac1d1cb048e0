"""printf's conversion specifications: one table for the checks of sema and for lowering."""
