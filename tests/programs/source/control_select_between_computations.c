//! f(active 1.1; active 0.4; const 7) -> active
#include <math.h>
double f(double x, double y, unsigned m) { double s = 0; for (int i = 0; i < 4; i++) { double a = sin(x * i), b = exp(y * i); s += (m >> i & 1) ? a * b : a - b; } return s; }
