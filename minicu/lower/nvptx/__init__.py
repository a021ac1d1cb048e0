"""GPUs as a target: kernels, address spaces, special registers, inline PTX."""
