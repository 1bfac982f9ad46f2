/// What becomes of the stored screens.
public enum SnapshotMode: String, Sendable, CaseIterable {
  /// They are compared; a missing one fails.
  case check
  /// Missing ones are written, the others compared.
  case missing
  /// Missing ones and those that differ are written.
  case failed
  /// All are written.
  case all

  func writes(isMissing: Bool) -> Bool {
    switch self {
    case .check: false
    case .missing: isMissing
    case .failed, .all: true
    }
  }
}
