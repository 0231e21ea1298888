//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 1; for (int i = 0; i < n; i++) { double t[3] = {s, x[i], 1}; t[2] *= t[0] * t[1]; t[0] = t[2] + t[1]; s += t[0] * t[2] * 0.1; } return s; }
