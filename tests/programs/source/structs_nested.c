//! f(dup struct(struct(d(1.1), i32(2)), struct(d(0.4), i32(3)), d(2.2, 0.9))) -> active
struct inner { double v; int k; };
struct outer { struct inner a, b; double w[2]; };
double f(struct outer *o) { struct inner t = o->a; o->a = o->b; o->b = t; o->w[0] *= o->a.v * o->b.k; return o->w[0] * o->w[1] + o->b.v * o->a.k; }
