public import HTTPTypes

/// What a stub answers, and when.
public struct StubReply: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case answer(HTTPAnswer)
    case fault(StubFault)
  }

  public var content: Content
  /// By the loop's clock. The loop may be idle meanwhile.
  public var delay: Duration?
  /// Answered only when this name is released.
  public var hold: String?
  /// The connection ends after so many bytes of the body. One that is no longer comes whole.
  public var truncate: Int?
  /// For so many requests exactly. Nil: for one, or as the last reply for all further ones.
  public var times: Int?
  /// A later reply of a stub: it need not be used.
  public var isOptional = false
  /// A later reply of a stub: the line that it has of its own.
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

  /// - Throws: `InvalidStub` for a status that no answer can have.
  public static func answer(
    _ status: Int, headers: HTTPFields = [:], body: [UInt8] = []
  ) throws(InvalidStub) -> StubReply {
    guard (200...599).contains(status) else {
      throw InvalidStub(reason: "\(status) is no status of an answer: use 200 to 599.")
    }
    let response = HTTPResponse(status: .init(code: status), headerFields: headers)
    return StubReply(.answer(HTTPAnswer(response: response, body: body)))
  }

  /// - Throws: the fault, where the reply is one.
  func result(host: String) throws(HTTPFailure) -> HTTPAnswer {
    switch content {
    case .fault(let fault): throw fault.failure(host: host)
    case .answer(let answer):
      // GitHub tells the length of a body, so a client knows that this one is not whole.
      if let truncate, truncate < answer.body.count { throw .connectionLost }
      return answer
    }
  }
}

/// A stub says something that cannot be.
public struct InvalidStub: Error, Hashable, Sendable {
  /// A sentence that says what to write instead.
  public let reason: String
}
