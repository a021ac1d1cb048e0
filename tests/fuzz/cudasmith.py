"""CUDAsmith's kernels: see outside.py."""
