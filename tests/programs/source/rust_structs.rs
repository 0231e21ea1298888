//! f(dup d(1.0, 2.0, 0.5, 0.3, -0.4, 0.9); const 3) -> active
//! g(dup struct(d(1.5), i64(3), d(0.7)); active 2.0) -> active
//! gradient: [3*1.5**2*2.0*0.7, 1.5**3*2.0, 1.5**3*0.7]
// Structures with methods and operators, a generic function over a trait, a structure that the caller owns.

use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy)]
struct Point { x: f64, y: f64 }

impl Add for Point { type Output = Point; fn add(self, o: Point) -> Point { Point { x: self.x + o.x, y: self.y + o.y } } }
impl Sub for Point { type Output = Point; fn sub(self, o: Point) -> Point { Point { x: self.x - o.x, y: self.y - o.y } } }
impl Mul<f64> for Point { type Output = Point; fn mul(self, s: f64) -> Point { Point { x: self.x * s, y: self.y * s } } }

trait Shape { fn area(&self) -> f64; fn scaled(&self, s: f64) -> Self; }
struct Triangle { corners: [Point; 3] }
impl Shape for Triangle {
    fn area(&self) -> f64 {
        let (a, b) = (self.corners[1] - self.corners[0], self.corners[2] - self.corners[0]);
        0.5 * (a.x * b.y - a.y * b.x)
    }
    fn scaled(&self, s: f64) -> Self { Triangle { corners: self.corners.map(|p| p * s + Point { x: s, y: -s }) } }
}

fn total<S: Shape>(shape: &S, sizes: &[f64]) -> f64 { sizes.iter().map(|&s| shape.scaled(s).area()).sum() }

#[no_mangle]
pub unsafe fn f(x: *const f64, n: usize) -> f64 {
    let p = |i: usize| Point { x: *x.add(2 * i), y: *x.add(2 * i + 1) };
    let triangle = Triangle { corners: [p(0), p(1), p(n - 1)] };
    total(&triangle, &[1.0, 0.5, *x]) * triangle.area().abs().sqrt()
}

#[repr(C)]
pub struct Power { base: f64, exponent: i64, factor: f64 }

#[no_mangle]
pub fn g(power: &Power, s: f64) -> f64 { power.base.powi(power.exponent as i32) * power.factor * s }
