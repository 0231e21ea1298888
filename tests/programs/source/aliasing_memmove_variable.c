//! f(dup d(1.1, 0.4, 2.2, 0.8, 0.6); const 2; const 3) -> active
#include <string.h>
double f(double *a, long shift, long n) { a[0] *= a[1]; memmove(a + shift, a, n * sizeof *a); double s = 0; for (int i = 0; i < 5; i++) s += a[i] * a[i] * i; return s; }
