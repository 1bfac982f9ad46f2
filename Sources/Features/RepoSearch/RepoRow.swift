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

  /// - Parameter texts: the language of the age and of the marks.
  init(_ repo: Repo, now: Date, texts: Texts) {
    self.repo = repo
    name = repo.name.description
    stars = NumberText.short(repo.stars)
    language = repo.language ?? ""
    age = repo.pushedAt.map { AgeText(texts).short($0, now: now) } ?? ""
    let marks = [repo.isArchived ? texts.repo.archived : nil, repo.isFork ? texts.repo.fork : nil]
      .compactMap { mark in mark.map { "[\($0)]" } }
    let words = repo.description ?? ""
    // Without a mark it is the same text, which is then in memory once.
    description = marks.isEmpty ? words : (marks + [words]).joined(separator: " ")
  }
}
