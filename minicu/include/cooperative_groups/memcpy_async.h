/* The functions are in library/cooperative_copy.cuh, for all that mention this name. */
#pragma once
#include <cooperative_groups.h>
namespace cooperative_groups { struct __includes_copy; }
