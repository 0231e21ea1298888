// The hand of the two `ht` problems: a chain of affine 3 x 4 matrices, then linear blend skinning.
static inline void multiply_affine(IN a, IN b, OUT out) {
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++) {
      double total = column == 3 ? a[4 * row + 3] : 0.0;
      for (int inner = 0; inner < 3; inner++) total += a[4 * row + inner] * b[4 * inner + column];
      out[4 * row + column] = total;
    }
}

static inline void euler_rotation(double x, double y, double z, OUT out) {
  double cx = cos(x), sx = sin(x), cy = cos(y), sy = sin(y), cz = cos(z), sz = sin(z);
  out[0] = cy * cz;
  out[1] = sx * sy * cz - cx * sz;
  out[2] = cx * sy * cz + sx * sz;
  out[4] = cy * sz;
  out[5] = sx * sy * sz + cx * cz;
  out[6] = cx * sy * sz - sx * cz;
  out[8] = -sy;
  out[9] = sx * cy;
  out[10] = cx * cy;
}

static inline void axis_angle_rotation(IN theta, OUT out) {
  double x = theta[0], y = theta[1], z = theta[2];
  double angle = sqrt(x * x + y * y + z * z);
  if (angle < 1e-4) {
    for (int i = 0; i < 9; i++) out[i] = i % 4 == 0 ? 1.0 : 0.0;
    return;
  }
  x /= angle;
  y /= angle;
  z /= angle;
  double s = sin(angle), c = cos(angle), rest = 1.0 - c;
  out[0] = x * x + (1.0 - x * x) * c;
  out[1] = x * y * rest - z * s;
  out[2] = x * z * rest + y * s;
  out[3] = x * y * rest + z * s;
  out[4] = y * y + (1.0 - y * y) * c;
  out[5] = y * z * rest - x * s;
  out[6] = x * z * rest - y * s;
  out[7] = z * y * rest + x * s;
  out[8] = z * z + (1.0 - z * z) * c;
}

static void pose_bones(IN theta, INDEX parents, int64_t bones, IN base, IN inverse_base, OUT transforms) {
  double* angles = numbers(3 * bones);
  double* absolute = numbers(12 * bones);
  for (int64_t i = 0; i < 3 * bones; i++) angles[i] = 0.0;
  for (int finger = 0; finger < 5; finger++) {
    int first = 2 + 4 * finger, at = 6 + 4 * finger;
    angles[3 * first] = theta[at];
    angles[3 * first + 1] = theta[at + 1];
    angles[3 * first + 3] = theta[at + 2];
    angles[3 * first + 6] = theta[at + 3];
  }
  double rotation[12], relative[12];
  for (int i = 0; i < 12; i++) rotation[i] = 0.0;
  for (int64_t bone = 0; bone < bones; bone++) {
    euler_rotation(angles[3 * bone], angles[3 * bone + 1], angles[3 * bone + 2], rotation);
    if (parents[bone] < 0) {
      multiply_affine(base + 12 * bone, rotation, absolute + 12 * bone);
    } else {
      multiply_affine(base + 12 * bone, rotation, relative);
      multiply_affine(absolute + 12 * parents[bone], relative, absolute + 12 * bone);
    }
    multiply_affine(absolute + 12 * bone, inverse_base + 12 * bone, transforms + 12 * bone);
  }
  free(angles);
  free(absolute);
}

static void skin(IN theta, INDEX parents, int64_t bones, IN base, IN inverse_base, IN rest, int64_t count, INDEX bone_of,
                 int64_t influences, IN weight, OUT vertices) {
  double* transforms = numbers(12 * bones);
  pose_bones(theta, parents, bones, base, inverse_base, transforms);
  double rotation[9];
  axis_angle_rotation(theta, rotation);
  for (int64_t v = 0; v < count; v++) {
    double local[3] = {0.0, 0.0, 0.0};
    for (int64_t influence = 0; influence < influences; influence++) {
      const double* bone = transforms + 12 * bone_of[v * influences + influence];
      double w = weight[v * influences + influence];
      for (int row = 0; row < 3; row++) {
        double moved = bone[4 * row + 3];
        for (int column = 0; column < 3; column++) moved += bone[4 * row + column] * rest[3 * v + column];
        local[row] += w * moved;
      }
    }
    for (int row = 0; row < 3; row++) {
      double total = theta[3 + row];
      for (int column = 0; column < 3; column++) total += rotation[3 * row + column] * local[column];
      vertices[3 * v + row] = total;
    }
  }
  free(transforms);
}
