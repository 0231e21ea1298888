//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct node { double value; struct node *next; };
void *build(void) { struct node *h = NULL; for (int i = 0; i < 4; i++) { struct node *k = malloc(sizeof *k); k->value = 0.5 + 0.3 * i; k->next = h; h = k; } return h; }
int leaves(struct node *h, double **out) { int n = 0; for (; h; h = h->next) out[n++] = &h->value; return n; }
double f(struct node *h) { double s = 1; for (; h; h = h->next) { s = s * h->value + h->value; h->value *= s; } return s; }
