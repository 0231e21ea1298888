static inline void rotate(double rx, double ry, double rz, double x, double y, double z, double* result) {
  double square = rx * rx + ry * ry + rz * rz;
  if (square == 0.0) {
    result[0] = x + ry * z - rz * y;
    result[1] = y + rz * x - rx * z;
    result[2] = z + rx * y - ry * x;
    return;
  }
  double angle = sqrt(square), cosine = cos(angle), sine = sin(angle);
  double ux = rx / angle, uy = ry / angle, uz = rz / angle;
  double along = (ux * x + uy * y + uz * z) * (1.0 - cosine);
  result[0] = x * cosine + (uy * z - uz * y) * sine + ux * along;
  result[1] = y * cosine + (uz * x - ux * z) * sine + uy * along;
  result[2] = z * cosine + (ux * y - uy * x) * sine + uz * along;
}

static void ba(IN cameras, int64_t, int64_t, IN points, int64_t, int64_t, IN weights, int64_t, INDEX observations, int64_t p, int64_t,
               IN features, int64_t, int64_t, OUT errors, int64_t, int64_t, OUT weight_errors, int64_t) {
  for (int64_t o = 0; o < p; o++) {
    const double* camera = cameras + 11 * observations[2 * o];
    const double* point = points + 3 * observations[2 * o + 1];
    double at[3];
    rotate(camera[0], camera[1], camera[2], point[0] - camera[3], point[1] - camera[4], point[2] - camera[5], at);
    double u = at[0] / at[2], v = at[1] / at[2];
    double square = u * u + v * v;
    double scale = 1.0 + camera[9] * square + camera[10] * square * square;
    errors[2 * o] = weights[o] * (u * scale * camera[6] + camera[7] - features[2 * o]);
    errors[2 * o + 1] = weights[o] * (v * scale * camera[6] + camera[8] - features[2 * o + 1]);
    weight_errors[o] = 1.0 - weights[o] * weights[o];
  }
}
