//! f(dup d(1.1, 0.4, 2.2); dup d(9, 9, 9); const 3) -> const
#include <string.h>
void f(double *x, double *y, int n) { memset(y, 0, n * sizeof *y); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) y[i] += x[i] * x[j] * (i + 1); x[0] = y[n - 1]; }
