//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct tree { struct tree *left; double value; struct tree *right; };
static struct tree *grow(int depth, double v) { if (!depth) return NULL; struct tree *t = malloc(sizeof *t); t->value = v; t->left = grow(depth - 1, v * 0.7); t->right = grow(depth - 1, v + 0.3); return t; }
static int walk(struct tree *t, double **out, int n) { if (!t) return n; n = walk(t->left, out, n); out[n++] = &t->value; return walk(t->right, out, n); }
void *build(void) { return grow(3, 0.8); }
int leaves(struct tree *t, double **out) { return walk(t, out, 0); }
double f(struct tree *t) { if (!t) return 1; double l = f(t->left), r = f(t->right); t->value *= l; return t->value * r + l; }
