public import Domain

extension GitHubClient {
  /// The source text of the README that GitHub shows; nil where there is none.
  /// - Throws: `AppError`, `CancellationError`.
  public func readme(of name: RepoName) async throws -> String? {
    let answer: APIAnswer
    do {
      answer = try await self.answer(to: try call("/repos/\(name)/readme", accept: .raw))
    } catch AppError.notFound {
      return nil
    }
    guard !answer.isWebPage else { throw AppError.notJSON }
    return try await read(answer) { answer throws(AppError) in
      guard answer.isPlainJSON else { return SourceText.read(answer.body) }
      guard let record = ReadmeRecord(try answer.json()) else { throw .notJSON }
      return SourceText.read(record.bytes)
    }
  }
}
