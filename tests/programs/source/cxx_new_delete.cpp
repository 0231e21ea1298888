//! f(active 1.1; active 0.4) -> active
struct Point { double x, y; Point(double x, double y) : x(x), y(y * x) {} };
extern "C" double f(double x, double y) { Point *p = new Point(x, y); double *q = new double(p->x * p->y); double r = *q * p->y; delete q; delete p; return r; }
