/* The matrix functions (nvcuda::wmma) are not supported; their header brings the 16-bit floats. */
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
