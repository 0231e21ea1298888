//! f(active 1.3) -> active
//! tol: 1e-2
double f(double x) { float y = (float)(x * x); return (double)y * 2; }
