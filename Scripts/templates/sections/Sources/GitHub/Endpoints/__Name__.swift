public import Domain
public import FoundationEssentials
import HTTPTypes

/// One row of the list. All texts are as GitHub sent them, unsanitised.
public struct __Name__Item: Hashable, Sendable, Identifiable {
  /// Its number in the repository.
  public let id: Int
  public let name: String
  public let isOpen: Bool
  /// The address in the browser.
  public let htmlURL: String
  public let createdAt: Date?
}

extension Endpoint where Value == ItemPage<__Name__Item> {
  /// The open ones at `/repos/OWNER/NAME/__word__`, or the closed ones, in pages of at most 100.
  public static func __name__(of repo: RepoName, isOpen: Bool, pageSize: Int) -> Self {
    let query = [QueryItem("state", isOpen ? "open" : "closed"), .pageSize(pageSize)]
    return Self("/repos/\(repo)/__word__", query: query) { response throws(AppError) in
      try ItemPage(list: response.json()) { json in
        json["number"].number.map { id in
          __Name__Item(
            id: id, name: json["title"].word ?? "", isOpen: json["state"].word != "closed",
            htmlURL: json["html_url"].webPage ?? repo.htmlURL, createdAt: json["created_at"].time)
        }
      }
    }
  }
}

extension Endpoint<Void> {
  /// Closes one of them, or opens it again. It says which of both, so it may be sent twice.
  public static func change__Name__(_ number: Int, of repo: RepoName, isOpen: Bool) -> Self {
    Self(.patch, "/repos/\(repo)/__word__/\(number)", body: ["state": isOpen ? "open" : "closed"])
  }
}
