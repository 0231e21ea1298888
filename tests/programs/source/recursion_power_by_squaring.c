//! f(active 1.1; const 13) -> active
double f(double x, int n) { if (n == 0) return 1; if (n & 1) return x * f(x, n - 1); double h = f(x, n / 2); return h * h; }
