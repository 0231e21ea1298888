//! f(dup d(1.1, 0.4, 2.2, 0.7); const i32(17, 5, 17, 8); const 4) -> active
#include <stdlib.h>
double f(double *x, int *key, int n) {
  int *keys = malloc(8 * sizeof *keys); double *values = calloc(8, sizeof *values); for (int i = 0; i < 8; i++) keys[i] = -1;
  for (int i = 0; i < n; i++) { int h = (key[i] * 7) & 7; while (keys[h] != -1 && keys[h] != key[i]) h = (h + 1) & 7; keys[h] = key[i]; values[h] += x[i] * x[i]; }
  double s = 0; for (int i = 0; i < 8; i++) if (keys[i] >= 0) s += values[i] * keys[i] * values[i]; free(keys); free(values); return s;
}
