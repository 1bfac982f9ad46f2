/// A row of About.
public struct AboutRow: Hashable, Sendable {
  public let kind: Kind
  public let label: String
  public let value: String

  public enum Kind: Hashable, Sendable {
    case heading
    case fact
    /// Opens the licence of a dependency, of all where its name is nil.
    case license(of: String?)
  }

  init(_ kind: Kind, _ label: String, _ value: String = "") {
    self.kind = kind
    self.label = label
    self.value = value
  }
}
