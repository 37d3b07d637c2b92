// SPDX-License-Identifier: MIT

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element. Reading it subscribes.
  ///
  /// Throws the error of the single. If the task is cancelled first, this disposes the subscription and throws
  /// `CancellationError`. A sequence that ends during the call that subscribes to it gives its result in any case.
  ///
  /// ```swift
  /// let length = Single.just("four").map { $0.count }
  /// print(try await length.value)  // prints 4
  /// ```
  public var value: Element {
    get async throws {
      let awaiter = Awaiter<Element>()
      let source = source
      return try await awaiter.wait {
        source.connect(
          PrimitiveStage(
            Element.self,
            onElement: { awaiter.resume(with: .success($0)) },
            onError: { awaiter.resume(with: .failure($0)) },
            onCompleted: { awaiter.resume(with: .failure(RxError.noElements)) }))
      }
    }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, or nil if the maybe completes without one. Reading it subscribes.
  ///
  /// Throws the error of the maybe. If the task is cancelled first, this disposes the subscription and throws
  /// `CancellationError`. A sequence that ends during the call that subscribes to it gives its result in any case.
  ///
  /// ```swift
  /// let even = Maybe.just(3).filter { $0.isMultiple(of: 2) }
  /// print(try await even.value ?? 0)  // prints 0
  /// ```
  public var value: Element? {
    get async throws {
      let awaiter = Awaiter<Element?>()
      let source = source
      return try await awaiter.wait {
        source.connect(
          PrimitiveStage(
            Element.self,
            onElement: { awaiter.resume(with: .success($0)) },
            onError: { awaiter.resume(with: .failure($0)) },
            onCompleted: { awaiter.resume(with: .success(nil)) }))
      }
    }
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns when the completable completes. Reading it subscribes.
  ///
  /// Throws the error of the completable. If the task is cancelled first, this disposes the subscription and throws
  /// `CancellationError`. A sequence that ends during the call that subscribes to it gives its result in any case.
  ///
  /// ```swift
  /// let save = Single.just("text").flatMapCompletable { text in
  ///   print("saving \(text)")
  ///   return .empty()
  /// }
  /// try await save.value  // prints saving text
  /// ```
  public var value: Void {
    get async throws {
      let awaiter = Awaiter<Void>()
      let source = source
      return try await awaiter.wait {
        source.connect(
          PrimitiveStage(
            Never.self,
            onElement: { _ in },
            onError: { awaiter.resume(with: .failure($0)) },
            onCompleted: { awaiter.resume(with: .success(())) }))
      }
    }
  }
}
