/// A file that was written for the user.
public struct SavedFile: Hashable, Sendable {
  public let path: String
  /// The path as shown in messages: the home folder is `~`.
  public let shownPath: String

  public init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// The names to try for a new file, in order: `a.csv`, `a-2.csv`, `a-3.csv` …
  public static func names(for name: String) -> some Sequence<String> {
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let start = name.dropLast(ending.count)
    return (1...999).lazy.map { $0 == 1 ? name : "\(start)-\($0)\(ending)" }
  }
}
