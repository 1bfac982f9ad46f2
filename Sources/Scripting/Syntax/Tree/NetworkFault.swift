/// The ways in which a stub can fail instead of answering.
public enum NetworkFault: String, Sendable, CaseIterable {
  case timeout, refused, reset, dns, tls, offline
}
