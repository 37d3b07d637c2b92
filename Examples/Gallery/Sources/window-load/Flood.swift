// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxGTK
import RxSwift

extension Load {
  /// 100,000 events a second from another thread for five seconds, while a user types.
  ///
  /// - Parameter bound: whether bindings show the events; otherwise nobody listens, and the sender and the typing are the same.
  func measureFlood(bound: Bool) {
    let (rate, seconds) = (100_000.0, 5.0)
    let total = Int(rate * seconds)
    let relay = PublishRelay<Int>()
    let handled = BehaviorRelay(value: 0)
    let bindings = DisposeBag()
    if bound {
      let events = relay.observe(on: MainScheduler.instance).do(onNext: { handled.accept($0) }).share()
      // Every event goes to one of the labels or bars, in turn.
      let places = labels.count + bars.count
      for (index, label) in labels.enumerated() {
        events.filter { $0 % places == index }.map { String($0) }.bind(to: label.rx.text).disposed(by: bindings)
      }
      for (index, bar) in bars.enumerated() {
        events.filter { $0 % places == index + 8 }.map { Double($0) / Double(total) }
          .bind(to: bar.rx.progress).disposed(by: bindings)
      }
    }
    let waits = KeyWaits(in: self)
    waits.type(seconds: seconds - 0.5)
    Thread.detachNewThread {
      let start = now()
      var sent = 0
      while sent < total {
        let due = min(Int((now() - start) * rate), total)
        while sent < due {
          sent += 1
          relay.accept(sent)
        }
        usleep(500)
      }
    }
    let paints = paintsPerSecond(seconds: seconds)
    let shown = handled.value
    // What is still on its way comes in, and the last keys.
    run(seconds: 1)
    let name = bound ? "100,000 events a second into bindings" : "100,000 events a second that nobody hears"
    print(
      "\(name): \(short(paints)) paints a second, \(Int(Double(shown) / seconds)) events shown a second; \(waits.report())"
    )
    guard bound else { return }
    require(paints >= reachable, "the flood leaves 60 paints a second")
    require(Double(shown) >= 0.98 * Double(total), "all events are shown")
    if KeyWaits.canType { require(waits.longest.map { $0 <= 1000.0 / 60 } ?? false, "no key waits more than a frame") }
  }
}
