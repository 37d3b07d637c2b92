// SPDX-License-Identifier: MIT
#if GTK
  import RxCocoa
  import RxSwift

  /// A binding that shows rows in a view.
  @MainActor
  final class RowBinding {
    private var onEnd: (@MainActor () -> Void)?

    init(onEnd: @escaping @MainActor () -> Void) { self.onEnd = onEnd }

    /// Whether the binding shows what its sequence emits.
    var isShowing: Bool { onEnd != nil }

    /// Takes out of the view what the binding shows, once.
    func end() {
      let onEnd = onEnd
      self.onEnd = nil
      onEnd?()
    }
  }

  /// A view that shows the rows of one binding at a time.
  @MainActor
  protocol RowView: Widget {
    /// The binding whose rows the view shows.
    var binding: RowBinding? { get set }
  }

  extension RowView {
    /// Shows what a sequence emits. A binding that the view has already ends: two would take each other's cells away.
    ///
    /// - Parameters:
    ///   - begin: prepares the view.
    ///   - show: shows an element.
    ///   - end: undoes what `begin` and `show` have done, if the view is still there.
    func bindRows<Source: ObservableType>(
      _ source: Source, begin: () -> Void = {}, show: @escaping @MainActor (Self, Source.Element) -> Void,
      end: @escaping @MainActor (Self?) -> Void
    ) -> any Disposable {
      let target = WeakWidget(self)
      binding?.end()
      let binding = RowBinding { end(target.value) }
      self.binding = binding
      begin()
      // An element from another thread may arrive when the binding has ended.
      let subscription = source.subscribe(
        Binder(self) { view, element in
          if binding.isShowing { show(view, element) }
        })
      return Disposables.create(subscription, Disposables.create { MainLoop.onMain { binding.end() } })
    }
  }
#endif
