import Domain
import EventLoop
import GitHub

/// What to search for.
struct SearchRequest: Equatable, Sendable {
  var text: String
  /// One of the kind's `sorts`; nil for the best match.
  var sort: String?
  var order = SortOrder.descending
  /// The maximum number of hits.
  var limit: Int

  /// GitHub's limit for a page is 100.
  var pageSize: Int { min(limit, 100) }
}

/// The results of a search.
struct SearchFindings: Sendable {
  struct Row: Sendable {
    /// By column, for a table.
    let cells: [String]
    /// By column, for another program.
    let values: [String]
    /// By name.
    let fields: [String: PrintedValue]
  }

  var rows: [Row]
  /// The number of hits, printed or not; nil if GitHub does not count them.
  var total: Int?
  /// GitHub's search timed out, so hits may be missing.
  var isIncomplete: Bool
  /// The number of hits that could not be read and are left out.
  var unreadable = 0
}

/// One kind of things that `octodo search` finds. `SearchKind.all` is the table of kinds.
struct SearchKind: Sendable {
  /// The word of the command line: `repos`.
  let name: String
  /// Other words for it, which people type.
  let aliases: [String]
  /// In sentences: `repositories`.
  let noun: String
  /// The values of `--sort`.
  let sorts: [String]
  let columns: [SearchColumn]
  /// The names for `--json`, sorted.
  let fields: [String]
  /// Sends the search. Throws `AppError`, `CancellationError`.
  let find: @LoopActor @Sendable (SearchRequest, GitHubRepository) async throws -> SearchFindings

  static let all = [repos] + ItemKind.all.compactMap(listed)
  static let names = all.map(\.name)
  /// The words of the command line for all kinds.
  static let words = names + all.flatMap(\.aliases).sorted()

  /// The kind of a word on the command line.
  static func named(_ word: String) -> SearchKind? {
    all.first { $0.name == word || $0.aliases.contains(word) }
  }

  static var allSorts: String {
    all.map { "\($0.sorts.joined(separator: ", ")) (\($0.name))" }.joined(separator: "; ")
  }

  /// - Parameters:
  ///   - cells: a hit's values by column: for a table, and for another program.
  ///   - fields: a hit's values by the name of the field.
  ///   - endpoint: of the first page.
  init<Item: Identifiable & Sendable>(
    _ name: String, aliases: [String], noun: String, sorts: [String], columns: [SearchColumn],
    cells: @escaping @Sendable (Item) -> [(shown: String, exact: String)],
    fields: [String: @Sendable (Item) -> PrintedValue],
    endpoint: @escaping @Sendable (SearchRequest) -> Endpoint<ItemPage<Item>>
  ) where Item.ID: Sendable {
    (self.name, self.aliases, self.noun) = (name, aliases, noun)
    (self.sorts, self.columns) = (sorts, columns)
    self.fields = fields.keys.sorted()
    find = { request, github in
      let found = try await Self.items(of: endpoint(request), limit: request.limit, github)
      let rows = found.items.map { item in
        let cells = cells(item)
        return SearchFindings.Row(
          cells: cells.map(\.shown), values: cells.map(\.exact), fields: fields.mapValues { $0(item) })
      }
      return SearchFindings(
        rows: rows, total: found.total, isIncomplete: found.isIncomplete, unreadable: found.unreadable)
    }
  }

  /// More than 1,000 hits need, so that a faulty server is not queried forever.
  private static let maxPages = 20

  /// The items of as many pages as `limit` needs. Pages shift when items change meanwhile, so an item that appears
  /// again on the next page is left out.
  @LoopActor
  private static func items<Item: Identifiable & Sendable>(
    of endpoint: Endpoint<ItemPage<Item>>, limit: Int, _ github: GitHubRepository
  ) async throws -> ItemPage<Item> where Item.ID: Sendable {
    var found = try await github.page(of: endpoint)
    var ids = Set(found.items.map(\.id))
    for _ in 1..<maxPages {
      guard found.items.count < limit, let next = found.next else { break }
      let page = try await github.page(of: endpoint, at: next)
      found.items += page.items.filter { ids.insert($0.id).inserted }
      found.isIncomplete = found.isIncomplete || page.isIncomplete
      found.unreadable += page.unreadable
      found.next = page.next
    }
    found.items = Array(found.items.prefix(limit))
    return found
  }
}
