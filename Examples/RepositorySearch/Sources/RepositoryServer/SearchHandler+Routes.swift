// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// The server's paths.
extension SearchHandler {
  func addRoutes(to router: Router<BasicRequestContext>) {
    router.get("/") { request, _ in Self.frontPage(of: request) }
    router.get("/search/repositories") { request, _ in try await search(request) }
    router.get("/_faults") { _, _ in await faults.summary + "\n" }
    router.put("/_faults/{fault}") { request, context in
      let name = try context.parameters.require("fault")
      guard let fault = Fault(name) else {
        throw HTTPError(.badRequest, message: "There is no fault \(name). A fault is one of: \(Fault.choices).")
      }
      var count: Int?
      if let text = request.uri.queryParameters["count"] {
        guard let number = Int(text), number >= 1 else {
          throw HTTPError(.badRequest, message: "A count is a number from 1 on, not \(text).")
        }
        count = number
      }
      await faults.plan(fault, count: count)
      return await faults.summary + "\n"
    }
    router.delete("/_faults") { _, _ in
      await faults.clear()
      return await faults.summary + "\n"
    }
  }

  /// What a person sees who opens the server's address in a browser.
  private static func frontPage(of request: Request) -> Response {
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>repository-server</title>
      <style>body { font: 16px/1.5 sans-serif; max-width: 42em; margin: 3em auto; padding: 0 1em; }</style>
      <h1>repository-server</h1>
      <p>A local stand-in for GitHub’s repository search, over recorded repositories. It is made for programs:</p>
      <ul>
      <li><a href="/search/repositories?q=flask"><code>GET /search/repositories?q=flask</code></a> searches, as
      <a href="https://docs.github.com/rest/search/search#search-repositories">GitHub does</a>;</li>
      <li><a href="/_faults"><code>GET /_faults</code></a> says what goes wrong in the next searches, and
      <code>PUT /_faults/500</code> lets them go wrong.</li>
      </ul>
      <p>The program <code>repository-search-window</code> searches it in a window, <code>repository-search</code> in a terminal.</p>
      </html>

      """
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
  }
}
