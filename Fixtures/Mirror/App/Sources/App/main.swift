// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxSwift
import ThirdParty

var pairs: [String] = []
_ = Observable.of(1, 2, 3).pairwise().subscribe(onNext: { pairs.append("\($0)\($1)") })

var values: [Int] = []
_ = Observable.of(1, nil, 3).unwrap().subscribe(onNext: { values.append($0) })

let indicator = ActivityIndicator()
var activity: [Bool] = []
let bag = DisposeBag()
indicator.asDriver().drive(onNext: { activity.append($0) }).disposed(by: bag)
let work = PublishSubject<Int>()
work.trackActivity(indicator).subscribe().disposed(by: bag)
work.onCompleted()

guard pairs == ["12", "23"], values == [1, 3], activity == [false, true, false] else {
  print("failed: \(pairs) \(values) \(activity)")
  exit(1)
}
print("ok")
