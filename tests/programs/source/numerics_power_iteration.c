//! f(dup d(2, 0.3, 0.1, 1.5); const 6) -> active
#include <math.h>
double f(double *A, int n) { double v[2] = {1, 0.5}, l = 0; for (int k = 0; k < n; k++) { double w0 = A[0] * v[0] + A[1] * v[1], w1 = A[2] * v[0] + A[3] * v[1]; l = sqrt(w0 * w0 + w1 * w1); v[0] = w0 / l; v[1] = w1 / l; } return l + v[0]; }
