/// Why a server's certificate is not accepted. Names are as the server sent them. A name or day is nil if it
/// could not be read.
public enum CertificateProblem: Hashable, Sendable {
  /// It is valid, but for another host.
  case wrongHost(name: String?)
  /// The last day on which it was valid, in UTC, as 2026-01-31.
  case expired(day: String?)
  /// The first day on which it will be valid, in the same form.
  case notYetValid(day: String?)
  /// No trusted authority signed it.
  case unknownIssuer(name: String?)
}
