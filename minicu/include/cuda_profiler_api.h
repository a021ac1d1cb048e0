/* What it declares needs no header: see library/. */
#pragma once
#include <cuda_runtime_api.h>
