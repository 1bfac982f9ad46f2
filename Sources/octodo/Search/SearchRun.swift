import Console
import Demo
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Texts

/// `octodo search`: sends a search to GitHub and prints the results, without a terminal. It records no event and
/// writes no file.
struct SearchRun {
  let task: SearchTask
  let environment: [String: String]
  let output: StandardOutput

  /// gh uses the same status for a missing token.
  private static let authenticationStatus: Int32 = 4

  /// Returns the exit status; unless it is 0, the reason is on standard error.
  /// - Throws: `UsageProblem`, the error of the event loop.
  func callAsFunction() throws -> Int32 {
    let settings = try Settings(options: task.options, environment: environment)
    TokenSecrecy.guardSettings(settings, environment)
    for notice in settings.notices { StandardError.print(notice) }
    return try EventLoop.process.run { await status(settings) }
  }

  @LoopActor
  private func status(_ settings: Settings) async -> Int32 {
    let loop = EventLoop.process
    let http: any HTTPClient =
      settings.account == .demo
      ? DemoHTTPClient()
      : CurlClient(loop: loop, userAgent: Version.userAgent, certificates: settings.certificates())
    let github = GitHubRepository(
      http: http, base: settings.api, token: settings.token, userAgent: Version.userAgent, cache: nil,
      loop: loop,
      now: { Date() })
    do {
      try show(await task.kind.find(task.request, github))
      return 0
    } catch let error as AppError {
      StandardError.print(Self.sentence(for: error, at: settings, now: Date()))
      if case .unauthorized = error { return Self.authenticationStatus }
    } catch {
      StandardError.print("The search failed: \(error).")
    }
    return 1
  }

  private func show(_ findings: SearchFindings) throws {
    let print = SearchPrint(kind: task.kind, findings: findings)
    if findings.isIncomplete {
      StandardError.print("GitHub stopped this search early, so hits may be missing. Search for less.")
    }
    if findings.unreadable > 0 {
      StandardError.print("octodo cannot read \(findings.unreadable) of the hits that GitHub sent.")
    }
    if let fields = task.fields {
      output.print(try print.json(fields), as: .json)
    } else if let columns = output.columns {
      guard !findings.rows.isEmpty else {
        if findings.unreadable > 0 { return }
        return StandardError.print("No \(task.kind.noun) were found. Change the words.")
      }
      output.print(print.table(columns: columns))
    } else {
      output.print(print.lines, as: .file)
    }
  }

  private static func sentence(for error: AppError, at settings: Settings, now: Date) -> String {
    sentence(
      for: error, host: settings.api.webHost, token: settings.preferences.tokenLocation,
      certificates: settings.preferences.certificateVariables, now: now)
  }

  /// What went wrong and what to do next: the sentences of the screens without their keys, where no other one fits
  /// better to a command.
  /// - Parameters:
  ///   - host: GitHub's host.
  ///   - token: nil for github.com.
  ///   - certificates: the variables that choose the trusted certificates; empty for the system's.
  static func sentence(
    for error: AppError, host: String, token: TokenLocation? = nil, certificates: [String] = [], now: Date
  ) -> String {
    switch error {
    case .unknownIssuer(let host, _) where certificates.isEmpty:
      "This machine does not trust the certificate of \(host). If you do, name it in SSL_CERT_FILE."
    case .noCertificates where certificates.isEmpty:
      "The certificates to trust cannot be read. Check CURL_CA_BUNDLE, SSL_CERT_FILE and SSL_CERT_DIR."
    case .unauthorized(let isAnonymous, let reason):
      Texts(.en).withReason(reason, unauthorized(isAnonymous: isAnonymous, host, token))
    case .noSearch: "\(host) has no such search (404). Check the API address."
    case .rateLimited(let until, let isAnonymous):
      rateLimitSentence(
        seconds: max(1, Int(until.timeIntervalSince(now).rounded(.up))), isAnonymous, host, token)
    case .fewDescriptors: "Too few files may be open at once. Raise the limit with `ulimit -n`."
    default:
      Texts(.en, keys: KeyNames { _ in nil }, certificateVariables: certificates).sentence(for: error)
    }
  }

  private static func unauthorized(isAnonymous: Bool, _ host: String, _ token: TokenLocation?) -> String {
    if isAnonymous { return "\(host) requires a token. \(advice(on: token))." }
    return token == nil
      ? "\(host) rejected the token (401). Renew it with `gh auth login`, or unset GH_TOKEN."
      : "\(host) rejected the token (401). \(advice(on: token))."
  }

  private static func rateLimitSentence(
    seconds: Int, _ isAnonymous: Bool, _ host: String, _ token: TokenLocation?
  ) -> String {
    let wait = "\(host) allows no more searches for \(seconds) s. Run this again then"
    guard isAnonymous else { return "\(wait)." }
    guard let token else { return "\(wait), or set GH_TOKEN: with a token it allows 30 searches a minute." }
    return "\(wait), or use a token: \(token.advice(Texts(.en)))."
  }

  private static func advice(on token: TokenLocation?) -> String {
    let advice = token?.advice(Texts(.en)) ?? "set GH_TOKEN or run `gh auth login`"
    return advice.prefix(1).uppercased() + advice.dropFirst()
  }
}
