import HTTPTypes

/// Checks how a response frames its body. If two parsers disagree about its end, one of them takes text in a
/// body for a response of the server (response smuggling), so an ambiguous length is refused (RFC 9112,
/// section 6.3). libcurl would take the last length, read the first number of a list, and prefer
/// Transfer-Encoding.
struct AnswerFraming {
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
