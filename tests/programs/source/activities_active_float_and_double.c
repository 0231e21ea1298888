//! f(active 1.1; active 0.4; const 3) -> active
double f(float x, double y, short n) { return x * y * n; }
