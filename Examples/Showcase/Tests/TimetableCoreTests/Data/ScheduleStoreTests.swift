// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import TestSupport
import XCTest

@testable import TimetableCore

final class ScheduleStoreTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appendingPathComponent("timetable.sqlite") }

  func testTheWholeScheduleIsThere() throws {
    let store = try ScheduleStore(folder: folder)
    XCTAssertEqual(try store.count, 23_814)
    XCTAssertEqual(store.airports.all.count, 65)
    // The legs of trips that work well. (Of those that the notes on the data name, JFK-CPH has no flight.)
    for (origin, destination) in [
      ("CPH", "BER"), ("CPH", "LHR"), ("LHR", "JFK"), ("EWR", "CPH"), ("LHR", "CDG"), ("CDG", "FCO"),
    ] {
      let flights = try store.flights(Leg(origin, destination, monday), days: 7)
      XCTAssertFalse(flights.isEmpty, "\(origin)-\(destination)")
      XCTAssertEqual(flights.map(\.departure.utc), flights.map(\.departure.utc).sorted())
    }
  }

  func testTheDayOfALegIsThatOfTheAirport() throws {
    let store = try ScheduleStore(folder: folder)
    let week = try store.flights(Leg("SYD", "LAX", monday), days: 7)
    var days: [Flight] = []
    for offset in 0..<7 {
      let day = try store.flights(Leg("SYD", "LAX", monday + offset))
      XCTAssertTrue(day.allSatisfy { $0.departure.day == monday + offset })
      days += day
    }
    XCTAssertEqual(days, week)
    // Over the date line a flight arrives before it has left, by the clocks.
    XCTAssertTrue(week.contains { $0.arrival.utc > $0.departure.utc && $0.arrival.day == $0.departure.day })
  }

  func testTimesFollowTheClocksOfTheAirport() throws {
    let store = try ScheduleStore(folder: folder)
    // The clocks of Copenhagen change on 25 October 2026.
    let summer = try store.flights(Leg("CPH", "LHR", Day(2026, 10, 24)))
    let winter = try store.flights(Leg("CPH", "LHR", Day(2026, 10, 26)))
    XCTAssertTrue(summer.allSatisfy { $0.departure.offset == 120 && $0.arrival.offset == 60 })
    XCTAssertTrue(winter.allSatisfy { $0.departure.offset == 60 && $0.arrival.offset == 0 })
    XCTAssertFalse(summer.isEmpty || winter.isEmpty)
  }

  func testAFileThatIsDamagedIsMadeAnew() throws {
    _ = try ScheduleStore(folder: folder)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100_000)
    try handle.close()
    XCTAssertEqual(try ScheduleStore(folder: folder).count, 23_814)
  }

  func testAFileOfAnotherVersionIsMadeAnew() throws {
    _ = try ScheduleStore(folder: folder)
    try change("DELETE FROM line", "PRAGMA user_version = 2")
    XCTAssertEqual(try ScheduleStore(folder: folder).count, 23_814)
  }

  /// Files of the builds before had no signature.
  func testTheFileOfAnOlderBuildIsUsed() throws {
    _ = try ScheduleStore(folder: folder)
    try change("DELETE FROM line WHERE line > 100", "PRAGMA application_id = 0")
    XCTAssertEqual(try ScheduleStore(folder: folder).count, 99)
  }

  func testTheFileOfAnotherProgramIsToldAndStaysAsItIs() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try change("CREATE TABLE trains (line)", "INSERT INTO trains VALUES ('S1')")
    try assertRefused()
    try change("PRAGMA application_id = 7", "CREATE TABLE line (line)", "DROP TABLE trains", "PRAGMA user_version = 1")
    try assertRefused()
    try Data("no database".utf8).write(to: file)
    try assertRefused()
  }

  func testATableOfTheSameNameIsNoReasonToReplaceAFile() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try change("CREATE TABLE line (line)", "INSERT INTO line VALUES ('to be, or not to be')", "PRAGMA user_version = 2")
    try assertRefused()
  }

  func testAFolderInThePlaceOfTheFileStaysAsItIs() throws {
    let inside = file.appendingPathComponent("notes.txt")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try Data("notes".utf8).write(to: inside)
    XCTAssertThrowsError(try ScheduleStore(folder: folder)) {
      XCTAssertEqual(ScheduleProblem($0), .foreign("timetable.sqlite"))
    }
    XCTAssertEqual(try String(contentsOf: inside, encoding: .utf8), "notes")
  }

  func testWhatHasTheNameOfAJournalStaysAsItIs() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let journal = folder.appendingPathComponent("timetable.sqlite-journal")
    try Data("Dear diary".utf8).write(to: journal)
    XCTAssertThrowsError(try ScheduleStore(folder: folder)) {
      XCTAssertEqual(ScheduleProblem($0), .foreign("timetable.sqlite-journal"))
    }
    XCTAssertEqual(try Data(contentsOf: journal), Data("Dear diary".utf8))
    // SQLite keeps no journal beside a link.
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "elsewhere.sqlite")
    XCTAssertNoThrow(try ScheduleStore(folder: folder))
    XCTAssertEqual(try Data(contentsOf: journal), Data("Dear diary".utf8))
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: file.path), "elsewhere.sqlite")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "missing/elsewhere.sqlite")
    XCTAssertThrowsError(try ScheduleStore(folder: folder)) {
      XCTAssertEqual(ScheduleProblem($0), .folderIsMissing(folder.appendingPathComponent("missing").path))
    }
  }

  func testAFileThatAppearsWhileTheScheduleIsMadeStaysAsItIs() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let airports = try XCTUnwrap(ScheduleFiles.airports)
    let schedule = try String(contentsOf: try XCTUnwrap(ScheduleFiles.flights), encoding: .utf8)
    let lines = schedule.drop { !$0.isNewline }.dropFirst()
    // The store needs about a second for so long a schedule.
    let flights = folder.appendingPathComponent("flights")
    try (schedule + String(repeating: String(lines), count: 9)).write(to: flights, atomically: false, encoding: .utf8)
    let ended = expectation(description: "the store has ended")
    DispatchQueue.global().async { [folder] in
      do {
        _ = try ScheduleStore(folder: folder, flights: flights, airports: airports)
        XCTFail("the store takes the place of the file")
      } catch {
        XCTAssertEqual(ScheduleProblem(error), .foreign("timetable.sqlite"))
      }
      ended.fulfill()
    }
    func isMaking() throws -> Bool {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).contains { $0.hasPrefix("timetable-") }
    }
    let limit = DispatchTime.now() + 60
    while try !isMaking(), DispatchTime.now() < limit { Thread.sleep(forTimeInterval: 0.001) }
    try Data("Dear diary".utf8).write(to: file)
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(try Data(contentsOf: file), Data("Dear diary".utf8))
    XCTAssertEqual(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)), ["flights", "timetable.sqlite"])
  }

  private func change(_ statements: String...) throws {
    let database = try DatabaseQueue(path: file.path)
    for statement in statements { try database.writeWithoutTransaction { try $0.execute(sql: statement) } }
    try database.close()
  }

  private func assertRefused(line: UInt = #line) throws {
    let before = try Data(contentsOf: file)
    XCTAssertThrowsError(try ScheduleStore(folder: folder), line: line) {
      XCTAssertEqual(ScheduleProblem($0), .foreign("timetable.sqlite"), line: line)
    }
    XCTAssertEqual(try Data(contentsOf: file), before, line: line)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["timetable.sqlite"], line: line)
  }

  func testWhatACrashInTheMiddleLeavesDoesNoHarm() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The file that was being made, and an empty one in its place.
    try Data(count: 5000).write(to: folder.appendingPathComponent("timetable-\(UUID().uuidString).sqlite"))
    try Data().write(to: file)
    XCTAssertEqual(try ScheduleStore(folder: folder).count, 23_814)
  }

  func testAFolderThatCannotBeWrittenIsToldAndLeavesNothing() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appendingPathComponent("a file")
    try Data().write(to: place)
    XCTAssertThrowsError(try ScheduleStore(folder: place))
  }

  /// SQLite itself refuses to grow, as it does on a full disk.
  func testAFullDiskIsToldAndLeavesNothing() throws {
    let (flights, airports) = (try XCTUnwrap(ScheduleFiles.flights), try XCTUnwrap(ScheduleFiles.airports))
    XCTAssertThrowsError(
      try ScheduleStore(folder: folder, flights: flights, airports: airports, pageLimit: 20)
    ) { XCTAssertEqual(ScheduleProblem($0), .diskFull) }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    XCTAssertEqual(try ScheduleStore(folder: folder).count, 23_814)
  }

  func testHalfFilesOfLongAgoAreRemoved() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (old, new) = ("timetable-\(UUID().uuidString).sqlite", "timetable-\(UUID().uuidString).sqlite")
    let others = ["timetable-notes.txt", "timetable-2025.sqlite", "other.sqlite", old + ".bak"]
    let inside = folder.appendingPathComponent("timetable-\(UUID().uuidString).sqlite", isDirectory: true)
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: inside.path)
    for (name, age) in [(old, 3600.0), (old + "-journal", 3600), (new, 0)] + others.map({ ($0, 3600) }) {
      let half = folder.appendingPathComponent(name)
      try Data(count: 5000).write(to: half)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: half.path)
    }
    _ = try ScheduleStore(folder: folder)
    XCTAssertEqual(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)),
      Set(["timetable.sqlite", new, inside.lastPathComponent] + others))
  }

  /// What other programs do at the same time does not count: the time is that of this thread.
  func testASearchOverAWeekTakesLessThanAFrame() throws {
    let store = try ScheduleStore(folder: folder)
    var slowest = 0.0
    for (origin, destination) in [("CPH", "LHR"), ("LHR", "CDG"), ("CDG", "CPH"), ("SYD", "LAX"), ("LHR", "JFK")] {
      let leg = Leg(origin, destination, monday)
      _ = try store.flights(leg, days: 7)
      // A busy machine counts its own work to a thread now and then. A search that is slow is slow each time.
      let times = try (0..<5).map { _ in
        let start = workedMilliseconds()
        XCTAssertFalse(try store.flights(leg, days: 7).isEmpty)
        return workedMilliseconds() - start
      }
      slowest = max(slowest, times.min() ?? .infinity)
    }
    print("the slowest search over a week: \(slowest) ms")
    XCTAssertLessThan(slowest, 16)
  }

  func testALineThatIsNotAsExpectedIsNamed() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let flights = folder.appendingPathComponent("flights.csv")
    try Data("a header\nSAS,SAS 1,320,CPH,1,25:00,BER,1,10:00,60,356,WEEK\n".utf8).write(to: flights)
    XCTAssertThrowsError(
      try ScheduleStore(folder: folder, flights: flights, airports: XCTUnwrap(ScheduleFiles.airports))
    ) { XCTAssertEqual("\($0)", "flights.csv cannot be read: line 2 is not as expected.") }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["flights.csv"])
  }
}
