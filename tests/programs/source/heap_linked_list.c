//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
struct node { double value; struct node *next; };
double f(double *x, int n) {
  struct node *head = NULL; for (int i = 0; i < n; i++) { struct node *k = malloc(sizeof *k); k->value = x[i] * x[i]; k->next = head; head = k; }
  double s = 1; for (struct node *k = head; k; k = k->next) { s *= k->value; k->value += s; }
  while (head) { struct node *k = head->next; s += head->value; free(head); head = k; } return s;
}
