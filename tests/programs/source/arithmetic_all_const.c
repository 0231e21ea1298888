//! f(const 1.3; const 2) -> active
double f(double x, int n) { return x * n; }
