/* C11 7.29: the types */
#pragma once
#include <stddef.h>
#include <stdint.h>
#define WEOF 0xffffffffu
typedef __WINT_TYPE__ wint_t;
