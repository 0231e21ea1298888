// Classes, templates, lambdas, exceptions, containers, virtual calls, guards of static variables, coroutine-free C++20.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};
struct Circle final : Shape {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3.14159 * r * r; }
};
struct Rectangle : virtual Shape {
  double a, b;
  Rectangle(double a, double b) : a(a), b(b) { if (a < 0) throw std::invalid_argument("a"); }
  double area() const override { return a * b; }
};

double areas(const std::vector<std::unique_ptr<Shape>>& shapes) {
  return std::accumulate(shapes.begin(), shapes.end(), 0.0, [](double sum, const auto& s) { return sum + s->area(); });
}

double guarded(double x) {
  try {
    std::vector<std::unique_ptr<Shape>> shapes;
    shapes.push_back(std::make_unique<Circle>(x));
    shapes.push_back(std::make_unique<Rectangle>(x, 2));
    return areas(shapes);
  } catch (const std::invalid_argument& error) {
    return std::string(error.what()).size();
  } catch (int) {
    return -1;
  } catch (...) {
    throw;
  }
}

template <typename T, int N>
struct Matrix {
  T v[N][N];
  Matrix operator*(const Matrix& o) const {
    Matrix r{};
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        for (int k = 0; k < N; k++) r.v[i][j] += v[i][k] * o.v[k][j];
    return r;
  }
};
template struct Matrix<double, 3>;
template struct Matrix<float, 4>;

static int initialised() { static std::map<std::string, int> table{{"a", 1}, {"b", 2}}; return table["a"]; }
int lookup(const std::string& key) { thread_local int count = initialised(); return count + int(key.size()); }

std::function<double(double)> compose(std::function<double(double)> f, double shift) {
  return [f = std::move(f), shift](double x) { return f(x + shift); };
}
void sort_by_size(std::vector<std::string>& words) {
  std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
}
double Circle::*member = &Circle::r;
double (Shape::*method)() const = &Shape::area;
double through(const Shape& s) { return (s.*method)(); }
const Circle* casted(const Shape* s) { return dynamic_cast<const Circle*>(s); }
int never_throws(int (*f)(int)) noexcept { return f(3); }
