//! f(dup d(1.1, 0.4, 2.2, 0.7, 1.6); const 5) -> active
#include <stdlib.h>
struct tree { double value; struct tree *left, *right; };
static struct tree *insert(struct tree *t, double v) { if (!t) { t = malloc(sizeof *t); t->value = v; t->left = t->right = NULL; } else if (v < t->value) t->left = insert(t->left, v); else t->right = insert(t->right, v); return t; }
static double fold(struct tree *t, int depth) { return t ? t->value * t->value * depth + fold(t->left, depth + 1) * 0.5 + fold(t->right, depth + 1) : 0; }
static void drop(struct tree *t) { if (t) { drop(t->left); drop(t->right); free(t); } }
double f(double *x, int n) { struct tree *t = NULL; for (int i = 0; i < n; i++) t = insert(t, x[i]); double s = fold(t, 1); drop(t); return s; }
