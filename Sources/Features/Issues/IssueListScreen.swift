public import Domain
public import EventLoop
import GitHub
import Markdown
public import Screens
import Terminal
import Texts

/// The issues of a repository, newest first: open, closed, or all of them.
@LoopActor
public enum IssueListScreen {
  /// The screen of `Route.issueList`.
  public static func make(_ repo: RepoName, _ environment: Environment, _ router: Router) -> any Screen {
    var texts: Texts { environment.texts }
    let filter = KindFilter(IssueFilter.open)
    let issues = PagedListPresenter<GitHubIssue>(
      environment: environment, words: { PagedListWords(empty: $0.issueList.empty(repo, filter.kind)) }
    ) { .issues(of: repo, filter.kind, pageSize: $0) }
    // GitHub answers with the new name of a repository that was renamed or moved.
    let answered = { @LoopActor in issues.state.items.first?.repo ?? repo }
    let subject = { @LoopActor (issue: GitHubIssue) in
      Subject(issue.item(in: repo), title: issue.title, on: environment.web)
    }
    let linked = { @LoopActor (issue: GitHubIssue) in
      LinkedTitle(of: issue.item(in: repo), title: issue.title)
    }
    let items = ItemActions(environment, in: issues, subject: subject)
    let todos = TodoActions(
      environment, router, of: { issues.selectedItem.map(linked) },
      marked: { issues.marks.items.map(linked) }, unmark: { issues.unmarkAll() },
      whyNone: { issues.whyNoRow })
    let (numbers, titles, authors, labels) = (LongestText(), LongestText(), LongestText(), LongestText())
    let (loadedTitles, loadedAuthors) = (LongestText(), LongestText())
    let list = ListPane(
      "issues", issues,
      columns: { width, context in
        let (version, page, loaded) = (issues.version, issues.state.firstPage, issues.state.shownItems)
        let longest = Longest(
          number: numbers.columns(version) { page.map(\.shownNumber) },
          title: titles.columns(version) { page.map(\.drawnTitle) },
          author: authors.columns(version) { page.map(\.shownAuthor) },
          labels: labels.columns(version) { page.map(\.shownLabels) },
          loadedTitle: loadedTitles.columns(version) { loaded.map(\.drawnTitle) },
          loadedAuthor: loadedAuthors.columns(version) { loaded.map(\.shownAuthor) })
        return columns(width, context, filter.kind, longest)
      }, title: \.title, subject: subject,
      actions: [
        issues.action(
          "open", [Key(.enter)], texts.issueDetail.open, effect: .works, hint: texts.issueDetail.openHint
        ) {
          guard let issue = issues.selectedItem else { return }
          router.show(.issueDetail(issue.repo ?? repo, number: issue.number, known: issue))
        },
        todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser,
        filter.action(texts.issueList.filter, hint: texts.issueList.filterHint) {
          issues.startAgain(marks: .removed)
        },
        items.copyAddress,
      ] + issues.actions)
    return PreviewedList(
      list, environment, title: { $0.issueList.listTitle(repo: "\(answered())") }, name: { "\(answered())" },
      route: { .issueList(answered()) }, links: LinkActions(environment, router),
      selected: { issues.selectedItem }
    ) { issue in
      LinkedPreview("#\(issue.number)", environment) { context, _ in
        let base = LinkBase.issue(of: answered(), on: environment.web)
        return IssueLayout(context, zone: environment.zone(), base: base).beginning(of: issue)
      }
    }
  }

  private static let maxAuthorColumns = 14
  /// GitHub's longest login. Such a column is only made from blanks.
  private static let widestAuthor = 39
  /// A longer title is cut before it takes the place of other columns.
  private static let readableTitle = 72
  private static let minLabelColumns = 12
  private static let maxLabelColumns = 40

  /// The widths of the longest texts, in columns. Those of the first page keep the columns where they are; those of all
  /// loaded rows say how much an author can use of the blanks beside the titles.
  private struct Longest {
    let (number, title, author, labels): (Int, Int, Int, Int)
    let (loadedTitle, loadedAuthor): (Int, Int)
  }

