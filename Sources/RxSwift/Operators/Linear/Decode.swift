// SPDX-License-Identifier: MIT
import Foundation

/// Something that decodes values from data.
public protocol DataDecoder {
  /// Decodes a value of type `type` from `data`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes each element.
  ///
  /// A decoding error ends the sequence.
  ///
  /// ```swift
  /// struct User: Decodable { let name: String }
  ///
  /// _ = Observable.just(Data(#"{"name": "Ada"}"#.utf8))
  ///   .decode(type: User.self, decoder: JSONDecoder())
  ///   .subscribe(onNext: { print($0.name) })  // prints Ada
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the decoded values.
  ///   - decoder: decodes them. The resulting sequence retains it.
  public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
    Observable<Item>(upstream: asObservable()) { raw, downstream in
      do { return downstream.next(try decoder.decode(type, from: raw.load(Data.self))) } catch {
        return downstream.error(error)
      }
    }
  }
}
