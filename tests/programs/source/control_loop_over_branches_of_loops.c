//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { if (i & 1) { for (int j = i; j < n; j++) s += x[j] * x[i]; } else if (x[i] > 2) { int k = 0; while (k < 3) { s = s * 0.9 + x[k]; k++; } } else { x[i] += s; } } return s; }
