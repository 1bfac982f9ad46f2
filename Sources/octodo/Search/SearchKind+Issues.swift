import Domain
import FoundationEssentials
import GitHub

extension SearchKind {
  static let issues = kind("issues", aliases: ["issue"], noun: "issues", of: .issues, extra: [:])
  static let prs = kind(
    "prs", aliases: ["pr", "pulls"], noun: "pull requests", of: .pulls,
    extra: ["isDraft": { .flag($0.isDraft) }])

  /// The search for what GitHub has in one index with issues; nil for another kind.
  static func listed(_ kind: ItemKind) -> SearchKind? {
    switch kind {
    case .issue: issues
    case .pull: prs
    default: nil
    }
  }

  /// The fields have the names and forms of `gh search issues --json` and `gh search prs --json` (gh 2.23,
  /// pkg/search/result.go). A date or a number that GitHub does not send is null, where gh
  /// writes the year 1 or 0.
  /// - Parameter extra: fields of this kind only.
  private static func kind(
    _ name: String, aliases: [String], noun: String, of kind: IssueQuery.Kind,
    extra: [String: @Sendable (FoundIssue) -> PrintedValue]
  ) -> SearchKind {
    let fields: [String: @Sendable (FoundIssue) -> PrintedValue] = [
      "assignees": { .list($0.assignees.map(PrintedValue.account)) },
      "author": { $0.author.map(PrintedValue.account) ?? .missing },
      "authorAssociation": { .text($0.authorAssociation ?? "") }, "body": { .text($0.body) },
      "closedAt": { .init($0.closedAt) }, "commentsCount": { .init($0.issue.comments) },
      "createdAt": { .init($0.issue.createdAt) }, "id": { .text($0.nodeID ?? "") },
      "isLocked": { .flag($0.isLocked) }, "isPullRequest": { .flag($0.issue.pull != nil) },
      "labels": { .list($0.labels.map(PrintedValue.label)) }, "number": { .number($0.issue.number) },
      "repository": {
        .fields(["name": .text($0.repo.name), "nameWithOwner": .text($0.repo.description)])
      },
      "state": { .text($0.state) }, "title": { .text($0.issue.title) },
      "updatedAt": { .init($0.issue.updatedAt) }, "url": { .text($0.issue.htmlURL) },
    ]
    return SearchKind(
      name, aliases: aliases, noun: noun,
      sorts: IssueSort.allCases.filter { $0 != .bestMatch }.map(\.rawValue),
      columns: [
        SearchColumn("NUMBER", maxWidth: 40), SearchColumn("STATE"),
        SearchColumn("TITLE", maxWidth: 60, narrowest: 20),
        SearchColumn("UPDATED"), SearchColumn("LABELS"),
      ],
      cells: { (found: FoundIssue) in
        let updated = found.issue.updatedAt?.formatted(.iso8601) ?? ""
        return [
          same("\(found.repo)#\(found.issue.number)"), same(found.state), same(found.issue.title),
          (shown: String(updated.prefix(10)), exact: updated),
          same(found.labels.map(\.name).joined(separator: ", ")),
        ]
      }, fields: fields.merging(extra) { $1 },
      endpoint: { request in
        var query = IssueQuery(kind, text: request.text)
        if let sort = request.sort.flatMap(IssueSort.init) {
          (query.sort, query.order) = (sort, request.order)
        }
        return .searchFoundIssues(query, pageSize: request.pageSize)
      })
  }
}

extension FoundIssue {
  /// As gh writes it.
  fileprivate var state: String { issue.pull == .merged ? "merged" : issue.isOpen ? "open" : "closed" }
}

extension PrintedValue {
  fileprivate static func label(_ label: FoundIssue.Label) -> PrintedValue {
    .fields([
      "color": .text(label.color ?? ""), "description": .text(label.description ?? ""),
      "id": .text(label.nodeID ?? ""), "name": .text(label.name),
    ])
  }
}
