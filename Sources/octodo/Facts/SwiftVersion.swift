/// The version of Swift that octodo was built with.
enum SwiftVersion {
  /// For example 6.3. The release build links the compiler's standard library statically.
  static var number: String {
    _SwiftStdlibVersion.current.description.split(separator: ".").prefix(2).joined(separator: ".")
  }
}
