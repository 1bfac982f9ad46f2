import Domain
import EventLoop
import GitHub
import Markdown
import Screens
import Terminal
import Texts
import UseCases

/// The checks on the last commit of a pull request, each with its annotations beside the list.
@LoopActor
struct PullChecks {
  private let parts: PullParts
  private let source: CheckSource
  private let checks: PagedListPresenter<CommitCheck>
  private let apps = LongestText()
  private let results = LongestText()

  init(_ parts: PullParts) {
    self.parts = parts
    let source = CheckSource(parts)
    self.source = source
    checks = PagedListPresenter(
      environment: parts.environment,
      words: { PagedListWords(empty: source.words(ofNone: $0.pull)) }
    ) { _ in try await source.page() }
    checks.isRefreshed = true
    checks.isNamed = { check, name in check.runID.map { "\($0)" == name } ?? false }
    checks.head = { [weak checks] in source.missing(parts.environment.texts, pause: checks?.pages.load.pause)
    }
  }

  /// The number of checks; nil until they are loaded, or if none could be read.
  var count: Int? {
    let isKnown = source.isWhole && checks.noneReadable == nil
    return checks.total.flatMap { $0 == 0 && !isKnown ? nil : $0 }
  }

  /// The verdict, for the status line; nothing in a narrow one that says how loading goes.
  func status(isShort: Bool) -> [String] {
    guard !isShort || checks.pages.load.phase == .resting else { return [] }
    return [parts.environment.texts.pull.verdict(on: checks.pages.items, isShort: isShort)]
  }

  private static let maxAppColumns = 16

  func screen() -> any Screen {
    let (checks, parts, apps, results) = (checks, parts, apps, results)
    let environment = parts.environment
    let subject = { @LoopActor (check: CommitCheck) in
      Subject(repo: parts.pull.item.repo, url: check.detailsURL, copies: [.init(.name, check.name)])
    }
    let list = ListPane(
      "checks", checks,
      columns: { width, context in
        let words = context.texts.pull
        let longest = apps.columns(checks.rowsVersion) { checks.pages.items.map { $0.app ?? "" } }
        let result = results.columns(checks.rowsVersion, in: context.texts.language) {
          checks.pages.items.map { words.result(of: $0) }
        }
        let hasApp = width >= 60 && longest > 0
        let appColumns = max(DisplayText(words.app).width, min(longest, Self.maxAppColumns))
        return Table(
          width: width,
          [
            TableColumn("", .fixed(1), role: .good),
            TableColumn(words.result, .fixed(max(DisplayText(words.result).width, result)), role: .secondary),
            TableColumn(words.check, .rest, role: .name),
            hasApp ? TableColumn(words.app, .fixed(appColumns), role: .secondary) : nil,
            width >= 50 ? .age(context.ageTitle, context) : nil,
          ], sign: { $0.outcome.role }
        ) { check in
          [
            "\(context.signs[check.outcome.sign(context.signs)])", words.result(of: check), check.name,
            check.app ?? "", context.age(check.startedAt),
          ]
        }
      }, title: \.name,
      subject: subject,
      actions: parts.open(\.openCheck, in: checks, subject: subject) + parts.todos + checks.actions)
    return PreviewedList(
      list, environment, title: { $0.pull.checksTitle(name: "\(parts.pull.item)") },
      links: LinkActions(environment, parts.router), selected: { checks.selectedItem }
    ) { preview(of: $0) }
  }

  /// The check, with the host that its page is on, and its annotations if it has some.
  private func preview(of check: CommitCheck) -> any Preview {
    LinkedPreview(check.name, parts.environment, linked: annotations(of: check)) {
      [base = parts.base] context, _ in
      let words = context.texts.pull
      let facts = [
        words.result(of: check), check.app, context.age(check.startedAt),
        check.annotations > 0 ? words.annotations(count: check.annotations) : nil,
        check.detailsURL.flatMap { WebAddress.host(ofPage: $0) },
      ]
      var parts = [DocumentPart.facts(facts.compactMap(\.self))]
      guard let summary = check.summary, !summary.isEmpty else { return [DocumentSection(parts + [.blank])] }
      let linked = LinkedWords(summary)
      parts += [.blank, .styled(linked.text)]
      let links = linked.links.map { DocumentLink($0.destination, words: $0.words, part: parts.count - 1) }
      return [DocumentSection(parts + [.blank], links: base.map { DocumentLinks(links, at: $0) })]
    }
  }

  private func annotations(of check: CommitCheck) -> (any Preview)? {
    guard check.annotations > 0, let id = check.runID, let repo = parts.pull.item.repo else { return nil }
    let (github, endpoint) = (parts.environment.github, Endpoint.annotations(ofRun: id, in: repo))
    let base = parts.base
    return LoadedPreview<ItemPage<CheckAnnotation>>(
      check.name, parts.environment, offer: \.pressForAnnotations,
      saved: { await github.savedValue(of: endpoint).map { ($0.value, $0.date) } },
      load: {
        let page = try await github.pages(of: endpoint, atMost: CheckSource.maxPages)
        return Fetched(value: page, rateLimit: page.rateLimit, saved: page.saved)
      }
    ) { page, missing, context in
      guard let page else { return DocumentContent(sections: [missing]) }
      guard !page.items.isEmpty else {
        let texts = context.texts
        let reason =
          page.unreadable > 0 ? texts.list.noneReadable(count: page.unreadable) : texts.pull.noAnnotations
        return DocumentContent(sections: [DocumentSection([.words(reason, .faint)])])
      }
      let words = context.texts.pull
      var sections = page.items.map { $0.section(words, at: base) }
      let shown = page.items.count + page.unreadable
      if shown < check.annotations {
        let rest = words.annotationsPart(
          shown: NumberText.grouped(shown), total: NumberText.grouped(check.annotations))
        sections.append(DocumentSection([.words(rest, .faint)]))
      }
      return DocumentContent(sections: sections)
    }
  }
}

