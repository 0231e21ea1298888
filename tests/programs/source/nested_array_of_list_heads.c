//! f(dup d(1.1, 0.4, 2.2, 0.7); const i32(1, 0, 1, 1); const 4) -> active
#include <stdlib.h>
struct node { double v; struct node *next; };
double f(double *x, int *bucket, int n) { struct node *head[2] = {NULL, NULL}; for (int i = 0; i < n; i++) { struct node *k = malloc(sizeof *k); k->v = x[i] * x[0]; k->next = head[bucket[i]]; head[bucket[i]] = k; } double s = 1; for (int b = 0; b < 2; b++) for (struct node *k = head[b]; k;) { s = s * k->v + b; struct node *t = k->next; free(k); k = t; } return s; }
