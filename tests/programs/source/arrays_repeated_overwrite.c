//! f(dup d(1.1, 0.4, 1.2); const 3) -> active
#include <math.h>
double f(double *x, int n) { for (int k = 0; k < 3; k++) for (int i = 0; i < n; i++) x[i] = sin(x[i]) * x[(i + 1) % n]; return x[0] + x[1] * x[2]; }
