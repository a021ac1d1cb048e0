"""Functions that no prototype can express, and how their calls are checked."""
