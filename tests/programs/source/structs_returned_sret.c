//! f(dup d(0, 0, 0); active 1.1; active 0.4) -> const
struct big { double a, b, c; };
struct big f(double x, double y) { struct big p = {x * y, x + y * y, x / y}; return p; }
