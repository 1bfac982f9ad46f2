/// The paths of stored screens: `NAME.steps.snap/TEST/SNAPSHOT.txt`.
enum SnapshotPath {
  static func file(of snapshot: String, test: String, script: String) -> String {
    "\(folder(of: script))/\(PathComponent.encode(test))/\(PathComponent.encode(snapshot)).txt"
  }

  static func folder(of script: String) -> String {
    "\(script).snap"
  }
}
