//! f(dup d(2, 0.3, 0.1, 0.3, 1.5, 0.2, 0.1, 0.2, 1)) -> active
#include <math.h>
double f(double *A) {
  for (int sweep = 0; sweep < 2; sweep++) for (int p = 0; p < 2; p++) for (int q = p + 1; q < 3; q++) {
    double t = 0.5 * atan2(2 * A[p * 3 + q], A[q * 3 + q] - A[p * 3 + p]), c = cos(t), s = sin(t);
    for (int k = 0; k < 3; k++) { double a = A[k * 3 + p], b = A[k * 3 + q]; A[k * 3 + p] = c * a - s * b; A[k * 3 + q] = s * a + c * b; }
    for (int k = 0; k < 3; k++) { double a = A[p * 3 + k], b = A[q * 3 + k]; A[p * 3 + k] = c * a - s * b; A[q * 3 + k] = s * a + c * b; }
  }
  return A[0] + 2 * A[4] * A[8];
}
