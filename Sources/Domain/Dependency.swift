/// A library or tool that octodo is built with.
public struct Dependency: Hashable, Sendable {
  public let name: String
  /// Nil if it depends on the machine, as for system libraries.
  public let version: String?
  /// The web address; nil if it has none.
  public let address: String?
  /// The full text of the licence and of the notices that belong to it.
  public let license: String

  public init(name: String, version: String?, address: String?, license: String) {
    self.name = name
    self.version = version
    self.address = address
    self.license = license
  }
}
