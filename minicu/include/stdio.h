/* C11 7.21: of the input and output functions, device code has those that print. */
#pragma once
#include <stdarg.h>
#include <stddef.h>
#define EOF (-1)
#define BUFSIZ 8192
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)
