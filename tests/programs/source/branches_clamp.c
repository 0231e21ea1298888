//! f(dup d(1.1, -3.4, 0.2, 0.3); const 4) -> const
#include <math.h>
void f(double *x, int n) { for (int i = 0; i < n; i++) { double t = x[i] * 2; t = t < -1 ? -1 : t; t = t > 1 ? 1 : t; x[i] = t * t + x[i]; } }
