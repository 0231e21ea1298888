//! f(active 1.1; active 0.4) -> active
struct pair { float a, b; };
struct pair f(float x, float y) { struct pair p = {x * y, x + y * y}; return p; }
