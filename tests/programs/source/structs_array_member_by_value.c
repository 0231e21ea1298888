//! f(active 1.1; active 0.7) -> active
struct two { double v[2]; };
__attribute__((noinline)) static struct two rotate(struct two t, double c) { struct two r = {{t.v[0] * c - t.v[1], t.v[0] + t.v[1] * c}}; return r; }
double f(double x, double y) { struct two t = {{x, y}}; for (int i = 0; i < 3; i++) t = rotate(t, y); return t.v[0] * t.v[1]; }
