/* What CUDA declares here needs no header: see library/. */
#pragma once
#ifndef CUDART_VERSION /* .cu files have it from the start */
#define CUDART_VERSION 13000
#endif
