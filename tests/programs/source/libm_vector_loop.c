//! levels: O1 O2 O3
//! f(dup d(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8); dup zeros(8); const 8) -> const
#include <math.h>
void f(const double *restrict x, double *restrict y, long n) { for (long i = 0; i < n; i++) y[i] = sin(x[i]) + sqrt(x[i]); }
