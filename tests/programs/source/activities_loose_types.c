//! f(dup d(1.1, 0.4); dup zeros(2); const 16) -> active
//! entry: {"loose_types": True}
#include <string.h>
double f(double *x, double *y, long n) { memcpy(y, x, n); return y[0] * y[1]; }
