//! f(dup struct(d(1.1, 0.4), i32(2, 3)); const 2) -> active
struct s { double v[2]; int n[2]; };
double f(struct s *p, int m) { double r = 1; for (int i = 0; i < m; i++) { for (int j = 0; j < p->n[i]; j++) { r = r * p->v[i] + 0.2; p->v[1 - i] += 0.1 * r; } p->n[1 - i]--; } return r; }
