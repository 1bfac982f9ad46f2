import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Texts

/// The parsed text of a README.
public struct ReadmeText: Hashable, Sendable {
  private let text: MarkdownText
  private let isCut: Bool

  /// In bytes: GitHub itself shows this much of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Parses the whole source, which takes milliseconds for a long text: for a helper thread.
  public init(_ source: String) {
    let shown = source.prefix(bytes: Self.longest)
    text = MarkdownText(String(shown))
    isCut = shown.endIndex < source.endIndex || text.isCut
  }

  /// The text as a section of a document.
  func section(_ texts: Texts) -> DocumentSection {
    let parts = text.parts
    let entries = text.headings.map { DocumentEntry(part: $0.part, level: $0.level, $0.title) }
    return DocumentSection(
      count: parts.count, below: isCut ? [.words(texts.repoDetail.isCut)] : [], entries: entries
    ) { index, width in
      parts[index].rows(columns: width)
    }
  }
}

/// Loads and parses a repository's README.
struct ReadReadme {
  let github: GitHubRepository
  let loop: EventLoop
  var read: @Sendable (_ source: String) -> ReadmeText = { ReadmeText($0) }

  /// In bytes: parsing a larger README takes many times its size in memory.
  private static let large = 64 << 10

  /// Sends the request. The value is nil if the repository has no README or an empty one.
  /// - Throws: `AppError`.
  func callAsFunction(of name: RepoName) async throws -> Fetched<ReadmeText?> {
    let fetched = try await github.value(of: .readme(of: name))
    let text = await text(of: fetched.value)
    return fetched.map { _ in text }
  }

  /// The README of the saved response and its date, without a request; nil if there is none.
  func saved(of name: RepoName) async -> (text: ReadmeText, date: Date)? {
    guard let saved = await github.savedValue(of: .readme(of: name)), let text = await text(of: saved.value)
    else { return nil }
    return (text, saved.date)
  }

  private func text(of source: String?) async -> ReadmeText? {
    guard let source, !source.isEmpty else { return nil }
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    return await loop.offload("read a README", to: HelperThread()) { [read] in read(source) }
  }
}

extension String {
  /// The longest prefix of at most `bytes` bytes that does not split a scalar.
  fileprivate func prefix(bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: bytes)
    return self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
  }
}
