/* What CUDA declares here needs no header: see library/. */
#pragma once
#define CUDA_VERSION 13000
