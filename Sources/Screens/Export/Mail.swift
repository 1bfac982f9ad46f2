/// A mail to open in the user's mail program. The user chooses the recipient.
public struct Mail: Hashable, Sendable {
  public var subject: String
  public var text: String
  public var attachment: SavedFile?

  public init(subject: String, text: String = "", attachment: SavedFile? = nil) {
    self.subject = subject
    self.text = text
    self.attachment = attachment
  }

  /// The mail as an address for mail programs, `mailto:?subject=…&body=…`.
  /// Source: RFC 6068, section 2; `attach` is not part of it, but mail programs accept it.
  public var url: String {
    var fields = ["subject=\(Self.encoded(subject))"]
    if !text.isEmpty { fields.append("body=\(Self.encoded(text))") }
    if let attachment { fields.append("attach=\(Self.encoded(attachment.path))") }
    return "mailto:?" + fields.joined(separator: "&")
  }

  /// Percent-encodes everything except the unreserved characters of RFC 3986.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 2)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

/// What a new mail can contain.
public enum MailForm: Hashable, Sendable {
  /// An attached file, besides its text.
  case attachment
  /// Text only; the whole `Mail.url` has at most this many bytes.
  case text(limit: Int)
}

/// A file that was written for the user.
public struct SavedFile: Hashable, Sendable {
  public let path: String
  /// The path as shown in messages: the home folder is `~`.
  public let shownPath: String

  public init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// The names to try for a new file, in order: `a.csv`, `a-2.csv`, `a-3.csv` …
  public static func names(for name: String) -> some Sequence<String> {
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let start = name.dropLast(ending.count)
    return (1...999).lazy.map { $0 == 1 ? name : "\(start)-\($0)\(ending)" }
  }
}

/// Why something could not be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The file could not be written. `reason` is the system's message, without a full stop.
  case notSaved(shownPath: String, reason: String)
  case mailerNotStarted(program: String, reason: String)
  /// It started and exited at once with a status that means failure.
  case mailerFailed(program: String, status: Int32)
}