/// Loads all checks of the last commit at once, because a rerun can stand on any page. If GitHub refuses the runs or the
/// statuses, the others are shown.
@LoopActor
private final class CheckSource {
  private let parts: PullParts
  private var hasLoaded = false
  /// Whether GitHub named the last commit of the pull request.
  private var hasCommit = true
  /// Why one of the two could not be loaded.
  private var failures: (runs: AppError?, statuses: AppError?) = (nil, nil)

  init(_ parts: PullParts) { self.parts = parts }

  /// Each page is a request, of which an hour without a token has 60.
  static let maxPages = 10

  func page() async throws -> ItemPage<CommitCheck> {
    // A reload asks for the last commit anew.
    let pull = hasLoaded ? try await parts.pull.load().value : try await parts.pull.loaded()
    hasCommit = pull.head.sha != nil
    guard let repo = parts.pull.item.repo, let sha = pull.head.sha else { return ItemPage(items: []) }
    let runs = try await answer { try await self.all(.checkRuns(of: sha, in: repo)) }
    let statuses = try await answer { try await self.all(.statuses(of: sha, in: repo)) }
    let limited = [runs.error, statuses.error].compactMap(\.self).first { $0.pauseEnd != nil }
    // A limit is waited for.
    if case (.failure(let error), .failure) = (runs, statuses) { throw limited ?? error }
    hasLoaded = true
    failures = (runs.error, statuses.error)
    let (some, others) = (runs.page, statuses.page)
    let checks = CheckList(runs: some.items, statuses: others.items).checks
    var page = ItemPage(
      items: checks, total: checks.count + some.notLoaded + others.notLoaded,
      unreadable: some.unreadable + others.unreadable,
      rateLimit: others.rateLimit ?? some.rateLimit, saved: some.saved ?? others.saved)
    page.missing = limited ?? runs.error ?? statuses.error
    return page
  }

  /// Why no checks are shown; nothing if some could not be read, because there may be checks.
  func words(ofNone words: PullTexts) -> [String] {
    guard isWhole else { return [] }
    let name = "\(parts.pull.item)"
    return [hasCommit ? words.noChecks(name: name) : words.noCommit(name: name)]
  }

  /// False while the runs or the statuses are missing.
  var isWhole: Bool { failures.runs == nil && failures.statuses == nil }

  /// What is missing, and why.
  /// - Parameter pause: the seconds until it is asked for again; nil if it will not be.
  func missing(_ texts: Texts, pause: Int?) -> [String] {
    func reason(_ error: AppError) -> String {
      guard error.pauseEnd != nil, let pause else { return texts.sentence(for: error) }
      return texts.list.pauseStatus(time: texts.wait(of: pause))
    }
    return [
      failures.runs.map { texts.pull.noRuns(reason: reason($0)) },
      failures.statuses.map { texts.pull.noStatuses(reason: reason($0)) },
    ].compactMap(\.self)
  }

  private func all(_ endpoint: Endpoint<ItemPage<CommitCheck>>) async throws -> ItemPage<CommitCheck> {
    try await parts.environment.github.loadablePages(of: endpoint, atMost: Self.maxPages)
  }

  /// - Throws: what says nothing about the one request: `CancellationError`.
  private func answer(
    _ load: () async throws -> ItemPage<CommitCheck>
  ) async throws -> Result<ItemPage<CommitCheck>, AppError> {
    do {
      return .success(try await load())
    } catch let error as AppError {
      return .failure(error)
    }
  }
}

extension Result<ItemPage<CommitCheck>, AppError> {
  /// Why all or some are missing.
  fileprivate var error: AppError? {
    switch self {
    case .success(let page): page.missing
    case .failure(let error): error
    }
  }
  fileprivate var page: ItemPage<CommitCheck> { (try? get()) ?? ItemPage(items: []) }
}

extension ItemPage<CommitCheck> {
  /// The number of those on pages that were not asked for.
  fileprivate var notLoaded: Int { next == nil ? 0 : max(1, (total ?? 0) - items.count - unreadable) }
}

extension CommitCheck.Outcome {
  fileprivate var role: Role {
    switch self {
    case .failed: .problem
    case .running, .waiting: .warning
    case .other: .done
    case .passed: .good
    }
  }

  fileprivate func sign(_ signs: Signs) -> Sign {
    switch self {
    case .failed: .failed
    case .running, .waiting: .running
    case .other: .skipped
    // The sign of a todo has three columns in ASCII.
    case .passed: signs.isASCII ? .merged : .done
    }
  }
}

extension CheckAnnotation {
  /// Where it is, and what it says, with its links.
  fileprivate func section(_ words: PullTexts, at base: LinkBase?) -> DocumentSection {
    let location = path.map { path in line.map { "\(path):\($0)" } ?? path }
    let head = [location, level.isEmpty ? nil : words.word(forLevel: level)].compactMap(\.self)
    var (parts, links) = (
      [DocumentPart.words(head.joined(separator: " · "), level == "failure" ? .problem : .warning)],
      [DocumentLink]()
    )
    if let title, !title.looksEmpty, title != message { parts.append(.line(title[...], .bold)) }
    for line in message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      // Code, such as a line with its indent, names no accounts.
      let linked = LinkedWords(String(line), hasReferences: false, from: links.count)
      links += linked.links.map { DocumentLink($0.destination, words: $0.words, part: parts.count) }
      parts.append(linked.links.isEmpty ? .line(line) : .styled(linked.text))
    }
    return DocumentSection(parts + [.blank], links: base.map { DocumentLinks(links, at: $0) })
  }
}
