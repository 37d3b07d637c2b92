// SPDX-License-Identifier: MIT
#if GTK
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
#endif
