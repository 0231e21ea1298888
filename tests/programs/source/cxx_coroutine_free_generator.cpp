//! f(active 1.1; const 5) -> active
struct Counter { int i = 0; double state; bool next() { if (i == 5) return false; state = state * 0.9 + i; i++; return true; } };
extern "C" double f(double x, int) { Counter c{0, x}; double s = 0; while (c.next()) s += c.state * c.state; return s; }
