public import HTTPTypes

/// Which requests are meant, in stubs and in assertions.
public struct RequestMatch: Hashable {
  /// Nil: any.
  public let method: HTTPRequest.Method?
  public let target: RequestTarget
  /// Nil: the target's query is the whole query. Else these parameters and those of the target at least.
  public let including: [ParameterMatch]?
  /// Nil: any.
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
    // Told apart by their places most of the time, for which no words are needed.
    target.origin == sent.target.origin && target.path == sent.target.path && differences(from: sent).isEmpty
  }
}
