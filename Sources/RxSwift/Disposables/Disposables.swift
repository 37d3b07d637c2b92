// SPDX-License-Identifier: MIT

/// Makes disposables.
public struct Disposables: Sendable {
  private init() {}

  /// A disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// A disposable that runs `dispose` once, when it is disposed for the first time, and releases it then.
  @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes two others.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    CompositeDisposable(group: [disposable1, disposable2])
  }

  /// A disposable that disposes three others.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(group: [disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes any number of others.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(group: [disposable1, disposable2, disposable3] + disposables)
  }

  /// A disposable that disposes all disposables of an array.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(group: disposables)
  }
}
