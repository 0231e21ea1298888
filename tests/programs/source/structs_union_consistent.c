//! f(dup struct(i32(1, 0), d(1.1), i32(0, 0), i64(7)); const 2) -> active
struct tagged { int is_float, pad; union { double d; long i; } u; };
double f(struct tagged *t, int n) { double s = 1; for (int i = 0; i < n; i++) { if (t[i].is_float) s *= t[i].u.d * t[i].u.d; else s += t[i].u.i; } return s; }
