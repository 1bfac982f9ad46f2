import HTTPTypes

/// What has come of an answer so far. It counts for itself: libcurl's limits hold neither for a body whose
/// size was not told before, nor for one that grows when it is decoded.
struct PartialAnswer {
  private let limits: CurlClient.Limits
  private var status: Int?
  private var fields = HTTPFields()
  private var framing = AnswerFraming()
  private var body: [UInt8] = []
  private var headerBytes = 0
  private var headerCount = 0
  /// Why nothing more is taken.
  private(set) var violation: HTTPFailure?
  /// True once the empty line after the last header was seen.
  private(set) var hasHead = false

  init(limits: CurlClient.Limits) {
    self.limits = limits
  }

  var bodyBytes: Int { body.count }

  /// The answer as it stands; nil without a head.
  var whole: HTTPAnswer? {
    guard hasHead, let status else { return nil }
    return HTTPAnswer(response: HTTPResponse(status: .init(code: status), headerFields: fields), body: body)
  }

  /// Takes a line with its line end. False: the answer is to be broken off.
  mutating func takeHeaderLine(_ bytes: some Collection<UInt8>) -> Bool {
    headerBytes += bytes.count
    guard headerBytes <= limits.headerBytes else { return breakOff(.tooManyHeaders) }
    let line = bytes.trimmed
    if line.isEmpty {
      hasHead = true
      return true
    }
    if let status = Self.status(in: line) {
      // An interim answer (1xx) came before this one.
      self.status = status
      fields = HTTPFields()
      framing = AnswerFraming()
      hasHead = false
      return true
    }
    headerCount += 1
    guard headerCount <= limits.headerCount else { return breakOff(.tooManyHeaders) }
    // A line that begins with a blank goes on with the value before it; RFC 9112 has done away with that.
    if bytes.first == 0x20 || bytes.first == 0x09 {
      return framing.mayDropContinuation || hasHead ? true : breakOff(.twoLengths)
    }
    // After the body come trailers, which say nothing that octodo asks for.
    guard !hasHead, let field = HTTPField(line: line) else { return true }
    guard framing.take(field) else { return breakOff(.twoLengths) }
    fields.append(field)
    return true
  }

  /// Takes some decoded bytes. False: the answer is to be broken off.
  mutating func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard body.count + bytes.count <= limits.bodyBytes else {
      return breakOff(.tooLarge(limitBytes: limits.bodyBytes))
    }
    body.append(contentsOf: bytes)
    return true
  }

  private mutating func breakOff(_ failure: HTTPFailure) -> Bool {
    violation = failure
    return false
  }

  /// The code of a line such as `HTTP/1.1 200 OK`.
  private static func status(in line: some Collection<UInt8>) -> Int? {
    guard line.starts(with: "HTTP/".utf8) else { return nil }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count > 1, let code = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
    return (100...999).contains(code) ? code : nil
  }
}

extension HTTPField {
  /// Nil for a line that is no header field; RFC 9112 lets a client drop it.
  fileprivate init?(line: some Collection<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return nil }
    self.init(name: name, value: line[line.index(after: colon)...].trimmed)
  }
}

extension Collection<UInt8> {
  /// Without blanks, tabs and line ends around it.
  fileprivate var trimmed: [UInt8] {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
    let start = Array(drop(while: isBlank))
    return Array(start[...(start.lastIndex { !isBlank($0) } ?? -1)])
  }
}
