#include <stdio.h>
static int helper(int x) { return x * 2; }
int from_c(int x) { return helper(x) + 1; }
