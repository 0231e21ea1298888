//! f(active 0.7) -> active
//! gradient: [4]
#include <math.h>
double f(double x) { return log(exp(x)) + sin(asin(x)) + tanh(atanh(x)) + pow(sqrt(x), 2); }
