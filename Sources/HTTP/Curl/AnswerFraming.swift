import HTTPTypes

/// How an answer says where its body ends. Where two parties read that differently, one of them takes what somebody wrote
/// into a body for an answer of the server, so nothing that can be read in two ways is read at all (RFC 9112, section
/// 6.3). libcurl takes the last length, reads the first number of a list, and lets Transfer-Encoding win.
struct AnswerFraming {
  private var length: ArraySlice<UInt8>?
  private var isEncoded = false
  private var isLast = false

  /// Takes a header field of one answer. False where the length can be read in two ways.
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

  /// Whether the line that goes on with the one before it may be dropped.
  var mayDropContinuation: Bool { !isLast }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let rest = text.drop(while: isBlank)
    return rest[...(rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1)]
  }
}
