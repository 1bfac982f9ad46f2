/// Where a run puts what it leaves for people: `DIR/SCRIPT/TEST`, SCRIPT being the script's path as it was
/// given. Each test has a place of its own, so nothing overwrites what another test left, in whatever order
/// or process they run, and no `..` in a script leads out of the folder: its dots are encoded.
enum ArtifactPath {
  /// - Parameter directory: `--shots`, `--cast`.
  static func base(of test: String, script: String, in directory: String) -> String {
    "\(directory)/\(path(of: script))/\(PathComponent.encode(test))"
  }

  /// A path as a script names it, to be put below another one.
  static func path(of name: String) -> String {
    let normalized = ScriptPath.normalized(name)
    let parts = normalized.split(separator: "/").map { PathComponent.encode(String($0)) }
    return (normalized.hasPrefix("/") ? "%2F" : "") + parts.joined(separator: "/")
  }
}
