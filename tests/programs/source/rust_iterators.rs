//! f(dup d(1.5, -0.5, 2.0, 0.75); const 4; dup d(0.3, 1.2, -0.8, 0.4); const 4) -> active
//! g(dup d(1.5, -0.5, 2.0, 0.75, 1.25); const 5) -> active
//! gradient: [-0.5*2.0, 1.5*2.0 + 2.0*0.75, 1.5*-0.5 + -0.5*0.75 + 0.75*1.25, -0.5*2.0 + 2.0*1.25, 2.0*0.75]
// Slices through iterators: zip, map, filter, enumerate, rev, fold; windows.

#[no_mangle]
pub fn f(x: &[f64], y: &[f64]) -> f64 {
    let product: f64 = x.iter().zip(y.iter()).map(|(a, b)| a * b).sum();
    let weighted = x.iter().enumerate().filter(|(i, _)| i % 2 == 0).fold(0.0, |s, (i, v)| s + (i as f64 + 1.0) * v * v);
    let horner = y.iter().rev().fold(0.0, |s, c| s * product.sin() + c);
    product.exp() + weighted * horner
}

#[no_mangle]
pub fn g(x: &[f64]) -> f64 {
    x.windows(3).map(|w| w[0] * w[1] * w[2]).sum()
}
