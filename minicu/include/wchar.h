/* Nothing to do; see library/. */
#pragma once
#include <stddef.h>
