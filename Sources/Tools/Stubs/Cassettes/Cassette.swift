public import HTTP
public import HTTPTypes

/// Recorded requests and responses, replayed without a network. One file may hold a recording for each test
/// that uses it.
///
/// The file is text, to be read in a diff and edited by hand:
///
///     octodo cassette 1
///
///     test "search opens a repository"
///     clock 2026-01-31T12:00:00Z
///
///     GET /search/repositories?q=swift&page=1
///     -> 200
///       content-type: application/json
///       | {"total_count": 0, "items": []}
///
///     GET /user
///     -> fail timeout
///
/// Blank lines, indentation and lines that begin with `#` are ignored. A line of a body begins with `|`, or
/// with `~` if no line end follows it; or it is a `"text\n"` with escapes, or `=` and base64.
public struct Cassette: Hashable, Sendable {
  public private(set) var recordings: [CassetteRecording]

  public init(recordings: [CassetteRecording] = []) {
    self.recordings = recordings
  }

  /// The recording for this test, or the one without a test name if there is none.
  public func recording(of test: String) -> CassetteRecording? {
    recordings.first { $0.test == test } ?? recordings.first { $0.test == nil }
  }

  /// Replaces the recording of the same test, or appends it.
  public mutating func replace(_ recording: CassetteRecording) {
    if let index = recordings.firstIndex(where: { $0.test == recording.test }) {
      recordings[index] = recording
    } else {
      recordings.append(recording)
    }
  }
}

extension Cassette {
  /// The start of a file's first line; the version of the format follows.
  static let mark = "octodo cassette"
  static let form = "1"
}

/// The requests recorded for one test.
public struct CassetteRecording: Hashable, Sendable {
  /// The name of the test; nil for any test.
  public let test: String?
  /// The wall clock when the recording began, as `2026-01-31T12:00:00Z`; dates in the responses are near it.
  public let clock: String?
  /// In request order.
  public internal(set) var exchanges: [CassetteExchange]

  public init(test: String?, clock: String?, exchanges: [CassetteExchange] = []) {
    self.test = test
    self.clock = clock
    self.exchanges = exchanges
  }
}

/// A recorded request and its outcome.
public struct CassetteExchange: Hashable, Sendable {
  /// How a recorded request ended.
  public enum Reply: Hashable, Sendable {
    case response(HTTPClientResponse)
    case fault(StubFault)
    /// The program cancelled the request before the response arrived.
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

extension CassetteExchange {
  /// Its lines in a cassette's file, to be appended to one.
  public var text: String { (Cassette.lines(of: self) + [""]).map { $0 + "\n" }.joined() }
}

extension CassetteExchange: CustomStringConvertible {
  public var description: String { "\(method) \(target.text)" }
}

extension Cassette {
  /// The bytes of its file.
  /// - Parameter file: the file name for errors.
  /// - Throws: `CassetteError` if `init(reading:file:)` would not read them.
  public func bytes(of file: String) throws(CassetteError) -> [UInt8] {
    let bytes = Array(text.utf8)
    let exchanges = recordings.reduce(0) { $0 + $1.exchanges.count }
    if let reason = CassetteLimits.excess(
      bytes: bytes.count, exchanges: exchanges, recordings: recordings.count)
    {
      throw CassetteError(file: file, line: 1, reason: reason)
    }
    return bytes
  }

  /// The file's text. Parsing it gives an equal cassette, except for the line numbers.
  public var text: String {
    (["\(Self.mark) \(Self.form)", ""] + recordings.flatMap(Self.lines)).map { $0 + "\n" }.joined()
  }

  private static func lines(of recording: CassetteRecording) -> [String] {
    var lines: [String] = []
    if let test = recording.test { lines.append("test \(QuotedText.write(test))") }
    if let clock = recording.clock { lines.append("clock \(clock)") }
    if !lines.isEmpty { lines.append("") }
    return lines + recording.exchanges.flatMap { Self.lines(of: $0) + [""] }
  }

  fileprivate static func lines(of exchange: CassetteExchange) -> [String] {
    let request = ["\(exchange)"] + indented(CassetteBody.lines(of: exchange.body))
    switch exchange.reply {
    case .fault(let fault): return request + ["-> fail \(fault.rawValue)"]
    case .abandoned: return request + ["-> abandoned"]
    case .response(let response):
      let headers = response.head.headerFields.map { "\($0.name.canonicalName): \($0.value)" }
      return request + ["-> \(response.head.status.code)"]
        + indented(headers + CassetteBody.lines(of: response.body))
    }
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { "  " + $0 }
  }
}

extension Cassette {
  /// Parses a file; accepts any bytes without trapping.
  /// - Parameter file: the file name for errors.
  /// - Throws: `CassetteError`, with the line.
  public init(reading bytes: [UInt8], file: String) throws(CassetteError) {
    if let reason = CassetteLimits.excess(bytes: bytes.count) {
      throw CassetteError(file: file, line: 1, reason: reason)
    }
    var reader = CassetteReader(file: file)
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    // Line by line, because an array of all lines takes many times the memory of the file.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try reader.read(rest[..<end])
      rest = rest[(end + 1)...]
    }
    try reader.read(rest)
    self.init(recordings: try reader.finish())
  }
}

/// The limits of a cassette, in writing as in reading.
public enum CassetteLimits {
  public static let fileBytes = 16 << 20
  static let recordings = 1_000
  public static let exchanges = 10_000
  /// The same limits as the live client's.
  static let bodyBytes = CurlClient.Limits().bodyBytes
  static let headers = CurlClient.Limits().headerCount

  /// Why a file of this extent is neither read nor written; nil if it is.
  static func excess(bytes: Int = 0, exchanges: Int = 0, recordings: Int = 0) -> String? {
    if bytes > fileBytes {
      "this file is larger than \(fileBytes >> 20) MiB. Record fewer tests in one file."
    } else if exchanges > self.exchanges {
      "this is more than \(self.exchanges) requests. Record fewer tests in one file."
    } else if recordings > self.recordings {
      "this is more than \(self.recordings) tests. Record them in more than one file."
    } else {
      nil
    }
  }
}

/// A line of a cassette that cannot be parsed.
public struct CassetteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// From 1.
  public let line: Int
  /// What is wrong, and what to write instead.
  public let reason: String

  public var description: String { "\(file):\(line): \(reason)" }
}
