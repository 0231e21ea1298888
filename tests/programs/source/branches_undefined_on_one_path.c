//! f(active 0.8; const 3) -> active
//! f(active 0.8; const 0) -> active
double f(double x, int k) { double r; if (k) r = x * x; if (k > 2) r *= 2; if (!k) return x; return r; }
