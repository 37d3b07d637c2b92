// SPDX-License-Identifier: MIT
@_exported import RxRelay
@_exported import RxSwift
