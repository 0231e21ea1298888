//! f(active 1.1; const 3) -> active
#include <string>
extern "C" double f(double x, int n) { std::string s; for (int i = 0; i < n; i++) s += "ab"; return x * x * s.size(); }
