// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that owns a resource for as long as a subscription lasts.
  ///
  /// Each subscription makes its own resource, and disposes it after its sequence has ended or was disposed. If one of
  /// the factories throws an error, this error is the only event. If there is a resource already, the subscription
  /// disposes it then, too.
  /// See <http://reactivex.io/documentation/operators/using.html>.
  ///
  /// ```swift
  /// final class File: Disposable {
  ///   let text = "contents"
  ///   func dispose() { print("closed") }
  /// }
  ///
  /// _ = Observable.using({ File() }, observableFactory: { file in Observable.just(file.text) })
  ///   .subscribe(onNext: { print($0) })  // prints contents, closed
  /// ```
  ///
  /// - Parameters:
  ///   - resourceFactory: makes the resource.
  ///   - observableFactory: makes the sequence that uses the resource.
  @preconcurrency
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { emitter in
      let resource: Resource
      do { resource = try resourceFactory() } catch {
        emitter.error(error)
        return NopDisposable.shared
      }
      do {
        let subscription = try observableFactory(resource).forward(into: emitter)
        return AnonymousDisposable {
          subscription.dispose()
          resource.dispose()
        }
      } catch {
        emitter.error(error)
        return resource
      }
    }
  }
}
