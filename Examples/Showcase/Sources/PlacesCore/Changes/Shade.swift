// SPDX-License-Identifier: MIT
import Foundation

/// A colour, in parts from 0 to 1.
public struct Shade: Equatable, Sendable {
  public let red: Double
  public let green: Double
  public let blue: Double

  public init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From six hexadecimal digits, as in CSS.
  public init(_ hex: UInt32) {
    self.init(Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
  }

  public static let white = Shade(0xffffff)
  public static let ink = Shade(0x1d1926)
  /// The ground of windows in dark colours.
  public static let night = Shade(0x15131f)

  /// As CSS writes it.
  public var css: String {
    "rgb(" + [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ", ") + ")"
  }

  /// The colour with a part of another in it.
  public func mixed(_ other: Shade, _ part: Double) -> Shade {
    Shade(red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
  }

  /// The contrast to another colour as WCAG 2 defines it, from 1 to 21.
  public func contrast(_ other: Shade) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension Mood {
  /// The colour of the mood's part of the wheel.
  public var fill: Shade {
    switch self {
    case .cosy: Shade(0xf0935f)
    case .lively: Shade(0xcc2f66)
    case .curious: Shade(0x7048c6)
    case .sunny: Shade(0xf6c945)
    case .calm: Shade(0x5cb88a)
    case .fresh: Shade(0x7cc6ee)
    case .dawning: Shade(0xf4a9b8)
    case .nocturnal: Shade(0x2b3c78)
    }
  }

  /// The colour of what is written and drawn on it.
  public var ink: Shade {
    switch self {
    case .lively, .curious, .nocturnal: .white
    case .cosy, .sunny, .calm, .fresh, .dawning: .ink
    }
  }
}

/// The colours of the welcome page while the wheel is turned: each mood has its own, and between two moods they mix.
public struct Scenery: Equatable, Sendable {
  /// The mood's own colour.
  public let color: Shade
  /// The sky at the upper edge, where the introduction is, and at the lower.
  public let top: Shade
  public let bottom: Shade
  /// Three ranges of hills, from far to near.
  public let hills: [Shade]
  /// What is written on the sky.
  public let text: Shade

  public init(turn: Double, isDark: Bool) {
    let below = turn.rounded(.down)
    color = Mood(turn: below).fill.mixed(Mood(turn: below + 1).fill, turn - below)
    let ground = isDark ? Shade.night : .white
    // The middle of the sky carries text: at least 4.5 : 1 for every mood.
    top = color.mixed(ground, isDark ? 0.93 : 0.9)
    bottom = color.mixed(ground, isDark ? 0.62 : 0.52)
    hills = (isDark ? [0.72, 0.78, 0.84] : [0.62, 0.5, 0.38]).map { [color] in color.mixed(ground, $0) }
    text = isDark ? .white : .ink
  }
}
