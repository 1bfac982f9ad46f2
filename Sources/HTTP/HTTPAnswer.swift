public import HTTPTypes

/// A whole answer: the head, and the body as it is after decoding.
public struct HTTPAnswer: Hashable, Sendable {
  public var response: HTTPResponse
  public var body: [UInt8]

  public init(response: HTTPResponse, body: [UInt8]) {
    self.response = response
    self.body = body
  }
}
