static inline void swap(double& a, double& b) {
  double kept = a;
  a = b;
  b = kept;
}

static void fft_in_place(OUT real, OUT imaginary, IN cosine, IN sine, int64_t n) {
  int64_t j = 0;
  for (int64_t i = 1; i < n; i++) {
    int64_t bit = n >> 1;
    while (j & bit) {
      j ^= bit;
      bit >>= 1;
    }
    j ^= bit;
    if (i < j) {
      swap(real[i], real[j]);
      swap(imaginary[i], imaginary[j]);
    }
  }
  for (int64_t half = 1; half < n; half *= 2) {
    int64_t stride = n / (2 * half);
    for (int64_t start = 0; start < n; start += 2 * half)
      for (int64_t k = 0; k < half; k++) {
        double c = cosine[k * stride], s = sine[k * stride];
        int64_t low = start + k, high = start + k + half;
        double a = real[high] * c - imaginary[high] * s;
        double b = real[high] * s + imaginary[high] * c;
        real[high] = real[low] - a;
        imaginary[high] = imaginary[low] - b;
        real[low] += a;
        imaginary[low] += b;
      }
  }
}

static double fft(IN real_signal, int64_t n, IN imaginary_signal, int64_t, IN weights, int64_t, IN cosine, int64_t, IN sine, int64_t) {
  double* real = numbers(n);
  double* imaginary = numbers(n);
  for (int64_t i = 0; i < n; i++) {
    real[i] = real_signal[i];
    imaginary[i] = imaginary_signal[i];
  }
  fft_in_place(real, imaginary, cosine, sine, n);
  double loss = 0.0;
  for (int64_t f = 0; f < n; f++) loss += weights[f] * (real[f] * real[f] + imaginary[f] * imaginary[f]);
  free(real);
  free(imaginary);
  return loss;
}
