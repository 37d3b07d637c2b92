// SPDX-License-Identifier: MIT
import Foundation

/// A colour of the screen.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green and blue in one number, as in a web page.
  public let rgb: Int

  /// Makes a colour from a number such as `0x3584e4`.
  public init(rgb: Int) { self.rgb = rgb }

  /// Makes a colour from a text such as `#3584e4`.
  public init(_ text: String) { self.init(rgb: Int(text.dropFirst(), radix: 16) ?? 0) }

  /// Red, green and blue, from 0 to 255.
  public var parts: [Int] { [16, 8, 0].map { rgb >> $0 & 0xff } }

  /// The contrast to another colour as WCAG 2 defines it, from 1 to 21.
  public func contrast(_ other: PixelColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let channels = parts.map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  public var description: String { String(format: "#%06x", rgb) }
}
