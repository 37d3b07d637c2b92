// SPDX-License-Identifier: MIT
import RxGTK

extension Widget {
  /// In the middle, no wider than it has to be, as buttons are.
  func centered() -> Self {
    setPlacement(horizontally: .center)
    return self
  }

  /// At the beginning of the line, no wider than it has to be, as check boxes are.
  func leading() -> Self {
    setPlacement(horizontally: .start)
    return self
  }
}
