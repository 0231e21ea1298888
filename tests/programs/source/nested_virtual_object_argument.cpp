//! f(dup make("build", "leaves"); active 0.7) -> active
//! refused: O1
struct Layer { virtual double run(double x) = 0; Layer *next = nullptr; };
struct Linear : Layer { double w, b; double run(double x) override { double r = w * x + b; b = r * 0.5; return r; } };
struct Square : Layer { double k; double run(double x) override { return k * x * x; } };
extern "C" void *build() { auto *a = new Linear; a->w = 1.1; a->b = 0.4; auto *b = new Square; b->k = 0.8; a->next = b; return a; }
extern "C" int leaves(Layer *l, double **out) { auto *a = static_cast<Linear *>(l); auto *b = static_cast<Square *>(a->next); out[0] = &a->w; out[1] = &a->b; out[2] = &b->k; return 3; }
extern "C" double f(Layer *l, double x) { for (; l; l = l->next) x = l->run(x); return x; }
