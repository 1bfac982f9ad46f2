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
  /// Where its file stands, which its relative links are relative to.
  fileprivate(set) var place = FilePlace()

  /// In bytes: GitHub itself shows this much of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Parses the whole source, which takes milliseconds for a long text: for a helper thread.
  /// - Parameter format: what the file's name says.
  public init(_ source: String, format: ReadmeFormat = .markdown) {
    let shown = String(source.prefix(bytes: Self.longest))
    text =
      switch format {
      case .markdown: MarkdownText(shown)
      case .plain: MarkdownText(plain: shown)
      }
    isCut = shown.utf8.count < source.utf8.count || text.isCut
  }

  /// The text as a section of a document.
  /// - Parameters:
  ///   - repo: its repository.
  ///   - web: the website that belongs to the API.
  func section(_ texts: Texts, of repo: RepoName, on web: String) -> DocumentSection {
    let parts = text.parts
    let base = LinkBase.file(place, of: repo, on: web)
    let entries = text.headings.map { DocumentEntry(part: $0.part, level: $0.level, $0.title) }
    let links = text.links.map { DocumentLink($0.destination, words: $0.words, part: $0.part) }
    return DocumentSection(
      count: parts.count, below: isCut ? [.words(texts.repoDetail.isCut)] : [], entries: entries,
      links: DocumentLinks(links, at: base, anchors: text.anchors)
    ) { index, width in
      parts[index].rows(columns: width)
    }
  }
}

/// How a README is shown.
public enum ReadmeFormat: Hashable, Sendable {
  case markdown
  /// Line by line as it stands: what has another markup, or none.
  case plain

  /// Source: github.com/github/markup, "Markups", and the list of languages that GitHub knows.
  private static let extensions: Set<Substring> = [
    "markdown", "md", "mdown", "mdwn", "mdx", "mkd", "mkdn", "mkdown", "livemd", "litcoffee", "qmd", "rmd",
    "ronn", "workbook",
  ]

  /// The format of a file that GitHub names. Without a name it is Markdown, which most READMEs are.
  init(fileName name: String?) {
    guard let name else {
      self = .markdown
      return
    }
    let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased()[...] } ?? ""
    self = Self.extensions.contains(end) ? .markdown : .plain
  }
}

/// Loads and parses a repository's README.
struct ReadReadme {
  let github: GitHubRepository
  let loop: EventLoop
  var read: @Sendable (_ source: String, _ format: ReadmeFormat) -> ReadmeText = {
    ReadmeText($0, format: $1)
  }

  /// In bytes: parsing a larger README takes many times its size in memory.
  private static let large = 64 << 10

  /// Sends the request, and one more for a README of more than 1 MB. The value is nil if the repository has no README
  /// or an empty one.
  /// - Throws: `AppError`.
  func callAsFunction(of name: RepoName) async throws -> Fetched<ReadmeText?> {
    var fetched = try await file(of: name)
    let described = fetched.value
    if fetched.value?.isTooLarge == true { fetched = try await github.value(of: .readmeText(of: name)) }
    let text = await text(fetched.value?.text, of: described)
    return fetched.map { _ in text }
  }

  private func file(of name: RepoName) async throws -> Fetched<ReadmeFile?> {
    do {
      return try await github.value(of: .readme(of: name))
    } catch let error as AppError where error.isOutage {
      // Earlier versions saved the text alone.
      guard let saved = await github.savedValue(of: .readmeText(of: name)) else { throw error }
      return Fetched(value: saved.value, saved: SavedCopy(from: saved.date, because: error))
    }
  }

  /// The README of the saved response and its date, without a request; nil if there is none.
  func saved(of name: RepoName) async -> (text: ReadmeText, date: Date)? {
    var saved = await github.savedValue(of: .readme(of: name))
    let described = saved?.value
    if saved?.value?.isTooLarge ?? true { saved = await github.savedValue(of: .readmeText(of: name)) }
    guard let saved, let text = await text(saved.value?.text, of: described) else { return nil }
    return (text, saved.date)
  }

  /// - Parameter file: the file's description, which came without the text if it is too large.
  private func text(_ source: String?, of file: ReadmeFile?) async -> ReadmeText? {
    guard let source, !source.isEmpty else { return nil }
    let format = ReadmeFormat(fileName: file?.name)
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    var text = await loop.offload("read a README", to: HelperThread()) { [read] in read(source, format) }
    text.place = file?.place ?? FilePlace()
    return text
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
