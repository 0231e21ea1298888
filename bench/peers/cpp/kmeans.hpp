static double kmeans(IN centres, int64_t k, int64_t d, IN points, int64_t n, int64_t) {
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) {
    double nearest = __builtin_inf();
    for (int64_t c = 0; c < k; c++) {
      double square = 0.0;
      for (int64_t j = 0; j < d; j++) {
        double difference = centres[c * d + j] - points[i * d + j];
        square += difference * difference;
      }
      nearest = square < nearest ? square : nearest;
    }
    total += nearest;
  }
  return total;
}
