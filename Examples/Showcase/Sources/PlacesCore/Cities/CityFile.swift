// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import ShowcaseModel

/// Reads cities from comma-separated values.
public enum CityFile {
  /// The cities that come with the app. The notice beside the file names their source.
  public static var shipped: URL { Bundle.module.bundleURL.appendingPathComponent("cities.csv") }

  /// Reads a file whenever it is subscribed, on the subscriber's thread: pass a scheduler to `subscribe(on:)`.
  public static func cities(in file: URL) -> Observable<[City]> {
    Observable.deferred {
      // A file of any kind, such as a pipe whose other end takes its time.
      guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.readToEnd() ?? Data() else {
        throw PlacesError.unreadable(file.lastPathComponent)
      }
      return .just(try parse(data, name: file.lastPathComponent))
    }
  }

  static let header = "geonameid,name,latitude,longitude,countrycode,country,population,timezone,admin1code"

  static func parse(_ data: Data, name: String) throws -> [City] {
    var lines = CommaSeparated.lines(data)[...]
    guard let first = lines.popFirst(), CommaSeparated.text(first) == header else {
      throw PlacesError.damaged(name, line: 1)
    }
    // Countries and zones occur thousands of times: each text is kept once.
    var known: [String: String] = [:]
    func shared(_ text: String) -> String {
      if let text = known[text] { return text }
      known[text] = text
      return text
    }
    return try lines.enumerated().map { index, line in
      let fields = CommaSeparated.fields(line)
      guard fields.count == 9, let id = Int(fields[0]), let latitude = Double(fields[2]), abs(latitude) <= 90,
        let longitude = Double(fields[3]), abs(longitude) <= 180, let population = Int(fields[6]),
        (0...1_000_000_000).contains(population)
      else { throw PlacesError.damaged(name, line: index + 2) }
      return City(
        id: id, name: fields[1], country: shared(fields[5]), countryCode: shared(fields[4]), latitude: latitude,
        longitude: longitude, population: population, zone: shared(fields[7]))
    }
  }
}

/// Why there are no cities.
public enum PlacesError: Error, Hashable, Sendable {
  case unreadable(String)
  case damaged(String, line: Int)
  case other(String)

  public init(_ error: any Error) { self = error as? PlacesError ?? .other("\(error)") }

  /// What the user reads.
  public var message: String {
    switch self {
    case .unreadable(let name): "The file \(name) cannot be read."
    case .damaged(let name, let line): "The file \(name) is damaged: line \(line) is no city."
    case .other(let reason): "The cities did not come: \(reason)"
    }
  }
}
