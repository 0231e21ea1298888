//! f(dup d(1.1, 0.4, 2.2, 0.8, 0.3, 0.9); const 2; const 3) -> active
struct Span { double *p; long n; double *begin() const { return p; } double *end() const { return p + n; } };
struct Grid { double *p; long rows, cols; Span row(long i) const { return {p + i * cols, cols}; } };
extern "C" double f(double *x, long n, long m) { Grid g{x, n, m}; double s = 1; for (long i = 0; i < n; i++) for (double &v : g.row(i)) { v *= s; s += v * 0.2; } return s; }
