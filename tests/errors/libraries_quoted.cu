#include "cuda_tools.h" // error: 'cuda_tools.h' file not found // note@*: searched in {{.*}}
#include "thrust/sort.h"
#include "cudaProfiler.h"
