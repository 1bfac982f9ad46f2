extension Account {
  /// What the help says of tokens.
  public var help: String {
    switch self {
    case .anonymous:
      """
      You are anonymous: 10 searches a minute and 60 other requests an hour. To get more, set GH_TOKEN to a token of \
      github.com/settings/tokens, or run `gh auth login` once, then start octodo again. A token goes to \
      GitHub's API and nowhere else.
      """
    case .token(let source):
      "The token of \(source) is used. It goes to GitHub's API and nowhere else. Unset it to be anonymous."
    case .demo:
      "This is the demo: data that came with octodo, no network. Start octodo without --demo to search GitHub."
    }
  }
}
