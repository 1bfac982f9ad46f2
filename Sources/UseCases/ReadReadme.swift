public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub

/// Reads a repository's README, and parses it on a helper thread.
public struct ReadReadme<Text: Sendable>: Sendable {
  private let github: GitHubRepository
  private let loop: EventLoop
  private let parse: @Sendable (_ source: String, _ format: ReadmeFormat, _ location: FileLocation) -> Text

  /// - Parameter parse: makes the text of a source. It is called on a helper thread.
  public init(
    from github: GitHubRepository, on loop: EventLoop,
    parse: @escaping @Sendable (_ source: String, _ format: ReadmeFormat, _ location: FileLocation) -> Text
  ) {
    (self.github, self.loop, self.parse) = (github, loop, parse)
  }

  /// In bytes: parsing a larger README takes many times its size in memory.
  private static var large: Int { 64 << 10 }

  /// Sends the request, and one more for a README of more than 1 MB. The value is nil if the repository has no README;
  /// an empty text without a file's name is none.
  /// - Throws: `AppError`, `CancellationError`.
  public func callAsFunction(of name: RepoName) async throws -> Fetched<Text?> {
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
  public func saved(of name: RepoName) async -> (text: Text, date: Date)? {
    var saved = await github.savedValue(of: .readme(of: name))
    let described = saved?.value
    if saved?.value?.isTooLarge ?? true { saved = await github.savedValue(of: .readmeText(of: name)) }
    guard let saved, let text = await text(saved.value?.text, of: described) else { return nil }
    return (text, saved.date)
  }

  /// - Parameter file: the file's description, which came without the text if it is too large.
  private func text(_ source: String?, of file: ReadmeFile?) async -> Text? {
    guard let source, !source.isEmpty || file?.name != nil else { return nil }
    let format = ReadmeFormat(fileName: file?.name)
    let location = file?.location ?? FileLocation()
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    return await loop.offload("read a README", to: HelperThread()) { [parse] in
      parse(source, format, location)
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
