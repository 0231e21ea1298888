//! f(active 1.1; active 0.4) -> active
__attribute__((noinline)) static double g(double x, double y) { return x * x * y; }
double f(double x, double y) { return g(x, y) + g(y, x) * g(g(x, x), y); }
