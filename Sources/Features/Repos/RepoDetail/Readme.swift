public import Domain
import EventLoop
import FoundationEssentials
public import Markdown
import Screens
import Texts
public import UseCases

/// The parsed text of a README.
public struct ReadmeText: Hashable, Sendable {
  private let text: MarkdownText
  private let isCut: Bool
  /// Where its file stands, which its relative links are relative to.
  private let location: FileLocation

  /// In bytes: GitHub itself shows this much of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Parses the whole source, which takes milliseconds for a long text: for a helper thread.
  /// - Parameters:
  ///   - format: what the file's name says.
  ///   - location: where the file stands.
  ///   - words: those for pictures without any.
  public init(
    _ source: String, format: ReadmeFormat = .markdown, at location: FileLocation = FileLocation(),
    words: MarkdownWords = .english
  ) {
    self.location = location
    let shown = String(source.prefix(bytes: Self.longest))
    text =
      switch format {
      case .markdown: MarkdownText(shown, words: words)
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
    let base = LinkBase.file(location, of: repo, on: web)
    let entries = text.headings.map { DocumentEntry(part: $0.part, level: $0.level, $0.title) }
    let links = text.links.map { DocumentLink($0.destination, words: $0.words, part: $0.part) }
    let words = texts.repoDetail
    let note = isCut ? words.isCut : text.looksEmpty ? words.blankReadme : nil
    return DocumentSection(
      count: parts.count, below: note.map { [.words($0)] } ?? [], entries: entries,
      links: DocumentLinks(links, at: base, anchors: text.anchors)
    ) { index, width in
      parts[index].rows(columns: width)
    }
  }
}

extension ReadReadme where Text == ReadmeText {
  /// - Parameter environment: of the screen that shows it.
  @LoopActor
  init(_ environment: Environment) {
    let preferences = environment.preferences.values
    let words = MarkdownWords(preferences.texts)
    self.init(from: environment.github, on: environment.loop) {
      ReadmeText($0, format: $1, at: $2, words: words)
    }
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
