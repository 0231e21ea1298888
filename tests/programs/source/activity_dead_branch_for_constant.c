//! f(active 1.1; const 0) -> active
//! f(active 1.1; const 1) -> active
double f(double x, int k) { double a[2] = {3, 4}; double *p = a; double t = x; if (k) p = &t; *p *= 2; return *p * x + a[0]; }
