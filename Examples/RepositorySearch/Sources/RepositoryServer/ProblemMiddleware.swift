// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

/// Gives every refusal a body in the shape that GitHub's have.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError {
      let message = error.body ?? SearchHandler.message(error.status.code)
      return SearchHandler.problem(error.status, message: message, headers: [:])
    } catch is CancellationError {
      // The server stops; the connection is closed in the middle of it.
      throw CancellationError()
    } catch {
      return SearchHandler.problem(.internalServerError, message: SearchHandler.message(500), headers: [:])
    }
  }
}
