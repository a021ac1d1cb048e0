static float f(float x) { return x + 1; }
static int twice(int x) { return x + x + 1; }
int other() { return (int)f(2) * 100 + twice(3); }
