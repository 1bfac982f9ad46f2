/// What an answer depends on. The account is part of it, lest one sees what only another may.
public struct AnswerKey: Hashable, Sendable {
  public let method: String
  public let url: String
  public let accept: String
  /// `anonymous`, or a name made from the token that does not lead back to it.
  public let account: String

  public init(method: String, url: String, accept: String, account: String) {
    self.method = method
    self.url = url
    self.accept = accept
    self.account = account
  }

  /// The four as one text. None of them can hold a line break, so two keys never meet.
  public var text: String { "\(method)\n\(url)\n\(accept)\n\(account)" }
}
