// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension ObservableType where Element == Data {
  /// Answers a request of a session in virtual time: the elements are the parts of the body, the end is that of the response, whose status is 200.
  /// An error is one of the connection.
  ///
  /// ```swift
  /// let scheduler = TestScheduler(frame: .milliseconds(1))
  /// let body = scheduler.cold("---a-|").map { Data($0.utf8) }
  /// let text = body.answering { session -> Observable<String> in
  ///   let request = URLRequest(url: URL(string: "https://example.org")!)
  ///   return session.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }
  /// }
  /// scheduler.expect(text).emits("-----(a|)")
  /// ```
  ///
  /// - Parameter make: sends one request with the session that it is given, and makes a sequence of its outcome; called on each subscription.
  public func answering<Output: ObservableConvertibleType>(
    _ make: @escaping @Sendable (URLSession) -> Output
  ) -> Observable<Output.Element> {
    inStep { steps in
      let (session, end) = MarbleServer.session(answering: steps)
      return make(session).asObservable().do(onDispose: {
        end()
        // What cancels a request is its own disposal: a session under Linux would cancel one that has just ended, too.
        session.finishTasksAndInvalidate()
      })
    }
  }
}
