//! f(dup d(1.0, 2.0, 0.5); const 3) -> active
//! g(dup d(0.4, 1.7); const 2) -> active
// Enums with numbers in them, matched; options and results with `?`.

enum Step { Scale(f64), Shift { by: f64, times: i32 }, Square, Stop }

fn step(i: usize, v: f64) -> Step {
    match i % 4 {
        0 => Step::Scale(v),
        1 => Step::Shift { by: v, times: 3 },
        2 => Step::Square,
        _ => Step::Stop,
    }
}

#[no_mangle]
pub fn f(x: &[f64]) -> f64 {
    let mut state = 1.5;
    for i in 0..8 {
        match step(i, x[i % x.len()]) {
            Step::Scale(by) => state *= by,
            Step::Shift { by, times } => state += by * f64::from(times),
            Step::Square => state *= state,
            Step::Stop => break,
        }
    }
    state
}

fn root(v: f64) -> Option<f64> { if v >= 0.0 { Some(v.sqrt()) } else { None } }

fn roots(a: f64, b: f64) -> Option<f64> {
    let first = root(a)?;
    let second = root(b - first)?;
    Some(first * second)
}

#[no_mangle]
pub fn g(x: &[f64]) -> f64 {
    roots(x[0], x[1]).unwrap_or(-1.0) + roots(x[1], x[0]).unwrap_or(x[0] * 3.0)
}
