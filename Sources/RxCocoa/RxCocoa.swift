// SPDX-License-Identifier: MIT
import RxSwift
