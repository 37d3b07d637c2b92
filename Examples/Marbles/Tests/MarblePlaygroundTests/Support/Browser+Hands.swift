// SPDX-License-Identifier: MIT
import Foundation

/// What a person does.
extension Browser {
  func open(_ address: String) throws {
    try leave()
    try call("Page.navigate", ["url": address])
    try wait(for: "window.playground && document.getElementById('diagram').getAttribute('aria-busy') === 'false'")
    try settle()
  }

  /// Leaves the page, so that the next one begins anew.
  func leave() throws {
    try call("Page.navigate", ["url": "about:blank"])
    try wait(for: "location.href === 'about:blank' && document.readyState === 'complete'")
  }

  /// Puts the focus into a field whose text is selected.
  func choose(_ field: String) throws {
    try evaluate("(() => { const field = \(field); field.focus(); field.select(); })()")
  }

  /// Waits until the server has answered all that was asked.
  func settle() throws { try wait(for: "playground.isIdle") }

  func size(_ width: Int, _ height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Light or dark. Nothing fades, so that what is looked at is what stays.
  func colors(_ scheme: String) throws {
    let features = [
      ["name": "prefers-color-scheme", "value": scheme], ["name": "prefers-reduced-motion", "value": "reduce"],
    ]
    try call("Emulation.setEmulatedMedia", ["features": features])
  }

  /// The middle of an element, which is moved into view.
  func place(of element: String) throws -> (x: Double, y: Double) {
    let box = try evaluate(
      """
      (() => {
        const element = \(element);
        element.scrollIntoView({ block: "center" });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    guard let box = box as? [Any], let x = Self.number(box[0]), let y = Self.number(box[1]) else {
      throw Failure(description: "There is no \(element).")
    }
    return (x, y)
  }

  func mouse(_ type: String, _ x: Double, _ y: Double, clicks: Int = 1, isDown: Bool? = nil) throws {
    let isDown = isDown ?? (type != "mouseReleased")
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": isDown || type == "mouseReleased" ? "left" : "none",
        "buttons": isDown ? 1 : 0, "clickCount": clicks,
      ])
  }

  func click(_ element: String) throws {
    let (x, y) = try place(of: element)
    try mouse("mousePressed", x, y)
    try mouse("mouseReleased", x, y)
  }

  /// Drags an element to the right, in steps.
  func drag(_ element: String, by distance: Double, steps: Int = 2) throws {
    let (x, y) = try place(of: element)
    try mouse("mousePressed", x, y)
    for step in 1...steps { try mouse("mouseMoved", x + distance * Double(step) / Double(steps), y) }
    try mouse("mouseReleased", x + distance, y)
  }

  /// Keys that are held.
  struct Modifiers: OptionSet {
    let rawValue: Int
    static let alt = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 2)
    static let meta = Modifiers(rawValue: 4)
    static let shift = Modifiers(rawValue: 8)
  }

  /// Presses a key: a character, or a name such as `ArrowLeft`.
  func key(_ key: String, with modifiers: Modifiers = []) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
      "ArrowDown": 40, "Delete": 46, " ": 32,
    ]
    var event: [String: Any] = [
      "key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? 0, "modifiers": modifiers.rawValue,
    ]
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    event["type"] = event["text"] == nil ? "rawKeyDown" : "keyDown"
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  func screenshot() throws -> Data {
    // A page that is longer than the window is shown to its end.
    let answer = try call("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
  }
}
