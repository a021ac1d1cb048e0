/* The name of version 2. */
#pragma once
#include <nvtx3/nvToolsExt.h>
