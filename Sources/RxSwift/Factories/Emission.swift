// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// The elements of `elements`, each in an action of its own on `scheduler`, and the completion in a further action.
  @inlinable
  static func emitting<Elements: Sequence>(
    _ elements: Elements,
    on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    if scheduler.capabilities.contains(.currentThread) {
      return Observable { emitter in
        let iterator = elements.makeIterator()
        Trampoline.begin(emitter.running) { Trampoline.emit(iterator, into: emitter) }
        return NopDisposable.shared
      }
    }
    return Observable { emitter in
      let turn = turnsInOrder { (iterator: Elements.Iterator, recurse: (Elements.Iterator) -> Void) in
        var iterator = iterator
        guard let element = iterator.next() else { return emitter.completed() }
        emitter.next(element)
        // The subscription may have ended before the scheduler has returned the disposable that would end this
        // recursion.
        if !emitter.isClosed { recurse(iterator) }
      }
      // The turns of this subscription follow each other. If iterators share a state, the program has to protect that
      // state.
      return scheduler.scheduleRecursive(UncheckedSendable(elements.makeIterator()), action: turn)
    }
  }
}

extension Trampoline {
  /// Emits the elements of `iterator` and completes, in turn with the other actions that wait on this thread.
  ///
  /// In principle each element is an action of the trampoline. While no other action waits, the next action would be
  /// the next element, so a loop has the same effect.
  @inlinable
  static func emit<Iterator: IteratorProtocol>(_ iterator: Iterator, into emitter: Emitter<Iterator.Element>) {
    var iterator = iterator
    let thread = crx_current_trampoline()
    while !emitter.isClosed {
      guard let element = iterator.next() else { return emitter.completed() }
      emitter.next(element)
      if thread.pointee.pending > 0 {
        let rest = iterator
        return enqueue { emit(rest, into: emitter) }
      }
    }
  }
}
