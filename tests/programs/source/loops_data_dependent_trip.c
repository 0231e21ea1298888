//! f(active 100.3) -> active
double f(double x) { int k = 0; while (x > 1.7) { x = x * 0.5 + 0.01 * x * x / (1 + x); k++; } return x * k; }
