// SPDX-License-Identifier: MIT

/// The base class of disposables that count as resources.
public class DisposeBase {
  init() { Resources.increment() }

  deinit { Resources.decrement() }
}
