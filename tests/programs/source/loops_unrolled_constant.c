//! levels: O1 O2 O3
//! f(dup d(1.1, 0.4, 2.2)) -> active
double f(double *x) { double s = 1; for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) s += s * x[i] * x[j] * 0.1; return s; }
