//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct node { double w; int n; struct node *to[2]; };
void *build(void) { struct node *a = malloc(4 * sizeof *a); for (int i = 0; i < 4; i++) { a[i].w = 0.5 + 0.3 * i; a[i].n = i < 3 ? (i == 0 ? 2 : 1) : 0; a[i].to[0] = &a[i == 0 ? 1 : 3]; a[i].to[1] = &a[2]; } return a; }
int leaves(struct node *h, double **out) { for (int i = 0; i < 4; i++) out[i] = &h[i].w; return 4; }
static double go(struct node *h) { double s = h->w; for (int i = 0; i < h->n; i++) s += h->w * go(h->to[i]); h->w *= 1.1; return s; }
double f(struct node *h) { return go(h); }
