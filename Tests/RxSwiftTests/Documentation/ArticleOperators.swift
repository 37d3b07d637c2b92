// SPDX-License-Identifier: MIT
import Foundation

@testable import RxSwift

// The operators of the article "How an element travels", one of each kind.

extension ObservableType where Element: AdditiveArithmetic {
  func doubled() -> Observable<Element> {
    Observable(upstream: asObservable()) { raw, downstream in
      let element = raw.load(Element.self)
      return downstream.next(element + element)
    }
  }
}

extension ObservableType {
  func everyOther() -> Observable<Element> {
    Observable(upstream: asObservable(), state: false) { raw, downstream in
      downstream.with(StatefulStage<Bool>.self) { passes in
        passes.state.toggle()
        return .pass(raw, if: passes.state)
      }
    }
  }
}

extension ObservableType where Element == Int {
  static func countingDown(from start: Int) -> Observable<Int> {
    Observable { emitter in
      for number in stride(from: start, to: 0, by: -1) where !emitter.isClosed { emitter.next(number) }
      emitter.completed()
      return NopDisposable.shared
    }
  }
}

extension ObservableType {
  func until<Other>(_ other: Observable<Other>) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let gate = Gate()
      let onError: (any Error) -> Void = { emitter.error($0) }
      let end = other.connect(
        GatedStage(gate, Other.self, onNext: { _ in emitter.completed() }, onError: onError, onCompleted: {}))
      let elements = source.connect(
        GatedStage(
          gate, Element.self, onNext: { emitter.next($0) }, onError: onError, onCompleted: { emitter.completed() }))
      return Disposables.create(elements, end)
    }
  }
}

extension ObservableType {
  func silences(of span: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Int> {
    let source = asObservable()
    return Observable<Int> { emitter in
      let sink = SilenceSink(emitter, span, scheduler)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { _ in sink.next() }, onError: { emitter.error($0) },
          onCompleted: { emitter.completed() }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

final class SilenceSink: TimerSink {
  // Threads: all state is touched inside of the gate.
  private let emitter: Emitter<Int>
  private var elements = 0

  init(_ emitter: Emitter<Int>, _ span: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.emitter = emitter
    super.init(span, scheduler)
  }

  func next() {
    elements += 1
    restartTimer()
  }

  override func elapsed() { emitter.next(elements) }
}

extension ObservableType where Element: ObservableConvertibleType {
  func twoAtATime() -> Observable<Element.Element> { asObservable().flattening(.limited(2)) { $0 } }
}

extension ObservableType {
  func untilItSucceeds() -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      ConcatSink(emitter.running, after: .failure) { _ in .source(source) }.run()
    }
  }
}

extension ObservableType {
  func remembered() -> Observable<Element> {
    multicast(makeSubject: { ReplaySubject<Element>.create(bufferSize: 1) }).refCount()
  }
}
