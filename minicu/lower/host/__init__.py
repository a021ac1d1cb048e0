"""The CPU device as a target: blocks of threads as loops between their barriers, coroutines where that
cannot be done, warps, and the C library and CUDA runtime for whole programs.
"""
