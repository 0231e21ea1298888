//! f(dup d(0.1, -0.2, 0.3, 0.4); dup d(1, 0.9, 1.1, 1.2); const 4) -> const
#include <math.h>
void f(double *x, double *g, int n) { double m = 0, v = 0; for (int i = 0; i < n; i++) m += x[i] / n; for (int i = 0; i < n; i++) v += (x[i] - m) * (x[i] - m) / n; double r = 1 / sqrt(v + 1e-5); for (int i = 0; i < n; i++) x[i] = (x[i] - m) * r * g[i]; }
