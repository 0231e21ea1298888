//! f(dup d(1.1, 0.4, 2.2, 0.8, 0.6)) -> active
#include <string.h>
double f(double *a) { memmove(a + 1, a, 3 * sizeof *a); a[0] *= a[2]; memmove(a, a + 2, 3 * sizeof *a); return a[0] * a[1] + a[2] * a[3] * a[4]; }
