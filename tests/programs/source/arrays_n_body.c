//! f(dup d(0, 0, 1, 0.2, -0.5, 1); dup d(0, 0.1, 0.2, 0, -0.3, 0); const 3; const 3) -> const
#include <math.h>
void f(double *p, double *v, int n, int steps) {
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (i != j) { double dx = p[2 * j] - p[2 * i], dy = p[2 * j + 1] - p[2 * i + 1], r2 = dx * dx + dy * dy + 0.01, inv = 1 / (r2 * sqrt(r2)); v[2 * i] += 0.01 * dx * inv; v[2 * i + 1] += 0.01 * dy * inv; }
    for (int i = 0; i < 2 * n; i++) p[i] += 0.1 * v[i];
  }
}
