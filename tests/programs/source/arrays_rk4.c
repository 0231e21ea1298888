//! f(dup d(1.0, 0.2); active 1.3; const 10) -> const
static void rhs(const double *y, double k, double *dy) { dy[0] = y[1]; dy[1] = -k * y[0] * y[0] - 0.1 * y[1]; }
void f(double *y, double k, int steps) {
  double h = 0.05, k1[2], k2[2], k3[2], k4[2], t[2];
  for (int s = 0; s < steps; s++) {
    rhs(y, k, k1); for (int i = 0; i < 2; i++) t[i] = y[i] + h / 2 * k1[i];
    rhs(t, k, k2); for (int i = 0; i < 2; i++) t[i] = y[i] + h / 2 * k2[i];
    rhs(t, k, k3); for (int i = 0; i < 2; i++) t[i] = y[i] + h * k3[i];
    rhs(t, k, k4); for (int i = 0; i < 2; i++) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  }
}
