//! f(active 1.1; active 0.4) -> active
#include <new>
struct P { double a, b; P(double a, double b) : a(a), b(a * b) {} ~P() {} };
extern "C" double f(double x, double y) { alignas(P) char raw[sizeof(P) * 2]; P *p = new (raw) P(x, y), *q = new (raw + sizeof(P)) P(p->b, x); double r = p->b * q->b; p->~P(); q->~P(); return r; }
