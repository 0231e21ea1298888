//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct __attribute__((packed)) odd { char c; double a; short s; double b; };
void *build(void) { struct odd *o = malloc(sizeof *o); o->c = 2; o->a = 1.1; o->s = 3; o->b = 0.4; return o; }
int leaves(struct odd *o, double **out) { out[0] = (double *)((char *)o + 1); out[1] = (double *)((char *)o + 11); return 2; }
double f(struct odd *o) { o->a *= o->b * o->c; return o->a * o->s + o->b; }
