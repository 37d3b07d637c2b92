// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

import RxSwift

/// `Infallible.combineLatest` and `Infallible.zip` of the first sequence, of the third one as often as it takes, and of the second one.
enum InfallibleArities {
  /// With a function.
  static let combineLatest: CatalogueOverloads.Functions<Infallible<String>> = [
    3: { Infallible.combineLatest($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Infallible.combineLatest($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Infallible.combineLatest($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Infallible.combineLatest($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Infallible.combineLatest($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Infallible.combineLatest($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let combineLatestTuple: CatalogueOverloads.Functions<Infallible<String>> = [
    2: { first, last, _ in Infallible.combineLatest(first, last).map { joined($0) } },
    3: { Infallible.combineLatest($0, $2, $1).map { joined($0) } },
    4: { Infallible.combineLatest($0, $2, $2, $1).map { joined($0) } },
    5: { Infallible.combineLatest($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Infallible.combineLatest($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Infallible.combineLatest($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Infallible.combineLatest($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]

  /// With a function.
  static let zip: CatalogueOverloads.Functions<Infallible<String>> = [
    3: { Infallible.zip($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Infallible.zip($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Infallible.zip($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Infallible.zip($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Infallible.zip($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Infallible.zip($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]
}
