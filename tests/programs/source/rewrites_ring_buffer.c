//! f(dup d(1.1, 0.4, 2.2, 0.6, 0.9, 1.3); const 6) -> active
double f(double *x, int n) { double ring[3] = {0, 0, 0}; int at = 0; double s = 0; for (int i = 0; i < n; i++) { s += ring[at] * x[i]; ring[at] = x[i] + 0.5 * ring[(at + 1) % 3]; at = (at + 1) % 3; } return s + ring[0] * ring[1] * ring[2]; }
