import Domain
import FoundationEssentials
import Screens
import Testing
import Texts

struct TextsErrorsTests {
  private let texts = Texts(.en)

  @Test func `without a token the text does not say to renew it`() {
    #expect(!texts.sentence(for: AppError.unauthorized(isAnonymous: true)).contains("Renew"))
    #expect(texts.sentence(for: AppError.unauthorized(isAnonymous: false)).contains("Renew"))
    let location = TokenLocation(host: "git.corp", variable: "GH_ENTERPRISE_TOKEN")
    let there = Texts(.en, tokenLocation: location)
    let sentences = [
      there.sentence(for: AppError.unauthorized(isAnonymous: true)), there.help(on: .anonymous),
      there.sentence(for: AppError.unauthorized(isAnonymous: false)),
    ]
    for sentence in sentences {
      #expect(sentence.contains("set GH_ENTERPRISE_TOKEN or run `gh auth login --hostname git.corp`"))
    }
  }

  @Test func `a missing scope is added on the host of the token`() {
    let there = Texts(.en, tokenLocation: TokenLocation(host: "git.corp", variable: nil))
    let sentence = there.sentence(for: AppError.missingScope(needed: "repo"))
    #expect(sentence.contains("gh auth refresh --hostname git.corp -s") && !sentence.contains("github.com"))
    #expect(texts.sentence(for: AppError.missingScope(needed: "repo")).contains("github.com/settings/tokens"))
  }

  @Test func `a missing permission is given to the token on its host`() {
    let error = AppError.missingPermission(needed: "issues=write; pull_requests=write")
    let there = Texts(.en, tokenLocation: TokenLocation(host: "git.corp", variable: nil))
    #expect(there.sentence(for: error).contains("(403): issues=write; pull_requests=write. Give it"))
    #expect(there.sentence(for: error).contains("in the settings of git.corp"))
    #expect(texts.sentence(for: error).contains("github.com/settings/personal-access-tokens"))
  }

