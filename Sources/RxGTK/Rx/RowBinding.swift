// SPDX-License-Identifier: MIT
#if GTK
  import RxCocoa
  import RxSwift

  /// A view that shows the rows of one binding at a time.
  @MainActor
  protocol RowView: Widget {
    /// The binding whose rows the view shows.
    var binding: RowBinding? { get set }
    /// What bindings do to the view.
    var work: RowWork { get }
  }

  /// A binding that shows rows in a view.
  @MainActor
  final class RowBinding {
    private let onEnd: @MainActor () -> Void
    /// Whether the binding shows what its sequence emits.
    private(set) var isShowing = true

    init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

    /// Takes out of the view what the binding shows, once.
    func end() {
      guard isShowing else { return }
      isShowing = false
      onEnd()
    }
  }

  /// Does what changes the rows or the cells of a view, one after the other.
  ///
  /// A subscriber may learn of a cell while GTK makes or releases cells, or in the middle of a change of rows. No other
  /// change is possible then, so it waits.
  @MainActor
  final class RowWork {
    private var waiting: [@MainActor () -> Void] = []
    private var isPostponing = false

    /// Tells a subscriber something. What it changes waits for the next turn of the main loop.
    func postponing(_ tell: () -> Void) {
      let wasPostponing = isPostponing
      isPostponing = true
      tell()
      isPostponing = wasPostponing
    }

    /// Does something at once, or after what waits.
    func perform(_ work: @escaping @MainActor () -> Void) {
      guard isPostponing || !waiting.isEmpty else { return work() }
      waiting.append(work)
      if waiting.count == 1 { MainLoop.later { self.performWaiting() } }
    }

    private func performWaiting() {
      while let work = waiting.first {
        work()
        waiting.removeFirst()
      }
    }
  }

  extension RowView {
    /// Shows what a sequence emits. A binding that the view has already ends: two would take each other's cells away.
    ///
    /// - Parameters:
    ///   - begin: prepares the view.
    ///   - show: shows an element.
    ///   - end: undoes what `begin` and `show` have done, if the view is still there.
    func bindRows<Source: ObservableType>(
      _ source: Source, begin: @escaping @MainActor (Self) -> Void = { _ in },
      show: @escaping @MainActor (Self, Source.Element) -> Void, end: @escaping @MainActor (Self?) -> Void
    ) -> any Disposable {
      let (target, work) = (WeakWidget(self), work)
      binding?.end()
      let binding = RowBinding { work.perform { end(target.value) } }
      self.binding = binding
      work.perform { target.value.map(begin) }
      // An element from another thread may arrive when the binding has ended.
      let subscription = source.subscribe(
        Binder(self) { view, element in
          view.work.perform { [weak view] in
            if binding.isShowing, let view { show(view, element) }
          }
        })
      return Disposables.create(subscription, Disposables.create { MainLoop.onMain { binding.end() } })
    }
  }
#endif
