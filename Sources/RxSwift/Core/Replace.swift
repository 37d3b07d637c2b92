// SPDX-License-Identifier: MIT

/// Puts a value into a field and returns the one that was there.
///
/// Fields that hold elements are written by this and not by an assignment. An assignment may release the old value while
/// the new one is not in place yet. The deinitialiser of an element is code of the user: it may send the next element,
/// and the operator would find a released value in its field.
///
/// A caller without another use for the old value writes `withExtendedLifetime(replace(&field, with: value)) {}`. Otherwise
/// the optimiser moves the release in front of the store.
@inlinable
@inline(__always)
func replace<Value>(_ field: inout Value, with value: consuming Value) -> Value {
  swap(&field, &value)
  return value
}
