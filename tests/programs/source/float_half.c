//! f(active 1.25) -> active
//! step: 0.25
//! tol: 1e-2
double f(double x) { _Float16 h = (_Float16)x; h = h * h; return (double)h * x; }
