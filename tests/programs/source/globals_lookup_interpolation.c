//! f(active 1.37) -> active
//! gradient: [3.0]
static const float table[4] = {0, 1, 4, 9};
double f(double x) { int i = (int)x; return table[i] + (x - i) * (table[i + 1] - table[i]); }
