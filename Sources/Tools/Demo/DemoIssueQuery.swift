/// A search for issues in the part of GitHub's syntax that the demo supports: words, quoted phrases, `-`, `NOT`, and
/// some qualifiers. Source: docs.github.com, "Searching issues and pull requests".
struct DemoIssueQuery {
  private struct Term<Value> {
    let isNegated: Bool
    let matches: (Value) -> Bool
  }

  private var ofRepo: [Term<DemoRepo>] = []
  private var ofIssue: [Term<DemoFoundIssue>] = []

  /// GitHub's qualifiers that the data does not support.
  private static let unknown: Set<String> = [
    "assignee", "closed", "commenter", "comments", "created", "head", "interactions", "involves",
    "linked", "mentions", "merged", "milestone", "no", "project", "reactions", "reason", "review",
    "review-requested", "reviewed-by", "sort", "status", "team", "updated",
  ]

  /// - Throws: `DemoQueryError` if the data has no response.
  init(_ text: String) throws(DemoQueryError) {
    var isNegatedByWord = false
    for token in DemoQuery.tokens(of: text) {
      if token == "NOT" {
        isNegatedByWord = true
        continue
      }
      if token == "OR" { throw .unknownQualifier(token) }
      let hasMinus = token.hasPrefix("-") && token.count > 1
      try add(hasMinus ? String(token.dropFirst()) : token, isNegated: hasMinus != isNegatedByWord)
      isNegatedByWord = false
    }
  }

  func matches(_ repo: DemoRepo) -> Bool { ofRepo.allSatisfy { $0.matches(repo) != $0.isNegated } }

  func matches(_ found: DemoFoundIssue) -> Bool { ofIssue.allSatisfy { $0.matches(found) != $0.isNegated } }

  private mutating func add(_ token: String, isNegated: Bool) throws(DemoQueryError) {
    let lower = token.lowercased()
    let parts = lower.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, value) = (parts[0], parts.count > 1 ? parts[1] : "")
    if !value.isEmpty, Self.unknown.contains(name) { throw .unknownQualifier(name) }
    if !value.isEmpty, let matches = Self.ofRepo(name, value) {
      ofRepo.append(Term(isNegated: isNegated, matches: matches))
    } else if !value.isEmpty, Self.names.contains(name) {
      guard let matches = Self.ofIssue(name, value) else { throw .badValue(value, qualifier: name) }
      ofIssue.append(Term(isNegated: isNegated, matches: matches))
    } else {
      ofIssue.append(Term(isNegated: isNegated) { $0.row.title.lowercased().contains(lower) })
    }
  }

  private static func ofRepo(_ name: String, _ value: String) -> ((DemoRepo) -> Bool)? {
    switch name {
    case "repo": { $0.fullName.lowercased() == value }
    case "user", "org": { $0.owner.lowercased() == value }
    case "language": { $0.language?.lowercased() == value }
    case "archived": { $0.archived == (value == "true") }
    default: nil
    }
  }

  private static let names: Set = ["author", "base", "draft", "in", "is", "label", "state", "type"]

  private static func ofIssue(_ name: String, _ value: String) -> ((DemoFoundIssue) -> Bool)? {
    switch (name, value) {
    case ("author", _): { $0.row.user?.login.lowercased() == value }
    case ("base", _): { $0.pull?.base.lowercased() == value }
    case ("label", _): { $0.row.labels.contains { $0.name.lowercased() == value } }
    case ("in", _), ("is", "public"): { _ in true }
    case ("is", "issue"), ("type", "issue"): { $0.pull == nil }
    case ("is", "pr"), ("is", "pull-request"), ("type", "pr"): { $0.pull != nil }
    case ("is", "open"), ("state", "open"): { $0.row.state == "open" }
    case ("is", "closed"), ("state", "closed"): { $0.row.state == "closed" }
    case ("is", "merged"): { $0.pull?.mergedAt != nil }
    case ("is", "draft"), ("draft", "true"): { $0.pull?.isDraft == true }
    case ("draft", "false"): { $0.pull?.isDraft == false }
    default: nil
    }
  }
}
