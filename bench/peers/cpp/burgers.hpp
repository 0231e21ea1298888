// Two halves of one buffer in turn: where two pointers are swapped, Enzyme's gradient is wrong by 1 %, without notice.
static double burgers(IN initial, int64_t rows, int64_t columns, double advection, double diffusion, int64_t steps) {
  int64_t count = rows * columns;
  double* both = numbers(2 * count);
  for (int64_t i = 0; i < count; i++) both[i] = both[count + i] = initial[i];
  for (int64_t t = 0; t < steps; t++) {
    const double* u = both + (t % 2) * count;
    double* v = both + (1 - t % 2) * count;
    for (int64_t i = 1; i < rows - 1; i++)
      for (int64_t j = 1; j < columns - 1; j++) {
        const double* at = u + i * columns + j;
        double slope = at[1] - at[-1] + at[columns] - at[-columns];
        double curve = at[1] + at[-1] + at[columns] + at[-columns] - 4.0 * at[0];
        v[i * columns + j] = at[0] - advection * at[0] * slope + diffusion * curve;
      }
  }
  const double* last = both + (steps % 2) * count;
  double loss = 0.0;
  for (int64_t i = 0; i < count; i++) loss += last[i] * last[i];
  free(both);
  return loss;
}
