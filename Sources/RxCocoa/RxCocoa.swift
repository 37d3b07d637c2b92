// SPDX-License-Identifier: MIT
@_exported import RxRelay
@_exported import RxSwift

// Where the networking types have a module of their own, `import Foundation` and `import RxCocoa` are to be enough for
// `URLSession.shared.rx`, as they are where `URLSession` is in Foundation.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
