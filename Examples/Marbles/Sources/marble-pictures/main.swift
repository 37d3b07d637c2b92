// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue

// marble-pictures ROOT [--check | --export FOLDER]: see scripts/marbles.
let arguments = Array(CommandLine.arguments.dropFirst())

switch (arguments.count, arguments.dropFirst().first) {
case (1, _) where !arguments[0].hasPrefix("-"):
  let book = try PictureBook()
  for fault in book.faults { print(fault) }
  if !book.faults.isEmpty { exit(1) }
  try book.write(to: URL(fileURLWithPath: arguments[0]))
  print("\(book.files.count) files are written.")
case (2, "--check"):
  let book = try PictureBook()
  let root = URL(fileURLWithPath: arguments[0])
  let differences = try book.differences(in: root)
  let missing = CatalogueCoverage.missing(from: try CatalogueCoverage.functions(in: root))
  for fault in book.faults + differences + missing { print(fault) }
  if !differences.isEmpty { print("\(differences.count) files differ: scripts/marbles writes them anew.") }
  if !missing.isEmpty {
    print("\(missing.count) examples are missing: they belong into Examples/Marbles/Sources/MarbleCatalogue.")
  }
  if !book.faults.isEmpty { print("\(book.faults.count) overloads need examples of their own.") }
  if !book.faults.isEmpty || !differences.isEmpty || !missing.isEmpty { exit(1) }
  print("\(book.files.count) files are what the operators do.")
case (3, "--export"):
  let catalogue = try StaticCatalogue()
  do {
    try catalogue.write(to: URL(fileURLWithPath: arguments[2]))
  } catch {
    FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
    exit(1)
  }
  print("\(catalogue.files.count) files are in \(arguments[2]); index.html is the page.")
default:
  print("Usage: marble-pictures ROOT [--check | --export FOLDER]")
  exit(64)
}
