// SPDX-License-Identifier: MIT

// The ruler H: a loop written by hand that makes the same twelve calls of closures, unknown to the optimiser, as a
// chain of six times (map, filter).

struct Transform { let call: (Int) -> Int }
struct Predicate { let call: (Int) -> Bool }

@inline(never)
func opaqueTransform(_ amount: Int) -> Transform { Transform { $0 &+ amount } }

@inline(never)
func opaquePredicate(_ excluded: Int) -> Predicate { Predicate { $0 != excluded } }

@inline(never)
func handLoop(
  _ elements: Int, _ t: (Transform, Transform, Transform, Transform, Transform, Transform),
  _ p: (Predicate, Predicate, Predicate, Predicate, Predicate, Predicate)
) -> Int {
  var sum = 0
  for index in 0..<elements {
    let a = t.0.call(index)
    guard p.0.call(a) else { continue }
    let b = t.1.call(a)
    guard p.1.call(b) else { continue }
    let c = t.2.call(b)
    guard p.2.call(c) else { continue }
    let d = t.3.call(c)
    guard p.3.call(d) else { continue }
    let e = t.4.call(d)
    guard p.4.call(e) else { continue }
    let f = t.5.call(e)
    guard p.5.call(f) else { continue }
    sum &+= f
  }
  return sum
}

/// The ruler: a piece of work that takes 1 H an element.
func makeHandLoop() -> (Int) -> Void {
  let t = (1...6).map { opaqueTransform($0) }
  let p = (1...6).map { opaquePredicate(-$0) }
  return { count in
    consume(handLoop(count, (t[0], t[1], t[2], t[3], t[4], t[5]), (p[0], p[1], p[2], p[3], p[4], p[5])))
  }
}
