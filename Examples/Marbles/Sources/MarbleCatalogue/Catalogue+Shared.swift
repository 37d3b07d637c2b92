// SPDX-License-Identifier: MIT
import RxCocoa
import RxMarbles
import RxSwift

extension Catalogue {
  /// Operators of drivers and signals.
  static let sharedOperators = [
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/compactMap(_:)", "driverCompactMap",
      "-1-a-2-b-|", #"source.asDriver(onErrorJustReturn: "x").compactMap { Int($0) }"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").compactMap { Int($0) }
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/flatMap(_:)", "driverFlatMap",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").flatMap { _ in other.asDriver(onErrorJustReturn: "x") }"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").flatMap { _ in other.asDriver(onErrorJustReturn: "x") }
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/flatMapLatest(_:)", "driverFlatMapLatest",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").flatMapLatest { _ in other.asDriver(onErrorJustReturn: "x") }"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").flatMapLatest { _ in other.asDriver(onErrorJustReturn: "x") }
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/flatMapFirst(_:)", "driverFlatMapFirst",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").flatMapFirst { _ in other.asDriver(onErrorJustReturn: "x") }"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").flatMapFirst { _ in other.asDriver(onErrorJustReturn: "x") }
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/switchLatest()", "driverSwitchLatest",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.switchLatest()"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.switchLatest()
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/merge()", "driverMergeInner",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge()"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge()
    },
    shared(
      "SharedSequence+Transform", "SharedSequenceConvertibleType/merge(maxConcurrent:)", "driverMergeMaxConcurrent",
      "-a-----b-----|", "--1--2--3|",
      #"source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge(maxConcurrent: 1)"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge(
        maxConcurrent: 1)
    },
    shared(
      "SharedSequence+ZipArities", "SharedSequence/zip(_:_:resultSelector:)", "driverZip",
      "-a-----b----c-|", "---1-2----3--|",
      #"Driver.zip(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }"#
    ) { (source: Letters, other: Letters) in
      Driver.zip(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }
    },
    shared(
      "SharedSequence+Combine", "SharedSequence/zip(_:)", "driverZipCollection",
      "-a----b-|", "---1-----2--|",
      #"Driver.zip([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])"#
    ) { (source: Letters, other: Letters) in
      Driver.zip([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    },
    shared(
      "SharedSequence+Combine", "SharedSequence/combineLatest(_:)", "driverCombineLatestCollection",
      "-a----b-|", "---1-----2--|",
      #"Driver.combineLatest([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])"#
    ) { (source: Letters, other: Letters) in
      Driver.combineLatest([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    },
    shared(
      "SharedSequence+Combine", "SharedSequenceConvertibleType/merge(_:)-7ay97", "driverMerge",
      "-a----b---c-|", "---1----2---3--|",
      #"Driver.merge(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      Driver.merge(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))
    },
    shared(
      "SharedSequence+Combine", "SharedSequence/concat(_:)-6k4cd", "driverConcat",
      "-a--b--|", "--1--2--|",
      #"Driver.concat([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])"#,
      showsSubscriptions: true
    ) { (source: Letters, other: Letters) in
      Driver.concat([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    },
    shared(
      "SharedSequence+Combine",
      "SharedSequenceConvertibleType/withLatestFrom(_:resultSelector:)",
      "driverWithLatestFromSelector",
      "-a----b--c----d-|", "---1----2---3|",
      #"source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }"#
    ) { (source: Letters, other: Letters) in
      source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }
    },
    shared(
      "SharedSequence+Do", "SharedSequenceConvertibleType/debug(_:trimOutput:file:line:function:logger:)",
      "driverDebug",
      "-a--b--c-|", #"source.asDriver(onErrorJustReturn: "x").debug("letters", logger: { _ in })"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").debug("letters", logger: { _ in })
    },
    shared(
      "SharedSequence+Do",
      "SharedSequenceConvertibleType/do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      "driverDo",
      "-a--b--c-|", #"source.asDriver(onErrorJustReturn: "x").do(onNext: { _ in })"#
    ) { (source: Letters) in
      source.asDriver(onErrorJustReturn: "x").do(onNext: { _ in })
    },
    shared(
      "Signal", "SharedSequenceConvertibleType/withUnretained(_:resultSelector:)", "signalWithUnretained",
      "-a--b--c-|", #"source.asSignal(onErrorJustReturn: "x").withUnretained(owner) { $0.name + $1 }"#
    ) { (source: Letters) in
      source.asSignal(onErrorJustReturn: "x").withUnretained(owner) { $0.name + $1 }
    },
  ]
}
