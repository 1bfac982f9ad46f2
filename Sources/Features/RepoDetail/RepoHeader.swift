import AppCore
public import Domain
public import FoundationEssentials
import Texts

/// What is told of a repository above its README, as text.
public struct RepoHeader: Hashable, Sendable {
  public let name: String
  /// Archived, fork, template: empty for most.
  public let marks: [String]
  public let description: String?
  public let figures: [String]
  public let facts: [String]
  public let topics: [String]
  public let homepage: String?

  /// - Parameters:
  ///   - repo: nil while nothing but the name is known.
  ///   - zone: of the person, for days.
  public init(name: RepoName, repo: Repo?, now: Date, zone: TimeZone) {
    self.name = repo?.name.description ?? name.description
    marks = [
      (repo?.isArchived ?? false) ? "archived" : nil, (repo?.isFork ?? false) ? "fork" : nil,
      (repo?.isTemplate ?? false) ? "template" : nil,
    ].compactMap(\.self)
    description = repo?.description
    figures = repo.map(Self.figures) ?? []
    facts = repo.map { Self.facts($0, now: now, zone: zone) } ?? []
    topics = repo?.topics ?? []
    homepage = repo?.homepage.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func figures(_ repo: Repo) -> [String] {
    [
      count(repo.stars, "star", "stars"), count(repo.forks, "fork", "forks"),
      repo.watchers.map { count($0, "watcher", "watchers") } ?? "watchers ...",
      count(repo.openIssues, "open issue", "open issues"),
    ]
  }

  private static func facts(_ repo: Repo, now: Date, zone: TimeZone) -> [String] {
    [
      repo.language ?? "no language", repo.license ?? "no licence",
      repo.defaultBranch.map { "branch \($0)" },
      repo.createdAt.map { "created \(DayText.iso($0, in: zone))" },
      repo.pushedAt.map { "pushed \(DayText.iso($0, in: zone)) (\(AgeText.short($0, now: now)))" },
    ].compactMap(\.self)
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.grouped(number)) \(number == 1 ? one : many)"
  }
}
