// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxRelay
import RxSwift

/// Keys that do what dragging and dropping does: the space bar picks something up at one widget and drops it at another one.
@MainActor
final class KeyCarrier {
  let dragOut = PublishRelay<DragOut>()
  let motions = PublishRelay<DropMotion>()
  let drops = PublishRelay<Drop>()
  private var carried: Transfer?

  init(from source: Widget, to target: Widget, in sample: Sample, _ content: @escaping @MainActor () -> Transfer) {
    for widget in [source, target] {
      widget.takesFocus = true
      widget.addStyle("keys")
    }
    source.onKey { [weak self] key in
      guard let self, key.isPressed else { return false }
      if key.name == "space", carried == nil {
        let transfer = content()
        carried = transfer
        dragOut.accept(.began(transfer))
        return true
      }
      return cancel(key)
    }
    .disposed(by: sample.bag)
    target.onKey { [weak self, weak target] key in
      guard let self, let target, key.isPressed else { return false }
      if key.name == "space", let carried {
        drop(carried, at: target.allocatedSize * 0.5)
        return true
      }
      return cancel(key)
    }
    .disposed(by: sample.bag)
    target.rx.isFocused.skip(1).bind { [weak self, weak target] isFocused in
      guard let self, let target, carried != nil else { return }
      motions.accept(DropMotion(phase: isFocused ? .began : .ended, location: target.allocatedSize * 0.5))
    }
    .disposed(by: sample.bag)
    sample.keep(self)
  }

  private func drop(_ transfer: Transfer, at place: Vector) {
    carried = nil
    motions.accept(DropMotion(phase: .ended, location: place))
    drops.accept(Drop(content: transfer, location: place))
    dragOut.accept(.ended(isMoved: false))
  }

  /// Escape puts it back.
  private func cancel(_ key: Key) -> Bool {
    guard key.name == "Escape", carried != nil else { return false }
    carried = nil
    dragOut.accept(.cancelled)
    return true
  }
}
