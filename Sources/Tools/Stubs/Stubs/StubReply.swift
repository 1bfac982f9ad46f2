public import HTTP
public import HTTPTypes

/// The reply of a stub, and its timing.
public struct StubReply: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case answer(HTTPAnswer)
    case fault(StubFault)
  }

  public var content: Content
  /// By the loop's clock. The loop may be idle meanwhile.
  public var delay: Duration?
  /// Waits until this name is released.
  public var hold: String?
  /// The connection ends after this number of body bytes. Has no effect on a shorter body.
  public var truncate: Int?
  /// The exact number of requests that it answers. Nil: one, or unlimited for the last reply.
  public var times: Int?
  /// Set for a later reply of a stub: it may stay unused.
  public var isOptional = false
  /// Set for a later reply of a stub that has its own line.
  public var line: StubLine?

  public init(
    _ content: Content, delay: Duration? = nil, hold: String? = nil, truncate: Int? = nil, times: Int? = nil
  ) {
    self.content = content
    self.delay = delay
    self.hold = hold
    self.truncate = truncate
    self.times = times
  }

  /// - Throws: `InvalidStub` for a status that no final response has.
  public static func answer(
    _ status: Int, headers: HTTPFields = [:], body: [UInt8] = []
  ) throws(InvalidStub) -> StubReply {
    guard (200...599).contains(status) else {
      throw InvalidStub(reason: "\(status) is no status of an answer: use 200 to 599.")
    }
    let response = HTTPResponse(status: .init(code: status), headerFields: headers)
    return StubReply(.answer(HTTPAnswer(response: response, body: body)))
  }

  /// - Throws: the fault, if the reply is one.
  func result(host: String) throws(HTTPFailure) -> HTTPAnswer {
    switch content {
    case .fault(let fault): throw fault.failure(host: host)
    case .answer(let answer):
      // GitHub announces the length of a body, so a client notices a truncated one.
      if let truncate, truncate < answer.body.count { throw .connectionLost }
      return answer
    }
  }
}

/// A stub that states something impossible.
public struct InvalidStub: Error, Hashable, Sendable {
  /// A sentence that says what to write instead.
  public let reason: String
}
