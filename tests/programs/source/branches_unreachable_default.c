//! f(active 0.8; const 1) -> active
double f(double x, int k) { switch (k) { case 0: return x; case 1: return x * x; case 2: return x * x * x; } __builtin_unreachable(); }
