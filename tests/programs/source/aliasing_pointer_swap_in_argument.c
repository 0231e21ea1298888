//! f(dup struct(ptr(d(0.7, 0.9)), ptr(d(0.2, 0.1))); const 3) -> active
struct two { double *now, *next; };
double f(struct two *t, int n) { for (int k = 0; k < n; k++) { for (int i = 0; i < 2; i++) t->next[i] = t->now[i] * t->now[1 - i] + 0.5; double *s = t->now; t->now = t->next; t->next = s; } return t->now[0] * t->now[1] + t->next[0]; }
