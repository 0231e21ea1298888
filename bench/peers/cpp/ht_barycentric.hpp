#include "skin.hpp"

static void ht_barycentric(IN theta, int64_t, IN barycentric, int64_t, int64_t, INDEX parents, int64_t bones, IN base, int64_t, int64_t,
                           int64_t, IN inverse_base, int64_t, int64_t, int64_t, IN rest, int64_t count, int64_t, INDEX bone_of, int64_t,
                           int64_t influences, IN weight, int64_t, int64_t, IN observed, int64_t points, int64_t, INDEX triangle,
                           int64_t, int64_t, OUT residuals, int64_t, int64_t) {
  double* vertices = numbers(3 * count);
  skin(theta, parents, bones, base, inverse_base, rest, count, bone_of, influences, weight, vertices);
  for (int64_t i = 0; i < points; i++) {
    double u = barycentric[2 * i], v = barycentric[2 * i + 1];
    for (int axis = 0; axis < 3; axis++) {
      double place = u * vertices[3 * triangle[3 * i] + axis] + v * vertices[3 * triangle[3 * i + 1] + axis] +
                     (1.0 - u - v) * vertices[3 * triangle[3 * i + 2] + axis];
      residuals[3 * i + axis] = observed[3 * i + axis] - place;
    }
  }
  free(vertices);
}
