#include "skin.hpp"

static void ht(IN theta, int64_t, INDEX parents, int64_t bones, IN base, int64_t, int64_t, int64_t, IN inverse_base, int64_t, int64_t,
               int64_t, IN rest, int64_t count, int64_t, INDEX bone_of, int64_t, int64_t influences, IN weight, int64_t, int64_t,
               IN observed, int64_t points, int64_t, INDEX correspondence, int64_t, OUT residuals, int64_t, int64_t) {
  double* vertices = numbers(3 * count);
  skin(theta, parents, bones, base, inverse_base, rest, count, bone_of, influences, weight, vertices);
  for (int64_t i = 0; i < points; i++)
    for (int axis = 0; axis < 3; axis++) residuals[3 * i + axis] = observed[3 * i + axis] - vertices[3 * correspondence[i] + axis];
  free(vertices);
}
