import Domain
import HTTP
import HTTPTypes

extension AppError {
  /// Maps an error response that is not a rate limit.
  /// - Parameters:
  ///   - call: the request. Only a search has a query that could be changed.
  ///   - token: what the request was sent with. A reason that repeats it is left out.
  init(refusal response: HTTPClientResponse, of call: APICall, token: Token?) {
    let body = ErrorBody(response, without: token)
    let (reason, isAnonymous) = (body.reason, token == nil)
    let status = response.head.status.code
    self =
      switch status {
      case 401: .unauthorized(isAnonymous: isAnonymous, reason: Self.beyondStatus(reason))
      // No token opens what GitHub blocked, or what a proxy in between refuses.
      case 403 where body.isBlock || !body.isJSON: .refusedRequest(status: status, reason: reason)
      case 403 where token != nil && SignOn(response.head.headerFields) != nil:
        .needsSignOn(url: SignOn(response.head.headerFields)?.url)
      case 403 where token != nil:
        MissingScope(response.head.headerFields).map { .missingScope(needed: $0.needed) }
          ?? Self.missingPermission(response.head.headerFields, reason) ?? Self.forbidden(reason)
      case 403: Self.forbidden(reason)
      // What can be seen, but not changed by the token, is also a 404.
      case 404 where call.method != .get && MissingScope(response.head.headerFields) != nil:
        MissingScope(response.head.headerFields).map { .missingScope(needed: $0.needed) }
          ?? .notFoundWithToken
      case 404:
        Self.beyondStatus(reason).map { .notFoundBecause(reason: $0) }
          ?? (call.isSearch ? .noSearch : isAnonymous ? .notFound : .notFoundWithToken)
      case 410: .gone(reason: reason)
      case 414 where call.isSearch: .queryTooLong
      case 422 where call.isSearch && isAnonymous && call.address.target.contains("%40me"): .noMe
      case 422 where call.isSearch: .invalidQuery(reason: reason)
      case 422: .refusedRequest(status: status, reason: reason)
      case 451: .blocked(reason: reason)
      case 500...599: .server(status: status, reason: Self.beyondStatus(reason))
      default: reason.map { .refusedRequest(status: status, reason: $0) } ?? .unexpectedStatus(status)
      }
  }

  /// A 403, whose message says whether a token can help: none opens a list of allowed addresses or an archive.
  private static func forbidden(_ reason: String?) -> AppError {
    let canHelp =
      beyondStatus(reason).map { reason in
        wordsAboutTokens.contains { reason.lowercased().contains($0) }
      } ?? true
    return canHelp ? .forbidden(reason: reason) : .refusedRequest(status: 403, reason: reason)
  }

  /// Nil if GitHub does not say that the token lacks a permission, or which one. Tokens with scopes have no permissions.
  /// Source: docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens.
  private static func missingPermission(_ fields: HTTPFields, _ reason: String?) -> AppError? {
    guard fields[named: .scopes] == nil, reason?.lowercased().contains("not accessible") == true,
      let needed = fields[named: .acceptedPermissions], !needed.isEmpty, needed.utf8.count <= 200,
      needed.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    return .missingPermission(needed: needed)
  }

  /// As in "Resource not accessible by personal access token" and "Must have admin rights to Repository".
  private static let wordsAboutTokens = [
    "authenticat", "must have", "not accessible", "oauth", "permission", "rights", "scope", "token",
  ]

  /// Nil for GitHub's usual messages, which say no more than the status.
  private static func beyondStatus(_ reason: String?) -> String? {
    reason.flatMap { usualReasons.contains($0.lowercased()) ? nil : $0 }
  }

  private static let usualReasons: Set = [
    "bad credentials", "bad gateway", "forbidden", "gateway timeout", "internal server error", "not found",
    "requires authentication", "server error", "service unavailable",
  ]
}

/// The scope that a token lacks for a request. Only classic tokens and those of OAuth apps have scopes.
/// Source: docs.github.com/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps, "Available scopes".
private struct MissingScope {
  /// One of these scopes is needed, separated by commas.
  let needed: String

  /// Nil if the response names no scopes, or the token has one of them.
  init?(_ fields: HTTPFields) {
    guard let accepted = fields[named: .acceptedScopes], let held = fields[named: .scopes] else { return nil }
    let (needed, own) = (Self.names(accepted), Self.names(held))
    guard !needed.isEmpty, Set(needed).isDisjoint(with: own) else { return nil }
    self.needed = needed.joined(separator: ", ")
  }

  /// The names in a header; words that are none are left out.
  private static func names(_ text: String) -> [String] {
    let words = text.split(separator: ",").map { word in String(word.drop { $0 == " " }) }
    return words.filter { word in
      !word.isEmpty && word.utf8.count <= 40 && word.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
  }
}

/// What an organization with single sign-on holds back from the token.
/// Source: docs.github.com/rest/authentication/authenticating-to-the-rest-api.
struct SignOn {
  /// The page where the token is authorized; nil if GitHub names none.
  let url: String?
  /// Whether the response has what other organizations gave.
  let isPart: Bool

  /// Nil if nothing is held back.
  init?(_ fields: HTTPFields) {
    guard let header = fields[named: .singleSignOn] else { return nil }
    let parts = header.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
    isPart = parts.first == "partial-results"
    guard isPart || parts.first == "required" else { return nil }
    let address = parts.first { $0.hasPrefix("url=") }.map { String($0.dropFirst(4)) }
    url = address.flatMap { WebAddress.host(ofPage: $0) == nil ? nil : $0 }
  }
}

extension HTTPClientResponse {
  /// True if the response is a rate limit: a 429, or a 403 with a sign of one. A 403 without such a sign
  /// means that access is forbidden.
  func asksForPause(_ limits: LimitHeaders) -> Bool {
    switch head.status.code {
    case 429: true
    case 403: limits.retryAt != nil || limits.isUsedUp || Self.namesLimit(ErrorBody(self).reason)
    default: false
    }
  }

  private static func namesLimit(_ reason: String?) -> Bool {
    guard let reason = reason?.lowercased() else { return false }
    return ["rate limit", "abuse detection"].contains { reason.contains($0) }
  }
}
