/// What a new mail can contain.
public enum MailForm: Hashable, Sendable {
  /// An attached file, besides its text.
  case attachment
  /// Text only; the whole `Mail.url` has at most this many bytes.
  case text(limit: Int)
}
