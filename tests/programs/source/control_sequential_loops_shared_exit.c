//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { double s = 0; int i = 0; for (; i < n; i++) { if (x[i] > 2) goto found; s += x[i]; } return s; found: for (int j = i; j >= 0; j--) s = s * 0.5 + x[j] * x[i]; return s; }
