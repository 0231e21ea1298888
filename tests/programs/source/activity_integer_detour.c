//! f(active 2.73; dup d(1.1, 0.4, 2.2, 0.3)) -> active
double f(double t, double *x) { int i = (int)(t * 10) % 4; long bits = i * 3; double s = (double)bits * t; return s * x[bits & 3] + x[i]; }
