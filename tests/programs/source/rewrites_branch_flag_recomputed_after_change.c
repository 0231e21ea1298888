//! f(dup d(1.1, 0.4, 2.2); const i32(1, 0, 1)) -> active
double f(double *x, int *k) { double s = 0; for (int i = 0; i < 3; i++) { if (k[i]) { s += x[i] * x[i]; k[(i + 1) % 3] ^= 1; } else { s -= x[i]; k[0] = 0; } } return s * s; }
