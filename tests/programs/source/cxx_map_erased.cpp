//! f(dup d(1.1, 0.4, 2.2, 0.9, 1.7, 0.3, 0.8, 1.9); const 8) -> active
// Nodes are taken out again and others put in; the tree is walked both ways.
#include <map>
extern "C" double f(double *x, int n) {
  std::map<int, double> m;
  for (int i = 0; i < n; i++) m[(i * 5) % 8] = x[i] * x[(i + 1) % n];
  for (int k = 1; k < n; k += 3) m.erase(k);
  m[3] += x[0];
  m.insert({11, x[2] * x[3]});
  double s = 1;
  for (auto it = m.begin(); it != m.end(); ++it) s += it->first * it->second * s * 0.1;
  for (auto it = m.rbegin(); it != m.rend(); ++it) s = s * 0.5 + it->second;
  auto at = m.lower_bound(4);
  return s * at->second + m.size();
}
