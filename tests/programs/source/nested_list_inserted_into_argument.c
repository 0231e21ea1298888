//! f(dup make("build", "leaves"); active 0.7) -> active
//! modes: reverse
//! f(dup make("build", "leaves"); active 0.7) -> active
//! modes: forward
#include <stdlib.h>
struct node { double v; struct node *next; };
void *build(void) { struct node *k = malloc(sizeof *k); k->v = 1.3; k->next = NULL; return k; }
int leaves(struct node *h, double **out) { out[0] = &h->v; return 1; }
double f(struct node *h, double x) { struct node *k = malloc(sizeof *k); k->v = x * h->v; k->next = NULL; h->next = k; double s = 0; for (struct node *p = h; p; p = p->next) s += p->v * p->v; h->next = NULL; free(k); return s; }
