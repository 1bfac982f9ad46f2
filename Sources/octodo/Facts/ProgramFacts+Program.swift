import CResources
import Domain
import HTTP
import Screens
import Storage
import Terminal
import Tracking

extension ProgramFacts {
  /// The facts on this machine.
  static func live(files: [FileFact]) -> ProgramFacts {
    ProgramFacts(
      version: Version.number, swiftVersion: SwiftVersion.number,
      libraries: {
        [
          LibraryFact(name: "libcurl", version: CurlLibrary.version().map { .number($0) } ?? .missing),
          LibraryFact(name: "ncurses", version: .number(CursesLibrary.version)),
          LibraryFact(name: "SQLite", version: .number(SQLiteLibrary.version)),
        ]
      }, files: files, homepage: octodo_homepage().map { String(cString: $0) },
      dependencies: { BuiltInLicenses.dependencies() })
  }

  /// The facts in a script, which must be the same on every machine.
  static var scripted: ProgramFacts {
    ProgramFacts(
      version: Version.number, swiftVersion: SwiftVersion.number,
      libraries: { ["libcurl", "ncurses", "SQLite"].map { LibraryFact(name: $0, version: .hidden) } },
      files: [FileFact(kind: .todos, path: "~/octodo.db")],
      dependencies: { BuiltInLicenses.dependencies() })
  }
}

/// The version of Swift that octodo was built with.
enum SwiftVersion {
  /// For example 6.3. The release build links the compiler's standard library statically.
  static var number: String {
    let parts = _SwiftStdlibVersion.current.description.split(separator: ".").prefix(2)
    return parts.reduce("") { $0.isEmpty ? String($1) : "\($0).\($1)" }
  }
}

extension TrackingDestination {
  /// A script keeps its events in memory, and has no user id.
  static var scripted: TrackingDestination {
    TrackingDestination(file: nil) { UserIdentity.none }
  }
}

/// octodo's dependencies and their licences, from the embedded texts.
enum BuiltInLicenses {
  /// octodo itself first.
  static func dependencies() -> [Dependency] {
    var count = 0
    let first = octodo_licenses(&count)
    return UnsafeBufferPointer(start: first, count: count).map { license in
      let address = String(cString: license.address)
      let text = UnsafeBufferPointer(start: license.text, count: license.length)
      return Dependency(
        name: String(cString: license.name), version: license.version.map { String(cString: $0) },
        address: address.isEmpty ? nil : address, license: String(decoding: text, as: UTF8.self))
    }
  }
}
