// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

import RxCocoa
import RxSwift

/// `Driver.combineLatest` and `Driver.zip` of the first sequence, of the third one as often as it takes, and of the second one.
enum DriverArities {
  /// With a function.
  static let combineLatest: CatalogueOverloads.Functions<Driver<String>> = [
    2: { first, last, _ in Driver.combineLatest(first, last) { listed(($0, $1)) } },
    3: { Driver.combineLatest($0, $2, $1) { listed(($0, $1, $2)) } },
    4: { Driver.combineLatest($0, $2, $2, $1) { listed(($0, $1, $2, $3)) } },
    5: { Driver.combineLatest($0, $2, $2, $2, $1) { listed(($0, $1, $2, $3, $4)) } },
    6: { Driver.combineLatest($0, $2, $2, $2, $2, $1) { listed(($0, $1, $2, $3, $4, $5)) } },
    7: { Driver.combineLatest($0, $2, $2, $2, $2, $2, $1) { listed(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Driver.combineLatest($0, $2, $2, $2, $2, $2, $2, $1) { listed(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let combineLatestTuple: CatalogueOverloads.Functions<Driver<String>> = [
    3: { Driver.combineLatest($0, $2, $1).map { listed($0) } },
    4: { Driver.combineLatest($0, $2, $2, $1).map { listed($0) } },
    5: { Driver.combineLatest($0, $2, $2, $2, $1).map { listed($0) } },
    6: { Driver.combineLatest($0, $2, $2, $2, $2, $1).map { listed($0) } },
    7: { Driver.combineLatest($0, $2, $2, $2, $2, $2, $1).map { listed($0) } },
    8: { Driver.combineLatest($0, $2, $2, $2, $2, $2, $2, $1).map { listed($0) } },
  ]

  /// With a function.
  static let zip: CatalogueOverloads.Functions<Driver<String>> = [
    3: { Driver.zip($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Driver.zip($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Driver.zip($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Driver.zip($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Driver.zip($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Driver.zip($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let zipTuple: CatalogueOverloads.Functions<Driver<String>> = [
    2: { first, last, _ in Driver.zip(first, last).map { joined($0) } },
    3: { Driver.zip($0, $2, $1).map { joined($0) } },
    4: { Driver.zip($0, $2, $2, $1).map { joined($0) } },
    5: { Driver.zip($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Driver.zip($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Driver.zip($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Driver.zip($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]
}
