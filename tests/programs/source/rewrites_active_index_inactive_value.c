//! f(active 2.4; dup d(1.1, 0.4, 2.2, 0.7)) -> active
double f(double t, double *x) { int i = (int)t; x[i] += t; x[(i + 1) % 4] *= x[i]; return x[i] * x[(i + 1) % 4]; }
