/// The rules of counting: one at a time, and within limits. Independent of any screen.
struct __Name__UseCase {
  static let range = 0...99

  /// The count after a step up or down; nil beyond the limits.
  func count(_ count: Int, changedBy step: Int) -> Int? {
    let changed = count + step
    return Self.range.contains(changed) ? changed : nil
  }
}
