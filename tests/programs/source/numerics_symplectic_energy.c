//! f(active 1.0; active 0.3; const 50) -> active
double f(double q, double p, int n) { double h = 0.05; for (int i = 0; i < n; i++) { p -= 0.5 * h * (q + q * q * q); q += h * p; p -= 0.5 * h * (q + q * q * q); } return 0.5 * p * p + 0.5 * q * q + 0.25 * q * q * q * q; }
