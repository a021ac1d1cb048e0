"""Functions: declarations, definitions, parameters, deduced results."""
