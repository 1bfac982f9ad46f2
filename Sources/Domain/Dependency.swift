/// Something that octodo is built with.
public struct Dependency: Hashable, Sendable {
  public let name: String
  /// Nil where the machine decides on it, as for the system's libraries.
  public let version: String?
  /// Its web address; nil where it has none.
  public let address: String?
  /// The whole text of its licence, and of the notices that go with it.
  public let license: String

  public init(name: String, version: String?, address: String?, license: String) {
    self.name = name
    self.version = version
    self.address = address
    self.license = license
  }
}
