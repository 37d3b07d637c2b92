// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTest

/// The object of the example of `withUnretained`.
final class Owner: Sendable {
  let name = "o"
}

let owner = Owner()

extension ObservableType {
  /// Sends the events to a subject for as long as the example runs.
  func sending<Subject: SubjectType>(to subject: Subject) -> Observable<Element>
  where Subject.Observer.Element == Element, Subject.Element == Element {
    _ = subscribe(subject.asObserver())
    return subject.asObservable()
  }
}

extension ConnectableObservableType {
  /// Connects at a frame.
  func connecting(at frame: Int, on scheduler: TestScheduler) -> Observable<Element> {
    scheduler.scheduleAt(frame) { _ = self.connect() }
    return asObservable()
  }
}

extension ObservableType {
  /// Hands the elements to a relay for as long as the example runs.
  func accepted<Relay: ObservableType>(
    by relay: Relay, _ accept: @escaping @Sendable (Element) -> Void
  ) -> Observable<Element> where Relay.Element == Element {
    _ = subscribe(onNext: accept)
    return relay.asObservable()
  }
}

extension TestScheduler {
  /// Makes a driver or a signal that delivers here, in the place of the main thread.
  func asMain<Sequence: ObservableConvertibleType>(_ make: () -> Sequence) -> Observable<Sequence.Element> {
    var made = Observable<Sequence.Element>.empty()
    SharingScheduler.mock(scheduler: self) { made = make().asObservable() }
    return made
  }
}
