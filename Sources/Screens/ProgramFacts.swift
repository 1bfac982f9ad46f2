public import Domain

/// Facts about octodo and the system that it runs on.
public struct ProgramFacts: Sendable {
  public var version: String
  /// The version of Swift that it was built with.
  public var swiftVersion: String
  /// A closure, because reading a version may load the library, and it is needed only to show it.
  public var libraries: @Sendable () -> [LibraryFact]
  public var files: [FileFact]
  /// The page where users of this package find octodo and report bugs; nil if it was not packaged.
  public var homepage: String?
  /// The packages that octodo is built from, octodo itself first.
  public var dependencies: @Sendable () -> [Dependency]

  public init(
    version: String, swiftVersion: String, libraries: @escaping @Sendable () -> [LibraryFact],
    files: [FileFact], homepage: String? = nil, dependencies: @escaping @Sendable () -> [Dependency]
  ) {
    self.version = version
    self.swiftVersion = swiftVersion
    self.libraries = libraries
    self.files = files
    self.homepage = homepage
    self.dependencies = dependencies
  }
}

/// One of the system's libraries, named as in its dependency.
public struct LibraryFact: Hashable, Sendable {
  public let name: String
  public let version: VersionFact

  /// The version of a library, as far as it is known.
  public enum VersionFact: Hashable, Sendable {
    case number(String)
    /// The library cannot be loaded.
    case missing
    /// Left out, so that scripts show the same text on every machine.
    case hidden
  }

  public init(name: String, version: VersionFact) {
    self.name = name
    self.version = version
  }
}

/// The location of one of octodo's files.
public struct FileFact: Hashable, Sendable {
  public let kind: Kind
  /// In the form for users: `~/.config/octodo/config.yml`.
  public let path: String

  /// What the file holds.
  public enum Kind: Hashable, Sendable {
    case settings, todos, events, identity
  }

  public init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}
