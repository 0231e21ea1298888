//! f(active 1.1) -> active
#include <iostream>
extern "C" double f(double x) { std::cout << "x = " << x << std::endl; return x * x; }
