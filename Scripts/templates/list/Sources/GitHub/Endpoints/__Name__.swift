public import Domain
public import FoundationEssentials

/// One row of the list. All texts are as GitHub sent them, unsanitised.
public struct __Name__Item: Hashable, Sendable, Identifiable {
  public let id: Int
  public let name: String
  /// The address in the browser.
  public let htmlURL: String
  public let createdAt: Date?
}

extension Endpoint where Value == ItemPage<__Name__Item> {
  /// The list at `/repos/OWNER/NAME/__word__`, page by page.
  /// - Parameter pageSize: rows per page, 1 to 100 (GitHub's limit).
  public static func __name__(of repo: RepoName, pageSize: Int) -> Self {
    let query = [QueryItem.pageSize(pageSize)]
    return Self("/repos/\(repo)/__word__", query: query) { response throws(AppError) in
      try ItemPage(list: response.json()) { json in
        json["id"].number.map { id in
          __Name__Item(
            id: id, name: json["name"].word ?? "", htmlURL: json["html_url"].webPage ?? repo.htmlURL,
            createdAt: json["created_at"].time)
        }
      }
    }
  }
}
