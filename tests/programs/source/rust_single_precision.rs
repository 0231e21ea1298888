//! f(dup f(0.7, 1.5, 0.2, 2.0); const 4; active 0.5) -> active
//! g(dup f(0.7, 1.5, 0.2, 2.0); const 4; dup d(1.0, 2.0); const 2) -> const
// f32, and numbers that go from one precision to the other.

#[no_mangle]
pub fn f(x: &[f32], a: f32) -> f32 {
    let mean = x.iter().sum::<f32>() / x.len() as f32;
    let spread: f32 = x.iter().map(|v| (v - mean) * (v - mean)).sum();
    (spread / x.len() as f32).sqrt().mul_add(a, mean.tanh()).max(-3.0)
}

#[no_mangle]
pub fn g(x: &[f32], y: &mut [f64]) {
    for chunk in x.chunks_exact(2) {
        y[0] += f64::from(chunk[0]) * f64::from(chunk[1]);
        y[1] = y[1] * f64::from(chunk[0]) + f64::from(chunk[1] * 0.5);
    }
}
