//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
//! expect: refused
//! reset: clear
#include <stdlib.h>
struct node { double v; struct node *next; };
struct node *head;
void clear(void) { head = 0; }
double f(double *x, int n) { for (int i = 0; i < n; i++) { struct node *k = malloc(sizeof *k); k->v = x[i] * x[i]; k->next = head; head = k; } double s = 1; for (struct node *k = head; k; k = k->next) s = s * k->v + 1; return s; }
