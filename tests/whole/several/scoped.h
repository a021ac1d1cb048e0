#pragma once
#include <cstdio>
void show(double);
int shared(int a, int b, int c = 3);
template <class T> T tm(T a, T b = 8) { return a + b; }
int other();
