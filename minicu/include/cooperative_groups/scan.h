/* The functions are in library/cooperative_scan.cuh, for all that mention this name. */
#pragma once
#include <cooperative_groups/reduce.h>
namespace cooperative_groups { struct __includes_scan; }
