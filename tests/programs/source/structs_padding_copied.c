//! f(dup struct(i8(1), d(1.1), i8(2), i16(3), f(0.5), d(0.4)); dup struct(i8(0), d(0), i8(0), i16(0), f(0), d(0))) -> active
struct loose { char a; double x; char b; short c; float y; double z; };
double f(struct loose *p, struct loose *q) { *q = *p; q->x *= q->z * q->b; p->z = q->x * q->y; *p = *q; return p->x * p->z * p->c; }
