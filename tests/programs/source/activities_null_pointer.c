//! f(active 1.1; dup null) -> active
double f(double x, double *y) { if (y) { *y = x; return x * *y; } return x * x * x; }
