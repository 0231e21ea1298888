//! f(dup d(0.1, 0.3, 2.1, 2.5); dup d(0, 2); const 4) -> const
void f(double *x, double *c, int n) { double s[2] = {0, 0}; int k[2] = {0, 0}; for (int i = 0; i < n; i++) { double d0 = (x[i] - c[0]) * (x[i] - c[0]), d1 = (x[i] - c[1]) * (x[i] - c[1]); int w = d1 < d0; s[w] += x[i]; k[w]++; } for (int j = 0; j < 2; j++) if (k[j]) c[j] = s[j] / k[j] + 0.1 * c[j] * c[j]; }
