//! f(active 1.1; active 0.7) -> active
struct both { double d; float s; };
__attribute__((noinline)) static struct both step(struct both b) { b.d *= b.s; b.s += (float)b.d; return b; }
double f(double x, float y) { struct both b = {x, y}; b = step(b); b = step(b); return b.d * b.s; }
