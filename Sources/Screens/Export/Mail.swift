import Domain

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
    var fields = ["subject=\(PercentEncoding.encode(subject))"]
    if !text.isEmpty { fields.append("body=\(PercentEncoding.encode(text))") }
    if let attachment { fields.append("attach=\(PercentEncoding.encode(attachment.path))") }
    return "mailto:?" + fields.joined(separator: "&")
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
