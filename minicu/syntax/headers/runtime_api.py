"""Functions of the CUDA runtime that host code does not have here, and why."""

from __future__ import annotations

from fnmatch import fnmatchcase

#: Why not -> the names, of which the first reason with a pattern that fits counts.
REFUSED = {
    "it belongs to OpenGL, Direct3D, VDPAU or EGL": "cudaGraphics* cudaGL* cudaD3D* cudaVDPAU* cudaEGL*",
    "it shares memory and semaphores with Vulkan, Direct3D or NvSci": "*External* *NvSci*",
    "there are no mipmapped arrays": "*Mipmap*",
    "there are no sparse or planar arrays": "cudaArrayGet*",
    "there is one device": "cudaMemcpy3DPeer* *P2P* *GPUDirect*",
    "kernels are not loaded while a program runs": "cudaLibrary* cudaKernel* cudaGetKernel "
    "cudaGetFuncBySymbol cudaGetExportTable cudaFuncGetParamInfo",
    "the driver's log is not kept": "cudaLogs*",
    "operations on memory are not made in batches": "cudaMem*Batch*",
    "memory pools are asked of a device, with cudaDeviceGetDefaultMemPool": "cudaMem*MemPool",
    "hints about managed memory are not kept": "cudaMemRange*",
    "the program is not told of what happens to the device": "*AsyncNotification",
    "flags of memory, textures and atomics are not asked for": "cudaHostGetFlags *AtomicCapabilities "
    "*LinearMaxWidth *ResourceViewDesc",
    "graphs own no objects": "cudaUserObject* cudaGraph*UserObject",
    "what a node does is given to its executable graph, with cudaGraphExec...SetParams, not to the node, "
    "which is not asked": "cudaGraph*Node[GS]et* cudaGraph*NodeCopy* cudaGraphMem*Get* cudaGraphMem*Set*",
    "nodes of graphs are kernels, copies, fills, functions, memory, graphs and conditions": "cudaGraphAdd*",
    "graphs are not asked for their edges, nodes or flags": "cudaGraph*",
}  # fmt: skip


def why(name: str) -> str | None:
    """Why a function of that name is not there; None if nothing is known of it."""
    for reason, patterns in REFUSED.items():
        if any(fnmatchcase(name, pattern) for pattern in patterns.split()):
            return reason
    return None
