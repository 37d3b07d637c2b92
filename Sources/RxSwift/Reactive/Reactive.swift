// SPDX-License-Identifier: MIT

/// The namespace `rx` of a type, for the members that this library and its users add to the type.
///
/// To add something, extend `Reactive where Base: SomeType`. Every writable property of an object is there already,
/// as a `Binder`: `label.rx.text`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object that the namespace belongs to.
  public let base: Base

  /// The namespace of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets the property at `keyPath`, on the main scheduler.
  @preconcurrency
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject & Sendable {
    Binder(target: base, scheduler: MainScheduler(), binding: { base, value in base[keyPath: keyPath] = value })
  }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with the namespace `rx`.
public protocol ReactiveCompatible {
  /// The type that `rx` extends, usually the type itself.
  associatedtype ReactiveBase

  /// The namespace of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The namespace of this value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The namespace of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // It has a setter so that properties in extensions can have setters.
    set {}
  }

  /// The namespace of this value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // It has a setter so that properties in extensions can have setters.
    set {}
  }
}
