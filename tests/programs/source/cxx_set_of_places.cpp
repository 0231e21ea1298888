//! f(dup d(1.1, 0.4, 2.2, 0.9, 1.7, 0.3)) -> active
#include <set>
#include <list>
struct Node { double value; std::list<const Node *> next; };
extern "C" double f(double *x) {
  std::set<int> seen;
  std::list<Node> nodes;
  for (int i = 0; i < 6; i++) {
    if (!seen.insert(i * 7 % 4).second) continue;
    nodes.push_back({x[i] * x[i], {}});
    for (auto &other : nodes) nodes.back().next.push_back(&other);
  }
  double s = 0.3;
  for (auto &node : nodes) for (auto *next : node.next) s = s * node.value + next->value;
  return s;
}
