//! f(active 2.5) -> active
//! modes: reverse
//! tol: 1e9
double f(double a) { double lo = 0, hi = a; for (int i = 0; i < 40; i++) { double m = 0.5 * (lo + hi); if (m * m > a) hi = m; else lo = m; } return lo; }
