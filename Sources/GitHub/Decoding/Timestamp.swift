import FoundationEssentials

/// Parses times in GitHub's JSON.
enum Timestamp {
  /// Parses ISO 8601 with or without fractions of a second; nil if it is invalid.
  static func read(_ text: String) -> Date? {
    try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
