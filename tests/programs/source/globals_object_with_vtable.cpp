//! f(active 1.1; active 0.4) -> active
//! expect: refused
//! reset: clear
struct Model { double k = 1; virtual double run(double x) { return k * x; } virtual ~Model() {} };
struct Square : Model { double run(double x) override { k = k * 0.5 + x; return k * x * x; } };
Square model; Model *current = &model;
extern "C" void clear() { model.k = 1; }
extern "C" double f(double x, double y) { return current->run(x) * current->run(y); }
