/// Something that reads what anybody may have written.
enum FuzzTarget: String, CaseIterable {
  case scripts, snapshots, cassettes, readmes

  /// What the target did that it must not do with this input; nil where all is well. It must come back at all.
  func complaint(about input: [UInt8]) -> String? {
    switch self {
    case .scripts: ScriptFuzz(input).complaint
    case .snapshots: SnapshotFuzz(input).complaint
    case .cassettes: CassetteFuzz(input).complaint
    case .readmes: ReadmeFuzz(input).complaint
    }
  }
}
