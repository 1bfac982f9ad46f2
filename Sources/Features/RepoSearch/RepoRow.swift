import AppCore
public import Domain
import FoundationEssentials
import Texts

/// One result, as text.
public struct RepoRow: Hashable, Sendable, Identifiable {
  public let repo: Repo
  public let name: String
  public let stars: String
  public let language: String
  public let age: String
  public let description: String

  public var id: Int { repo.id }

  init(_ repo: Repo, now: Date) {
    self.repo = repo
    name = repo.name.description
    stars = NumberText.short(repo.stars)
    language = repo.language ?? ""
    age = repo.pushedAt.map { AgeText.short($0, now: now) } ?? ""
    let marks = [repo.isArchived ? "[archived]" : nil, repo.isFork ? "[fork]" : nil].compactMap(\.self)
    description = (marks + [repo.description ?? ""]).joined(separator: " ")
  }
}
