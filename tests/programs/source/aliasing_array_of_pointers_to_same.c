//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { double *p[3] = {x, x + 1, x}; double s = 0; for (int i = 0; i < 3; i++) { *p[i] *= *p[(i + 1) % 3]; s += *p[i]; } return s; }
