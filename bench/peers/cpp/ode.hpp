static inline void slope(IN x, IN y, OUT k, int64_t n) {
  k[0] = x[0];
  for (int64_t i = 1; i < n; i++) k[i] = x[i] * y[i - 1];
}

static double ode(IN x, int64_t n, int64_t steps) {
  double h = 2.0 / steps;
  double* y = numbers(n);
  double* stage = numbers(n);
  double* k1 = numbers(n);
  double* k2 = numbers(n);
  double* k3 = numbers(n);
  double* k4 = numbers(n);
  for (int64_t i = 0; i < n; i++) y[i] = 0.0;
  for (int64_t t = 0; t < steps; t++) {
    slope(x, y, k1, n);
    for (int64_t i = 0; i < n; i++) stage[i] = y[i] + 0.5 * h * k1[i];
    slope(x, stage, k2, n);
    for (int64_t i = 0; i < n; i++) stage[i] = y[i] + 0.5 * h * k2[i];
    slope(x, stage, k3, n);
    for (int64_t i = 0; i < n; i++) stage[i] = y[i] + h * k3[i];
    slope(x, stage, k4, n);
    for (int64_t i = 0; i < n; i++) y[i] += h * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]) / 6.0;
  }
  double result = y[n - 1];
  free(y);
  free(stage);
  free(k1);
  free(k2);
  free(k3);
  free(k4);
  return result;
}
