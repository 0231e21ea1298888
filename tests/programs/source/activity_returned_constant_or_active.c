//! f(active 1.1; const 3) -> active
//! f(active -1.1; const 3) -> active
__attribute__((noinline)) static double clip(double x, double lo, double hi) { if (x < lo) return lo; if (x > hi) return hi; return x; }
double f(double x, int n) { double s = clip(x, -0.5, 2); for (int i = 0; i < n; i++) s += clip(s * x, 0.1, 1.9) * clip(x * i, -3, 1.3); return s; }
