//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3); const 5; const 4) -> const
void f(double *a, int n, int steps) { for (int s = 0; s < steps; s++) for (int i = 1; i < n - 1; i++) a[i] = 0.25 * a[i - 1] * a[i] + 0.5 * a[i] + 0.25 * a[i + 1]; }
