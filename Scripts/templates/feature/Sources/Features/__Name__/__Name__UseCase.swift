/// How it is counted: one at a time, and not for ever. It knows no screen.
struct __Name__UseCase {
  static let range = 0...99

  /// The count after a step up or down; nil where it goes no further.
  func count(_ count: Int, changedBy step: Int) -> Int? {
    let changed = count + step
    return Self.range.contains(changed) ? changed : nil
  }
}
