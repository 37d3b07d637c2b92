// SPDX-License-Identifier: MIT
import Dispatch
import RxKit
import RxSwift

@testable import RepositorySearchCore

/// Waits on this thread for the end of a stream.
///
/// - Returns: its elements.
/// - Throws: its error, or a time-out after a minute.
@discardableResult
func waited<Source: ObservableConvertibleType>(_ source: Source) throws -> [Source.Element]
where Source.Element: Sendable {
  let elements = Log<Source.Element>()
  let failure = Guarded<(any Error)?>(nil)
  let done = DispatchSemaphore(value: 0)
  let subscription = source.asObservable().subscribe(
    onNext: { elements.append($0) },
    onError: { error in failure.withLock { $0 = error } },
    onDisposed: { done.signal() }
  )
  let outcome = done.wait(timeout: .now() + 60)
  subscription.dispose()
  if outcome == .timedOut { throw RxError.timeout }
  if let error = failure.withLock({ $0 }) { throw error }
  return elements.all
}
