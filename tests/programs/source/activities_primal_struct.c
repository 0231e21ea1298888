//! f(active 1.1; active 0.4) -> active
//! entry: {"primal": True}
struct pair { double a; double b; };
struct pair f(double x, double y) { struct pair p = {x * y, x / y}; return p; }
