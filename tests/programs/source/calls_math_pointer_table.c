//! f(active 0.6; const 2) -> active
#include <math.h>
static double (*const table[])(double) = {sin, cos, exp, tanh};
double f(double x, int k) { double s = 0; for (int i = 0; i <= k; i++) s += table[i](x * (i + 1)); return s; }
