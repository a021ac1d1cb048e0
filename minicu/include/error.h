/* GNU's: only a program that includes this header has the name. */
#pragma once
#define error(...) __gnu_error(__VA_ARGS__)
