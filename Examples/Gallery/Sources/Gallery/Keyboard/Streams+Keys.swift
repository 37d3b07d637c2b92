// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxRelay
import RxSwift

extension ControlEvent {
  /// What the pointer sends, and what keys send in its place.
  func or<Keys: ObservableType>(_ keys: Keys) -> ControlEvent<PropertyType> where Keys.Element == PropertyType {
    ControlEvent(events: Observable.merge(asObservable(), keys.asObservable()))
  }
}

extension Widget {
  /// The widget with a line below that says what keys do.
  func withHelp(_ text: String, in sample: Sample) -> Widget {
    sample.subject = self
    setAccessibleLabel(text)
    let line = Label(text)
    line.setWraps(lines: 3)
    line.addStyle("caption")
    line.addStyle("secondary")
    setExpands(vertically: true)
    return Box(.vertical, spacing: 12, [self, line])
  }
}
