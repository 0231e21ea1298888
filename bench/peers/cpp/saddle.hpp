static double payoff(IN u, IN v, int64_t n) {
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) total += u[i] * u[i] - v[i] * v[i] + sin(u[i]) * v[i];
  return total;
}

static double saddle(IN u, int64_t n, IN start, int64_t, double rate, int64_t steps) {
  double* v = numbers(n);
  double* climb = numbers(n);
  for (int64_t i = 0; i < n; i++) v[i] = start[i];
  for (int64_t t = 0; t < steps; t++) {
    for (int64_t i = 0; i < n; i++) climb[i] = 0.0;
    __enzyme_autodiff<double>((void*)payoff, enzyme_const, u, enzyme_dup, v, climb, enzyme_const, n);
    for (int64_t i = 0; i < n; i++) v[i] += rate * climb[i];
  }
  double result = payoff(u, v, n);
  free(v);
  free(climb);
  return result;
}
