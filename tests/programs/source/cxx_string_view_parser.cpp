//! f(active 1.1; const i8(120, 42, 120, 43, 50, 0)) -> active
//! gradient: [2 * 1.1]
struct Parser { const char *p; double x; double atom() { if (*p == 'x') { p++; return x; } double v = 0; while (*p >= '0' && *p <= '9') v = v * 10 + (*p++ - '0'); return v; } double term() { double v = atom(); while (*p == '*') { p++; v *= atom(); } return v; } double sum() { double v = term(); while (*p == '+') { p++; v += term(); } return v; } };
extern "C" double f(double x, const char *s) { Parser q{s, x}; return q.sum(); }
