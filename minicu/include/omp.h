/* OpenMP, of one thread; what it declares needs no header: see library/. */
#pragma once
#include <stddef.h>
