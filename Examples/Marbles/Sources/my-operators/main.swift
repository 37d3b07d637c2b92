// SPDX-License-Identifier: MIT
// Operators of a package's own, beside those of RxSwift: some that are well, and some that the page has to get along with.
import Foundation
import MarblePlayground
import RxMarbles
import RxSwift

extension ObservableType {
  func pairs() -> Observable<[Element]> {
    Observable.zip(self, skip(1)) { [$0, $1] }
  }
}

let playground = MarblePlayground([
  MarbleExample("pairs", "-a--b--c-|", code: "source.pairs()") { (source: Observable<String>, _) in source.pairs() },
  MarbleExample(
    "everyNth", "-a-b-c-d-e-f-|", parameters: [MarbleParameter("n", 2, in: 1...4)],
    code: #"source.enumerated().filter { $0.index % numbers["n"] == 0 }.map(\.element)"#
  ) { (source: Observable<String>, numbers, _) in
    source.enumerated().filter { $0.index % numbers["n"] == 0 }.map(\.element)
  },
  // The name of one of RxSwift's, in the place of which it is shown.
  MarbleExample("debounce", "-a--|", code: "source.map { $0 + $0 }") { (source: Observable<String>, _) in
    source.map { $0 + $0 }
  },
  MarbleExample("50 % & more", "-a-b-|", code: #"source.enumerated().filter { $0.index % 2 == 0 }.map(\.element)"#) {
    (source: Observable<String>, _) in
    source.enumerated().filter { $0.index % 2 == 0 }.map(\.element)
  },
  MarbleExample("neverReturns", "-a-|", code: "source.map { while true { … } }") { (source: Observable<String>, _) in
    source.map { text in
      while text == "a" { usleep(1000) }
      return text
    }
  },
  MarbleExample("crashes", "-a-|", code: "source.map { fatalError($0) }") { (source: Observable<String>, _) in
    source.map { text in
      if text == "a" { fatalError(text) }
      return text
    }
  },
  MarbleExample("floods", code: #"Observable.repeatElement("a")"#) { _ in Observable.repeatElement("a") },
])
try await playground.run()
