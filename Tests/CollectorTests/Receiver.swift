import Domain
import EventLoop
import Foundation
import HTTP
import HTTPTypes

@testable import Collector

/// A receiver of events that responds as a test sets it, and keeps what it accepted.
@LoopActor
final class Receiver: HTTPClient {
  typealias Answer = Result<HTTPClientResponse, AppError>

  private let loop: EventLoop
  /// The responses to the next requests; after them it accepts everything.
  var answers: [Answer] = []
  /// How long each response takes.
  var delay = Duration.zero
  private(set) var requests: [HTTPRequest] = []
  /// The time of each request.
  private(set) var times: [Duration] = []
  /// The lines of the accepted bodies.
  private(set) var batches: [[String]] = []

  init(_ loop: EventLoop) {
    self.loop = loop
  }

  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    try await answer(request, body)
  }

  private func answer(_ request: HTTPRequest, _ body: [UInt8]) async throws -> HTTPClientResponse {
    requests.append(request)
    times.append(loop.clock.now.sinceStart)
    let answer = answers.isEmpty ? Self.status(200) : answers.removeFirst()
    if delay > .zero { try await loop.sleep(for: delay) }
    if case .success(let answer) = answer, answer.head.status == 200, answer.body.isEmpty {
      batches.append(try Self.lines(of: body))
    }
    return try answer.get()
  }

  /// The events of all batches in order, by their queries.
  var queries: [String] {
    batches.joined().compactMap { line in
      line.firstMatch(of: /"query":"([^"]*)"/).map { String($0.1) }
    }
  }

  var sequences: [Int] {
    batches.joined().compactMap { line in line.firstMatch(of: /"sequence":(\d+)/).flatMap { Int($0.1) } }
  }

  static func status(_ code: Int, _ headers: HTTPFields = [:], body: String = "") -> Answer {
    .success(
      HTTPClientResponse(
        head: HTTPResponse(status: .init(code: code), headerFields: headers), body: Array(body.utf8)))
  }

  private static func lines(of body: [UInt8]) throws -> [String] {
    String(decoding: try gunzip(body), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
