//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct node { double value; struct node *next; };
void *build(void) { struct node *h = NULL; for (int i = 0; i < 4; i++) { struct node *k = malloc(sizeof *k); k->value = 0.5 + 0.3 * i; k->next = h; h = k; } return h; }
int leaves(struct node *h, double **out) { int n = 0; for (; h; h = h->next) out[n++] = &h->value; return n; }
__attribute__((noinline)) static double sum(const struct node *h) { return h ? h->value * h->value + sum(h->next) * h->value : 0.5; }
double f(struct node *h) { return sum(h); }
