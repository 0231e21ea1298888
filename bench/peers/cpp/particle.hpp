// Arrays on the heap: with local arrays the inner derivative of Enzyme leaves the particle where it is, and the loop never ends.
static double potential(IN x, IN charges, int64_t m) {
  double total = 0.0;
  for (int64_t c = 0; c < m; c++) {
    double dx = x[0] - charges[2 * c], dy = x[1] - charges[2 * c + 1];
    total += 1.0 / sqrt(dx * dx + dy * dy);
  }
  return 2.0 * total / m;
}

static double particle(IN charges, int64_t m, int64_t, double dt) {
  double* x = numbers(2);
  double* v = numbers(2);
  double* pull = numbers(2);
  x[0] = 0.0;
  x[1] = 8.0;
  v[0] = 0.75;
  v[1] = 0.0;
  while (x[1] + dt * v[1] > 0.0) {
    pull[0] = pull[1] = 0.0;
    __enzyme_autodiff<double>((void*)potential, enzyme_dup, x, pull, enzyme_const, charges, enzyme_const, m);
    for (int i = 0; i < 2; i++) {
      x[i] += dt * v[i];
      v[i] -= dt * pull[i];
    }
  }
  double place = x[0] - x[1] / v[1] * v[0];
  free(x);
  free(v);
  free(pull);
  return place * place;
}
