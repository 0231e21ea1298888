//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { double a = x[i]; x[i] = a * a; double b = x[i]; x[i] = b + a; s += a * b * x[i]; } for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
