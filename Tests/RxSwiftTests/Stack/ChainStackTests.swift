// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// Chains of a million links, which are subscribed to, disposed and released on a small stack.
final class ChainStackTests: XCTestCase {
  func testAChainOfOperators() {
    let received = Box(0)
    onASmallStack {
      let subject = PublishSubject<Int>()
      var chain: Observable<Int> = subject.asObservable()
      for _ in 0..<million { chain = chain.map { $0 + 1 } }
      let subscription = chain.subscribe(onNext: { received.value = $0 })
      subject.onNext(0)
      subscription.dispose()
    }
    XCTAssertEqual(received.value, million)
  }

  /// Three quarters of what the law says.
  func testAChainOfOperatorsThatMakeStrings() {
    #if DEBUG
      let depth = 250
    #else
      let depth = 5_900
    #endif
    let received = Box("")
    onASmallStack {
      var chain = Observable.of("a")
      for _ in 0..<depth { chain = chain.map { $0 } }
      _ = chain.subscribe(onNext: { received.value = $0 })
    }
    XCTAssertEqual(received.value, "a")
  }

  func testAChainOfOperatorsWithState() {
    let received = Box(0)
    onASmallStack {
      var chain = Observable.of(1)
      for _ in 0..<million / 10 { chain = chain.scan(0) { $0 + $1 } }
      _ = chain.subscribe(onNext: { received.value = $0 })
    }
    XCTAssertEqual(received.value, 1)
  }

  /// A chain that is released piece by piece, because somebody holds one of its links.
  func testAChainThatIsHeldInTheMiddle() {
    let released = Box(false)
    onASmallStack {
      var middle: Observable<Int>?
      weak var source: Observable<Int>?
      do {
        let canary = Canary()
        var chain = Observable<Int>.create { _ in
          withExtendedLifetime(canary) {}
          return Disposables.create()
        }
        source = chain
        for index in 0..<million {
          chain = chain.map { $0 }
          if index == million / 2 { middle = chain }
        }
      }
      XCTAssertNotNil(source)
      middle = nil
      XCTAssertNil(middle)
      released.value = source == nil
    }
    XCTAssert(released.value)
  }

  func testASumOfSequences() {
    for prepends in [false, true] {
      let count = Box(0)
      onASmallStack {
        var sum = Observable<Int>.of(1)
        for _ in 1..<million { sum = prepends ? Observable.of(1).concat(sum) : sum.concat(Observable.of(1)) }
        _ = sum.subscribe(onNext: { count.value += $0 })
      }
      XCTAssertEqual(count.value, million, "prepends: \(prepends)")
    }
  }

  func testElementsInFrontOfEachOther() {
    let elements = Box<[Int]>([])
    onASmallStack {
      var sequence = Observable<Int>.empty()
      for index in 0..<million { sequence = sequence.startWith(index) }
      _ = sequence.subscribe(onNext: { elements.value.append($0) })
    }
    XCTAssertEqual(elements.value, Array((0..<million).reversed()))
  }

  /// Sources that hold each other are released without ever having been subscribed to.
  func testReleasingSourcesInSources() {
    let last = WeakBox<Observable<Int>>(nil)
    onASmallStack {
      let canary = Canary()
      var chain = Observable<Int>.create { _ in
        withExtendedLifetime(canary) {}
        return Disposables.create()
      }
      last.object = chain
      for index in 0..<million {
        switch index % 4 {
        case 0: chain = chain.catchAndReturn(1)
        case 1: chain = chain.flatMap { Observable.just($0) }
        case 2: chain = chain.amb(Observable.never())
        default: chain = Observable.merge(chain, .never())
        }
      }
    }
    XCTAssertNil(last.object)
  }

  func testDisposablesInDisposables() {
    let disposals = Box<[String]>([])
    onASmallStack {
      var chain: any Disposable = Disposables.create { disposals.value.append("first") }
      for index in 0..<million {
        switch index % 4 {
        case 0:
          let serial = SerialDisposable()
          serial.disposable = chain
          chain = serial
        case 1:
          let single = SingleAssignmentDisposable()
          single.setDisposable(chain)
          chain = single
        case 2: chain = Disposables.create(chain, Disposables.create())
        default: chain = CompositeDisposable(disposables: [chain])
        }
      }
      chain = Disposables.create(chain, Disposables.create { disposals.value.append("last") })
      chain.dispose()
      chain.dispose()
    }
    XCTAssertEqual(disposals.value, ["first", "last"])
  }
}
