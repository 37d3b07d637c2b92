// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

/// What runs asynchronous functions: they run in tasks, in step with virtual time.
extension Catalogue {
  static let tasks = [
    CatalogueEntry(
      "AsyncCreate", "ObservableType/create(detached:priority:work:)",
      MarbleExample(
        "createTask", "-a--b---|", code: "Observable<String>.create(priority: nil) { observer in … }",
        listing: .task(
          """
          Observable<String>.create(priority: nil) { observer in
            for try await letter in source.values { observer.onNext(letter + letter) }
          }
          """)
      ) { (source: Letters, _) in
        source.inStep { steps in
          Observable<String>.create(priority: nil) { observer in
            for try await letter in steps { observer.onNext(letter + letter) }
          }
        }
      }),
    CatalogueEntry(
      "AsyncCreate", "InfallibleType/create(detached:priority:work:)",
      MarbleExample(
        "infallibleCreateTask", "-a--b---#", code: "Infallible<String>.create(priority: nil) { send in … }",
        listing: .task(
          """
          Infallible<String>.create(priority: nil) { send in
            do {
              for try await letter in source.values { send(.next(letter)) }
            } catch {
              send(.next("x"))
            }
          }
          """)
      ) { (source: Letters, _) in
        source.inStep { steps in
          Infallible<String>.create(priority: nil) { send in
            do {
              for try await letter in steps { send(.next(letter)) }
            } catch {
              send(.next("x"))
            }
          }
        }
      }),
    CatalogueEntry(
      "Single+Create",
      "PrimitiveSequenceType/create(detached:priority:work:)->PrimitiveSequence<Self.Trait,Self.Element>",
      MarbleExample(
        "singleCreateTask", "---a--b-|", code: "Single<String>.create { … }",
        listing: .task(
          """
          Single<String>.create {
            for try await letter in source.values { return letter }
            throw RxError.noElements
          }
          """), showsSubscriptions: true
      ) { (source: Letters, _) in
        source.inStep { steps in
          Single<String>.create {
            for try await letter in steps { return letter }
            throw RxError.noElements
          }
        }
      }),
    CatalogueEntry(
      "AsyncCreate", "PrimitiveSequenceType/create(detached:priority:work:)->Maybe<Self.Element>",
      MarbleExample(
        "maybeCreateTask", "------|", code: "Maybe<String>.create { … }",
        listing: .task(
          """
          Maybe<String>.create {
            for try await letter in source.values { return letter }
            return nil
          }
          """), showsSubscriptions: true
      ) { (source: Letters, _) in
        source.inStep { steps in
          Maybe<String>.create {
            for try await letter in steps { return letter }
            return nil
          }
        }
      }),
    CatalogueEntry(
      "AsyncCreate", "PrimitiveSequenceType/create(detached:priority:work:)->Completable",
      MarbleExample(
        "completableCreateTask", "--a--b--|", code: "Completable.create { … }",
        listing: .task(
          """
          Completable.create {
            for try await _ in source.values {}
          }
          """)
      ) { (source: Letters, _) in
        source.inStep { steps in
          Completable.create {
            for try await _ in steps {}
          }
        }
      }),
    CatalogueEntry(
      "AsyncSequence+AsObservable", "_Concurrency/AsyncSequence/asObservable(priority:)",
      MarbleExample(
        "asyncSequence", "-a--b--c-|", code: "source.values.asObservable()",
        listing: .task("source.values.asObservable()")
      ) { (source: Letters, _) in
        source.inStep { steps in steps.asObservable() }
      }),
  ]
}

extension MarbleListing {
  /// Code in which a task takes the elements of a sequence; in a test it takes them in step with virtual time.
  fileprivate static func task(_ code: String) -> MarbleListing {
    let lines = code.replacing("source.values", with: "steps").split(separator: "\n").map { "  \($0)" }
    return MarbleListing(
      "let created = \(code)\ncreated.asObservable()",
      test: "let created = source.inStep { steps in\n\(lines.joined(separator: "\n"))\n}\ncreated")
  }
}
