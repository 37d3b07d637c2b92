// SPDX-License-Identifier: MIT
import CGtk4
import PlacesCore
import RxCocoa
import RxGTK
import RxKit
import RxSwift
import ShowcaseShell

/// The page of the app: four views on a stage, each bound to its own stream of the view model.
@MainActor
final class PlacesPage {
  let stage = Stage()
  let wheel = WheelView()
  let welcome = WelcomeView()
  let cards = CardsView()
  let banner = BannerView()
  let model: PlacesViewModel
  /// Whether the page is on the screen.
  let active = ActiveSignal()
  /// All subscriptions of the page.
  let life = CompositeDisposable()

  /// - Parameters:
  ///   - cities: reads the cities.
  ///   - start: what the user has done before.
  ///   - worker: where is read and computed.
  init(cities: Observable<[City]>, from start: Journey, worker: PlacesScheduler) {
    welcome.enter(stage)
    cards.enter(stage)
    wheel.enter(stage)
    banner.enter(stage)
    stage.setExpands(horizontally: true, vertically: true)

    let hands = PlacesHands(stage: stage)
    let (touches, turns) = (PublishRelay<Touch>(), PublishRelay<Int>())
    let (opens, visits) = (PublishRelay<Bool>(), PublishRelay<City>())
    var inputs = PlacesInputs()
    inputs.touches = touches.asObservable()
    inputs.turns = turns.asObservable()
    inputs.opens = opens.asObservable()
    inputs.visits = visits.asObservable()
    inputs.retries = cards.retry.rx.tap.asObservable()
    inputs.reducesMotion = stage.reducesMotion
    inputs.active = active
    model = PlacesViewModel(
      inputs,
      in: PlacesEnvironment(
        time: { Double(g_get_monotonic_time()) / 1_000_000 }, frames: stage.rx.frames.map(\.time), cities: cities,
        scheduler: MainScheduler.instance, worker: worker),
      from: start)
    stage.isShown.bind { [active] in active.isActive = $0 }.disposed(by: life)
    // What the view model says decides what the pointer may do, and which city a card is.
    let looks = model.cards.share(replay: 1)
    hands.touches(looks).bind(to: touches).disposed(by: life)
    Observable.merge(wheel.turns, hands.turns(looks)).bind(to: turns).disposed(by: life)
    let closes = Observable.merge(stage.rx.shortcut("Escape").asObservable(), cards.back.rx.tap.asObservable())
    let wishes: Observable<Bool> = .merge(wheel.opens.map { true }, closes.map { false }, hands.opens(looks))
    wishes.bind(to: opens).disposed(by: life)
    cards.chosen.withLatestFrom(model.list) { index, list in
      index < list.cards.count ? list.cards[index].city : nil
    }
    .compactMap(\.self)
    .bind(to: visits).disposed(by: life)
    bind()
  }

  private func bind() {
    Observable.combineLatest(model.wheel, model.pose.map(\.turn).distinctUntilChanged())
      .bind { [wheel] in wheel.show($0, turn: $1) }.disposed(by: life)
    model.welcome.bind { [welcome] in welcome.show($0) }.disposed(by: life)
    model.cards.bind { [cards] in cards.show($0) }.disposed(by: life)
    model.banner.bind { [banner] in banner.show($0) }.disposed(by: life)

    model.pose.map(\.turn).distinctUntilChanged().bind { [welcome] in welcome.show(turn: $0) }.disposed(by: life)
    // The first cards are shown at once. The others follow, some in each frame.
    let parts = stage.rx.frames.take(CardsView.parts - 1).enumerated().map { $0.index + 1 }.startWith(0)
    Observable.combineLatest(model.list, showsCards) { list, isShown in isShown ? list : nil }
      .compactMap(\.self).distinctUntilChanged()
      .flatMapLatest { list in parts.map { (list: list, part: $0) } }
      .bind { [cards] in if $0.part == 0 { cards.show($0.list) } else { cards.fill($0.list, part: $0.part) } }
      .disposed(by: life)
    model.greeting.map(Optional.some).bind(to: welcome.greeting.rx.text).disposed(by: life)
    model.flight.map(Optional.some).bind(to: banner.text.rx.text).disposed(by: life)
    // Another list starts at its first card.
    Observable.merge(model.mood.map { _ in () }, model.greeting.map { _ in () })
      .bind { [cards] in cards.scroller.contentOffset = 0 }.disposed(by: life)

    // The focus goes where the gestures are.
    model.cards.map(\.isOperable).distinctUntilChanged().skip(1)
      .bind { [wheel, cards] isOperable in
        if isOperable { cards.focus() } else { wheel.canvas.focus() }
      }
      .disposed(by: life)
    stage.isDark.bind { [wheel, welcome] _ in
      wheel.canvas.redraw()
      welcome.backdrop.redraw()
    }
    .disposed(by: life)
    wheel.canvas.rx.signal("state-flags-changed") { _ in () }.bind { [wheel] in wheel.canvas.redraw() }
      .disposed(by: life)
    stage.isNarrow(welcome.backdrop).bind { [stage] in stage.setStyle("places-narrow", isOn: $0) }.disposed(by: life)
  }

  /// Whether the cards are filled: when they are seen, or else when nothing moves. Filling them takes as long as drawing a frame.
  private var showsCards: Observable<Bool> {
    model.pose.flatMapLatest { pose -> Observable<Bool> in
      pose.progress > 0
        ? .just(true) : .just(true).delay(.milliseconds(120), scheduler: MainScheduler.instance).startWith(false)
    }
    .distinctUntilChanged()
  }

  /// Moves the keyboard focus to where the user begins.
  func focus() { wheel.canvas.focus() }
}
