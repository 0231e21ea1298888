//! f(dup d(1, 2, 3); const d(0.5, 0.25, 0.125); const 3) -> active
double f(double *x, double *w, int n) { double s = 0; for (int i = 0; i < n; i++) { w[i] *= 2; s += w[i] * x[i] * x[i]; w[i] += 1; } return s * w[0]; }
