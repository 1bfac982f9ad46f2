/// The identity used for GitHub requests.
public enum Account: Hashable, Sendable {
  case anonymous
  /// A token was found in `source`; the token itself is never shown.
  case token(source: String)
  /// The embedded demo data, without a network.
  case demo
}
