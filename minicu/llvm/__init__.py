"""LLVM by way of llvmlite, and nobody else imports it: optimise and emit PTX (`emit`, `pipelines`),
machine code for this computer (`jit`), single functions of libdevice (`libdevice`).
"""
