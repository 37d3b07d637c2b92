// SPDX-License-Identifier: MIT

/// The parts of a tuple, one behind the other.
func joined<each Part>(_ parts: (repeat each Part)) -> String {
  var all = ""
  for part in repeat each parts { all += "\(part)" }
  return all
}

/// The parts of a tuple that are not empty, as the marble of a tuple shows them.
func listed<each Part>(_ parts: (repeat each Part)) -> String {
  var all: [String] = []
  for part in repeat each parts { all.append("\(part)") }
  return all.filter { !$0.isEmpty }.joined(separator: ",")
}
