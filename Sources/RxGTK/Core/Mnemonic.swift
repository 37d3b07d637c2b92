// SPDX-License-Identifier: MIT
#if GTK
  extension String {
    /// The text for GTK where it takes an underline for the mark of a key.
    var withoutMnemonic: String { replacing("_", with: "__") }
  }
#endif
