extern "C" void go(int *p) {}
