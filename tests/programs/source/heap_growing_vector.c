//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
#include <string.h>
struct vec { double *data; long size, room; };
static void push(struct vec *v, double x) { if (v->size == v->room) { long room = v->room ? 2 * v->room : 1; double *d = malloc(room * sizeof *d); if (v->size) memcpy(d, v->data, v->size * sizeof *d); free(v->data); v->data = d; v->room = room; } v->data[v->size++] = x; }
double f(double *x, int n) { struct vec v = {0, 0, 0}; for (int i = 0; i < n; i++) push(&v, x[i] * x[i]); double s = 1; for (long i = 0; i < v.size; i++) s = s * v.data[i] + 1; free(v.data); return s; }
