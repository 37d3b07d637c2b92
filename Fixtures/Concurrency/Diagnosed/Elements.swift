// SPDX-License-Identifier: MIT
// The values of a sequence are not shared.
import RxCocoa
import RxRelay
import RxSwift

final class Counter { var n = 0 }

func inBackground(_ work: @escaping @Sendable () -> Void) { work() }

// program: values that two tasks share
func values(_ counters: Observable<Counter>) {
  let values = counters.values
  // error: capture of 'values' with non-Sendable type 'AsyncThrowingStream<Counter, any Error>' in a '@Sendable'
  inBackground { _ = values }
  // error: capture of 'values' with non-Sendable type 'AsyncThrowingStream<Counter, any Error>' in a '@Sendable'
  inBackground { _ = values }
}
