/// The program's version, by semver.org.
enum Version {
  static let number = "0.1.0"
  /// What octodo calls itself towards GitHub, which refuses requests without a name.
  static let userAgent = "octodo/\(number)"
}
