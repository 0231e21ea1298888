static inline double euclidean(IN x, int64_t n) {
  double square = 0.0;
  for (int64_t i = 0; i < n; i++) square += x[i] * x[i];
  return sqrt(square);
}

static void norm(IN x, int64_t n, OUT out, int64_t) {
  for (int64_t i = 0; i < n; i++) out[i] = x[i] / euclidean(x, n);
}
