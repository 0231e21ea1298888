//! f(dup make("build", "leaves"); const 7) -> active
#include <stdlib.h>
struct node { double v; struct node *next; };
void *build(void) { struct node *a = malloc(3 * sizeof *a); for (int i = 0; i < 3; i++) { a[i].v = 0.5 + 0.3 * i; a[i].next = &a[(i + 1) % 3]; } return a; }
int leaves(struct node *h, double **out) { for (int i = 0; i < 3; i++) out[i] = &h[i].v; return 3; }
double f(struct node *h, int n) { double s = 1; while (n--) { s = s * h->v + 0.2; h->v = s * 0.3; h = h->next; } return s; }
