public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts

/// The issues of a repository, newest first: open, closed, or all of them.
@LoopActor
public enum IssueListScreen {
  /// The screen of `Route.issueList`.
  public static func make(_ repo: RepoName, _ environment: Environment, _ router: Router) -> any Screen {
    let issues = IssueList(repo, environment, router)
    let list = ListPane(
      "issues", input: issues.list, output: issues.list,
      columns: { columns($0, $1, filter: issues.filter) }, title: \.title,
      subject: { .issue($0, of: repo) }, actions: actions(issues)
    ) { issues.openSelected() }
    return PreviewedList(
      list, environment, title: { $0.issueList.listTitle(repo: "\(repo)") },
      selected: { issues.list.state.selectedItem }
    ) {
      IssuePreview(of: $0, environment)
    }
  }

  private static func actions(_ issues: IssueList) -> [Action] {
    var texts: Texts { issues.environment.texts }
    let hasRow = { @LoopActor in issues.list.state.selectedItem != nil }
    return [
      Action(
        "open", [Key(.enter)], texts.issueDetail.open, hint: texts.issueDetail.openHint, when: hasRow
      ) { issues.openSelected() },
      Action(
        "open-in-browser", [.char("o")], texts.repo.openInBrowser, hint: texts.repo.browserHint, when: hasRow
      ) { issues.openInBrowser() },
      Action("filter", [.char("f")], texts.issueList.filter, hint: texts.issueList.filterHint) {
        issues.showNextFilter()
      },
      Action("copy-address", [.char("Y")], texts.repo.copyAddress, hint: texts.repo.copyHint, when: hasRow) {
        issues.copyURL()
      },
    ] + issues.list.actions
  }

  private static func columns(_ width: Int, _ context: RowContext, filter: IssueFilter) -> Table<GitHubIssue>
  {
    let (texts, words) = (context.texts, context.texts.issueList)
    let age = AgeText(texts)
    // What matters least goes first; that open issues are open need not be said in each row.
    let (hasState, hasAuthor, hasLabels) = (filter != .open, width >= 70, width >= 100)
    let hasSign = !context.signs.isASCII
    var columns = hasSign ? [TableColumn("", .fixed(1), role: .good)] : []
    columns.append(TableColumn(words.number, .fixed(7), isRightAligned: true, role: .secondary))
    if hasState { columns.append(TableColumn(words.state, .fitting(words.states))) }
    columns.append(TableColumn(words.title(filter: words.name(of: filter)), .rest, role: .name))
    if hasLabels { columns.append(TableColumn(words.labels, .fixed(24))) }
    if hasAuthor {
      columns += [
        TableColumn(words.author, .fixed(14), role: .secondary),
        TableColumn(
          words.comments, .fitting([words.comments, "999k"]), isRightAligned: true, role: .secondary),
      ]
    }
    columns.append(
      TableColumn(
        words.age, .fixed(AgeText.columns(under: words.age, in: texts.language)), isRightAligned: true,
        role: .secondary))
    return Table(width: width, columns, role: role, sign: { $0.isOpen ? .good : .done }) { issue in
      var cells = hasSign ? ["\(context.signs[issue.sign])"] : []
      cells.append("#\(issue.number)")
      if hasState { cells.append(words.state(of: issue)) }
      cells.append(issue.title)
      if hasLabels { cells.append(issue.labels.map(\.name).joined(separator: ", ")) }
      if hasAuthor { cells += [issue.author ?? "ghost", NumberText.short(issue.comments)] }
      cells.append(age.short(issue.createdAt, now: context.now))
      return cells
    }
  }

  private static func role(_ issue: GitHubIssue) -> Role? { issue.isOpen ? nil : .done }
}

extension GitHubIssue {
  /// The sign of its state.
  var sign: Sign {
    guard !isOpen else { return .openIssue }
    return stateReason == "not_planned" || stateReason == "duplicate" ? .notPlanned : .closedIssue
  }
}

/// The issues of one repository, and what can be done with them.
@LoopActor
final class IssueList {
  let list: PagedListPresenter<GitHubIssue>
  let environment: Environment
  private let source: IssueSource
  private let router: Router
  var filter: IssueFilter { source.filter }

  init(_ repo: RepoName, _ environment: Environment, _ router: Router) {
    (self.environment, self.router) = (environment, router)
    let source = IssueSource(repo)
    self.source = source
    let (github, pageSize) = (environment.github, environment.preferences.pageSize)
    list = PagedListPresenter(
      environment: environment,
      words: { PagedListWords(empty: $0.issueList.empty(source.repo, source.filter)) }
    ) { cursor in
      try await github.page(of: .issues(of: source.repo, source.filter, pageSize: pageSize), at: cursor)
    }
  }

  /// Shows the open issues, the closed ones, all of them, and the open ones again.
  func showNextFilter() {
    let all = IssueFilter.allCases
    let index = all.firstIndex(of: source.filter) ?? 0
    source.filter = all[(index + 1) % all.count]
    list.startAgain()
  }

  func openSelected() {
    guard let issue = list.state.selectedItem else { return }
    router.show(.issueDetail(source.repo, number: issue.number, known: issue))
  }

  func openInBrowser() {
    environment.openInBrowser(subjects)
  }

  func copyURL() {
    environment.copyAddresses(of: subjects)
  }

  private var subjects: [Subject] { list.targets.map { .issue($0, of: source.repo) } }
}

/// Which issues are listed.
@LoopActor
private final class IssueSource {
  let repo: RepoName
  var filter = IssueFilter.open

  init(_ repo: RepoName) {
    self.repo = repo
  }
}

extension IssueListTexts {
  func name(of filter: IssueFilter) -> String {
    switch filter {
    case .open: open
    case .closed: closed
    case .all: all
    }
  }

  /// All that `state(of:)` gives, but for words of GitHub's that are new.
  var states: [String] { [state, open, closed, notPlanned, duplicate] }

  func state(of issue: GitHubIssue) -> String {
    guard !issue.isOpen else { return open }
    return switch issue.stateReason {
    case "not_planned": notPlanned
    case "duplicate": duplicate
    default: closed
    }
  }

  func empty(_ repo: RepoName, _ filter: IssueFilter) -> [String] {
    let first =
      switch filter {
      case .open: noOpen(repo: "\(repo)")
      case .closed: noClosed(repo: "\(repo)")
      case .all: none(repo: "\(repo)")
      }
    return [first, "", pressFilter]
  }
}

extension Subject {
  static func issue(_ issue: GitHubIssue, of repo: RepoName) -> Subject {
    .issue(issue.number, of: repo, title: issue.title, url: issue.htmlURL)
  }

  /// - Parameter title: nil until it is loaded.
  static func issue(_ number: Int, of repo: RepoName, title: String?, url: String) -> Subject {
    Subject(
      repo: repo, number: number, url: url,
      copies: [.init(.name, "\(repo)#\(number)")] + (title.map { [.init(.title, $0)] } ?? []))
  }
}
