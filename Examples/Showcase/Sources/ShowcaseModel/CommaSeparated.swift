// SPDX-License-Identifier: MIT

/// Reads files of comma-separated values, byte by byte: some have tens of thousands of lines.
public enum CommaSeparated {
  /// The lines that have something in them. The first one names the columns.
  public static func lines(_ bytes: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    [UInt8](bytes).split(separator: UInt8(ascii: "\n"))
  }

  /// The fields of a line; one in quotation marks may have commas in it.
  public static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    var fields: [String] = []
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if line[index] == UInt8(ascii: ","), !isQuoted {
        fields.append(text(line[start..<index]))
        start = index + 1
      }
    }
    fields.append(text(line[start...]))
    return fields
  }

  /// Some bytes as text, without the quotation marks around them and without the carriage return that other systems end a line with.
  public static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    let isQuoted = line.count >= 2 && line.first == UInt8(ascii: "\"") && line.last == UInt8(ascii: "\"")
    return String(decoding: isQuoted ? line.dropFirst().dropLast() : line, as: UTF8.self)
  }
}
