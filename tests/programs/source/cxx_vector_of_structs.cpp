//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <vector>
struct Particle { double x, v; int id; };
extern "C" double f(double *x, int n) { std::vector<Particle> p; for (int i = 0; i < n; i++) p.push_back({x[i], 0, i}); for (int s = 0; s < 3; s++) for (auto &q : p) { q.v -= 0.1 * q.x * (q.id + 1); q.x += 0.1 * q.v; } double e = 0; for (auto &q : p) e += q.x * q.x + q.v * q.v; return e; }
