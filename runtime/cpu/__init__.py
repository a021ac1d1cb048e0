"""The CPU device: loading, launching, streams, memory, faults."""
