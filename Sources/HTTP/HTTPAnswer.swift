public import HTTPTypes

/// A complete response: the head and the decoded body.
public struct HTTPAnswer: Hashable, Sendable {
  public var response: HTTPResponse
  public var body: [UInt8]

  public init(response: HTTPResponse, body: [UInt8]) {
    self.response = response
    self.body = body
  }
}
