"""What stands at file scope or in a block, and what it declares."""
