//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double t[8] = {0}; for (int i = 0; i < n; i++) { t[i] = x[i] * x[i]; t[i + 1] += t[i]; } return t[n] * t[0] + t[1]; }
