//! f(active 0.6; active 0.7; const 8) -> active
double f(double a, double b, int n) { for (int i = 0; i < n; i++) { double t = a + b * 0.9 + a * b * 0.01; a = b; b = t; } return a * b; }
