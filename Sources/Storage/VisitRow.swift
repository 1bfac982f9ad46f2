import Domain
import FoundationEssentials
import GRDB

/// Maps a `VisitGroup` to a row of the table `visit`.
enum VisitRow {
  /// The columns that `group(_:)` expects, in this order.
  static let columns = "id, kind, \(RowLimit.title("title")), \(RowLimit.title("target")), visits, visited_at"

  /// Throws if a column has an unexpected value, as in a damaged file.
  static func group(_ row: Row) throws -> VisitGroup {
    let kind = try row.decode(String.self, atIndex: 1)
    let target = try row.decode(String.self, atIndex: 3)
    guard let subject = VisitSubject(kind: kind, target: target) else { throw StorageError.damaged }
    return VisitGroup(
      id: try row.decode(Int64.self, atIndex: 0),
      visit: Visit(subject, title: try row.decode(String.self, atIndex: 2)),
      count: try row.decode(Int.self, atIndex: 4),
      lastAt: Date(milliseconds: try row.decode(Int64.self, atIndex: 5)))
  }
}

extension Visit {
  /// The key that groups visits in the history.
  var name: String {
    switch subject {
    case .repo, .issue: subject.target.lowercased()
    case .todo: title.withoutNUL
    }
  }
}

extension VisitSubject {
  var kind: String {
    switch self {
    case .repo: "repo"
    case .issue: "issue"
    case .todo: "todo"
    }
  }

  var target: String {
    switch self {
    case .repo(let name): name.description
    case .issue(let repo, let number): "\(repo)#\(number)"
    case .todo(let id): String(id)
    }
  }

  init?(kind: String, target: String) {
    switch kind {
    case "repo":
      guard let name = RepoName(target) else { return nil }
      self = .repo(name)
    case "issue":
      guard let issue = IssueReference(target, url: nil) else { return nil }
      self = .issue(issue.repo, number: issue.number)
    case "todo":
      guard let id = Int64(target) else { return nil }
      self = .todo(id: id)
    default: return nil
    }
  }
}
