// SPDX-License-Identifier: MIT
import RxMarbles

/// Operators one after the other, of each way in which one can follow another.
public enum CatalogueChains {
  /// All of them.
  public static let chains: [MarbleChain] = [
    // Elements of any type go through.
    chain(["filter", "debounce", "take"]),
    // Numbers become strings, and strings numbers.
    chain(["map", "startWith"]), chain(["startWith", "withUnretained", "compactMap"]),
    // Two sequences, as a method and as a function.
    chain(["debounce", "combineLatest", "merge"]), chain(["map", "zip", "withLatestFrom"]),
    // Elements that lead to sequences, and sequences that come from another operator.
    chain(["delay", "flatMapLatest"]), chain(["window", "switchLatest"]), chain(["groupBy", "flatMap"]),
    chain(["window", "take"]), chain(["window", "take", "mergeMaxConcurrent", "toArray"]),
    // What has a type of its own.
    chain(["buffer", "skip"]), chain(["enumerated", "delay"]), chain(["materialize", "takeLast"]),
    // Subjects, connecting, several observers.
    chain(["map", "share"]), chain(["PublishSubject", "debounce"]), chain(["delay", "publish"]),
    chain(["interval", "map", "take"]), chain(["range", "scan", "shareReplay"]),
    // What comes late: an end, values of a sequence that does not end, and something that goes in beside what goes on.
    MarbleChain([
      stage("filter", ["-1-2------------------------------------|"]), stage("takeLast", numbers: ["count": 1]),
    ]),
    MarbleChain([stage("delay", ["-a--b---c-"], numbers: ["delay": 12]), stage("delay", numbers: ["delay": 12])]),
    MarbleChain([stage("interval", numbers: [:]), stage("combineLatest", ["", "-a 30ms b-"])]),
  ]

  private static func stage(_ name: String, _ diagrams: [String]? = nil, numbers: [String: Int] = [:])
    -> MarbleChain.Stage
  {
    MarbleChain.Stage(example(name), diagrams: diagrams, numbers: numbers)
  }

  private static func chain(_ names: [String]) -> MarbleChain {
    MarbleChain(names.map { stage($0) })
  }

  private static func example(_ name: String) -> MarbleExample {
    guard let entry = Catalogue.entries.first(where: { $0.example.name == name }) else {
      preconditionFailure("There is no example \(name).")
    }
    return entry.example
  }
}
