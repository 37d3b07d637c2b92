// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import RxSwift
import RxTest
import ShowcaseModel

@testable import HopsCore

/// The hops in virtual time: a tick is a millisecond, and an answer takes ten.
final class HopsStage {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let model: HopsViewModel
  let states: TestableObserver<HopsState>
  let units = BehaviorRelay(value: UnitSystem.metric)
  /// The paths that were asked for, and those whose requests were cancelled before the server had answered.
  let asked = BehaviorRelay<[String]>(value: [])
  let cancelled = BehaviorRelay<[String]>(value: [])
  /// What goes wrong from now on.
  let fault = BehaviorRelay<HopsError?>(value: nil)
  /// The same for the countries alone.
  let faultOfOrigins = BehaviorRelay<HopsError?>(value: nil)
  private let bag = DisposeBag()

  init(isActive: Bool = true, timeToLive: RxTimeInterval = .seconds(60)) {
    let (scheduler, asked, cancelled, fault, faultOfOrigins) = (scheduler, asked, cancelled, fault, faultOfOrigins)
    let controller = HopsController(
      network: { path, query in
        let name = (path + query.map { "\($0.name)=\($0.value ?? "")" }).joined(separator: " ")
        return Observable.deferred {
          asked.accept(asked.value + [name])
          let isAnswered = BehaviorRelay(value: false)
          return Observable.just(())
            .delay(.milliseconds(10), scheduler: scheduler)
            .map {
              isAnswered.accept(true)
              if let fault = fault.value ?? (path == ["origins"] ? faultOfOrigins.value : nil) { throw fault }
              return try SampleServer.answer(path, query)
            }
            .do(onDispose: { if !isAnswered.value { cancelled.accept(cancelled.value + [name]) } })
        }
      }, timeToLive: timeToLive, scheduler: scheduler)
    model = HopsViewModel(controller: controller, units: units.asObservable(), scheduler: scheduler)
    states = scheduler.createObserver(HopsState.self)
    model.state.subscribe(states).disposed(by: bag)
    model.active.isActive = isActive
  }

  func pass(_ ticks: Int = 300) { scheduler.advanceTo(scheduler.clock + ticks) }

  /// Begins anew with what was asked for and cancelled.
  func forgetRequests() { for requests in [asked, cancelled] { requests.accept([]) } }

  var state: HopsState { states.events.last!.value.element! }
  var names: [String] { state.list.elements.map(\.name) }
}

/// Thirty hops: Hop 0 to Hop 29, of two countries and three kinds, ten a page.
enum SampleServer {
  static func answer(_ path: [String], _ query: [URLQueryItem]) throws -> Data {
    let values = Dictionary(query.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
    switch path.first {
    case "origins": return Data(#"["Austria","Belgium"]"#.utf8)
    case "hops" where path.count == 2:
      guard let number = Int(path[1].dropFirst(4)), number < 30 else { throw HopsError.serverFailed(404) }
      return Data(hop(number).utf8)
    default:
      let found = matching(values)
      let page = values["page"].flatMap { Int($0) } ?? 1
      let here = found.dropFirst((page - 1) * 10).prefix(10)
      let next = found.count > page * 10 ? #","next":\#(page + 1)"# : ""
      return Data(#"{"hops":[\#(here.map(hop).joined(separator: ","))]\#(next)}"#.utf8)
    }
  }

  static func matching(_ values: [String: String]) -> [Int] {
    (0..<30).filter { number in
      (values["q"].map { "hop \(number)".contains($0.lowercased()) } ?? true)
        && (values["origin"].map { $0 == origin(number) } ?? true)
        && (values["type"].map { $0 == kind(number) } ?? true)
        && number >= values["alpha"].flatMap { Int($0) } ?? 0
    }
  }

  static func origin(_ number: Int) -> String { number % 2 == 0 ? "Austria" : "Belgium" }
  static func kind(_ number: Int) -> String { ["Bittering", "Aroma", "Both"][number % 3] }

  /// A hop as the program knows it.
  static func model(_ number: Int) -> Hop {
    Hop(
      name: "Hop \(number)", alpha: Double(number), beta: 1, origin: origin(number),
      kind: Hop.Kind(rawValue: kind(number)),
      substitutes: [Hop.Substitute(name: "Hop \(number + 1)", hop: "Hop \(number + 1)")],
      oils: Hop.Oils(humulene: 1, caryophyllene: 2, cohumulone: 3, myrcene: 4))
  }

  private static func hop(_ number: Int) -> String {
    #"{"name":"Hop \#(number)","alpha":\#(number),"beta":1,"origin":"\#(origin(number))","type":"\#(kind(number))","substitutes":[{"name":"Hop \#(number + 1)","hop":"Hop \#(number + 1)"}],"humulene":1,"caryophyllene":2,"cohumulone":3,"myrcene":4}"#
  }
}
