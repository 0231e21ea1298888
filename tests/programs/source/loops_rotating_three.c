//! f(active 0.6; active 0.7; active 0.8; const 7) -> active
double f(double a, double b, double c, int n) { while (n-- > 0) { double t = a; a = b * 1.1; b = c; c = t * b; } return a + 2 * b + 3 * c; }
