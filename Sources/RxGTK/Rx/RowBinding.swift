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
    /// Nil after the end: the view has the binding until the next one begins, but not what the binding has shown.
    private var onEnd: (@MainActor (_ isViewDestroyed: Bool) -> Void)?
    /// Whether the binding shows what its sequence emits.
    var isShowing: Bool { onEnd != nil }

    init(onEnd: @escaping @MainActor (_ isViewDestroyed: Bool) -> Void) { self.onEnd = onEnd }

    /// Takes out of the view what the binding shows, once. Nothing needs to be taken out of a view that is destroyed.
    func end(isViewDestroyed: Bool = false) {
      guard let onEnd else { return }
      self.onEnd = nil
      onEnd(isViewDestroyed)
    }
  }

  extension RowView {
    /// Shows what a sequence emits, until the view is destroyed. A binding that the view has already ends: two would take each other's cells
    /// away.
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
      let binding = RowBinding { isViewDestroyed in work.perform { end(isViewDestroyed ? nil : target.value) } }
      self.binding = binding
      work.perform { target.value.map(begin) }
      // An element from another thread may arrive when the binding has ended.
      let subscription = source.subscribe(
        Binder(self) { view, element in
          view.work.perform { [weak view] in
            if binding.isShowing, let view { show(view, element) }
          }
        })
      let result = CompositeDisposable(subscription, Disposables.create { MainLoop.onMain { binding.end() } })
      let destroyed = SignalConnection(object, "destroy") { _ in
        binding.end(isViewDestroyed: true)
        result.dispose()
      }
      _ = result.insert(Disposables.create { MainLoop.onMain { destroyed.dispose() } })
      return result
    }
  }
#endif
