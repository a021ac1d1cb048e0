"""Devices, modules and launches: runs what the compiler made. Installed as `minicu.runtime`."""
