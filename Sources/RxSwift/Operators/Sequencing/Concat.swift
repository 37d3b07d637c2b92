// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes on this sequence and, when it has completed, another sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2).concat(Observable.of(3)).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    ConcatObservable(of: [asObservable(), second.asObservable()])
  }

  /// Passes on sequences, each one when the previous one has completed.
  ///
  /// The operator takes the next sequence from `sequence` when it needs it. The first error ends everything.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let pages = (1...3).lazy.map { Observable.just("page \($0)") }
  /// _ = Observable.concat(AnySequence(pages)).subscribe(onNext: { print($0) })  // prints page 1, page 2, page 3
  /// ```
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    ConcatObservable(taking: sequence)
  }

  /// Passes on sequences, each one when the previous one has completed.
  ///
  /// The first error ends everything. See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// let parts = [Observable.of(1, 2), Observable.of(3)]
  /// _ = Observable.concat(parts).subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    if let sources = collection as? [Observable<Element>] { return ConcatObservable(of: sources) }
    return ConcatObservable(taking: collection)
  }

  /// Passes on sequences, each one when the previous one has completed.
  ///
  /// The first error ends everything. See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Observable.concat(Observable.just("title"), Observable.of("a", "b")).subscribe(onNext: { print($0) })  // prints title, a, b
  /// ```
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    ConcatObservable(of: sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the inner sequences, each one when the previous one has completed.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  ///
  /// ```swift
  /// _ = Observable.of(Observable.of(1, 2), Observable.of(3)).concat().subscribe(onNext: { print($0) })  // prints 1, 2, 3
  /// ```
  @inlinable
  public func concat() -> Observable<Element.Element> {
    asObservable().flattening(.limited(1)) { $0 }
  }
}

/// A sequence of a concatenation.
@usableFromInline
struct Concatenated<Element> {
  let source: Observable<Element>
  /// Whether it is known that no other sequence follows.
  let isLast: Bool
}

/// Passes on sequences, each one when the previous one has completed.
private final class ConcatObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable until deinitialisation.

  /// Nil only during deinitialisation.
  private var makeIterator: (() -> () -> Concatenated<Element>?)?

  init(_ makeIterator: @escaping () -> () -> Concatenated<Element>?) {
    self.makeIterator = makeIterator
    super.init(.feed)
  }

  /// An array: the last sequence is known.
  convenience init(of sources: [Observable<Element>]) {
    self.init {
      var next = 0
      return {
        guard next < sources.count else { return nil }
        defer { next += 1 }
        return Concatenated(source: sources[next], isLast: next == sources.count - 1)
      }
    }
  }

  /// Any other sequence of sources: it asks for the next source only when it needs it.
  convenience init<Sources: Sequence>(taking sources: Sources) where Sources.Element == Observable<Element> {
    self.init {
      var iterator = sources.makeIterator()
      return { iterator.next().map { Concatenated(source: $0, isLast: false) } }
    }
  }

  deinit { IterativeRelease.of(makeIterator as Any) { makeIterator = nil } }

  override func concatenated() -> (() -> Concatenated<Element>?)? { makeIterator.unsafelyUnwrapped() }

  /// If a sequence is itself a concatenation, this takes its sequences one by one. So nested concatenations take no
  /// stack. It drops an iterator before the last sequence of that iterator begins, because this sequence may be a
  /// concatenation, too. So a sequence that endlessly concatenates something with itself takes no memory.
  override func feed(_ running: RunningSubscription) {
    var iterators = [makeIterator.unsafelyUnwrapped()]
    let sink = ConcatSink<Element>(running, after: .completion) { sink in
      while !sink.target.isClosed, let next = iterators.last {
        guard let concatenated = next() else {
          iterators.removeLast()
          continue
        }
        if concatenated.isLast { iterators.removeLast() }
        let source = concatenated.source
        // This comes before the next sequence does anything. A scalar sends its element here, without a subscription.
        sink.disposeEnded()
        if let inner = source.concatenated() {
          iterators.append(inner)
          // The closure of `deferred` runs inside of the trampoline, and so does the subscription to what it returns.
          if source is DeferredObservable<Element>, !Trampoline.isRunning { return .insideOfTrampoline }
          continue
        }
        guard source.isScalar else { return .source(source) }
        if let element = source.scalarElement {
          RawElement.with(element) { if !sink.deliver($0, 0) { sink.enqueue(element, from: 0) } }
        }
      }
      return nil
    }
    running.setUpstream(sink.run())
  }
}
