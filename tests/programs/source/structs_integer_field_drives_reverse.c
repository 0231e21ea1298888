//! f(dup struct(i64(2), d(1.1, 0.4, 2.2)); const 4) -> active
struct machine { long at; double v[3]; };
double f(struct machine *m, int n) { double s = 1; for (int i = 0; i < n; i++) { m->v[m->at] = m->v[m->at] * s + 0.1; s += m->v[m->at] * 0.5; m->at = (m->at + (s > 2 ? 1 : 2)) % 3; } return s; }
