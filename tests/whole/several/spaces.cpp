#include "spaces.h"
static int there() { return 1; }
unsigned from_cpp(unsigned x) { return mixed(x) + there(); }
