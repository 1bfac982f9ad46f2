public import HTTP
public import HTTPTypes

/// A recorded request and its outcome.
public struct CassetteExchange: Hashable, Sendable {
  public enum Reply: Hashable, Sendable {
    case answer(HTTPAnswer)
    case fault(StubFault)
    /// The program cancelled the request before the response came.
    case abandoned
  }

  public let method: HTTPRequest.Method
  /// Relative to the API's base if it was below it.
  public let target: RequestTarget
  public let body: [UInt8]
  public let reply: Reply
  /// The line of the request in its file, from 1; 0 if it was not read from a file.
  public let line: Int

  public init(
    method: HTTPRequest.Method, target: RequestTarget, body: [UInt8] = [], reply: Reply, line: Int = 0
  ) {
    self.method = method
    self.target = target
    self.body = body
    self.reply = reply
    self.line = line
  }

  /// Compares method, target and body; headers are ignored.
  var match: RequestMatch {
    RequestMatch(method: method, target: target.text, body: body)
  }
}

extension CassetteExchange: CustomStringConvertible {
  public var description: String { "\(method) \(target.text)" }
}
