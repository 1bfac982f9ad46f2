/// Why a server's certificate proves nothing. What the certificate says itself is nil where it could not be read; a name is
/// as the server wrote it.
public enum CertificateProblem: Hashable, Sendable {
  /// It is good, but for another host.
  case wrongHost(name: String?)
  /// The last day on which it was valid, in UTC, as 2026-01-31.
  case expired(day: String?)
  /// The first day on which it will be valid.
  case notYetValid(day: String?)
  /// Nobody who is trusted vouches for it.
  case unknownIssuer(name: String?)
}
