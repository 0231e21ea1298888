//! f(active 5.7) -> active
//! gradient: [5 + 0]
double f(double x) { int i = (int)x; double back = i; return back * x; }
