// SPDX-License-Identifier: MIT

/// The integers that sequences can count with.
public typealias RxAbstractInteger = FixedWidthInteger
