//! f(active 1.3; active 0.7) -> active
//! gradient: [-1 - 2*1.3*0.7, 1 - 1.3**2]
double f(double x, double y) { double t = -x; t -= x * x * y; t = -(-t); return t - -y; }
