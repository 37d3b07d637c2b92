// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

extension Page {
  static let drawingPages: [Page] = [
    Page(
      "DrawingArea", "Drawing", "The program draws: here a polygon.", try: .keys(["Right"]), answers: "value",
      byPointer: .pull("slider", by: 80)
    ) {
      sample in
      let (area, corners) = (DrawingArea(width: 200, height: 200), Slider(3...12))
      corners.rx.value.map { Int($0) }
        .bind(
          to: area.rx.draw { (canvas: Canvas, count: Int) in
            let (middle, radius) = (canvas.size * 0.5, min(canvas.size.x, canvas.size.y) * 0.4)
            canvas.transformed(by: middle) {
              for corner in 0..<count {
                canvas.transformed(rotation: 2 * .pi * Double(corner) / Double(count)) {
                  let top = Vector(x: 0, y: -radius)
                  corner == 0 ? canvas.move(to: top) : canvas.line(to: top)
                }
              }
              canvas.close()
            }
            canvas.setColor(Color("#26a269") ?? Color(red: 0, green: 1, blue: 0))
            canvas.fill()
          }
        )
        .disposed(by: sample.bag)
      sample.show("value", corners.rx.value)
      sample.show("resized", area.rx.resized)
      return Box(.vertical, spacing: 12, [corners, area])
    },
    Page("Image", "Drawing", "An icon.", try: .keys(["space"]), answers: "isOn", byPointer: .choose("Favourite")) {
      sample in
      let (image, control) = (Image(icon: "starred-symbolic", size: 64), ToggleButton(title: "Favourite"))
      control.isOn = true
      control.rx.isOn.map { $0 ? "starred-symbolic" : "non-starred-symbolic" }.bind(to: image.rx.icon)
        .disposed(by: sample.bag)
      sample.show("isOn", control.rx.isOn)
      return Box(.vertical, spacing: 12, [control.centered(), image])
    },
    Page(
      "Picture", "Drawing", "A picture from a file.", try: .keys(["space"]), answers: "tap",
      byPointer: .choose("Take a Picture of the Window")
    ) { sample in
      let (picture, button) = (Picture(), Button(title: "Take a Picture of the Window"))
      picture.setMinimumSize(height: 160)
      picture.alternativeText = "The window of the gallery"
      let window = sample.window
      button.rx.tap.asSignal()
        .emit(onNext: { [weak window] in
          let file = temporaryFile("gallery.png")
          if window?.savePicture(to: file) == true {
            picture.file = nil
            picture.file = file
          }
        })
        .disposed(by: sample.bag)
      sample.show("tap", button.rx.tap)
      return Box(.vertical, spacing: 12, [button.centered(), picture])
    },
  ]
}