  @Test func `a refusal ends with the server's reason`() {
    let down = texts.sentence(for: AppError.server(status: 503, reason: "down until 9"))
    #expect(
      down
        == "GitHub is having problems (HTTP 503). Try again later (r). The server's reason: down until 9.")
    let expired = AppError.unauthorized(isAnonymous: false, reason: "token expired")
    #expect(texts.sentence(for: expired).hasSuffix("restart octodo. The server's reason: token expired."))
    #expect(Texts(.ja).sentence(for: expired).hasSuffix("サーバーからの理由は「token expired」です。"))
  }

  @Test(arguments: Language.allCases)
  func `what is gone or blocked names no key, because a first screen has none to go back`(language: Language)
  {
    let errors = [(AppError.gone(reason: "Issues are off"), "410"), (.blocked(reason: "DMCA"), "451")]
    for (error, status) in errors {
      let sentence = Texts(language).sentence(for: error)
      #expect(!sentence.contains("Esc") && sentence.contains(status), "\(sentence)")
    }
  }

  @Test func `of a program with a long name a part is named`() {
    let name = String(repeating: "x", count: 100_000)
    let errors: [any Error] = [
      DesktopError.browserNotStarted(program: name, reason: "missing"),
      DesktopError.browserFailed(program: name, status: 1),
      DesktopError.commandNotStarted(program: name, reason: "missing"),
      ExportError.mailerNotStarted(program: name, reason: "missing"),
      ExportError.mailerFailed(program: name, status: 1),
    ]
    for error in errors {
      let sentence = texts.sentence(for: error)
      #expect(sentence.contains("xxx…xxx") && sentence.count < 400)
    }
  }

  @Test func `a query that is too long has its own status`() {
    #expect(texts.sentence(for: AppError.queryTooLong).contains("(414): it is too long"))
  }

  @Test func `in the demo, nothing is found with a token either`() {
    let sentence = Texts(.en, isDemo: true).sentence(for: AppError.notFound)
    #expect(
      sentence == "The demo has nothing of this name. Start octodo without --demo for what is on GitHub.")
    #expect(texts.sentence(for: AppError.notFound).contains("add a token"))
  }

  @Test func `trouble of the server says which key tries again later`() {
    let error = AppError.server(status: 502)
    let sentence = "GitHub is having problems (HTTP 502). Try again later"
    #expect(texts.sentence(for: error) == "\(sentence) (r).")
    // A command has no keys.
    #expect(Texts(.en, keys: KeyNames { _ in nil }).sentence(for: error) == "\(sentence).")
    #expect(Texts(.ja).sentence(for: error).contains("しばらくしてから再試行してください（rキー）"))
  }

  @Test(arguments: [
    (["CURL_CA_BUNDLE"], "CURL_CA_BUNDLE"), (["SSL_CERT_FILE"], "SSL_CERT_FILE"),
    (["SSL_CERT_FILE", "SSL_CERT_DIR"], "SSL_CERT_FILE, SSL_CERT_DIR"),
  ])
  func `an unknown issuer names the variables that choose the certificates`(
    variables: [String], names: String
  ) {
    let unknown = AppError.unknownIssuer(host: "git.corp", name: "Corp")
    for language in [Language.en, .ja] {
      let texts = Texts(language, certificateVariables: variables)
      let system = Texts(language)
      for error in [unknown, .noCertificates] {
        #expect(texts.sentence(for: error).contains(names))
        #expect(texts.sentence(for: error) != system.sentence(for: error))
      }
      // Without a variable, one of them is the way to add a certificate.
      #expect(system.sentence(for: unknown).contains("SSL_CERT_FILE"))
    }
    #expect(
      Texts(.en, certificateVariables: variables).sentence(for: unknown)
        == "The certificate of git.corp was issued by Corp, which is not among the certificates that \(names) names."
        + " If you trust it, add its certificate there or unset \(names), then restart octodo.")
  }

  @Test(arguments: Self.errors)
  func `every error is a sentence with a next step`(error: AppError) {
    let message = texts.sentence(for: error)
    #expect(
      message.split(separator: ". ").count >= 2 || message.contains(":"), "\(message) says no next step")
    #expect(message.hasSuffix("."))
    #expect(!message.hasSuffix(".."))
    #expect(message.first?.isUppercase == true || message.hasPrefix("x"))
  }

  @Test(arguments: Self.errors)
  func `every error is whole sentences in Japanese`(error: AppError) {
    let message = Texts(.ja).sentence(for: error)
    #expect(message.hasSuffix("。"))
    #expect(!message.hasSuffix("。。"))
  }

  @Test(arguments: Self.storageErrors)
  func `a problem with the todo file is explained with what to do`(error: StorageError) {
    #expect(texts.sentence(for: AppError.storage(error)).contains(";"))
    #expect(Texts(.ja).sentence(for: AppError.storage(error)).hasSuffix("ください。") || error == .damaged)
  }

  @Test func `a browser that does not start is named`() {
    #expect(
      texts.sentence(for: DesktopError.browserNotStarted(program: "lynx", reason: "x")).hasPrefix(
        "lynx could not"))
  }

  @Test func `a program that fails is named with its status and a next step`() {
    let browser = DesktopError.browserFailed(program: "xdg-open", status: 3)
    #expect(
      texts.sentence(for: browser)
        == "xdg-open did not open it (status 3). Set BROWSER to your browser, or press Y to copy the address."
    )
    let mailer = ExportError.mailerFailed(program: "xdg-email", status: 3)
    #expect(texts.sentence(for: mailer).hasPrefix("xdg-email did not open a mail (status 3). Set MAILER"))
    #expect(Texts(.ja).sentence(for: mailer).contains("xdg-email"))
  }

  @Test func `any other error becomes a sentence that names it`() {
    struct Odd: Error, CustomStringConvertible { let description = "odd thing" }
    #expect(texts.sentence(for: Odd()) == "Something unexpected went wrong: odd thing. Try again.")
  }

  private static let errors: [AppError] =
    [
      .offline, .unknownHost("x"), .refused(host: "x"), .connectionLost, .insecure(reason: "x"), .timedOut,
      .unauthorized(isAnonymous: true), .unauthorized(isAnonymous: false), .forbidden(reason: "x"),
      .forbidden(reason: nil), .notFound, .notFoundWithToken, .noSearch, .invalidQuery(reason: "x"),
      .invalidQuery(reason: nil),
      .queryTooLong, .filterTooLong,
      .rateLimited(until: Date(timeIntervalSince1970: 0), isAnonymous: true),
      .rateLimited(until: Date(timeIntervalSince1970: 0), isAnonymous: false), .server(status: 502),
      .unexpectedStatus(418), .notJSON, .tooManyValues, .twoLengths,
      .wrongHost(host: "a", names: "b"), .wrongHost(host: "a", names: nil), .gone(reason: "x"),
      .gone(reason: nil),
      .blocked(reason: "x"), .notFoundBecause(reason: "x"), .refusedRequest(status: 422, reason: nil),
      .certificateExpired(host: "a", day: nil),
      .certificateExpired(host: "a", day: "2026-01-31"),
      .certificateNotYetValid(host: "a", day: "2026-01-31"),
      .unknownIssuer(host: "a", name: "b"), .unknownIssuer(host: "a", name: nil), .noCertificates,
      .tooLarge(limitBytes: 8_388_608), .tooManyHeaders,
      .tooManyRedirects(limit: 5), .redirectRefused(to: "x"), .redirectRefused(to: nil), .fewDescriptors,
      .noCurl, .other(reason: "x"), .emptyTitle, .todoGone, .todoCycle(path: [1, 2, 1]),
      .sortTooLong(limit: 100_000),
    ] + storageErrors.map { .storage($0) }

  private static let storageErrors: [StorageError] = [
    .newerSchema, .notOctodo, .fewDescriptors, .noPermission(path: "/d"),
    .cannotOpen(path: "/d", reason: "x"),
    .cannotOpen(path: nil, reason: "x"), .diskFull, .locked, .readOnly, .moved, .damaged, .diskFault,
    .tooLong(todo: 7), .tooLong(todo: nil),
    .notDurable(setting: "s"), .other("x"), .notSalvaged(.diskFull),
  ]
}
