public import Domain
public import FoundationEssentials
import Markdown
import Screens
import Terminal
public import Texts

/// GitHub's response to the request for the README.
public enum ReadmeState: Hashable, Sendable {
  case missing
  case text(ReadmeText)

  /// - Parameters:
  ///   - repo: the README's repository.
  ///   - web: the website that belongs to the API.
  func section(_ texts: Texts, of repo: RepoName, on web: String) -> DocumentSection {
    switch self {
    case .missing: DocumentSection([.words(texts.repoDetail.noReadme)])
    case .text(let text): text.section(texts, of: repo, on: web)
    }
  }
}

/// The texts above the README of a repository.
public struct RepoHeader: Hashable, Sendable {
  public let name: String
  /// Archived, fork or template; empty for most repositories.
  public let marks: [String]
  let described: LinkedWords?
  public let figures: [String]
  public let facts: [String]
  /// The language, the first of the facts.
  let language: StyledText
  public let topics: [String]
  public let homepage: String?

  /// - Parameters:
  ///   - repo: nil if only the name is known.
  ///   - isLoading: whether the missing fields are being loaded.
  ///   - zone: the user's zone, for dates.
  ///   - hasDot: whether the language has a coloured dot.
  ///   - texts: the texts in the user's language.
  public init(
    name: RepoName, repo: Repo?, isLoading: Bool, now: Date, zone: TimeZone, hasDot: Bool = false,
    texts: Texts
  ) {
    self.name = repo?.name.description ?? name.description
    marks = [
      (repo?.isArchived ?? false) ? texts.repo.archived : nil,
      (repo?.isFork ?? false) ? texts.repo.fork : nil,
      (repo?.isTemplate ?? false) ? texts.repo.template : nil,
    ].compactMap(\.self)
    described = repo?.description.map { LinkedWords($0, hasReferences: false) }
    figures = repo.map { Self.figures($0, isLoading: isLoading, texts.repoDetail) } ?? []
    facts = repo.map { Self.facts($0, now: now, zone: zone, texts) } ?? []
    language =
      repo?.language.map { hasDot ? LanguageTint.text($0) : StyledText(DisplayText($0), role: .secondary) }
      ?? StyledText(DisplayText(texts.repoDetail.noLanguage), role: .secondary)
    topics = repo?.topics ?? []
    homepage = repo?.homepage.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The header as a section of a document.
  var section: DocumentSection {
    section(below: [.words(name + marks.map { " [\($0)]" }.joined(), .heading)])
  }

  /// The header without the name, for a preview whose frame contains the name; empty if only the name is known.
  var details: DocumentSection {
    let marks: [DocumentPart] =
      marks.isEmpty ? [] : [.group(marks.map { "[\($0)]" }, separator: " ")]
    return marks.isEmpty && detailParts.isEmpty ? DocumentSection([]) : section(below: marks)
  }

  private func section(below above: [DocumentPart]) -> DocumentSection {
    let parts = above + detailParts + [.rule]
    // The description is the first of the details, the homepage the last one above the rule.
    var links = (described?.links ?? []).map {
      DocumentLink($0.destination, words: $0.words, part: above.count)
    }
    if let homepage, let address = Self.address(ofHomepage: homepage) {
      links.append(DocumentLink(.address(address), words: homepage, part: parts.count - 2))
    }
    return DocumentSection(parts, links: DocumentLinks(links, at: Self.base))
  }

  private static let base = LinkBase.note(on: RepoName.gitHubWeb)

  /// The owner may have left out the scheme. Nil for an address that nothing should open.
  private static func address(ofHomepage homepage: String) -> String? {
    let colon = homepage.firstIndex { ":/?#".contains($0) }.flatMap { homepage[$0] == ":" ? $0 : nil }
    // A port is a number; after a scheme there is none.
    let hasScheme = colon.map { homepage[$0...].dropFirst().first?.isNumber != true } ?? false
    let address = hasScheme ? homepage : "https://\(homepage)"
    return base.target(of: .address(address)) == nil ? nil : address
  }

  private var detailParts: [DocumentPart] {
    var parts: [DocumentPart] = []
    if let described { parts.append(.styled(described.text)) }
    if !figures.isEmpty { parts.append(.group(figures, separator: " · ")) }
    if !facts.isEmpty {
      let facts = facts.map { StyledText(DisplayText($0), role: .secondary) }
      parts.append(.members([language] + facts, separator: " · "))
    }
    if !topics.isEmpty { parts.append(.group(topics.map { "#" + $0 }, separator: " ", .secondary)) }
    if let homepage {
      let isLink = Self.address(ofHomepage: homepage) != nil
      let link = isLink ? described?.links.count ?? 0 : nil
      parts.append(.styled(StyledText(DisplayText(homepage), role: isLink ? .link : .secondary, link: link)))
    }
    return parts
  }

  private static func figures(_ repo: Repo, isLoading: Bool, _ texts: RepoDetailTexts) -> [String] {
    [
      repo.stars.map { texts.stars(count: $0) }, repo.forks.map { texts.forks(count: $0) },
      repo.watchers.map { texts.watchers(count: $0) } ?? (isLoading ? texts.watchersLoading : nil),
      repo.openIssues.map { texts.openIssues(count: $0) },
    ].compactMap(\.self)
  }

  private static func facts(_ repo: Repo, now: Date, zone: TimeZone, _ texts: Texts) -> [String] {
    let (words, age) = (texts.repoDetail, AgeText(texts))
    return [
      repo.license ?? words.noLicence,
      repo.defaultBranch.map { words.branch(name: $0) },
      repo.createdAt.map { words.created(day: DayText.iso($0, in: zone)) },
      repo.pushedAt.map { words.pushed(day: DayText.iso($0, in: zone), age: age.phrase($0, now: now)) },
    ].compactMap(\.self)
  }
}
