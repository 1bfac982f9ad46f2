public import Texts

extension Texts {
  /// The account for the status line, with GitHub's rate limit. Source of the figures:
  /// docs.github.com/rest/search/search, "Rate limit".
  public func summary(of account: Account) -> String {
    switch account {
    case .anonymous: self.account.anonymous
    case .token(let source): self.account.token(source: source)
    case .demo: self.account.demo
    }
  }

  /// The account in one or two words, for a narrow terminal.
  public func shortSummary(of account: Account) -> String {
    switch account {
    case .anonymous: self.account.anonymousShort
    case .token: self.account.tokenShort
    case .demo: self.account.demoShort
    }
  }

  /// The text about tokens in the help.
  public func help(on account: Account) -> String {
    switch account {
    case .anonymous:
      tokenLocation.map { self.account.anonymousHelpOn(host: $0.host, advice: $0.advice(self)) }
        ?? self.account.anonymousHelp
    case .token(let source):
      self.account.tokenHelp(source: source, host: tokenLocation?.host ?? "github.com")
    case .demo: self.account.demoHelp
    }
  }
}

extension TokenLocation {
  /// What to do for a token, as a part of a sentence.
  public func advice(_ texts: Texts) -> String {
    variable.map { texts.token.setVariable(variable: $0, host: host) } ?? texts.token.signIn(host: host)
  }
}
