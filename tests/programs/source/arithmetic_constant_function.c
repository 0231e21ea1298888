//! f(active 1.3; dup d(1, 2)) -> active
//! gradient: [0, 0, 0]
double f(double x, double *y) { return 42.0; }
