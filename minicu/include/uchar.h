/* C11 7.28: the types */
#pragma once
#include <stddef.h>
#ifndef __cplusplus
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;
#endif
