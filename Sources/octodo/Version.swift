/// The program's version (semver.org).
enum Version {
  static let number = "0.1.0"
  /// The `User-Agent` header. GitHub rejects requests without one.
  static let userAgent = "octodo/\(number)"
}
