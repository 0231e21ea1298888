//! f(active 1.1; const 4) -> active
double f(double x, int n) { volatile int i = 0; double s = 1; while (i < n) { s = s * x + i; i = i + 1; } return s; }
