// SPDX-License-Identifier: MIT

/// Where things are in a window of some size: functions of the size and of what the progress makes of each view.
public struct StageGeometry: Equatable, Sendable {
  public let width: Double
  public let height: Double

  public init(width: Double, height: Double) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// A place in the window, in pixels from its upper left corner.
  public struct Frame: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    public var bottom: Double { y + height }
    public func contains(x: Double, y: Double) -> Bool {
      x >= self.x && x < self.x + width && y >= self.y && y < bottom
    }
  }

  public static let bannerHeight = 46.0
  /// The part of the wheel's radius that its glow needs around it.
  public static let glow = 0.22
  static let tabHeight = 40.0
  /// How much of the tab is above the rim.
  static let tabRise = 29.0
  /// Between the wheel and the list.
  static let gap = 18.0

  /// The radius of the wheel on the welcome page.
  public var radius: Double { min(330, width * 0.44, height * 0.4) }

  /// The middle of the wheel, where the part `lift` of its way upwards is done.
  func middle(_ lift: Double) -> (x: Double, y: Double) {
    let (low, high) = (height - radius * 0.3, 14 + radius * LinkedChange.smallWheel)
    return (width / 2, low + (high - low) * lift)
  }

  /// The wheel with its glow.
  public func wheel(_ look: WheelLook) -> Frame {
    let half = radius * look.scale * (1 + Self.glow)
    let middle = middle(look.lift)
    return Frame(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2)
  }

  /// The tab on the upper rim of the wheel, for a tab of this width.
  public func tab(_ look: WheelLook, width tabWidth: Double) -> Frame {
    let middle = middle(look.lift)
    return Frame(
      x: middle.x - tabWidth / 2, y: middle.y - radius * look.scale - Self.tabRise, width: tabWidth,
      height: Self.tabHeight)
  }

  /// The list of cards, which is as high as it is at the end of its way. On its way it stays right below the wheel.
  public func cards(_ look: CardsLook) -> Frame {
    let start = middle(0).y + radius + Self.gap
    return Frame(x: 0, y: start + (cardsTop - start) * look.rise, width: width, height: height - cardsTop)
  }

  /// Where the list begins when it is there.
  public var cardsTop: Double { 14 + 2 * radius * LinkedChange.smallWheel + Self.gap }

  /// The banner of flights at the upper edge.
  public func banner(_ look: BannerLook) -> Frame {
    Frame(x: 0, y: (look.openness - 1) * Self.bannerHeight, width: width, height: Self.bannerHeight)
  }

  /// The name of the app.
  public func logo(_ logo: (width: Double, height: Double)) -> Frame {
    Frame(x: (width - logo.width) / 2, y: Self.bannerHeight + 14, width: logo.width, height: logo.height)
  }

  /// The introduction, between the logo and the arrow; it moves up in proportion to the wheel.
  public func introduction(_ look: WelcomeLook, height introduction: Double) -> Frame {
    let (top, bottom) = (Self.bannerHeight + 50, arrow(44).y)
    let wanted = min(width - 40, 620)
    return Frame(
      x: (width - wanted) / 2, y: max(top, (top + bottom - introduction) / 2) - travel * 0.3 * look.introductionLift,
      width: wanted, height: introduction)
  }

  /// The arrow above the tab.
  public func arrow(_ size: Double) -> Frame {
    Frame(
      x: (width - size) / 2, y: middle(0).y - radius - Self.tabRise - size - 2, width: size, height: size)
  }

  /// The way of the wheel, upwards.
  var travel: Double { middle(0).y - middle(1).y }

  /// How far a finger goes.
  public var reach: Reach { Reach(lift: travel, turn: radius * 0.62) }

  /// Whether a touch that begins here is one of the wheel's: everywhere, unless the list has its gestures.
  public func touchesWheel(y: Double, _ cards: CardsLook) -> Bool {
    !cards.isOperable || y < cardsTop
  }
}
