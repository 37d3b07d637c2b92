// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// The response to a request, with its body, whatever its status.
  ///
  /// The request starts on subscription, once for each subscription. It is cancelled if the subscription is disposed
  /// first. The queue of the session delivers the response. The sequence fails with the error of the session, or with
  /// `RxCocoaURLError.nonHTTPResponse`.
  ///
  /// ```swift
  /// let request = URLRequest(url: URL(string: "https://swift.org")!)
  /// let status = URLSession.shared.rx.response(request: request).map { response, data in response.statusCode }
  /// ```
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base as URLSession
    return Observable.create { observer in
      let log = URLSession.rx.shouldLogRequest(request) ? RequestLog(request) : nil
      let task = session.dataTask(with: request) { data, response, error in
        log?.print(response, data, error)
        guard let response, let data else { return observer.on(.error(error ?? RxCocoaURLError.unknown)) }
        guard let response = response as? HTTPURLResponse else {
          return observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
        }
        observer.on(.next((response, data)))
        observer.on(.completed)
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// The body of the response to a request.
  ///
  /// It does the same as `response(request:)`. It also fails with `RxCocoaURLError.httpRequestFailed` if the status is
  /// not a success.
  ///
  /// ```swift
  /// let request = URLRequest(url: URL(string: "https://swift.org")!)
  /// let length = URLSession.shared.rx.data(request: request).map { $0.count }
  /// ```
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// The JSON value in the body of the response to a request.
  ///
  /// It does the same as `data(request:)`. It also fails with `RxCocoaURLError.deserializationError` if the body is not
  /// JSON.
  ///
  /// ```swift
  /// let request = URLRequest(url: URL(string: "https://api.github.com/repos/apple/swift")!)
  /// let stars = URLSession.shared.rx.json(request: request).map { ($0 as? [String: Any])?["stargazers_count"] as? Int }
  /// ```
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The JSON value at `url`; see `json(request:options:)`.
  ///
  /// ```swift
  /// let address = URL(string: "https://api.github.com/repos/apple/swift")!
  /// let stars = URLSession.shared.rx.json(url: address).map { ($0 as? [String: Any])?["stargazers_count"] as? Int }
  /// ```
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base == URLSession {
  /// Decides which requests are printed, as a command for `curl`, with the outcome and the time it took.
  ///
  /// Unless you set it, debug builds print all requests and release builds print none. Setting it is safe from any
  /// thread.
  @preconcurrency
  public static var shouldLogRequest: @Sendable (URLRequest) -> Bool {
    get { RequestLog.filter.value }
    set { RequestLog.filter.value = newValue }
  }
}
