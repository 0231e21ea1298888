//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 1; for (int i = 1; i <= n; i++) { double t[i], u[i + 1]; for (int j = 0; j < i; j++) { t[j] = x[j] * s; u[j + 1] = t[j] * t[0]; } s += u[i] * t[i - 1] * 0.3; } return s; }
