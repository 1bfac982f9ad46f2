import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// The columns of every list of issues and pull requests, with the widths that its rows need.
@LoopActor
final class IssueColumns {
  /// What the first column says.
  enum Naming {
    /// `#7`, in the list of one repository.
    case byNumber
    /// `owner/name#7`, in a list of many repositories.
    case byRepoAndNumber
  }

  /// The rows that decide the widths.
  struct Rows {
    /// Changes whenever the rows change.
    let version: Int
    /// The rows of the first page, which keep the columns where they are.
    let firstPage: ArraySlice<GitHubIssue>
    /// All rows, which say how much an author can use of the blanks beside the titles.
    let loaded: [GitHubIssue]
  }

  private let naming: Naming
  private let environment: Environment
  private let rows: @LoopActor () -> Rows
  private let (numbers, titles, authors, labels) = (
    LongestText(), LongestText(), LongestText(), LongestText()
  )
  private let (loadedTitles, loadedAuthors) = (LongestText(), LongestText())

  init(named naming: Naming, _ environment: Environment, rows: @escaping @LoopActor () -> Rows) {
    (self.naming, self.environment, self.rows) = (naming, environment, rows)
  }

  private static let maxAuthorColumns = 14
  /// GitHub's longest login. Such a column is only made from blanks.
  private static let widestAuthor = 39
  /// A longer title is cut before it takes the room of other columns; in a narrow list, one longer than half of it.
  private static func readableTitle(of width: Int) -> Int { min(longestReadable, width / 2) }
  private static let longestReadable = 72
  /// The sign alone shows the state where its word leaves less for a title, which says most in lists of many repositories.
  private func titleBesideState(_ needed: Int) -> Int { naming == .byNumber ? 16 : min(needed, 30) }
  /// In lists of many repositories, where the age says most, it takes its room from longer titles.
  private static let titleBesideAge = 24
  /// What they have if titles leave it. Shorter ones give the rest of it to titles.
  private static let minLabelColumns = 12
  private static let maxLabelColumns = 40

  /// The columns for a width in cells. The least important ones are left out first.
  /// - Parameters:
  ///   - title: heads the column of titles.
  ///   - states: the head and the words of the column of states; empty for a list of open ones, which has none.
  ///   - kinds: the same for the column of kinds, where the list mixes issues and pull requests. Only ASCII has it, where
  ///     no sign tells them apart.
  ///   - isByUpdate: whether the list is by the last change, which is then the age that it shows.
  func table(
    _ width: Int, _ context: RowContext, title: String, states: [String], kinds: [String] = [],
    isByUpdate: Bool = false
  ) -> Table<GitHubIssue> {
    let (naming, rows, texts) = (naming, rows(), context.texts)
    let isKind = context.signs.isASCII && !kinds.isEmpty
    let states = isKind ? kinds : states
    let words = texts.issueList
    let (version, page, loaded) = (rows.version, rows.firstPage, rows.loaded)
    let longestLabels = labels.columns(version) { page.map(\.shownLabels) }
    let longestName = numbers.columns(version) { page.map { $0.name(naming) } }
    let longestAuthor = authors.columns(version) { page.map(\.shownAuthor) }
    var authorColumns = max(DisplayText(words.author).width, min(longestAuthor, Self.maxAuthorColumns))
    let titleColumns = DisplayText(title).width
    let needed = max(titles.columns(version) { page.map(\.drawnTitle) }, titleColumns)
    let signColumns = context.signs.isASCII ? 0 : 2
    let longestState = (states.map { DisplayText($0).width }.max() ?? 0) + 1
    let besideState =
      width - SelectionMark.columns - signColumns - 1 - longestState
      - min(longestName, ItemName.mostColumns(of: width))
    // The sign shows the state too, except the reason for closing. ASCII has none for it.
    let hasState = !states.isEmpty && (besideState >= titleBesideState(needed) || context.signs.isASCII)
    let stateColumns = hasState ? longestState : 0
    let ageTitle = isByUpdate ? texts.issueSearch.sortUpdated : context.ageTitle
    let age = context.ageColumns(under: ageTitle)
    let comments = TableColumn.countColumns(under: words.comments)
    // A long name of a repository is cut before the title is, and takes no other column's room.
    let numberTitle = naming == .byNumber ? words.number : words.reference
    let others = age + 1 + (width >= 70 ? authorColumns + 1 + comments + 1 : 0)
    let spare = width - SelectionMark.columns - signColumns - 1 - stateColumns - others - needed
    let numberColumns = max(
      DisplayText(numberTitle).width, min(longestName, max(ItemName.mostColumns(of: width), spare)))
    // The columns that titles, labels and the others share.
    var shared = width - SelectionMark.columns - signColumns - numberColumns - 1 - stateColumns
    let neededLabels = min(Self.minLabelColumns, max(longestLabels, DisplayText(words.labels).width))
    let fewestLabels = longestLabels > 0 && width >= 100 ? neededLabels + 1 : 0
    let readable = min(needed, Self.readableTitle(of: width))
    /// Takes the columns and a blank if titles leave them.
    func take(_ columns: Int, from width: Int) -> Bool {
      guard width >= columns + 1 + fewestLabels + readable else { return false }
      shared -= columns + 1
      return true
    }
    // In the list of one repository, which is by age, the age is left out first, then the comments, then the author.
    let isAgeFirst =
      naming == .byRepoAndNumber && shared >= age + 1 + fewestLabels + min(needed, Self.titleBesideAge)
    if isAgeFirst { shared -= age + 1 }
    let hasAuthor = width >= 70 && take(authorColumns, from: shared)
    let areCounted = page.contains { $0.comments != nil }
    let hasComments = hasAuthor && areCounted && take(comments, from: shared)
    let hasAge = isAgeFirst || (hasComments || !areCounted || !hasAuthor) && take(age, from: shared)
    if hasAuthor {
      let longestTitle = loadedTitles.columns(version) { loaded.map(\.drawnTitle) }
      let longestAuthor = loadedAuthors.columns(version) { loaded.map(\.shownAuthor) }
      let longest = min(max(longestTitle, needed), Self.longestReadable)
      let blanks = shared - max(longest, titleColumns) - fewestLabels
      let more = max(0, min(min(longestAuthor, Self.widestAuthor) - authorColumns, blanks))
      authorColumns += more
      shared -= more
    }
    let titleRoom = min(needed, Self.longestReadable)
    let mostLabels = max(Self.minLabelColumns, min(longestLabels, Self.maxLabelColumns))
    // In a narrow list only where they take nothing from titles that can be read.
    let leavesLabels = shared - needed > neededLabels || shared - readable > Self.minLabelColumns
    let hasLabels = longestLabels > 0 && (width >= 100 || leavesLabels)
    let latest = { @LoopActor [environment] in environment.latest($0) }
    let labels: Table<GitHubIssue>.Painted = (column: 4, text: { latest($0).chips })
    return Table(
      width: width,
      [
        context.signs.isASCII ? nil : TableColumn("", .fixed(1), role: .good),
        TableColumn(
          numberTitle, .fixed(numberColumns), isRightAligned: naming == .byNumber, role: .secondary),
        hasState ? TableColumn(states.first ?? "", .fitting(states)) : nil,
        TableColumn(title, .rest, role: .name),
        hasLabels
          ? TableColumn(words.labels, .spare(neededLabels...mostLabels, restNeeds: titleRoom)) : nil,
        hasAuthor ? TableColumn(words.author, .fixed(authorColumns), role: .secondary) : nil,
        hasComments ? .count(words.comments) : nil,
        hasAge ? .age(ageTitle, context) : nil,
      ], role: { latest($0).role }, sign: { latest($0).signRole },
      painted: [labels]
    ) { row in
      let issue = latest(row)
      return [
        "\(context.signs[issue.sign])", issue.name(naming, columns: numberColumns),
        isKind ? texts.kind(of: issue) : texts.state(of: issue), issue.drawnTitle,
        issue.shownLabels, issue.shownAuthor, issue.comments.map { NumberText.short($0) },
        context.age(isByUpdate ? issue.updatedAt ?? issue.createdAt : issue.createdAt),
      ]
    }
  }
}

