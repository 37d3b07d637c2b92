// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// The elements of `elements`, each in an action of its own on `scheduler`, and completion in a further one.
  @inlinable
  static func emitting<Elements: Sequence>(
    _ elements: Elements,
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    if scheduler is CurrentThreadScheduler {
      return SourceObservable { inlet in
        let iterator = elements.makeIterator()
        Trampoline.begin(inlet.pipeline) { Trampoline.emit(iterator, into: inlet) }
        return NopDisposable.shared
      }
    }
    return SourceObservable { inlet in
      let turn = turnsInOrder { (iterator: Elements.Iterator, recurse: (Elements.Iterator) -> Void) in
        var iterator = iterator
        guard let element = iterator.next() else { return inlet.completed() }
        inlet.next(element)
        // The subscription may have ended before the scheduler has returned what would end this recursion.
        if !inlet.isClosed { recurse(iterator) }
      }
      return scheduler.scheduleRecursive(elements.makeIterator(), action: turn)
    }
  }
}

extension Trampoline {
  /// Emits the elements of `iterator` and completes, in turn with whatever else waits on this thread.
  ///
  /// In principle each element is an action of the trampoline. As long as nothing else waits the next action would be
  /// the next element, so a loop has the same effect.
  @inlinable
  static func emit<Iterator: IteratorProtocol>(_ iterator: Iterator, into inlet: Inlet<Iterator.Element>) {
    var iterator = iterator
    let thread = crx_current_trampoline()
    while !inlet.isClosed {
      guard let element = iterator.next() else { return inlet.completed() }
      inlet.next(element)
      if thread.pointee.pending > 0 {
        let rest = iterator
        return enqueue { emit(rest, into: inlet) }
      }
    }
  }
}
