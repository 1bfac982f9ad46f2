/// A requested report (`--report FORMAT[=FILE]`).
public struct ReportTarget: Hashable, Sendable {
  public enum Format: String, CaseIterable, Sendable {
    case tap, junit, json
  }

  public var format: Format
  /// Nil means standard output.
  public var file: String?

  public init(_ format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }

  func reporter(writing write: @escaping @Sendable (String) -> Void) -> any Reporter {
    switch format {
    case .tap: TAPReporter(write: write)
    case .junit: JUnitReporter(write: write)
    case .json: JSONReporter(write: write)
    }
  }
}
