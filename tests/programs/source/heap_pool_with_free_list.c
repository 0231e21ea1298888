//! f(dup d(1.1, 0.4, 2.2); const 5) -> active
#include <stdlib.h>
struct cell { double v; struct cell *next; };
double f(double *x, int n) { struct cell pool[3], *free_list = NULL, *used = NULL; for (int i = 0; i < 3; i++) { pool[i].v = 0; pool[i].next = free_list; free_list = &pool[i]; } double s = 1; for (int i = 0; i < n; i++) { if (!free_list) { while (used) { struct cell *c = used; used = c->next; s = s * 0.9 + c->v; c->next = free_list; free_list = c; } } struct cell *c = free_list; free_list = c->next; c->v = x[i % 3] * s; c->next = used; used = c; } for (; used; used = used->next) s += used->v * used->v; return s; }
