//! f(active 1.1; const 4) -> active
struct mixed { double a; long n; };
struct mixed f(double x, long n) { struct mixed m = {x * x * n, n + 1}; return m; }
