static double log_sum_exp(IN values, int64_t n) {
  double largest = values[0];
  for (int64_t i = 1; i < n; i++) largest = larger(largest, values[i]);
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) total += exp(values[i] - largest);
  return largest + log(total);
}

static double wishart_constant(int64_t d, double gamma, int64_t m) {
  const double pi = 3.141592653589793;
  int64_t degrees = d + m + 1;
  double log_gamma = 0.25 * d * (d - 1) * log(pi);
  for (int64_t j = 1; j <= d; j++) log_gamma += lgamma(0.5 * degrees + 0.5 * (1 - j));
  return degrees * d * (log(gamma) - 0.5 * log(2.0)) - log_gamma;
}

static double gmm(IN alpha, int64_t, IN mu, int64_t k, int64_t d, IN icf, int64_t, int64_t packed, IN x, int64_t n, int64_t,
                  double gamma, int64_t m) {
  double* q_diagonal = numbers(k * d);
  double* q_sum = numbers(k);
  double frobenius = 0.0;
  for (int64_t c = 0; c < k; c++) {
    q_sum[c] = 0.0;
    for (int64_t j = 0; j < d; j++) {
      q_sum[c] += icf[c * packed + j];
      q_diagonal[c * d + j] = exp(icf[c * packed + j]);
      frobenius += q_diagonal[c * d + j] * q_diagonal[c * d + j];
    }
    for (int64_t j = d; j < packed; j++) frobenius += icf[c * packed + j] * icf[c * packed + j];
  }
  double* centred = numbers(d);
  double* whitened = numbers(d);
  double* terms = numbers(k);
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) {
    for (int64_t c = 0; c < k; c++) {
      for (int64_t j = 0; j < d; j++) {
        centred[j] = x[i * d + j] - mu[c * d + j];
        whitened[j] = q_diagonal[c * d + j] * centred[j];
      }
      int64_t at = d;
      for (int64_t column = 0; column < d; column++)
        for (int64_t row = column + 1; row < d; row++) whitened[row] += icf[c * packed + at++] * centred[column];
      double square = 0.0;
      for (int64_t j = 0; j < d; j++) square += whitened[j] * whitened[j];
      terms[c] = alpha[c] + q_sum[c] - 0.5 * square;
    }
    total += log_sum_exp(terms, k);
  }
  double prior = 0.5 * gamma * gamma * frobenius - k * wishart_constant(d, gamma, m);
  for (int64_t c = 0; c < k; c++) prior -= m * q_sum[c];
  double result = total - n * log_sum_exp(alpha, k) - 0.5 * n * d * log(2.0 * 3.141592653589793) + prior;
  free(q_diagonal);
  free(q_sum);
  free(centred);
  free(whitened);
  free(terms);
  return result;
}
