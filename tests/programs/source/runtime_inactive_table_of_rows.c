//! entry: {"runtime_activity": True}
//! f(dup struct(ptr(d(1.1, 0.4)), ptr(inactive(d(2.2, 0.6))), ptr(d(0.3, 0.9))); const 3) -> active
double f(double **rows, int n) { double s = 1; for (int i = 0; i < n; i++) for (int j = 0; j < 2; j++) s += s * rows[i][j] * rows[(i + 1) % n][1 - j] * 0.2; return s; }
