//! f(dup d(1.1, 0.4, 2.2, 0.9, -0.5); const 5; active 0.8) -> active
// Links of a new node are set to zero by one memset: that they are pointers is known of no single place in it.
#include <stdlib.h>
#include <string.h>
typedef struct N { double key; struct N *side[2]; } N;
static void insert(N **place, double key) {
  if (!*place) { N *n = malloc(sizeof(N)); n->key = key; memset(n->side, 0, sizeof n->side); *place = n; return; }
  insert(&(*place)->side[(*place)->key < key], key);
}
static double sum(N *n, double a) { return n ? n->key * a + 0.5 * sum(n->side[0], a * n->key) * sum(n->side[1], a + 1) : a; }
double f(double *x, int n, double a) { N *root = 0; for (int i = 0; i < n; i++) insert(&root, x[i] * x[i]); return sum(root, a); }
