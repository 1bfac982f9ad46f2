/// Bounds that keep a mistyped or hostile script from taking all memory, the stack or minutes.
enum Limits {
  /// Swift's pattern parser takes quadratic time and a lot of stack for nested character classes.
  static let longestPattern = 1_000
  static let mostClasses = 100
  /// Blocks in blocks, macros in macros, files in files: each level is a few stack frames.
  static let deepestNesting = 32
  /// Lines that come out of `repeat`, `for`, `run` and `include` in one file.
  static let mostExpandedLines = 1_000_000
  /// In one file. A file of another kind may have millions, and nobody reads those.
  static let mostErrors = 1_000
  /// Milliseconds: 100 years.
  static let longestDuration = 3_155_760_000_000
  static let screenSize = 1...1_000
  static let keyRepeats = 1...1_000_000
}
