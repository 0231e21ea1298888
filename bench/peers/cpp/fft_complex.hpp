// Complex numbers as pairs, as C++ lays them out.
static void complex_fft_in_place(OUT values, IN twiddle, int64_t n) {
  int64_t j = 0;
  for (int64_t i = 1; i < n; i++) {
    int64_t bit = n >> 1;
    while (j & bit) {
      j ^= bit;
      bit >>= 1;
    }
    j ^= bit;
    if (i < j)
      for (int64_t part = 0; part < 2; part++) {
        double kept = values[2 * i + part];
        values[2 * i + part] = values[2 * j + part];
        values[2 * j + part] = kept;
      }
  }
  for (int64_t half = 1; half < n; half *= 2) {
    int64_t stride = n / (2 * half);
    for (int64_t start = 0; start < n; start += 2 * half)
      for (int64_t k = 0; k < half; k++) {
        double c = twiddle[2 * k * stride], s = twiddle[2 * k * stride + 1];
        double* low = values + 2 * (start + k);
        double* high = low + 2 * half;
        double a = high[0] * c - high[1] * s, b = high[0] * s + high[1] * c;
        high[0] = low[0] - a;
        high[1] = low[1] - b;
        low[0] += a;
        low[1] += b;
      }
  }
}

static double fft_complex(IN signal, int64_t n, IN weights, int64_t, IN twiddle, int64_t) {
  double* values = numbers(2 * n);
  for (int64_t i = 0; i < 2 * n; i++) values[i] = signal[i];
  complex_fft_in_place(values, twiddle, n);
  double loss = 0.0;
  for (int64_t f = 0; f < n; f++) loss += weights[f] * (values[2 * f] * values[2 * f] + values[2 * f + 1] * values[2 * f + 1]);
  free(values);
  return loss;
}
