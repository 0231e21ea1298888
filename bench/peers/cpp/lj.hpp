static inline double minimum_image(double separation, double box) { return separation - box * floor(separation / box + 0.5); }

static double lj(IN positions, int64_t n, int64_t, double box, double cutoff) {
  double limit = cutoff * cutoff, energy = 0.0;
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = i + 1; j < n; j++) {
      double dx = minimum_image(positions[3 * i] - positions[3 * j], box);
      double dy = minimum_image(positions[3 * i + 1] - positions[3 * j + 1], box);
      double dz = minimum_image(positions[3 * i + 2] - positions[3 * j + 2], box);
      double square = dx * dx + dy * dy + dz * dz;
      if (square < limit) {
        double inverse = 1.0 / square, sixth = inverse * inverse * inverse;
        energy += 4.0 * sixth * (sixth - 1.0);
      }
    }
  return energy;
}
