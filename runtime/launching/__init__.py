"""`kernel[grid, block](...)`: the general path (`launch`), and the same in machine code."""
