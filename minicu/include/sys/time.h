/* What it declares needs no header: see library/. */
#pragma once
#include <time.h>
