extension Token {
  /// Identifies the account in the keys of cached responses. It is stable, it is stored, and it does not
  /// reveal the token: half of a SHA-256 digest.
  var account: String { "token:\(SHA256.hexDigest(of: secret).prefix(32))" }
}
