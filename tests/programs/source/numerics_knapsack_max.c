//! f(dup d(1.5, 2.2, 3.1); const i32(1, 2, 3); const 5; const 3) -> active
double f(double *v, int *w, int room, int n) { double best[16] = {0}; for (int i = 0; i < n; i++) for (int c = room; c >= w[i]; c--) { double t = best[c - w[i]] + v[i]; best[c] = t > best[c] ? t : best[c]; } return best[room] * best[room]; }
