//! f(active 1.1; active 0.4) -> active
struct cursor { double data[2]; double *at; };
double f(double x, double y) { struct cursor c; c.data[0] = x; c.data[1] = y; c.at = c.data; *c.at++ *= 3; *c.at *= c.data[0]; return c.data[0] * c.data[1]; }
