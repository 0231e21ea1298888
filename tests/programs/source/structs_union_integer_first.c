//! k(dup struct(d(1.5), d(2.5), d(0.5)); dup struct(d(1), d(2), d(3))) -> const
//! expect: any
//! m(dup struct(d(1.5), d(2.5), d(0.5)); dup struct(d(1), d(2), d(3))) -> const
//! expect: any
//! n(dup struct(d(1.5), d(2.5), d(0.5)); dup struct(d(1), d(2), d(3))) -> const
//! expect: any
#include <stdlib.h>
typedef union { long i; double a; } word;
typedef struct { word u[2]; double x; } record;
__attribute__((noinline)) static void pass(record *from, record *to) { *to = *from; }
void k(record *x, record *y) { record t = *x; pass(&t, y); }
void m(record *x, record *y) { y->u[0] = x->u[1]; y->u[1].i = x->u[0].i; }
void n(record *x, record *y) {
    record *t = malloc(sizeof *t);
    for (int i = 0; i < 2; i++) t->u[i] = x->u[1 - i];
    t->x = x->x * x->x;
    *y = *t;
    free(t);
}
