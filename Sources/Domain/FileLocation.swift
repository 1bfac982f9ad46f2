/// Where a file of a repository stands.
public struct FileLocation: Hashable, Sendable {
  /// The folders and the name of the file; empty if they are not known.
  let path: [String]
  /// Its name can have several parts, as it has in addresses.
  let branch: [String]

  /// - Parameters:
  ///   - path: the file's path in the repository, such as `docs/README.md`; empty if it is not known.
  ///   - page: the address of the file's page on GitHub, which names the branch; nil for the default branch.
  public init(path: String = "", page: String? = nil) {
    let parts = path.split(separator: "/").map(String.init)
    self.path = parts.contains(where: Self.isMove) ? [] : parts
    branch = page.flatMap { [path = self.path] in Self.branch(in: $0, of: path) } ?? ["HEAD"]
  }

  /// What stands between `https://HOST/OWNER/NAME/blob/` and the path; nil if the address is not of that form.
  private static func branch(in page: String, of path: [String]) -> [String]? {
    let parts = page.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !path.isEmpty, parts.count > 6 + path.count, parts[5] == "blob",
      parts.suffix(path.count).map({ PercentEncoding.decode($0[...]) ?? $0 }) == path
    else { return nil }
    let branch = parts[6...].dropLast(path.count)
    let isName = branch.allSatisfy { !$0.isEmpty && !isMove($0) && !$0.contains("?") && !$0.contains("#") }
    return isName ? Array(branch) : nil
  }

  /// Whether a part of an address leads to another folder instead of naming one.
  private static func isMove(_ part: String) -> Bool { part == "." || part == ".." }
}
