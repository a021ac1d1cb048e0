/* Nothing to do: what CUDA declares here needs no header; see library/. */
#pragma once
