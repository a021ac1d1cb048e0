/* The functions are in library/cooperative_reduce.cuh, for all that mention this name. */
#pragma once
#include <cooperative_groups.h>
namespace cooperative_groups { struct __includes_reduce; }
