//! f(active 1.1; active 0.4) -> active
struct Node { virtual double eval() const = 0; virtual ~Node() {} };
struct Leaf : Node { double v; Leaf(double v) : v(v) {} double eval() const override { return v; } };
struct Sum : Node { Node *a, *b; Sum(Node *a, Node *b) : a(a), b(b) {} ~Sum() { delete a; delete b; } double eval() const override { return a->eval() + b->eval(); } };
struct Product : Node { Node *a, *b; Product(Node *a, Node *b) : a(a), b(b) {} ~Product() { delete a; delete b; } double eval() const override { return a->eval() * b->eval(); } };
extern "C" double f(double x, double y) { Node *n = new Sum(new Product(new Leaf(x), new Leaf(y)), new Product(new Leaf(x), new Leaf(x))); double r = n->eval(); delete n; return r; }
