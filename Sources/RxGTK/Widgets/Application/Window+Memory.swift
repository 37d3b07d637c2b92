// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  extension Reactive where Base: Window {
    /// Emits when the system runs out of memory, so that the program can let go of what it can make again: of caches, for instance.
    ///
    ///     window.rx.didReceiveMemoryWarning
    ///       .bind(onNext: { cache.removeAll() })
    ///       .disposed(by: bag)
    ///
    /// The system's memory monitor tells it, over D-Bus; where there is none, nothing is emitted.
    @MainActor public var didReceiveMemoryWarning: ControlEvent<Void> {
      let window = WeakWidget(base)
      return ControlEvent(
        events: Observable.deferred {
          onMainActor {
            guard let window = window.value else { return .empty() }
            // There is one in a program, which stays: GLib and the windows that listen share it.
            let monitor = UnsafeMutableRawPointer(g_memory_monitor_dup_default()!)
            defer { g_object_unref(monitor) }
            return window.rx.signal("low-memory-warning", of: monitor) { _ in () }
          }
        })
    }
  }
#endif
