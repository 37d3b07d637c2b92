// SPDX-License-Identifier: MIT
// Written by scripts/generate-arities.

import RxSwift

/// `Single.zip` and `Maybe.zip` of the first answer, of the third one as often as it takes, and of the second one.
enum AnswerArities {
  /// With a function.
  static let single: CatalogueOverloads.Functions<Single<String>> = [
    3: { Single.zip($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Single.zip($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Single.zip($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Single.zip($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Single.zip($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Single.zip($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let singleTuple: CatalogueOverloads.Functions<Single<String>> = [
    2: { first, last, _ in Single.zip(first, last).map { joined($0) } },
    3: { Single.zip($0, $2, $1).map { joined($0) } },
    4: { Single.zip($0, $2, $2, $1).map { joined($0) } },
    5: { Single.zip($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Single.zip($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Single.zip($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Single.zip($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]

  /// With a function.
  static let maybe: CatalogueOverloads.Functions<Maybe<String>> = [
    3: { Maybe.zip($0, $2, $1) { joined(($0, $1, $2)) } },
    4: { Maybe.zip($0, $2, $2, $1) { joined(($0, $1, $2, $3)) } },
    5: { Maybe.zip($0, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4)) } },
    6: { Maybe.zip($0, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5)) } },
    7: { Maybe.zip($0, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6)) } },
    8: { Maybe.zip($0, $2, $2, $2, $2, $2, $2, $1) { joined(($0, $1, $2, $3, $4, $5, $6, $7)) } },
  ]

  /// As a tuple.
  static let maybeTuple: CatalogueOverloads.Functions<Maybe<String>> = [
    2: { first, last, _ in Maybe.zip(first, last).map { joined($0) } },
    3: { Maybe.zip($0, $2, $1).map { joined($0) } },
    4: { Maybe.zip($0, $2, $2, $1).map { joined($0) } },
    5: { Maybe.zip($0, $2, $2, $2, $1).map { joined($0) } },
    6: { Maybe.zip($0, $2, $2, $2, $2, $1).map { joined($0) } },
    7: { Maybe.zip($0, $2, $2, $2, $2, $2, $1).map { joined($0) } },
    8: { Maybe.zip($0, $2, $2, $2, $2, $2, $2, $1).map { joined($0) } },
  ]
}
