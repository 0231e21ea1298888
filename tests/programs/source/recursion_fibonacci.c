//! f(active 1.1; const 7) -> active
double f(double x, int n) { return n < 2 ? x * n + 0.5 : f(x, n - 1) * 0.5 + f(x, n - 2) * x; }
