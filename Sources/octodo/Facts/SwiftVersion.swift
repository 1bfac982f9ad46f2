/// The Swift that octodo was built with.
enum SwiftVersion {
  /// As 6.3. The release program has the standard library of its compiler linked in.
  static var number: String {
    _SwiftStdlibVersion.current.description.split(separator: ".").prefix(2).joined(separator: ".")
  }
}
