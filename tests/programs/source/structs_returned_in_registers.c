//! f(active 1.1; active 0.4) -> active
struct pair { double a, b; };
struct pair f(double x, double y) { struct pair p = {x * y, x + y * y}; return p; }
