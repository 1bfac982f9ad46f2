extension Token {
  /// What tells the cached answers of one account from those of another. It is stable, is stored, and does
  /// not lead back to the token: half of a SHA-256.
  var account: String { "token:\(SHA256.hexDigest(of: secret).prefix(32))" }
}
