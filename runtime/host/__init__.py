"""The CUDA runtime API for whole programs (`minicu run`), on both devices; its busiest functions are C
(`native/cuda_runtime.c`).
"""