extension Environment {
  /// An issue as GitHub answered about it last, if that is newer than the row of a list.
  func latest(_ issue: GitHubIssue) -> GitHubIssue {
    guard let answer = answers.latest(of: issue.htmlURL, as: GitHubIssue.self), let then = answer.updatedAt,
      issue.updatedAt.map({ $0 <= then }) ?? true
    else { return issue }
    return answer
  }
}

extension GitHubIssue {
  /// The title with emoji instead of their names; never empty.
  var drawnTitle: String { title.looksEmpty ? "-" : EmojiNames.drawn(title) }

  /// - Parameter columns: the room for it. The name of the repository is cut, never the number.
  @LoopActor
  fileprivate func name(_ naming: IssueColumns.Naming, columns: Int = .max) -> String {
    ItemName.text(naming == .byRepoAndNumber ? repo : nil, number, columns: columns)
  }

  fileprivate var shownLabels: String {
    labels.map { "[\(EmojiNames.drawn($0.name))]" }.joined(separator: " ")
  }

  /// The author's login. GitHub shows deleted accounts as ghost.
  fileprivate var shownAuthor: String { author ?? "ghost" }

  /// The sign of its state.
  var sign: Sign {
    switch pull {
    case .open: return .proposed
    case .draft: return .draft
    case .merged: return .merged
    case .closed: return .notPlanned
    case nil: break
    }
    guard !isOpen else { return .opened }
    return stateReason == "not_planned" || stateReason == "duplicate" ? .notPlanned : .closed
  }

  /// The style of a row that asks for less attention; nil for the others.
  fileprivate var role: Role? {
    switch pull {
    case .open, .merged: nil
    case .draft: .faint
    case .closed: .done
    case nil: isOpen ? nil : .done
    }
  }

  fileprivate var signRole: Role { pull == .merged ? .merged : role ?? .good }
}

extension Texts {
  /// The word for the state of an issue or a pull request.
  fileprivate func state(of issue: GitHubIssue) -> String {
    switch issue.pull {
    case .open: issueList.open
    case .draft: issueDetail.draft
    case .merged: issueDetail.merged
    case .closed: issueList.closed
    case nil: issueList.state(of: issue)
    }
  }
}

extension Texts {
  /// The head and the words of a column of kinds.
  var kindsOfIssues: [String] {
    [inbox.typeColumn, kinds[ItemKind.issue.id].short, kinds[ItemKind.pull.id].short, issueDetail.draft]
  }

  /// What an open one is.
  fileprivate func kind(of issue: GitHubIssue) -> String {
    guard let pull = issue.pull else { return kinds[ItemKind.issue.id].short }
    return pull == .draft ? issueDetail.draft : kinds[ItemKind.pull.id].short
  }

  /// The head of the column and all results of `state(of:)` for pull requests in any state.
  var statesOfPulls: [String] {
    [issueList.state, issueList.open, issueDetail.draft, issueDetail.merged, issueList.closed]
  }
}

extension IssueListTexts {
  func state(of issue: GitHubIssue) -> String {
    guard !issue.isOpen else { return open }
    return switch issue.stateReason {
    case "not_planned": notPlanned
    case "duplicate": duplicate
    default: closed
    }
  }
}
