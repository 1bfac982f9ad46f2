import Stubs

/// What a list of issues or pull requests is asked for.
struct DemoListQuery {
  /// `open`, `closed` or `all`.
  let state: String
  private let creator: String?
  private let labels: [String]
  private let base: String?
  private let sort: String
  private let isAscending: Bool

  init(_ target: RequestTarget) {
    func value(_ name: String) -> String? { target.values(of: name).first { !$0.isEmpty } }
    state = value("state") ?? "open"
    creator = value("creator")?.lowercased()
    labels = value("labels")?.lowercased().split(separator: ",").map(String.init) ?? []
    base = value("base")
    sort = value("sort") ?? "created"
    isAscending = value("direction") == "asc"
  }

  /// Whether it asks for more than a state, newest first.
  var isPlain: Bool { creator == nil && labels.isEmpty && base == nil && sort == "created" && !isAscending }

  /// The rows that fit, in order.
  /// - Parameter rows: newest first.
  func apply<Row: DemoListRow>(to rows: [Row]) -> [Row] {
    let fitting = rows.filter { row in
      let own = Set(row.labels.map { $0.name.lowercased() })
      return (state == "all" || row.state == state) && labels.allSatisfy(own.contains)
        && (creator == nil || row.user?.login == creator) && (base == nil || row.branch == base)
    }
    let sorted =
      switch sort {
      case "updated": fitting.sorted { $0.updated_at > $1.updated_at }
      case "comments", "popularity": fitting.sorted { $0.commentCount > $1.commentCount }
      default: fitting
      }
    return isAscending ? sorted.reversed() : sorted
  }
}

/// A row that can be filtered.
protocol DemoListRow {
  var state: String { get }
  var labels: [DemoIssues.Row.Label] { get }
  var user: DemoIssues.Row.User? { get }
  var updated_at: String { get }
  var commentCount: Int { get }
  /// The branch that a pull request goes into; nil for an issue.
  var branch: String? { get }
}

extension DemoIssues.Row: DemoListRow {
  var commentCount: Int { comments }
  var branch: String? { nil }
}

extension DemoIssues {
  /// The newest ones that are filtered: all of a large repository would take seconds.
  private static let newest = 1_000

  /// The issues that fit a query, and their number.
  func page(_ number: Int, perPage size: Int, _ query: DemoListQuery) -> (rows: [Row], count: Int) {
    guard !query.isPlain else {
      return (page(number, perPage: size, state: query.state), count(of: query.state))
    }
    let all = query.apply(to: (0..<min(Self.newest, count(of: "all"))).map { issue(at: $0) })
    return (all.page(number, of: size), all.count)
  }
}

extension [DemoIssues.Row.Label] {
  /// All labels of a repository, by name.
  static let ofRepo = DemoIssues.labels.map { DemoIssues.Row.Label(name: $0.0, color: $0.1) }
    .sorted { $0.name < $1.name }
}

extension Array {
  /// - Parameter number: from 1.
  func page(_ number: Int, of size: Int) -> [Element] { Array(dropFirst((number - 1) * size).prefix(size)) }
}
