import Terminal

/// The smallest terminal that screens are drawn for.
enum TerminalLimits {
  static let smallest = Size(columns: 40, rows: 8)
}
