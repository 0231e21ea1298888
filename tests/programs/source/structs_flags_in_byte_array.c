//! f(dup d(1.1, -0.4, 2.2, -0.7); const i8(0, 0, 0, 0); const 4) -> active
double f(double *x, signed char *flag, int n) { for (int i = 0; i < n; i++) flag[i] = x[i] > 0; double s = 1; for (int r = 0; r < 2; r++) for (int i = 0; i < n; i++) { if (flag[i]) s = s * x[i] + 0.1; else s += x[i]; flag[i] = !flag[i]; } return s; }
