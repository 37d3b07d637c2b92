// SPDX-License-Identifier: MIT
// Bindings to GTK 4. Everything in this module is behind the package trait `GTK`, so that nobody else needs GTK.
@_exported import RxCocoa
@_exported import RxSwift
