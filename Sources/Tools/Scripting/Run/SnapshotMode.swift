/// How stored screens are compared and updated.
public enum SnapshotMode: String, Sendable, CaseIterable {
  /// Compares them; a missing one fails.
  case check
  /// Writes missing ones and compares the others.
  case missing
  /// Writes missing ones and those that differ.
  case failed
  /// Writes all.
  case all

  func writes(isMissing: Bool) -> Bool {
    switch self {
    case .check: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}
