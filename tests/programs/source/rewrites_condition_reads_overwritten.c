//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 0; for (int k = 0; k < 3; k++) for (int i = 0; i < n; i++) { if (x[i] > 1) { x[i] = x[i] * 0.4; s += x[i]; } else { x[i] = x[i] * x[i] + 0.9; s *= x[i]; } } return s; }
