// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import XCTest

@testable import PlacesCore

final class CityTests: XCTestCase {
  func testAllCitiesOfTheFileAreRead() {
    XCTAssertEqual(Sample.all.count, 34_006)
    XCTAssertEqual(Sample.all.first { $0.id == City.copenhagen.id }, .copenhagen)
    XCTAssertTrue(Sample.all.contains { $0.name == "Mianzhu, Deyang, Sichuan" })
    XCTAssertTrue(Sample.all.contains { $0.name == "Århus" })
    XCTAssertEqual(Set(Sample.all.map(\.id)).count, 34_006)
    XCTAssertEqual(Sample.all.filter { TimeZone(identifier: $0.zone) == nil }.map(\.zone), [], "unknown zones")
  }

  func testADamagedFileIsNamedWithItsLine() {
    func fails(_ text: String, line: Int, at testLine: UInt = #line) {
      XCTAssertThrowsError(try CityFile.parse(Data(text.utf8), name: "c.csv"), line: testLine) {
        XCTAssertEqual($0 as? PlacesError, .damaged("c.csv", line: line), line: testLine)
      }
    }
    let good = "1,Here,10,20,DK,Denmark,100,Europe/Copenhagen,1"
    XCTAssertEqual(try CityFile.parse(Data("\(CityFile.header)\n\(good)\n".utf8), name: "").map(\.name), ["Here"])
    XCTAssertEqual(try CityFile.parse(Data("\(CityFile.header)\n".utf8), name: ""), [])
    fails("", line: 1)
    fails("something else\n\(good)", line: 1)
    fails("\(CityFile.header)\n\(good)\n1,Here,10", line: 3)
    fails("\(CityFile.header)\n1,Here,95,20,DK,Denmark,100,Europe/Copenhagen,1", line: 2)
    fails("\(CityFile.header)\n1,Here,10,20,DK,Denmark,many,Europe/Copenhagen,1", line: 2)
    fails("\(CityFile.header)\n1,Here,10,20,DK,Denmark,\(Int.max),Europe/Copenhagen,1", line: 2)
    fails("\(CityFile.header)\n1,Here,10,20,DK,Denmark,-5,Europe/Copenhagen,1", line: 2)
  }

  /// What is on its way is waited for.
  func testAPipeIsReadToItsEnd() throws {
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    defer { try? FileManager.default.removeItem(at: pipe) }
    Thread.detachNewThread {
      let writer = FileHandle(forWritingAtPath: pipe.path)
      try? writer?.write(contentsOf: Data("\(CityFile.header)\n1,Here,10,20,DK,Denmark,".utf8))
      usleep(20_000)
      try? writer?.write(contentsOf: Data("100,Europe/Copenhagen,1\n".utf8))
      try? writer?.close()
    }
    let cities = Shown<[City]>()
    _ = CityFile.cities(in: pipe).subscribe(onNext: cities.show)
    XCTAssertEqual(cities.value?.map(\.name), ["Here"])
  }

  func testAFileThatIsNotThereIsAnError() {
    let error = Shown<PlacesError>()
    _ = CityFile.cities(in: URL(fileURLWithPath: "/nowhere/cities.csv"))
      .subscribe(onError: { error.show(PlacesError($0)) })
    XCTAssertEqual(error.value, .unreadable("cities.csv"))
    XCTAssertEqual(PlacesError.unreadable("cities.csv").message, "The file cities.csv cannot be read.")
  }

  /// Distances as tables of airlines give them, to half a per cent: the earth is no sphere.
  func testDistances() {
    for (one, other, kilometres) in [
      ("Copenhagen", "Oslo", 484.0), ("Copenhagen", "Sydney", 16_040), ("Copenhagen", "Honolulu", 11_400),
    ] {
      let (one, other) = (Sample.city(one), Sample.city(other))
      XCTAssertEqual(one.distance(to: other), kilometres, accuracy: kilometres * 0.005, other.name)
      XCTAssertEqual(one.distance(to: other), other.distance(to: one), accuracy: 1e-9)
    }
    XCTAssertEqual(City.copenhagen.distance(to: .copenhagen), 0)
  }

  func testLocalTimes() {
    // 2026-11-22 22:40 in Greenwich.
    var times = LocalTimes(minute: 1_795_387_200 / 60)
    let home = "Europe/Copenhagen"
    XCTAssertEqual(times.text(in: home, seenFrom: home), "23:40")
    XCTAssertEqual(times.text(in: "Europe/Helsinki", seenFrom: home), "00:40 (+1 day)")
    XCTAssertEqual(times.text(in: "America/New_York", seenFrom: home), "17:40")
    XCTAssertEqual(times.text(in: "Asia/Kathmandu", seenFrom: home), "04:25 (+1 day)")
    XCTAssertEqual(times.text(in: home, seenFrom: "Asia/Tokyo"), "23:40 (−1 day)")
    XCTAssertEqual(times.hour(in: "Asia/Kathmandu"), 4)
    XCTAssertEqual(times.difference(in: "Asia/Kathmandu", seenFrom: home), "4 h 45 min ahead")
    XCTAssertEqual(times.difference(in: "America/New_York", seenFrom: home), "6 h behind")
    XCTAssertEqual(times.difference(in: "Europe/Berlin", seenFrom: home), "same time")
    // Summer: New York has changed its clocks two weeks before Copenhagen does.
    var march = LocalTimes(minute: 1_773_576_000 / 60)
    XCTAssertEqual(march.difference(in: "America/New_York", seenFrom: home), "5 h behind")
    XCTAssertEqual(march.text(in: "no such zone", seenFrom: "no such zone"), "12:00")
  }
}
