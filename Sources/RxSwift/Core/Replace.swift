// SPDX-License-Identifier: MIT

/// Puts a value into a field and returns the one that was there.
///
/// The library writes a field that holds an element with this function, and not with an assignment. An assignment may
/// release the old value before the new value is in place. The deinitialiser of an element is code of the user. It may
/// send the next element, and the operator would find a released value in its field.
///
/// A caller that does not need the old value writes `withExtendedLifetime(replace(&field, with: value)) {}`. Otherwise
/// the optimiser moves the release in front of the store.
@inlinable
@inline(__always)
func replace<Value>(_ field: inout Value, with value: consuming Value) -> Value {
  swap(&field, &value)
  return value
}
