//! f(active 1.1; active 3) -> active
//! expect: invalid
//! modes: reverse
double f(double x, int n) { return x * n; }
