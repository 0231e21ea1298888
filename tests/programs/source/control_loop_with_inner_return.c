//! f(dup d(1.1, 0.4, 2.2, 0.7); active 2.0; const 4) -> active
double f(double *x, double level, int n) { double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { s += x[i] * x[j]; if (s > level) return s * level; } return s; }
