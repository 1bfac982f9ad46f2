public import Domain
import Terminal

/// The name of a thing on GitHub in a column: `owner/name#7`.
public enum ItemName {
  /// What a column of names takes of a list at most, so that titles have more.
  public static func mostColumns(of width: Int) -> Int { max(18, width / 3) }

  /// - Parameters:
  ///   - number: nil for the repository itself.
  ///   - columns: the room for it. The name of the repository is cut, never the number.
  public static func text(_ repo: RepoName?, _ number: Int?, columns: Int = .max) -> String {
    let (name, number) = (repo?.description ?? "", number.map { "#\($0)" } ?? "")
    // A name has ASCII characters only.
    guard name.count + number.count > columns else { return name + number }
    return "\(DisplayText(name).truncated(to: max(1, columns - number.count)))\(number)"
  }
}
