// SPDX-License-Identifier: MIT
import RxKit
import RxMarbles
import RxSwift

extension Catalogue {
  static let kit = [
    CatalogueEntry(
      "ActivityIndicator", "RxSwift/ObservableConvertibleType/trackActivity(_:)",
      MarbleExample(
        "trackActivity", "---a--b--|", code: "source.trackActivity(activity)",
        listing: MarbleListing(
          """
          let activity = ActivityIndicator()
          _ = source.trackActivity(activity).subscribe()
          activity.asObservable().map { "\\($0)" }
          """), isHot: true
      ) { (source: Letters, _) in
        let activity = ActivityIndicator()
        _ = source.trackActivity(activity).subscribe()
        return activity.asObservable().map { "\($0)" }
      }, module: "RxKit"),
    CatalogueEntry(
      "ErrorTracker", "RxSwift/ObservableConvertibleType/trackError(_:)",
      MarbleExample(
        "trackError", "--a--b--#", code: "source.trackError(errors)",
        listing: MarbleListing(
          """
          let errors = ErrorTracker()
          _ = source.trackError(errors).catchAndReturn("x").subscribe()
          errors.asObservable().map { _ in "error" }
          """), isHot: true
      ) { (source: Letters, _) in
        let errors = ErrorTracker()
        _ = source.trackError(errors).catchAndReturn("x").subscribe()
        return errors.asObservable().map { _ in "error" }
      }, module: "RxKit"),
    CatalogueEntry(
      "ActiveSignal", "ActiveSignal/forwardWhileActive(_:)",
      MarbleExample(
        "forwardWhileActive", "-a-b-c-d-e-f-g-|", "--1----0---1", code: "active.forwardWhileActive(source)",
        listing: MarbleListing(
          """
          let active = ActiveSignal()
          _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
          active.forwardWhileActive(source)
          """), showsSubscriptions: true, isHot: true
      ) { (source: Letters, other: Numbers, _) in
        let active = ActiveSignal()
        _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
        return active.forwardWhileActive(source)
      }, module: "RxKit"),
    CatalogueEntry(
      "ActiveSignal", "ActiveSignal/throttleWhileInactive(_:_:scheduler:)",
      MarbleExample(
        "throttleWhileInactive", "-a-b-c-----d-e-f-g-|", "------------1",
        code: "active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)",
        listing: MarbleListing(
          """
          let active = ActiveSignal()
          _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
          active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)
          """), isHot: true
      ) { (source: Letters, other: Numbers, scheduler) in
        let active = ActiveSignal()
        _ = other.subscribe(onNext: { active.isActive = $0 == 1 })
        return active.throttleWhileInactive(source, .milliseconds(4), scheduler: scheduler)
      }, module: "RxKit"),
  ]
}
