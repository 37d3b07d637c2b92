// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

import RxSwift

/// `Observable.combineLatest` and `Observable.zip` of the first sequence, of the third one as often as it takes, and of the second one.
enum ObservableArities {
  /// With a function.
  static let combineLatest: CatalogueOverloads.Functions<Observable<String>> = [
    3: { Observable.combineLatest($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Observable.combineLatest($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Observable.combineLatest($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Observable.combineLatest($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Observable.combineLatest($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Observable.combineLatest($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let combineLatestTuple: CatalogueOverloads.Functions<Observable<String>> = [
    2: { first, last, _ in Observable.combineLatest(first, last).map { joined($0) } },
    3: { Observable.combineLatest($0, $2, $1).map { joined($0) } },
    4: { Observable.combineLatest($0, $2, $2, $1).map { joined($0) } },
    5: { Observable.combineLatest($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Observable.combineLatest($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Observable.combineLatest($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Observable.combineLatest($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]

  /// With a function.
  static let zip: CatalogueOverloads.Functions<Observable<String>> = [
    3: { Observable.zip($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Observable.zip($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Observable.zip($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Observable.zip($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Observable.zip($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Observable.zip($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let zipTuple: CatalogueOverloads.Functions<Observable<String>> = [
    2: { first, last, _ in Observable.zip(first, last).map { joined($0) } },
    3: { Observable.zip($0, $2, $1).map { joined($0) } },
    4: { Observable.zip($0, $2, $2, $1).map { joined($0) } },
    5: { Observable.zip($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Observable.zip($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Observable.zip($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Observable.zip($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]
}
