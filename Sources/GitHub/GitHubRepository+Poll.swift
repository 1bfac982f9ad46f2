public import Domain

/// Lists that are asked for again and again. Who polls keeps the rows and their date. The answers are stored only to be
/// shown while there is no new one.
extension GitHubRepository {
  /// Asks for the first page of a list that seldom changes, and that GitHub dates.
  /// - Parameters:
  ///   - date: `PolledPage.date` of the last answer with a page; nil for the first request.
  ///   - orSaved: whether the stored answer will do during an outage or a rate limit. It has no date.
  /// - Throws: `AppError`, `CancellationError`.
  public func poll<Item: Sendable>(
    _ endpoint: Endpoint<ItemPage<Item>>, since date: String?, orSaved: Bool = false
  ) async throws -> PolledPage<Item> {
    let call = try call(endpoint)
    let response = try await polled(call, ifNot: date.map { .changedSince($0) }, orSaved: orSaved)
    guard response.status != 304 else {
      guard let date else { throw AppError.unexpectedStatus(304) }
      cache?.confirm(key(of: call), at: now())
      return PolledPage(page: nil, date: response.lastModified ?? date, wait: response.pollInterval)
    }
    let page = try await self.page(of: response, to: call, by: endpoint.decode)
    return PolledPage(page: page, date: response.lastModified, wait: response.pollInterval)
  }

  /// The page after the first one of a list that is polled.
  /// - Parameters:
  ///   - cursor: `next` of another page.
  ///   - orSaved: as of `poll`.
  /// - Throws: as `page(of:at:)`.
  public func pollNext<Item: Sendable>(
    of endpoint: Endpoint<ItemPage<Item>>, at cursor: PageCursor, orSaved: Bool = false
  ) async throws -> ItemPage<Item> {
    let call = try call(at: cursor, accept: endpoint.accept)
    let response = try await polled(call, ifNot: nil, orSaved: orSaved)
    return try await page(of: response, to: call, by: endpoint.decode)
  }

  private func polled(_ call: APICall, ifNot known: Validator?, orSaved: Bool) async throws -> APIResponse {
    do {
      return try await exchange(call, ifNot: known)
    } catch let error as AppError where orSaved && (error.isOutage || error.pauseEnd != nil) {
      guard let cached = await cache?.response(for: key(of: call)) else { throw error }
      return APIResponse(cached, from: base, because: error)
    }
  }
}

/// The answer to a poll of a list.
public struct PolledPage<Item: Sendable>: Sendable {
  /// Nil if the list is the one of the last answer.
  public let page: ItemPage<Item>?
  /// The `Last-Modified` of the list, exactly as GitHub sent it; nil if it sent none.
  public let date: String?
  /// How long GitHub asks to wait before the next poll, as it sent it; nil if it does not say.
  public let wait: Duration?
}
