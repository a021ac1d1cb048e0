#include "cuda_tools.h" // error: 'cuda_tools.h' file not found // note@*: searched in {{.*}}
#include "thrust/sort.h" // warning: <thrust/sort.h> is not found: skipped (pip install nvidia-cuda-cccl, or -I its folder)
#include "cudaProfiler.h"
