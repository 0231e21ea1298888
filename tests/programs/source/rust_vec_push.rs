//! f(dup d(0.7, 1.5, 0.2, 2.0, 0.9, 1.1); const 6) -> active
//! gradient: [2*0.7, 2*1.5, 0.0, 2*2.0, 2*0.9, 2*1.1]
//! g(dup d(0.7, 1.5, 0.2, 2.0, 0.9, 1.1); const 6) -> active
// Vectors that grow: their memory is moved while it holds active numbers.

#[no_mangle]
pub fn f(x: &[f64]) -> f64 {
    let mut kept = Vec::new();
    for &v in x {
        if v > 0.5 {
            kept.push(v * v);
        }
    }
    kept.iter().sum()
}

#[no_mangle]
pub fn g(x: &[f64]) -> f64 {
    let mut stack: Vec<f64> = Vec::with_capacity(2);
    for &v in x {
        stack.push(v.sin());
        if stack.len() > 3 {
            let a = stack.pop().unwrap();
            let b = stack.pop().unwrap();
            stack.push(a * b);
        }
    }
    let mut total = 1.0;
    while let Some(v) = stack.pop() {
        total *= v + 1.0;
    }
    total
}
