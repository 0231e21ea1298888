//! f(dup d(0.1, 0.9, 0.4, 0.6); dup d(0.3, 0.7, 0.8, 0.2); const i32(0, 1, 1, 0); const 4) -> active
#include <math.h>
double f(double *trans, double *emit, int *obs, int n) { double a[2] = {0.5, 0.5}; for (int t = 0; t < n; t++) { double b[2]; for (int j = 0; j < 2; j++) b[j] = (a[0] * trans[j] + a[1] * trans[2 + j]) * emit[2 * j + obs[t]]; double z = b[0] + b[1]; a[0] = b[0] / z; a[1] = b[1] / z; } return log(a[0]) - a[1] * a[1]; }
