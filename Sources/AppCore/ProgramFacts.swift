public import Domain

/// What octodo tells of itself, and of what it runs on.
public struct ProgramFacts: Sendable {
  public var version: String
  /// Of the Swift that it was built with.
  public var swiftVersion: String
  /// Asked for when they are shown, for to tell its version a library may have to be loaded.
  public var libraries: @Sendable () -> [LibraryFact]
  public var files: [FileFact]
  /// octodo itself first.
  public var dependencies: @Sendable () -> [Dependency]

  public init(
    version: String, swiftVersion: String, libraries: @escaping @Sendable () -> [LibraryFact],
    files: [FileFact], dependencies: @escaping @Sendable () -> [Dependency]
  ) {
    self.version = version
    self.swiftVersion = swiftVersion
    self.libraries = libraries
    self.files = files
    self.dependencies = dependencies
  }
}

/// One of the system's libraries, by the name that its dependency has.
public struct LibraryFact: Hashable, Sendable {
  public let name: String
  public let version: Version

  public enum Version: Hashable, Sendable {
    case number(String)
    /// It cannot be loaded.
    case missing
    /// Left out, so that a script shows the same on every machine.
    case untold
  }

  public init(name: String, version: Version) {
    self.name = name
    self.version = version
  }
}

/// Where one of octodo's files lies.
public struct FileFact: Hashable, Sendable {
  public let kind: Kind
  /// As people write it: `~/.config/octodo/config.yml`.
  public let path: String

  public enum Kind: Hashable, Sendable {
    case settings, todos, events, identity
  }

  public init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}
