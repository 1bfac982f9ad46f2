/// The network errors that a stub can simulate.
public enum NetworkFault: String, Sendable, CaseIterable {
  case timeout, refused, reset, dns, tls, offline
}
