/// Bounds that keep a mistyped or hostile script from taking all memory, the stack or minutes.
enum ScriptLimits {
  /// In bytes; the tokens of a script take up to 60 times as much memory.
  static let longestScript = 4 * 1_048_576
  /// Swift's pattern parser takes quadratic time and a lot of stack for nested character classes.
  static let longestPattern = 1_000
  static let maxClasses = 100
  /// In bytes, each distinct pattern of a file counted once: checking one takes up to 5 µs per byte.
  static let maxPatternBytes = 256 * 1_024
  /// Blocks in blocks, macros in macros, files in files: each level is a few stack frames.
  static let deepestNesting = 32
  /// Lines that `repeat`, `for`, `run` and `include` expand to in one file.
  static let maxExpandedLines = 200_000
  /// Bytes of those lines, and of the texts with `${name}`: a step takes up to 30 times as much memory.
  static let maxExpandedBytes = 16 * 1_048_576
  /// In bytes: one constant, and all constants visible at the same time.
  static let longestConstant = 64 * 1_024
  static let maxConstantBytes = 1_048_576
  /// Includes of a script, counted each time, and their bytes.
  static let maxIncludes = 1_000
  static let maxIncludedBytes = 16 * 1_048_576
  static let maxTests = 10_000
  /// In the preamble and in a test: each test has the tags of both.
  static let maxTags = 100
  static let maxParameters = 100
  /// Values of one `for`, each of which is an iteration.
  static let maxValues = 10_000
  /// Each line records the blocks, macros and files that it came from. More than this many are counted as
  /// bytes.
  static let usualOrigins = 4
  static let originBytes = 64
  /// Names that are searched for one similar to a mistyped name.
  static let maxSuggestions = 1_000
  static let maxWarnings = 1_000
  /// In characters: the text in messages of an unrolled line, and of the value that it was unrolled with.
  static let longestOrigin = 200
  static let longestOriginValue = 60
  /// Per file. A file of another kind may have millions.
  static let maxErrors = 1_000
  /// In milliseconds: 100 years.
  static let longestDuration = 3_155_760_000_000
  static let screenSize = 1...1_000
  static let keyRepeats = 1...1_000_000
}
