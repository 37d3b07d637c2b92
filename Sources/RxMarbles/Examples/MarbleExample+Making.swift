// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

extension MarbleExample {
  /// Makes an example without sequences that go in.
  public init<Output: ObservableConvertibleType>(
    _ name: String, code: String, listing: MarbleListing? = nil, observers: [String] = ["^"],
    run: @escaping @Sendable (TestScheduler) -> Output
  ) {
    let options = MarbleExampleOptions(code: code, listing: listing, observers: observers)
    self.init(name, [], [], options) { run($0.scheduler) }
  }

  /// Makes an example without sequences that go in, whose operator is given numbers.
  public init<Output: ObservableConvertibleType>(
    _ name: String, parameters: [MarbleParameter], code: String, listing: MarbleListing? = nil,
    observers: [String] = ["^"], run: @escaping @Sendable (MarbleNumbers, TestScheduler) -> Output
  ) {
    let options = MarbleExampleOptions(parameters: parameters, code: code, listing: listing, observers: observers)
    self.init(name, [], [], options) { run($0.numbers, $0.scheduler) }
  }

  /// Makes an example with one sequence.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - diagram: the sequence that goes in.
  ///   - code: the operator, as it is written in code.
  ///   - listing: the code that leads to the result, if the operator alone does not.
  ///   - observers: when each observer is subscribed, as subscription diagrams.
  ///   - showsSubscriptions: whether the picture shows when the sequence that goes in is subscribed.
  ///   - isHot: whether it emits whether it is subscribed or not.
  ///   - run: applies the operator.
  public init<Element: MarbleValue, Output: ObservableConvertibleType>(
    _ name: String, _ diagram: String, code: String, listing: MarbleListing? = nil, observers: [String] = ["^"],
    showsSubscriptions: Bool = false, isHot: Bool = false,
    run: @escaping @Sendable (Observable<Element>, TestScheduler) -> Output
  ) {
    self.init(
      name, diagram, parameters: [], code: code, listing: listing, observers: observers,
      showsSubscriptions: showsSubscriptions, isHot: isHot
    ) { (source: Observable<Element>, _, scheduler) in
      run(source, scheduler)
    }
  }

  /// Makes an example with one sequence, whose operator is given numbers: `source.take(numbers["count"])`, the same in `code`.
  public init<Element: MarbleValue, Output: ObservableConvertibleType>(
    _ name: String, _ diagram: String, parameters: [MarbleParameter], code: String, listing: MarbleListing? = nil,
    observers: [String] = ["^"], showsSubscriptions: Bool = false, isHot: Bool = false,
    run: @escaping @Sendable (Observable<Element>, MarbleNumbers, TestScheduler) -> Output
  ) {
    let options = MarbleExampleOptions(
      parameters: parameters, code: code, listing: listing, observers: observers,
      showsSubscriptions: showsSubscriptions, isHot: isHot)
    self.init(name, [diagram], ["\(Element.self)"], options) { stage in
      run(try stage.sequence(0), stage.numbers, stage.scheduler)
    }
  }

  /// Makes an example with two sequences.
  public init<First: MarbleValue, Second: MarbleValue, Output: ObservableConvertibleType>(
    _ name: String, _ first: String, _ second: String, code: String, listing: MarbleListing? = nil,
    observers: [String] = ["^"], showsSubscriptions: Bool = false, isHot: Bool = false,
    run: @escaping @Sendable (Observable<First>, Observable<Second>, TestScheduler) -> Output
  ) {
    self.init(
      name, first, second, parameters: [], code: code, listing: listing, observers: observers,
      showsSubscriptions: showsSubscriptions, isHot: isHot
    ) { (first: Observable<First>, second: Observable<Second>, _, scheduler) in
      run(first, second, scheduler)
    }
  }

  /// Makes an example with two sequences, whose operator is given numbers.
  public init<First: MarbleValue, Second: MarbleValue, Output: ObservableConvertibleType>(
    _ name: String, _ first: String, _ second: String, parameters: [MarbleParameter], code: String,
    listing: MarbleListing? = nil, observers: [String] = ["^"], showsSubscriptions: Bool = false, isHot: Bool = false,
    run: @escaping @Sendable (Observable<First>, Observable<Second>, MarbleNumbers, TestScheduler) -> Output
  ) {
    let options = MarbleExampleOptions(
      parameters: parameters, code: code, listing: listing, observers: observers,
      showsSubscriptions: showsSubscriptions, isHot: isHot)
    self.init(name, [first, second], ["\(First.self)", "\(Second.self)"], options) { stage in
      run(try stage.sequence(0), try stage.sequence(1), stage.numbers, stage.scheduler)
    }
  }

  /// Makes an example with a sequence whose values lead to others, which are on lines of their own in its diagram.
  ///
  /// The function that `run` receives gives the sequence for a value.
  public init<Output: ObservableConvertibleType>(
    _ name: String, work diagram: String, code: String, showsSubscriptions: Bool = true,
    run:
      @escaping @Sendable (
        Observable<String>, @escaping @Sendable (String) -> Observable<String>, TestScheduler
      ) -> Output
  ) {
    self.init(name, work: diagram, parameters: [], code: code, showsSubscriptions: showsSubscriptions) {
      source, work, _, scheduler in
      run(source, work, scheduler)
    }
  }

  /// Makes an example with a sequence whose values lead to others, and whose operator is given numbers.
  public init<Output: ObservableConvertibleType>(
    _ name: String, work diagram: String, parameters: [MarbleParameter], code: String, showsSubscriptions: Bool = true,
    run:
      @escaping @Sendable (
        Observable<String>, @escaping @Sendable (String) -> Observable<String>, MarbleNumbers, TestScheduler
      ) -> Output
  ) {
    let options = MarbleExampleOptions(
      parameters: parameters, code: code, showsSubscriptions: showsSubscriptions, hasWork: true)
    self.init(name, [diagram], ["String"], options) { stage in
      let work = try stage.work()
      return run(try stage.sequence(0), work, stage.numbers, stage.scheduler)
    }
  }
}