  /// The least important columns are left out first. A list of open issues has no column for the state.
  private static func columns(
    _ width: Int, _ context: RowContext, _ filter: IssueFilter, _ longest: Longest
  ) -> Table<GitHubIssue> {
    let words = context.texts.issueList
    let numberColumns = max(DisplayText(words.number).width, longest.number)
    var authorColumns = max(DisplayText(words.author).width, min(longest.author, maxAuthorColumns))
    // The sign shows the state too, except the reason for closing.
    let hasState = filter != .open && (width >= 90 || context.signs.isASCII)
    let title = words.title(filter: words.name(of: filter))
    let titleColumns = DisplayText(title).width
    let needed = max(longest.title, titleColumns)
    let stateColumns = hasState ? (words.states.map { DisplayText($0).width }.max() ?? 0) + 1 : 0
    let signColumns = context.signs.isASCII ? 0 : 2
    // The columns that titles, labels and the others share.
    var shared = width - SelectionMark.columns - signColumns - numberColumns - 1 - stateColumns
    let fewestLabels = longest.labels > 0 && width >= 100 ? minLabelColumns + 1 : 0
    /// Takes the columns and a blank if titles leave them.
    func take(_ columns: Int, from width: Int) -> Bool {
      guard width >= columns + 1 + fewestLabels + min(needed, readableTitle) else { return false }
      shared -= columns + 1
      return true
    }
    let age = context.ageColumns(under: context.ageTitle)
    let comments = TableColumn.countColumns(under: words.comments)
    // The age is left out first, then the comments, then the author.
    let hasAuthor = width >= 70 && take(authorColumns, from: shared)
    let hasComments = hasAuthor && take(comments, from: shared)
    let hasAge = (hasComments || !hasAuthor) && take(age, from: shared)
    if hasAuthor {
      let blanks = shared - max(longest.loadedTitle, titleColumns, needed) - fewestLabels
      let more = max(0, min(min(longest.loadedAuthor, widestAuthor) - authorColumns, blanks))
      authorColumns += more
      shared -= more
    }
    let mostLabels = max(minLabelColumns, min(longest.labels, maxLabelColumns))
    // In a narrow list only where they take nothing from the titles.
    let hasLabels = longest.labels > 0 && (width >= 100 || shared - needed > minLabelColumns)
    let labels: Table<GitHubIssue>.Painted = (column: 4, text: { $0.chips })
    return Table(
      width: width,
      [
        context.signs.isASCII ? nil : TableColumn("", .fixed(1), role: .good),
        TableColumn(words.number, .fixed(numberColumns), isRightAligned: true, role: .secondary),
        hasState ? TableColumn(words.state, .fitting(words.states)) : nil,
        TableColumn(title, .rest, role: .name),
        hasLabels
          ? TableColumn(words.labels, .spare(minLabelColumns...mostLabels, restNeeds: needed)) : nil,
        hasAuthor ? TableColumn(words.author, .fixed(authorColumns), role: .secondary) : nil,
        hasComments ? .count(words.comments) : nil,
        hasAge ? .age(context.ageTitle, context) : nil,
      ], role: { $0.isOpen ? nil : .done }, sign: { $0.isOpen ? .good : .done },
      painted: labels
    ) { issue in
      [
        "\(context.signs[issue.sign])", issue.shownNumber, words.state(of: issue), issue.drawnTitle,
        issue.shownLabels, issue.shownAuthor,
        NumberText.short(issue.comments), context.age(issue.createdAt),
      ]
    }
  }
}

extension GitHubIssue {
  /// The title with emoji in the place of their names.
  var drawnTitle: String { EmojiNames.drawn(title) }

  fileprivate var shownNumber: String { "#\(number)" }

  fileprivate var shownLabels: String {
    labels.map { "[\(EmojiNames.drawn($0.name))]" }.joined(separator: " ")
  }

  /// The author's login. GitHub shows deleted accounts as ghost.
  fileprivate var shownAuthor: String { author ?? "ghost" }

  /// The sign of its state.
  var sign: Sign {
    switch pull {
    case .open, .draft: return .openPull
    case .merged: return .merged
    case .closed: return .notPlanned
    case nil: break
    }
    guard !isOpen else { return .openIssue }
    return stateReason == "not_planned" || stateReason == "duplicate" ? .notPlanned : .closedIssue
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

  /// All results of `state(of:)` for the states that octodo knows.
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
