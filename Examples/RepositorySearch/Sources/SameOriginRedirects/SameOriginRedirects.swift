// SPDX-License-Identifier: MIT
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a session that follows redirects within one server only.
///
/// Foundation sends the headers of a request, and at times its body, to the address that a redirect names. So a redirect to another server would
/// hand a token or a password to that server. Such a redirect is the answer.
public final class SameOriginRedirects: NSObject, URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isSame = response.url.map(Self.origin) == request.url.map(Self.origin)
    completionHandler(isSame ? request : nil)
  }

  /// What says that two addresses are on one server: scheme, host and port.
  private static func origin(_ url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host?.lowercased(), "\(port)"]
  }
}
