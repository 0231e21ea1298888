//! f(active 1.1; const 3) -> active
struct tagged { int k; float v; };
__attribute__((noinline)) static struct tagged twice(struct tagged t) { t.v *= t.v; t.k++; return t; }
float f(float x, int n) { struct tagged t = {n, x}; t = twice(t); t = twice(t); return t.v * t.k; }
