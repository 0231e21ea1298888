//! f(dup d(1.1, 0.4, 2.2, 0.3); const 2; const 4) -> active
#include <math.h>
double f(double *x, int label, int n) { double m = x[0], s = 0; for (int i = 1; i < n; i++) if (x[i] > m) m = x[i]; for (int i = 0; i < n; i++) s += exp(x[i] - m); return log(s) + m - x[label]; }
