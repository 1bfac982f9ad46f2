/// One page of a repository search as GitHub's JSON has it. A broken item does not hide the others.
/// Source: docs.github.com/rest/search/search, "Search repositories".
struct RepoListRecord: Decodable {
  let total: Int
  let isIncomplete: Bool
  let items: [Lossy<RepoRecord>]

  private enum CodingKeys: String, CodingKey {
    case items
    case total = "total_count"
    case isIncomplete = "incomplete_results"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    items = try fields.decode([Lossy<RepoRecord>].self, forKey: .items)
    total = max(fields.lenient(.total) ?? 0, items.count)
    isIncomplete = fields.lenient(.isIncomplete) ?? false
  }
}
