static inline void error_of(IN u, IN v, IN target, OUT error, int64_t n, int64_t rank, int64_t m) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < m; j++) {
      double total = -target[i * m + j];
      for (int64_t r = 0; r < rank; r++) total += u[i * rank + r] * v[r * m + j];
      error[i * m + j] = total;
    }
}

static double matdescent(IN rates, int64_t steps, IN start_u, int64_t n, int64_t rank, IN start_v, int64_t, int64_t m, IN target,
                         int64_t, int64_t) {
  double* u = numbers(n * rank);
  double* v = numbers(rank * m);
  double* error = numbers(n * m);
  double* step_u = numbers(n * rank);
  for (int64_t i = 0; i < n * rank; i++) u[i] = start_u[i];
  for (int64_t i = 0; i < rank * m; i++) v[i] = start_v[i];
  for (int64_t t = 0; t < steps; t++) {
    error_of(u, v, target, error, n, rank, m);
    for (int64_t i = 0; i < n; i++)
      for (int64_t r = 0; r < rank; r++) {
        double total = 0.0;
        for (int64_t j = 0; j < m; j++) total += error[i * m + j] * v[r * m + j];
        step_u[i * rank + r] = total;
      }
    for (int64_t r = 0; r < rank; r++)
      for (int64_t j = 0; j < m; j++) {
        double total = 0.0;
        for (int64_t i = 0; i < n; i++) total += u[i * rank + r] * error[i * m + j];
        v[r * m + j] -= rates[t] * total;
      }
    for (int64_t i = 0; i < n * rank; i++) u[i] -= rates[t] * step_u[i];
  }
  error_of(u, v, target, error, n, rank, m);
  double loss = 0.0;
  for (int64_t i = 0; i < n * m; i++) loss += 0.5 * error[i] * error[i];
  free(u);
  free(v);
  free(error);
  free(step_u);
  return loss;
}
