//! f(dup make("build", "leaves"); active 0.7) -> active
//! refused: O1
#include <stdlib.h>
struct layer { double *w; int n; double (*act)(double); struct layer *next; };
static double square(double x) { return x * x; }
static double half(double x) { return 0.5 * x + 1; }
void *build(void) { struct layer *a = malloc(2 * sizeof *a); for (int i = 0; i < 2; i++) { a[i].n = 2; a[i].w = malloc(16); a[i].w[0] = 0.3 + i; a[i].w[1] = 0.8 - 0.1 * i; a[i].act = i ? half : square; a[i].next = i ? NULL : a + 1; } return a; }
int leaves(struct layer *a, double **out) { for (int i = 0; i < 4; i++) out[i] = &a[i / 2].w[i % 2]; return 4; }
double f(struct layer *l, double x) { for (; l; l = l->next) { double s = 0; for (int i = 0; i < l->n; i++) s += l->w[i] * x; x = l->act(s); } return x; }
