//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
struct node { struct node *next; double value; };
double f(double *x, int n) {
  struct node *head = NULL, *back = NULL; for (int i = 0; i < n; i++) { struct node *k = malloc(sizeof *k); k->value = x[i]; k->next = head; head = k; }
  while (head) { struct node *k = head->next; head->next = back; back = head; head = k; }
  double s = 0, w = 1; while (back) { struct node *k = back->next; s = s * 0.5 + w * back->value * back->value; w += 1; free(back); back = k; } return s;
}
