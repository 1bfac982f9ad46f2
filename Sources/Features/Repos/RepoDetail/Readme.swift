import Domain
import EventLoop
import GitHub
import Markdown
import Screens
import Texts

/// A README as parts for reading.
public struct ReadmeText: Hashable, Sendable {
  private let text: MarkdownText
  private let isCut: Bool

  /// Bytes: what GitHub itself shows of a README (docs.github.com, "About READMEs").
  private static let longest = 500 * 1024

  /// Reads all of the source, which takes milliseconds where there is much of it: for a helper thread.
  public init(_ source: String) {
    let shown = source.prefix(bytes: Self.longest)
    text = MarkdownText(String(shown))
    isCut = shown.endIndex < source.endIndex || text.isCut
  }

  /// The text as a section of a document.
  func section(_ texts: Texts) -> DocumentSection {
    let parts = text.parts
    return DocumentSection(count: parts.count, below: isCut ? [.words(texts.repoDetail.isCut)] : []) {
      index, width in
      parts[index].rows(columns: width)
    }
  }
}

/// Reading a repository's README.
struct ReadReadme {
  let github: GitHubRepository
  let loop: EventLoop
  var read: @Sendable (_ source: String) -> ReadmeText = { ReadmeText($0) }

  /// Bytes of a README that is many times as large while it is read.
  private static let large = 64 << 10

  /// The value is nil where the repository has none, or an empty one.
  /// - Throws: `AppError`.
  func callAsFunction(of name: RepoName) async throws -> Fetched<ReadmeText?> {
    try await text(of: github.value(of: .readme(of: name)))
  }

  /// The README of the last response; nil if none is saved. Sends nothing.
  func saved(of name: RepoName) async -> ReadmeText? {
    guard let answer = await github.savedValue(of: .readme(of: name)) else { return nil }
    return await text(of: answer).value
  }

  private func text(of answer: Fetched<String?>) async -> Fetched<ReadmeText?> {
    guard let source = answer.value, !source.isEmpty else { return answer.map { _ in nil } }
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    let text = await loop.offload("read a README", to: HelperThread()) { [read] in read(source) }
    return answer.map { _ in text }
  }
}

extension String {
  /// The start of the text, in at most so many bytes. No scalar is cut in half.
  fileprivate func prefix(bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    let end = utf8.index(startIndex, offsetBy: bytes)
    return self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
  }
}
