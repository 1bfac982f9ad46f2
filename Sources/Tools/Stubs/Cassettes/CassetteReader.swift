import HTTP
import HTTPTypes

/// Parses a cassette line by line.
struct CassetteReader {
  private let file: String
  private var line = 0
  private var hasMark = false
  private var recordings: [CassetteRecording] = []
  private var draft: CassetteDraft?
  private var exchanges = 0

  init(file: String) {
    self.file = file
  }

  mutating func read(_ bytes: ArraySlice<UInt8>) throws(CassetteError) {
    line += 1
    guard let text = Self.text(of: bytes) else {
      throw error("this line holds bytes that are no text. Write the body in base64, after a `=`.")
    }
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    guard hasMark else { return try readMark(text) }
    if let piece = CassetteBody.Marker(text) { return try read(piece, text) }
    if text.hasPrefix("->") { return try readReply(text.dropFirst(2)) }
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "test": try readTest(rest)
    case "clock": try readClock(rest)
    case _ where word.hasSuffix(":"): try readHeader(word.dropLast(), rest)
    default: try readRequest(word, rest)
    }
  }

  mutating func finish() throws(CassetteError) -> [CassetteRecording] {
    guard hasMark else { throw error(Self.noMark) }
    try endExchange()
    return recordings
  }

  private mutating func readMark(_ text: Substring) throws(CassetteError) {
    guard text == "\(Cassette.mark) \(Cassette.form)" else {
      let isNewer = text.hasPrefix("\(Cassette.mark) ")
      throw error(isNewer ? "this octodo reads `\(Cassette.mark) \(Cassette.form)` only." : Self.noMark)
    }
    hasMark = true
  }

  private mutating func readTest(_ text: Substring) throws(CassetteError) {
    try endExchange()
    guard let name = QuotedText.read(text).flatMap({ String(validating: $0, as: UTF8.self) }) else {
      throw error("the name of a test must be in double quotes.")
    }
    guard !recordings.contains(where: { $0.test == name }) else {
      throw error("there is a recording of the test \(QuotedText.write(name)) above. Take one out.")
    }
    if let excess = CassetteLimits.excess(recordings: recordings.count + 1) { throw error(excess) }
    recordings.append(CassetteRecording(test: name, clock: nil))
  }

  private mutating func readClock(_ text: Substring) throws(CassetteError) {
    try endExchange()
    let recording = recordings.last ?? CassetteRecording(test: nil, clock: nil)
    guard recording.exchanges.isEmpty, recording.clock == nil, !text.isEmpty else {
      throw error("`clock` and a time stand once, before the first request.")
    }
    recordings = recordings.dropLast() + [CassetteRecording(test: recording.test, clock: String(text))]
  }

  private mutating func readRequest(_ word: Substring, _ target: Substring) throws(CassetteError) {
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isUppercase }),
      let method = HTTPRequest.Method(String(word)), Self.isTarget(target)
    else {
      throw error(
        "this is no request (`GET /path`), no response (`-> 200`), no header and no line of a body.")
    }
    try endExchange()
    exchanges += 1
    if let excess = CassetteLimits.excess(exchanges: exchanges) { throw error(excess) }
    draft = CassetteDraft(method: method, target: RequestTarget(String(target)), line: line)
  }

  private mutating func readReply(_ text: Substring) throws(CassetteError) {
    guard draft != nil, draft?.head == nil else {
      throw error("there is no request above this response that has none yet.")
    }
    let words = text.split(separator: " ")
    if words.count == 1, let status = Int(words[0]), (200...599).contains(status) {
      draft?.head = .response(HTTPResponse(status: .init(code: status)))
    } else if words.count == 2, words[0] == "fail", let fault = StubFault(rawValue: String(words[1])) {
      draft?.head = .fault(fault)
    } else if words == ["abandoned"] {
      draft?.head = .abandoned
    } else {
      let faults = StubFault.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(
        "a response is `-> 200` to `-> 599`, `-> fail` with one of \(faults), or `-> abandoned`.")
    }
  }

  private mutating func readHeader(_ name: Substring, _ value: Substring) throws(CassetteError) {
    guard case .response(var response)? = draft?.head, draft?.responseBody.isEmpty == true else {
      throw error("a header stands below `-> 200`, before the body.")
    }
    guard let field = HTTPField.Name(String(name)) else { throw error("no header has this name.") }
    guard CassetteHeaders.mayKeep(field) else {
      throw error("\(name) has no place in a cassette. There may be: \(CassetteHeaders.list).")
    }
    guard response.headerFields.count < CassetteLimits.headers else {
      throw error("this is more than \(CassetteLimits.headers) headers. Take some out.")
    }
    response.headerFields.append(HTTPField(name: field, value: String(value)))
    draft?.head = .response(response)
  }

  private mutating func read(_ marker: CassetteBody.Marker, _ text: Substring) throws(CassetteError) {
    guard let bytes = marker.bytes(of: text) else { throw error(marker.advice) }
    switch draft?.head {
    case nil where draft != nil: draft?.requestBody += bytes
    case .response: draft?.responseBody += bytes
    default: throw error("there is no request and no response above that could have a body.")
    }
    guard let draft, max(draft.requestBody.count, draft.responseBody.count) <= CassetteLimits.bodyBytes else {
      throw error(
        "this body is larger than \(CassetteLimits.bodyBytes >> 20) MiB, which octodo does not read.")
    }
  }

  private mutating func endExchange() throws(CassetteError) {
    guard let draft else { return }
    guard let exchange = draft.exchange else {
      throw CassetteError(
        file: file, line: draft.line,
        reason: "this request has no response. Write `-> 200` below it, or what else came of it.")
    }
    if recordings.isEmpty { recordings.append(CassetteRecording(test: nil, clock: nil)) }
    recordings[recordings.count - 1].exchanges.append(exchange)
    self.draft = nil
  }

  private func error(_ reason: String) -> CassetteError {
    CassetteError(file: file, line: line, reason: reason)
  }

  private static let noMark = "a cassette begins with the line `\(Cassette.mark) \(Cassette.form)`."

  /// The line without indentation and line end; nil if it is not UTF-8 or has control characters.
  private static func text(of bytes: ArraySlice<UInt8>) -> Substring? {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard let text = String(validating: bytes, as: UTF8.self),
      text.utf8.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) })
    else { return nil }
    return text[...].drop { $0 == " " || $0 == "\t" }
  }

  private static func isTarget(_ text: Substring) -> Bool {
    ["/", "https://", "http://"].contains { text.hasPrefix($0) }
  }
}

/// A request and its response while they are parsed.
struct CassetteDraft {
  enum Head {
    case response(HTTPResponse)
    case fault(StubFault)
    case abandoned
  }

  let method: HTTPRequest.Method
  let target: RequestTarget
  let line: Int
  var requestBody: [UInt8] = []
  var head: Head?
  var responseBody: [UInt8] = []

  init(method: HTTPRequest.Method, target: RequestTarget, line: Int) {
    self.method = method
    self.target = target
    self.line = line
  }

  /// Nil until the response is parsed.
  var exchange: CassetteExchange? {
    head.map { head in
      let reply: CassetteExchange.Reply =
        switch head {
        case .response(let response): .response(HTTPClientResponse(head: response, body: responseBody))
        case .fault(let fault): .fault(fault)
        case .abandoned: .abandoned
        }
      return CassetteExchange(
        method: method, target: target, body: requestBody, reply: reply, line: line)
    }
  }
}
