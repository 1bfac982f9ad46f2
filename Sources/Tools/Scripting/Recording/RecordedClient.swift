import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import Stubs

/// The client of a recorded program. For the program the API is GitHub's, as in a script, wherever the answers come
/// from. Notes for how long requests are refused.
@LoopActor
final class RecordedClient: HTTPClient {
  private let client: any HTTPClient
  /// The address of the API without a slash at its end.
  private let base: (scheme: String, authority: String, folder: String)
  private let now: @Sendable () -> Date
  private let onRefusal: @LoopActor (Duration) -> Void
  /// GitHub's longest window.
  private static let longestRefusal = 3_600.0
  /// What the program obeys where a time is named.
  private static let longestRetry = 86_400.0
  /// What GitHub asks for where it names no time.
  private static let usualRefusal = 60.0

  init(
    _ client: any HTTPClient, base: HTTPAddress, now: @escaping @Sendable () -> Date,
    onRefusal: @escaping @LoopActor (Duration) -> Void
  ) {
    self.client = client
    let folder = base.path.hasSuffix("/") ? String(base.path.dropLast()) : base.path
    self.base = (base.origin.scheme, base.origin.authority, folder)
    self.now = now
    self.onRefusal = onRefusal
  }

  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try await ask(request, body: body)
  }

  private func ask(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    var response: HTTPClientResponse
    do {
      response = try await client.send(translated(request), body: body)
    } catch let failure as AppError {
      // The program must show the failure as it will be when the script is played.
      throw failure.replayed
    }
    let links = "\(base.scheme)://\(base.authority)\(base.folder)/"
    response.head.headerFields = HTTPFields(
      response.head.headerFields.map { field in
        HTTPField(name: field.name, value: field.value.replacing(links, with: "\(ReplayHTTPClient.apiURL)/"))
      })
    note(response.head)
    return response
  }

  private func note(_ head: HTTPResponse) {
    if let seconds = seconds(of: head) { onRefusal(.seconds(Int(seconds.rounded(.up)))) }
  }

  private func translated(_ request: HTTPRequest) -> HTTPRequest {
    guard "\(request.scheme ?? "")://\(request.authority ?? "")" == ReplayHTTPClient.apiURL else {
      return request
    }
    var request = request
    (request.scheme, request.authority) = (base.scheme, base.authority)
    request.path = base.folder + (request.path ?? "/")
    return request
  }

  /// Nil if the request was not refused for its number.
  private func seconds(of head: HTTPResponse) -> Double? {
    let fields = head.headerFields
    guard head.status.code == 429 || head.status.code == 403 else { return nil }
    if let seconds = fields[.retryAfter].flatMap(Double.init) { return min(seconds, Self.longestRetry) }
    let isUsedUp = Self.field("x-ratelimit-remaining", of: fields) == "0"
    guard isUsedUp || head.status.code == 429 else { return nil }
    let reset = Self.field("x-ratelimit-reset", of: fields).flatMap(Double.init)
    let wait = reset.map { $0 - now().timeIntervalSince1970 } ?? Self.usualRefusal
    return min(max(wait, 1), Self.longestRefusal)
  }

  private static func field(_ name: String, of fields: HTTPFields) -> String? {
    HTTPField.Name(name).flatMap { fields[$0] }
  }
}
