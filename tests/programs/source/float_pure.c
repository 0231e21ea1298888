//! f(active 1.1; active 0.4) -> active
float f(float x, float y) { return x * x * y - y / x + (x > y ? x : y); }
