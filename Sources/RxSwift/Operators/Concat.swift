// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes on this sequence and, when it completed, another.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }

  /// Passes on sequences, each when the previous one completed.
  ///
  /// The next sequence is taken from `sequence` when it is needed. The first error ends everything.
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    SourceObservable { inlet in
      var iterator = sequence.makeIterator()
      let sink = ConcatSink(inlet.pipeline) { iterator.next() }
      sink.proceed()
      return sink
    }
  }

  /// Passes on sequences, each when the previous one completed.
  ///
  /// The first error ends everything. See <http://reactivex.io/documentation/operators/concat.html>.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    SourceObservable { inlet in
      var iterator = collection.makeIterator()
      let sink = ConcatSink(inlet.pipeline) { iterator.next() }
      sink.proceed()
      return sink
    }
  }

  /// Passes on sequences, each when the previous one completed.
  ///
  /// The first error ends everything. See <http://reactivex.io/documentation/operators/concat.html>.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the inner sequences, each when the previous one completed.
  ///
  /// See <http://reactivex.io/documentation/operators/concat.html>.
  @inlinable
  public func concat() -> Observable<Element.Element> {
    asObservable().merging(maxConcurrent: 1) { $0 }
  }
}

/// Goes on with the next sequence when one completed.
private final class ConcatSink: SequentialSink, @unchecked Sendable {
  // Sendable: by the rule of its superclass.
  private var next: (() -> ObservableNode?)?

  init(_ target: Pipeline, _ next: @escaping () -> ObservableNode?) {
    self.next = next
    super.init(target)
  }

  override func nextSource() -> ObservableNode? { next?() }

  override func completed() { proceed() }
}
