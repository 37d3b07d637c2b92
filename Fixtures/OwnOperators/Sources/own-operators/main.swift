// SPDX-License-Identifier: MIT
import MarblePlayground
import RxMarbles
import RxSwift

extension ObservableType {
  func pairs() -> Observable<[Element]> {
    Observable.zip(self, skip(1)) { [$0, $1] }
  }
}

try await MarblePlayground(
  adding: "My operators",
  [
    MarbleExample("pairs", "-a--b--c-|", code: "source.pairs()") { (source: Observable<String>, _) in source.pairs() }
  ]
).run()
