//! f(dup d(1.1, 0.4, 1.2, 0.7); active 0.5; active 0.3; const 4) -> active
double f(double *z, double q, double r, int n) { double x = 0, p = 1; for (int i = 0; i < n; i++) { p += q; double k = p / (p + r); x += k * (z[i] - x); p *= 1 - k; } return x * x + p; }
