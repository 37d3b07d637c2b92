// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

/// The sequences of controls, as other types.
extension Catalogue {
  static let controls = [
    shared(
      "ControlEvent", "ControlEvent/asObservable()", "controlEventAsObservable", "-a--b--c--",
      "ControlEvent(events: source).asObservable()"
    ) { (source: Letters) in
      ControlEvent(events: source).asObservable()
    },
    shared(
      "ControlEvent", "ControlEvent/asControlEvent()", "asControlEvent", "-a--b--c--",
      "ControlEvent(events: source).asControlEvent()"
    ) { (source: Letters) in
      ControlEvent(events: source).asControlEvent()
    },
    shared(
      "ControlEvent", "ControlEvent/asInfallible()", "controlEventAsInfallible", "-a--b--c--",
      "ControlEvent(events: source).asInfallible()"
    ) { (source: Letters) in
      ControlEvent(events: source).asInfallible()
    },
    shared(
      "ControlEvent", "ControlEvent/asDriver()", "controlEventAsDriver", "-a--b--c--",
      "ControlEvent(events: source).asDriver()"
    ) { (source: Letters) in
      ControlEvent(events: source).asDriver()
    },
    shared(
      "ControlEvent", "ControlEvent/asSignal()", "controlEventAsSignal", "-a--b--c--",
      "ControlEvent(events: source).asSignal()"
    ) { (source: Letters) in
      ControlEvent(events: source).asSignal()
    },
    shared(
      "ControlProperty", "ControlProperty/asObservable()", "controlPropertyAsObservable", "s--a--b--",
      "ControlProperty(values: source, valueSink: AnyObserver { _ in }).asObservable()"
    ) { (source: Letters) in
      ControlProperty(values: source, valueSink: AnyObserver { _ in }).asObservable()
    },
    shared(
      "ControlProperty", "ControlProperty/asControlProperty()", "asControlProperty", "s--a--b--",
      "ControlProperty(values: source, valueSink: AnyObserver { _ in }).asControlProperty()"
    ) { (source: Letters) in
      ControlProperty(values: source, valueSink: AnyObserver { _ in }).asControlProperty()
    },
    shared(
      "ControlProperty", "ControlProperty/asDriver()", "controlPropertyAsDriver", "s--a--b--",
      "ControlProperty(values: source, valueSink: AnyObserver { _ in }).asDriver()"
    ) { (source: Letters) in
      ControlProperty(values: source, valueSink: AnyObserver { _ in }).asDriver()
    },
  ]
}
