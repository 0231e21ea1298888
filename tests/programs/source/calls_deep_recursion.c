//! f(active 0.3; const 20000) -> active
//! levels: O0 O1
__attribute__((noinline)) static double down(double x, int n) { if (n == 0) return x; double r = down(x, n - 1); return r + 1e-4 * (x - r * r * r) + (n % 7 ? 0 : 1e-5 * r); }
double f(double x, int n) { return down(x, n); }
