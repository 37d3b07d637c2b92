// SPDX-License-Identifier: MIT
@_exported import RxRelay
@_exported import RxSwift

// On some platforms the networking types have a module of their own. It is exported, so that `import Foundation` and
// `import RxCocoa` are enough for `URLSession.shared.rx`, as they are where `URLSession` is in Foundation.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
