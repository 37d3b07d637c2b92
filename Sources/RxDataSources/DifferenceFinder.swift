// SPDX-License-Identifier: MIT
import Differentiator
import Dispatch
import RxSwift

/// Finds differences, here or on another thread. Made where the type of the sections is known, it is compiled for them.
public struct DifferenceFinder<Section: AnimatableSectionModelType> {
  /// Receives the differences, on the main thread.
  public typealias Completion = @MainActor (Result<[Changeset<Section>], any Error>) -> Void

  let find: ([Section], [Section]) throws -> [Changeset<Section>]
  let findElsewhere: (([Section], [Section], @escaping Completion) -> any Disposable)?

  @usableFromInline
  init(
    find: @escaping ([Section], [Section]) throws -> [Changeset<Section>],
    findElsewhere: (([Section], [Section], @escaping Completion) -> any Disposable)?
  ) {
    self.find = find
    self.findElsewhere = findElsewhere
  }

  /// A finder that works on the calling thread, because sections may not be passed to another thread.
  @inlinable
  public init() {
    self.init(
      find: { try Diff.differencesForSectionedView(initialSections: $0, finalSections: $1) }, findElsewhere: nil)
  }

  /// Makes one that works on a thread of its own where there is a lot to do.
  @inlinable
  public init() where Section: Sendable {
    self.init(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
  }

  /// Makes one that can work on another thread.
  ///
  /// - Parameters:
  ///   - scheduler: where it works when there is a lot to do.
  ///   - mainScheduler: how it comes back to the main thread.
  @inlinable
  public init(
    on scheduler: any ImmediateSchedulerType,
    returningTo mainScheduler: any ImmediateSchedulerType = MainScheduler.instance
  ) where Section: Sendable {
    self.init(
      find: { try Diff.differencesForSectionedView(initialSections: $0, finalSections: $1) },
      findElsewhere: { initial, final, completion in
        scheduler.schedule(()) { _ in
          let steps = Result { try Diff.differencesForSectionedView(initialSections: initial, finalSections: final) }
          return mainScheduler.schedule(()) { _ in
            MainActor.assumeIsolated { completion(steps) }
            return Disposables.create()
          }
        }
      })
  }
}
