import Domain
public import HTTP
public import HTTPTypes

/// A pattern for requests and the replies to them, without a network. It is generic, because a scene names the file of a
/// body, which is read when the scene is loaded.
public struct Stub<Response: Hashable & Sendable>: Hashable, Sendable {
  public let match: RequestMatch
  /// Used in this order; the last one repeats.
  public var replies: [StubReply<Response>]
  public let line: StubLine

  /// - Parameters:
  ///   - later: the replies to later requests.
  ///   - file: the file with the stub; nil for the script itself.
  ///   - line: from 1.
  ///   - source: the text of the line.
  public init(
    _ match: RequestMatch, reply: StubReply<Response>, then later: [StubReply<Response>] = [],
    file: String? = nil, line: Int, source: String
  ) {
    self.match = match
    replies = [reply] + later
    self.line = StubLine(file: file, line: line, source: source)
  }

  /// The same stub with another form of its responses.
  /// - Throws: what `transform` throws.
  public func map<Other, Failure>(
    _ transform: (Response) throws(Failure) -> Other
  ) throws(Failure) -> Stub<Other> {
    var stub = Stub<Other>(match: match, line: line)
    for reply in replies { stub.replies.append(try reply.map(transform)) }
    return stub
  }

  private init(match: RequestMatch, line: StubLine) {
    self.match = match
    replies = []
    self.line = line
  }

  /// It may stay unused.
  public var isOptional: Bool { replies.first?.isOptional == true }
}

/// The line of a script or a scene that declares a stub or a reply.
public struct StubLine: Hashable, Sendable {
  /// `line 3`, or `common.steps:3` in another file than the script.
  public let location: String
  /// The text of the line.
  public let source: String

  /// - Parameters:
  ///   - file: the file with the line; nil for the script itself.
  ///   - line: from 1.
  public init(file: String? = nil, line: Int, source: String) {
    location = file.map { "\($0):\(line)" } ?? "line \(line)"
    self.source = source
  }
}

/// A stub, or a later reply of one, that was used too rarely.
public struct UnusedStub: Hashable, Sendable {
  public let line: StubLine
  /// What is wrong and how to fix it: "used 1 of 2 times: correct its `times`".
  public let reason: String
}

/// The reply of a stub, and its timing. It is generic, because a scene names a file and a script a template; both become
/// a response only when they run.
public struct StubReply<Response: Hashable & Sendable>: Hashable, Sendable {
  /// A response, or a failure of the network in its place.
  public enum Content: Hashable, Sendable {
    case response(Response)
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
  /// It may stay unused.
  public var isOptional: Bool
  /// Set for a later reply of a stub that has its own line.
  public var line: StubLine?

  public init(
    _ content: Content, delay: Duration? = nil, hold: String? = nil, truncate: Int? = nil, times: Int? = nil,
    isOptional: Bool = false, line: StubLine? = nil
  ) {
    self.content = content
    self.delay = delay
    self.hold = hold
    self.truncate = truncate
    self.times = times
    self.isOptional = isOptional
    self.line = line
  }

  /// The name that holds responses which never arrive, because nothing releases it.
  public static var neverReleased: String { "never" }

  /// The same reply with another form of its response.
  /// - Throws: what `transform` throws.
  public func map<Other, Failure>(
    _ transform: (Response) throws(Failure) -> Other
  ) throws(Failure) -> StubReply<Other> {
    let content: StubReply<Other>.Content =
      switch content {
      case .response(let response): .response(try transform(response))
      case .fault(let fault): .fault(fault)
      }
    return StubReply<Other>(
      content, delay: delay, hold: hold, truncate: truncate, times: times, isOptional: isOptional, line: line)
  }
}

extension StubReply<HTTPClientResponse> {
  /// - Throws: the fault, if the reply is one.
  func result(host: String) throws(AppError) -> HTTPClientResponse {
    switch content {
    case .fault(let fault): throw fault.failure(host: host)
    case .response(let response):
      // GitHub announces the length of a body, so a client notices a truncated one.
      if let truncate, truncate < response.body.count { throw .connectionLost }
      return response
    }
  }
}

extension HTTPClientResponse {
  /// - Throws: `InvalidStub` for a status that no final response has.
  public init(status: Int, headers: HTTPFields = [:], body: [UInt8] = []) throws(InvalidStub) {
    guard (200...599).contains(status) else {
      throw InvalidStub(reason: "\(status) is not a status of a response: use 200 to 599.")
    }
    self.init(head: HTTPResponse(status: .init(code: status), headerFields: headers), body: body)
  }
}

/// A stub that states something impossible.
public struct InvalidStub: Error, Hashable, Sendable {
  /// A sentence that says what to write instead.
  public let reason: String
}

/// Failures without a response, by their names in scripts.
public enum StubFault: String, CaseIterable, Hashable, Sendable {
  case timeout, refused, reset, dns, tls, offline

  func failure(host: String) -> AppError {
    switch self {
    case .timeout: .timedOut
    case .refused: .refused(host: host)
    case .reset: .connectionLost
    case .dns: .unknownHost(host)
    case .tls: .insecure(reason: "The certificate is not valid")
    case .offline: .offline
    }
  }
}
