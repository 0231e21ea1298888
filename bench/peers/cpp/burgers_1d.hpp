// Two halves of one buffer in turn: where two pointers are swapped, Enzyme's gradient is wrong by 1 %, without notice.
static double burgers_1d(IN initial, int64_t n, double advection, double diffusion, int64_t steps) {
  double* both = numbers(2 * n);
  for (int64_t i = 0; i < n; i++) both[i] = both[n + i] = initial[i];
  for (int64_t t = 0; t < steps; t++) {
    const double* u = both + (t % 2) * n;
    double* v = both + (1 - t % 2) * n;
    for (int64_t i = 1; i < n - 1; i++) {
      double left = u[i - 1], here = u[i], right = u[i + 1];
      v[i] = here - advection * here * (right - left) + diffusion * (right - 2.0 * here + left);
    }
  }
  const double* last = both + (steps % 2) * n;
  double loss = 0.0;
  for (int64_t i = 0; i < n; i++) loss += last[i] * last[i];
  free(both);
  return loss;
}
