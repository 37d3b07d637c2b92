// SPDX-License-Identifier: MIT
import Foundation

/// What a page hands out.
extension Browser {
  /// What a button copies when it is pressed.
  func copied(by button: String, of address: String, pressing: () throws -> Void) throws -> String {
    try allowClipboard(of: address)
    // The button says for a while that it has copied.
    try evaluate(
      """
      (() => {
        const button = document.getElementById("\(button)");
        window.said = [];
        new MutationObserver(() => window.said.push(button.textContent)).observe(button, { childList: true });
        return navigator.clipboard.writeText("nothing");
      })()
      """)
    try pressing()
    try wait(for: "window.said.includes('Copied')")
    return try evaluate("navigator.clipboard.readText()") as? String ?? ""
  }

  /// Lets a page read the clipboard, for the test: writing needs nothing but a click.
  private func allowClipboard(of address: String) throws {
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    let origin = address.hasSuffix("/") ? String(address.dropLast()) : address
    try call(
      "Browser.grantPermissions",
      ["origin": origin, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
  }

  /// Lets the page save files into a folder.
  func saveFiles(in folder: URL) throws {
    try call("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
  }

  /// A file that the page saves, once it is complete.
  func file(_ name: String, in folder: URL) throws -> Data {
    let file = folder.appendingPathComponent(name)
    let deadline = DispatchTime.now() + 30
    // The browser gives a file its name when it is complete.
    while !FileManager.default.fileExists(atPath: file.path) {
      if DispatchTime.now() > deadline { throw Failure(description: "\(name) is not saved.") }
      try evaluate("new Promise((resolve) => setTimeout(resolve, 10))")
    }
    return try Data(contentsOf: file)
  }

  /// What a screen reader is told: role, name and value of each element, in order.
  func accessibility() throws -> [(role: String, name: String, value: String)] {
    try call("Accessibility.enable")
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      let text = { (key: String) in (node[key] as? [String: Any])?["value"].map { "\($0)" } ?? "" }
      return (text("role"), text("name"), text("value"))
    }
  }
}
