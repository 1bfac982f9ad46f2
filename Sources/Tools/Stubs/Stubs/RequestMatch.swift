public import HTTPTypes

/// A pattern for requests, used by stubs and assertions.
public struct RequestMatch: Hashable {
  /// Nil matches any.
  public let method: HTTPRequest.Method?
  public let target: RequestTarget
  /// Nil: the target's query is the whole query. Otherwise the request has at least these parameters and
  /// those of the target.
  public let including: [ParameterMatch]?
  /// Nil matches any.
  public let body: [UInt8]?

  /// - Parameter target: `/path?query` below the API's base, or a whole URL.
  public init(
    method: HTTPRequest.Method?, target: String, including: [ParameterMatch]? = nil, body: [UInt8]? = nil
  ) {
    self.method = method
    self.target = RequestTarget(target)
    self.including = including
    self.body = body
  }

  public func matches(_ sent: SentRequest) -> Bool {
    // Fast path: most requests differ in origin or path, and computing the differences builds texts.
    target.origin == sent.target.origin && target.path == sent.target.path && differences(from: sent).isEmpty
  }
}
