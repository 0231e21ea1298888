//! f(active 1.1) -> active
//! expect: any
#include <iostream>
extern "C" double f(double x) { std::cout << "x = " << x << std::endl; return x * x; }
