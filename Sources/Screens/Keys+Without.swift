import Terminal

extension [Key] {
  /// The keys but for those that have another use. Each key that is pressed asks, and most lists have another use
  /// for none or one.
  func without(_ taken: [Key]) -> [Key] {
    taken.isEmpty ? self : filter { !taken.contains($0) }
  }
}
