static double llsq(IN x, int64_t m, int64_t n) {
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) {
    double t = -1.0 + 2.0 * i / (n - 1.0);
    double residual = t > 0.0 ? 1.0 : (t < 0.0 ? -1.0 : 0.0), power = 1.0;
    for (int64_t j = 0; j < m; j++) {
      residual -= x[j] * power;
      power *= t;
    }
    total += 0.5 * residual * residual;
  }
  return total;
}
