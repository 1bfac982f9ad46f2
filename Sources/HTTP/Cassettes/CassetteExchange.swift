public import HTTPTypes

/// A recorded request, and what came of it.
public struct CassetteExchange: Hashable, Sendable {
  public enum Reply: Hashable, Sendable {
    case answer(HTTPAnswer)
    case fault(StubFault)
    /// The program gave the request up before there was an answer.
    case abandoned
  }

  public let method: HTTPRequest.Method
  /// Below the API's base where it went there.
  public let target: RequestTarget
  public let body: [UInt8]
  public let reply: Reply
  /// Where the request stands in its file, from 1; 0 where it was not read from one.
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

  /// How two requests are the same: method, target and body. What else was in the headers does not count.
  var match: RequestMatch {
    RequestMatch(method: method, target: target.text, body: body)
  }
}

extension CassetteExchange: CustomStringConvertible {
  public var description: String { "\(method) \(target.text)" }
}
