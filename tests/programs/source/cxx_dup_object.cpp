//! f(dup make("build", "leaves")) -> active
#include <vector>
struct Model { std::vector<double> w; double bias; int n; };
extern "C" void *build() { auto *m = new Model; m->w = {1.1, 0.4, 2.2}; m->bias = 0.3; m->n = 3; return m; }
extern "C" int leaves(Model *m, double **out) { int k = 0; for (auto &v : m->w) out[k++] = &v; out[k++] = &m->bias; return k; }
extern "C" double f(Model *m) { double s = m->bias; for (int i = 0; i < m->n; i++) { s = s * 0.5 + m->w[i] * m->w[i]; m->w[i] = s; } m->bias *= s; return s; }
