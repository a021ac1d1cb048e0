#include "cuda_tools.h" // error: 'cuda_tools.h' file not found // note@*: searched in {{.*}}
#include "thrust/sort.h" // warning: <thrust/sort.h> is not found: skipped (Thrust is not supported)
#include "cudaProfiler.h"
