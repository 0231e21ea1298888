//! f(active 1.1; const 0) -> active
//! f(active 1.1; const 1) -> active
struct ops { double (*forward)(double); double scale; };
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static const struct ops table[2] = {{square, 2.0}, {cube, 3.0}};
double f(double x, int k) { return table[k].forward(x) * table[k].scale; }
