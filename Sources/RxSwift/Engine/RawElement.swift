// SPDX-License-Identifier: MIT

/// An element on its way through a subscription, without its type.
///
/// A trivial element of up to eight bytes travels as the word itself. Any other element travels as the address of a
/// value. The value stays alive and unchanged until the call that carries the raw element returns. In code that is
/// specialised for the element's type, the compiler removes this choice.
@frozen
@usableFromInline
struct RawElement {
  @usableFromInline let bits: UInt

  @inlinable
  @inline(__always)
  init(bits: UInt) { self.bits = bits }

  /// Whether elements of the type travel as a word.
  @inlinable
  @inline(__always)
  static func holds<Element>(_: Element.Type) -> Bool {
    _isPOD(Element.self) && MemoryLayout<Element>.size <= MemoryLayout<UInt>.size
  }

  /// The word of an element for which `holds` is true.
  @inlinable
  @inline(__always)
  init<Element>(word element: Element) {
    switch MemoryLayout<Element>.size {
    case 8: bits = unsafeBitCast(element, to: UInt.self)
    case 4: bits = UInt(unsafeBitCast(element, to: UInt32.self))
    case 2: bits = UInt(unsafeBitCast(element, to: UInt16.self))
    case 1: bits = UInt(unsafeBitCast(element, to: UInt8.self))
    default:
      var word: UInt = 0
      _withUnprotectedUnsafeMutablePointer(to: &word) {
        _ = UnsafeMutableRawPointer($0).initializeMemory(as: Element.self, repeating: element, count: 1)
      }
      bits = word
    }
  }

  /// Calls `body` with a raw element for `element`.
  @inlinable
  @inline(__always)
  static func with<Element>(_ element: Element, _ body: (RawElement) -> Void) {
    if holds(Element.self) {
      body(RawElement(word: element))
    } else {
      _withUnprotectedUnsafePointer(to: element) { body(RawElement(bits: UInt(bitPattern: $0))) }
    }
  }

  /// Makes raw elements of values in memory, in code that is not specialised for their type.
  struct Reader {
    /// The size of a value that travels as a word; nil for one that travels as its address.
    private let wordSize: Int?

    init<Element>(_: Element.Type) {
      wordSize = RawElement.holds(Element.self) ? MemoryLayout<Element>.size : nil
    }

    /// The raw element for the value at an address.
    func read(_ address: UnsafeRawPointer) -> RawElement {
      switch wordSize {
      case nil: return RawElement(bits: UInt(bitPattern: address))
      case 8: return RawElement(bits: address.loadUnaligned(as: UInt.self))
      case 4: return RawElement(bits: UInt(address.loadUnaligned(as: UInt32.self)))
      case 2: return RawElement(bits: UInt(address.loadUnaligned(as: UInt16.self)))
      case 1: return RawElement(bits: UInt(address.loadUnaligned(as: UInt8.self)))
      case let size?:
        var word: UInt = 0
        withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: size)) }
        return RawElement(bits: word)
      }
    }
  }

  /// A copy of the element.
  @inlinable
  @inline(__always)
  func load<Element>(_: Element.Type = Element.self) -> Element {
    if RawElement.holds(Element.self) {
      switch MemoryLayout<Element>.size {
      case 8: return unsafeBitCast(bits, to: Element.self)
      case 4: return unsafeBitCast(UInt32(truncatingIfNeeded: bits), to: Element.self)
      case 2: return unsafeBitCast(UInt16(truncatingIfNeeded: bits), to: Element.self)
      case 1: return unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Element.self)
      default:
        return _withUnprotectedUnsafePointer(to: bits) {
          UnsafeRawPointer($0).assumingMemoryBound(to: Element.self).pointee
        }
      }
    }
    return UnsafePointer<Element>(bitPattern: bits).unsafelyUnwrapped.pointee
  }
}
