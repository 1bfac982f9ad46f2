/// What a response depends on. Includes the account, because an account must not see responses of another.
public struct AnswerKey: Hashable, Sendable {
  public let method: String
  public let url: String
  public let accept: String
  /// `anonymous`, or a name derived from the token that does not reveal it.
  public let account: String

  public init(method: String, url: String, accept: String, account: String) {
    self.method = method
    self.url = url
    self.accept = accept
    self.account = account
  }

  /// The four parts as one text. None can contain a line break, so different keys have different texts.
  public var text: String { "\(method)\n\(url)\n\(accept)\n\(account)" }
}
