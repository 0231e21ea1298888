//! f(active 1.1) -> active
//! expect: any
//! tol: 2e-1
double f(double x) { _Float16 h = (_Float16)x; h = h * h; return (double)h * x; }
