public import Domain
import HTTP

extension GitHubClient {
  /// The page of a repository search that a cursor leads to.
  /// - Throws: `AppError.redirectRefused` for a cursor that leads out of the API, and nothing is sent then;
  ///   `AppError`, `CancellationError`.
  public func repositories(at cursor: PageCursor) async throws -> RepoPage {
    guard let address = HTTPAddress(url: cursor.url) else {
      throw AppError.redirectRefused(to: nil)
    }
    guard base.contains(address) else { throw AppError.redirectRefused(to: address.origin.description) }
    return try await repositories(at: APICall(address, base: base))
  }

  func repositories(at call: APICall) async throws -> RepoPage {
    let answer = try await answer(to: call)
    let list = try await read(answer) { answer throws(AppError) in
      let json = try answer.json()
      guard (json["items"].count ?? 0) <= RepoListRecord.mostItems else { throw .tooManyValues }
      guard let list = RepoListRecord(json) else { throw .notJSON }
      return list
    }
    return RepoPage(
      repos: list.repos, total: list.total, isIncomplete: list.isIncomplete, unreadable: list.unreadable,
      next: nextPage(after: call, link: answer.link),
      rateLimit: answer.rateLimit)
  }

  /// Nil where there is none, or where it would be this page again.
  private func nextPage(after call: APICall, link: String?) -> PageCursor? {
    guard let target = link.flatMap({ LinkHeader($0)["next"] }) else { return nil }
    // An absolute address in practice; a relative one is allowed (RFC 8288, section 3.1).
    let url = call.address.resolving(target)?.url ?? target
    return url == call.address.url ? nil : PageCursor(url: url)
  }
}
