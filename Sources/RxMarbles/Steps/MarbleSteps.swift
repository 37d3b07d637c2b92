// SPDX-License-Identifier: MIT
import RxSwift

/// The elements of a sequence in virtual time, for an asynchronous function: see ``RxSwift/ObservableType/inStep(_:)``.
///
/// One task iterates them, once.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
public struct MarbleSteps<Element>: AsyncSequence, @unchecked Sendable {
  // Sendable: an element goes from the thread of the test to the task that asks for it, as it goes from thread to thread in any sequence.
  private let elements: AsyncThrowingStream<UncheckedSendable<Element>, any Error>
  private let continuation: AsyncThrowingStream<UncheckedSendable<Element>, any Error>.Continuation
  private let ask: @Sendable () -> Void

  /// - Parameter ask: called each time before an element is waited for.
  init(ask: @escaping @Sendable () -> Void) {
    (elements, continuation) = AsyncThrowingStream<UncheckedSendable<Element>, any Error>.makeStream()
    self.ask = ask
  }

  /// Gives an event to the call that waits for the next element.
  func give(_ event: Event<Element>) {
    switch event {
    // The task gets the element, and the thread of the test does not use it any more.
    case .next(let element): continuation.yield(UncheckedSendable(element))
    case .error(let error): continuation.finish(throwing: error)
    case .completed: continuation.finish()
    }
  }

  /// Makes what iterates the elements.
  public func makeAsyncIterator() -> Iterator { Iterator(elements: elements.makeAsyncIterator(), ask: ask) }

  /// Iterates the elements.
  public struct Iterator: AsyncIteratorProtocol {
    var elements: AsyncThrowingStream<UncheckedSendable<Element>, any Error>.Iterator
    let ask: @Sendable () -> Void

    /// The next element, when virtual time has come to it; nil at the end.
    ///
    /// - Throws: the error of the sequence.
    public mutating func next() async throws -> Element? {
      ask()
      return try await elements.next()?.value
    }
  }
}
