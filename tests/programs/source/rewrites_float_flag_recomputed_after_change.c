//! f(dup d(1.1, 0.4, 2.2)) -> active
double f(double *x) { double s = 0; for (int r = 0; r < 3; r++) for (int i = 0; i < 3; i++) { if (x[i] > x[(i + 1) % 3]) { double t = x[i]; x[i] = x[(i + 1) % 3] * 1.1; x[(i + 1) % 3] = t; s += t * x[i]; } else s *= 0.5; } return s + x[0] * x[1]; }
