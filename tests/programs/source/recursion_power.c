//! f(active 1.1; const 7) -> active
//! gradient: [7 * 1.1**6]
double f(double x, int n) { return n == 0 ? 1 : x * f(x, n - 1); }
