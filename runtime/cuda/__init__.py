"""NVIDIA GPUs by the driver's API: loading, launching, streams, memory, output."""
