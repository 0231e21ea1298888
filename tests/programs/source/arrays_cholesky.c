//! f(dup d(4, 1, 0.5, 1, 5, 0.7, 0.5, 0.7, 6); const 3) -> const
#include <math.h>
void f(double *a, int n) {
  for (int j = 0; j < n; j++) {
    for (int k = 0; k < j; k++) for (int i = j; i < n; i++) a[i * n + j] -= a[i * n + k] * a[j * n + k];
    double d = sqrt(a[j * n + j]); for (int i = j; i < n; i++) a[i * n + j] /= d;
  }
}
