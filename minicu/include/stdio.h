/* C11 7.21: of the input and output functions, device code has those that print. */
#pragma once
#include <stddef.h>
#define EOF (-1)
#define BUFSIZ 8192
