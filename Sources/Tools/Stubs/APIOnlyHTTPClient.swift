import Domain
public import EventLoop
public import HTTP
public import HTTPTypes

/// Sends the requests of a script to the API only. Logs each request, and records the responses if it has a
/// recorder.
@LoopActor
public final class APIOnlyHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let base: HTTPAddress
  private let log: RequestLog
  private let recorder: CassetteRecorder?

  /// - Parameters:
  ///   - client: sends the permitted requests.
  ///   - base: the API's base address. Requests to other addresses are refused.
  ///   - log: receives each request, and a report of each refused one.
  public init(_ client: any HTTPClient, base: HTTPAddress, log: RequestLog, recorder: CassetteRecorder?) {
    self.client = client
    self.base = base
    self.log = log
    self.recorder = recorder
  }

  /// - Throws: `AppError.invalidRequest` if the request is not below `base`; what the client throws.
  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try await ask(request, body: body)
  }

  private func ask(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try Task.checkCancellation()
    let address = try request.checkedAddress()
    let sent = SentRequest(request, body: body, at: address, base: base)
    guard sent.target.origin == nil else {
      let report =
        "\(sent) does not go to the API at \(base.url), and a script may send requests nowhere else"
      log.fail(report)
      throw AppError.invalidRequest(reason: report)
    }
    let number = log.begin(sent)
    defer { log.end(number) }
    guard let recorder else { return try await client.send(request, body: body) }
    let slot = recorder.begin(sent, request)
    do {
      let response = try await client.send(request, body: body)
      recorder.end(slot, with: .success(response), base: base)
      return response
    } catch {
      recorder.end(slot, with: .failure(error), base: base)
      throw error
    }
  }
}
