static float f(float x) { return x + 1; }
static int twice(int x) { return x + x + 1; }
const float table[2] = {30, 40}, weights[2] = {50, 60};
const int size = 3;
static int known = 5, counted = 6;
float at(const float *p, int i) { return p[i]; }
float rest() { return at(table, 1) + at(weights, 1) + size + known + counted; }
int other() { return (int)f(2) * 100 + twice(3); }
