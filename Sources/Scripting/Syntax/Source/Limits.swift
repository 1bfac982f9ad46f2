/// Bounds that keep a mistyped or hostile script from taking all memory, the stack or minutes.
enum Limits {
  /// In bytes; the tokens of a script take up to 60 times as much memory.
  static let longestScript = 4 * 1_048_576
  /// Swift's pattern parser takes quadratic time and a lot of stack for nested character classes.
  static let longestPattern = 1_000
  static let mostClasses = 100
  /// In bytes, each pattern counted once in a file: to look through one takes up to 5 µs a byte.
  static let mostPatternBytes = 256 * 1_024
  /// Blocks in blocks, macros in macros, files in files: each level is a few stack frames.
  static let deepestNesting = 32
  /// Lines that come out of `repeat`, `for`, `run` and `include` in one file.
  static let mostExpandedLines = 200_000
  /// Bytes of those lines, and of the texts that `${name}` makes: a step takes up to 30 times as much memory.
  static let mostExpandedBytes = 16 * 1_048_576
  /// In bytes: one constant, and all that are known at the same time.
  static let longestConstant = 64 * 1_024
  static let mostConstantBytes = 1_048_576
  /// Files that a script includes, each as often as it is, and their bytes.
  static let mostIncludes = 1_000
  static let mostIncludedBytes = 16 * 1_048_576
  static let mostTests = 10_000
  /// Of the preamble, and of a test: each test has those of both.
  static let mostTags = 100
  static let mostParameters = 100
  /// Of one `for`, each of which is a turn.
  static let mostValues = 10_000
  /// A line knows each block, macro and file that it came by: more than a few of them count as so many bytes each.
  static let usualOrigins = 4
  static let originBytes = 64
  /// Names among which the nearest one to a mistyped name is looked for.
  static let mostSuggestions = 1_000
  static let mostWarnings = 1_000
  /// Characters of a line that was unrolled, in messages; and of the value that it was unrolled with.
  static let longestOrigin = 200
  static let longestOriginValue = 60
  /// In one file. A file of another kind may have millions, and nobody reads those.
  static let mostErrors = 1_000
  /// Milliseconds: 100 years.
  static let longestDuration = 3_155_760_000_000
  static let screenSize = 1...1_000
  static let keyRepeats = 1...1_000_000
}
