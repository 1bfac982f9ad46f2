/// A reader of untrusted files.
enum FuzzTarget: String, CaseIterable {
  case scripts, snapshots, cassettes, readmes

  /// What the target did wrong with this input; nil if nothing. It must always return.
  func complaint(about input: [UInt8]) -> String? {
    switch self {
    case .scripts: ScriptFuzz(input).complaint
    case .snapshots: SnapshotFuzz(input).complaint
    case .cassettes: CassetteFuzz(input).complaint
    case .readmes: ReadmeFuzz(input).complaint
    }
  }
}
