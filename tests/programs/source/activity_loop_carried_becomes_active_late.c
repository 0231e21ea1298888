//! f(active 1.1; const 5) -> active
double f(double x, int n) { double a = 1, b = 2, c = 3; for (int i = 0; i < n; i++) { double t = a; a = b * 0.5; b = c + t * 0.1; if (i == 2) c = c * x; } return a * b * c; }
