import FoundationEssentials

/// A time as GitHub's JSON has it.
enum Timestamp {
  /// Reads ISO 8601 with and without fractions of a second; nil if it is no time.
  static func read(_ text: String) -> Date? {
    try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
