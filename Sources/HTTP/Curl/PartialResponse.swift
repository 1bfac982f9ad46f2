import Domain
import HTTPTypes

/// A response while it arrives. It enforces the limits itself, because libcurl's cover neither a body of
/// unannounced size nor one that grows when it is decoded.
struct PartialResponse {
  private let limits: CurlClient.Limits
  private var status: Int?
  private var fields = HTTPFields()
  private var framing = ResponseFraming()
  private var body: [UInt8] = []
  private var headerBytes = 0
  private var headerCount = 0
  /// Why the response was rejected.
  private(set) var violation: AppError?
  /// True after the empty line that ends the headers.
  private(set) var hasHead = false

  init(limits: CurlClient.Limits) {
    self.limits = limits
  }

  var bodyBytes: Int { body.count }

  /// The response so far; nil until the headers are complete.
  var whole: HTTPClientResponse? {
    guard hasHead, let status else { return nil }
    return HTTPClientResponse(
      head: HTTPResponse(status: .init(code: status), headerFields: fields), body: body)
  }

  /// Adds a line including its line end. Returns false to abort the transfer.
  mutating func takeHeaderLine(_ bytes: some Collection<UInt8>) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= limits.headerBytes else { return breakOff(.tooManyHeaders) }
    let line = bytes.trimmed
    if line.isEmpty {
      hasHead = true
      return true
    }
    if let status = Self.status(in: line) {
      // The previous response was an interim one (1xx).
      self.status = status
      fields = HTTPFields()
      framing = ResponseFraming()
      hasHead = false
      return true
    }
    headerCount += 1
    guard headerCount <= limits.headerCount else { return breakOff(.tooManyHeaders) }
    // Obsolete line folding: a line that begins with a blank continues the value before it (RFC 9112, section
    // 5.2).
    if bytes.first == 0x20 || bytes.first == 0x09 {
      return framing.mayDropContinuation || hasHead ? true : breakOff(.twoLengths)
    }
    // Trailers come after the body; octodo needs none.
    guard !hasHead, let field = HTTPField(line: line) else { return true }
    guard framing.take(field) else { return breakOff(.twoLengths) }
    fields.append(field)
    return true
  }

  /// Adds decoded bytes. Returns false to abort the transfer.
  mutating func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard body.count + bytes.count <= limits.bodyBytes else {
      return breakOff(.tooLarge(limitBytes: limits.bodyBytes))
    }
    body.append(contentsOf: bytes)
    return true
  }

  private mutating func breakOff(_ failure: AppError) -> Bool {
    violation = failure
    return false
  }

  /// The status code of a line such as `HTTP/1.1 200 OK`.
  private static func status(in line: some Collection<UInt8>) -> Int? {
    guard line.starts(with: "HTTP/".utf8) else { return nil }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count > 1, let code = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
    return (100...999).contains(code) ? code : nil
  }
}

extension HTTPField {
  /// Nil if the line is not a header field; RFC 9112 allows a client to drop it.
  fileprivate init?(line: some Collection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return nil }
    self.init(name: name, value: line[line.index(after: colon)...].trimmed)
  }
}

extension Collection<UInt8> {
  /// Without leading and trailing blanks, tabs and line ends.
  fileprivate var trimmed: [UInt8] {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
    let start = Array(drop(while: isBlank))
    return Array(start[...(start.lastIndex { !isBlank($0) } ?? -1)])
  }
}

/// Checks how a response frames its body. If two parsers disagree about its end, one of them takes text in a
/// body for a response of the server (response smuggling), so an ambiguous length is refused (RFC 9112,
/// section 6.3). libcurl would take the last length, read the first number of a list, and prefer
/// Transfer-Encoding.
struct ResponseFraming {
  private var length: ArraySlice<UInt8>?
  private var isEncoded = false
  private var isLast = false

  /// Adds a header field. Returns false if the length is ambiguous.
  mutating func take(_ field: HTTPField) -> Bool {
    isLast = field.name == .contentLength || field.name == .transferEncoding
    guard isLast else { return true }
    if field.name == .transferEncoding {
      isEncoded = true
    } else {
      let bytes = field.withUnsafeBytesOfValue { Array($0) }
      let lengths = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(
        Self.trimmed)
      for new in lengths {
        guard !new.isEmpty, new.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
          return false
        }
        guard length == nil || length.map(Array.init) == Array(new) else { return false }
        length = new
      }
    }
    return !isEncoded || length == nil
  }

  /// Whether a continuation of the line before may be dropped.
  var mayDropContinuation: Bool { !isLast }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = text.drop(while: isBlank)
    return rest[...(rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1)]
  }
}
