/// What a new mail can take along.
public enum MailForm: Hashable, Sendable {
  /// A file beside its text.
  case attachment
  /// Its text alone; the whole `Mail.url` has at most so many bytes.
  case text(limit: Int)
}
