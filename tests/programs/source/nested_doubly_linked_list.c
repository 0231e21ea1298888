//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct node { struct node *next, *back; double v; };
void *build(void) { struct node *h = NULL, *t = NULL; for (int i = 0; i < 4; i++) { struct node *k = malloc(sizeof *k); k->v = 0.5 + 0.3 * i; k->next = NULL; k->back = t; if (t) t->next = k; else h = k; t = k; } return h; }
int leaves(struct node *h, double **out) { int n = 0; for (; h; h = h->next) out[n++] = &h->v; return n; }
double f(struct node *h) { double s = 0.3; struct node *t = h; for (; t->next; t = t->next) s = s * t->v + 1; for (; t; t = t->back) { t->v = t->v * s; s += t->v * 0.1; if (t->next) s += t->next->v * t->v; } return s; }
