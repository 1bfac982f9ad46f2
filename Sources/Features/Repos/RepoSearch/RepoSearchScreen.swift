import Domain
public import EventLoop
import GitHub
import Markdown
public import Screens
import Terminal
import Texts
import Tracking

/// The search for repositories: a query and its results.
@LoopActor
public enum RepoSearchScreen {
  /// The screen of `Route.repoSearch`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    pane(RepoSearch(environment, router))
  }

  static func pane(_ search: RepoSearch) -> SearchPane {
    let environment = search.environment
    let results = ListPane(
      "results", search.list, columns: { columns($0, $1, search) },
      title: \.name.description, subject: { Subject(.repo($0.name), on: environment.web) },
      actions: actions(search))
    let previewed = PreviewedList(
      results, environment, title: { $0.repoSearch.listTitle },
      links: LinkActions(environment, search.router),
      selected: { search.selected }
    ) {
      RepoPreview.make(of: $0.name, known: $0, environment)
    }
    var words: RepoSearchTexts { environment.texts.repoSearch }
    return SearchPane(
      input: search.query, output: search.query, results: previewed, texts: { environment.texts },
      words: SearchPane.Words(
        label: words.label, hint: words.hint, status: environment.texts.summary(of: environment.account),
        shortStatus: environment.texts.shortSummary(of: environment.account),
        start: words.welcome, startTyping: words.welcomeTyping, then: words.welcomeThen))
  }

  private static func actions(_ search: RepoSearch) -> [Action] {
    var texts: Texts { search.environment.texts }
    var words: RepoSearchTexts { texts.repoSearch }
    let list = search.list
    let repo = RepoActions(
      search.environment, search.router, of: { search.selected?.name },
      marked: { list.marks.items.map(\.name) }, unmark: { list.unmarkAll() },
      whyNone: { list.whyNoRow })
    // Also while the first rows are loading, because a fast typist chooses the order then.
    let canSort = { @LoopActor in list.hasRows || list.state.phase != .resting }
    return [
      Action(
        "open", [Key(.enter)], words.open, effect: .works, hint: words.openHint,
        when: { search.selected != nil }
      ) {
        search.openSelected()
      },
      Action(
        "change-query", [.char("/")], texts.search.changeQuery, effect: .shows, hint: texts.search.queryHint
      ) {
        search.query.focusQuery()
      },
      Action(
        "sort", [.char("s")], words.sort, effect: .works,
        hint: list.state.items.isEmpty ? nil : words.sortHint,
        when: canSort, whyNot: list.whyNoRow
      ) { search.showNextSort() },
      Action(
        "flip-order", [.char("S")], words.flipOrder, effect: .works, when: canSort, whyNot: list.whyNoRow
      ) {
        search.flipOrder()
      },
      repo.makeTodo, repo.writeTodo, repo.undoTodo, repo.redoTodo.without(.ctrl("r")),
      repo.showIssues.withoutHint, repo.showPulls.withoutHint,
      repo.openInBrowser.withoutHint, repo.copyAddress.withoutHint,
      Action.remark("reachable", words.reachableRemark, when: { list.state.hasUnreachable }),
    ] + search.list.actions + [SearchPane.recentQueries(search.query) { search.environment.texts }]
  }

  /// The columns beside a preview, which shows the description: all names that are loaded have their whole width, then
  /// come the language and the age if there is room, and the description if enough of it can be read. The language is
  /// wider if there are blanks beside it.
  private static func columnsBesidePreview(
    _ width: Int, _ context: RowContext, _ search: RepoSearch
  ) -> Table<Repo> {
    let words = context.texts.repoSearch
    let star = starColumn(context)
    let title = words.repository(sort: search.source.title(words, context.signs))
    let name = max(search.longestLoadedName, DisplayText(title).width)
    let age = context.ageColumns(under: context.ageTitle)
    let dot = context.hasDots ? 2 : 0
    var language = languageColumns + dot
    var room = width - SelectionMark.columns - star.columns - 1 - name
    let hasLanguage = room > language
    if hasLanguage { room -= language + 1 }
    let hasAge = room > age
    if hasAge { room -= age + 1 }
    if hasLanguage {
      let more = max(0, min(min(search.longestLanguage, widestLanguage) + dot - language, room))
      language += more
      room -= more
    }
    let hasDescription = hasLanguage && hasAge && room > readableDescription
    return table(
      width, context, search, star,
      name: TableColumn(title, hasDescription ? .fixed(name) : .rest, role: .name),
      hasDescription: hasDescription, languageColumns: hasLanguage ? language : nil,
      age: hasAge ? .age(context.ageTitle, context) : nil)
  }

  /// The columns for a width in cells. The least important ones are left out first; the name is cut last.
  private static func columns(_ width: Int, _ context: RowContext, _ search: RepoSearch) -> Table<Repo> {
    if context.hasPreview { return columnsBesidePreview(width, context, search) }
    let words = context.texts.repoSearch
    let star = starColumn(context)
    let title = words.repository(sort: search.source.title(words, context.signs))
    // As wide as the longest name of the first page, so that descriptions stay below each other.
    let shared = width - SelectionMark.columns - star.columns - 2
    let name = min(
      max(search.longestName, DisplayText(title).width), max(width / 2, shared - usualDescription))
    // Left out first: the age, then the language, then the description.
    let room = shared - name
    let hasDescription = room >= minDescription
    // As wide as Jupyter Notebook if there is room.
    let language = (width >= 120 ? 16 : languageColumns) + (context.hasDots ? 2 : 0)
    // Else a list of 90 columns would show less of a description than one of 80.
    let hasLanguage =
      room - language - context.ageColumns(under: words.pushed) - 2 >= readableDescription
    // The age of the last push; the title says so if there is room.
    let ageTitle = hasLanguage ? words.pushed : context.ageTitle
    let age = TableColumn.age(ageTitle, context)
    let hasAge =
      hasDescription
      ? width >= 62 && room >= usualDescription + 10
      : shared - context.ageColumns(under: ageTitle) - 1 >= min(usualName, search.longestName)
    return table(
      width, context, search, star,
      name: TableColumn(title, hasDescription ? .fixed(name) : .rest, role: .name)
        .leaving(min(room, usualDescription)),
      hasDescription: hasDescription, languageColumns: hasLanguage ? language : nil,
      age: hasAge ? age : nil)
  }

  /// The sign before the number of stars, with a blank, and the width of both.
  private static func starColumn(_ context: RowContext) -> (sign: String, columns: Int) {
    let star = context.signs[.star]
    let columns = max(
      star.width + (star.width > 0 ? 5 : 4), DisplayText(context.texts.repoSearch.stars).width)
    return (star.width > 0 ? "\(star) " : "", columns)
  }

  /// - Parameter languageColumns: with the dot; nil without a language.
  private static func table(
    _ width: Int, _ context: RowContext, _ search: RepoSearch, _ star: (sign: String, columns: Int),
    name: TableColumn, hasDescription: Bool, languageColumns: Int?, age: TableColumn?
  ) -> Table<Repo> {
    let (texts, words) = (context.texts, context.texts.repoSearch)
    let hasDot = languageColumns != nil && context.hasDots
    let dots: Table<Repo>.Painted = (column: 3, text: { search.language(of: $0) })
    return Table(
      width: width,
      [
        TableColumn(words.stars, .fixed(star.columns), isRightAligned: true, role: .secondary),
        name,
        hasDescription ? TableColumn(words.description, .rest) : nil,
        languageColumns.map { TableColumn(words.languageColumn, .fixed($0), role: .secondary) },
        age,
      ], painted: hasDot ? dots : nil
    ) { repo in
      let dot = hasDot && repo.language != nil ? "\(LanguageTint.dot) " : ""
      return [
        star.sign + NumberText.short(repo.stars), repo.name.description, description(of: repo, texts.repo),
        dot + (repo.language ?? ""), context.age(repo.pushedAt),
      ]
    }
  }

  /// The cells of a name in a narrow list, before days are left out for longer ones.
  private static let usualName = 22
  /// The cells of a description in a list that has room for them.
  private static let usualDescription = 20
  /// The cells of a description beside a preview or a language: fewer are cut in nearly every row.
  private static let readableDescription = 32
  /// As wide as the names of most languages.
  private static let languageColumns = 12
  /// A longer name of a language is cut.
  private static let widestLanguage = 24
  /// Fewer say less than the age.
  private static let minDescription = 15

  private static func description(of repo: Repo, _ texts: RepoTexts) -> String {
    let words = repo.description.map(EmojiNames.drawn)
    guard repo.isArchived || repo.isFork else { return words ?? "" }
    let marks = [repo.isArchived ? "[\(texts.archived)]" : nil, repo.isFork ? "[\(texts.fork)]" : nil]
    return (marks + [words]).compactMap(\.self).joined(separator: " ")
  }
}

/// The query, its results, and the actions on them.
@LoopActor
final class RepoSearch {
  let environment: Environment
  let router: Router
  let source = Source()
  let list: PagedListPresenter<Repo>
  let query: QueryPresenter
  private var languages: [String: StyledText] = [:]
  private let names = LongestText()
  private let loadedNames = LongestText()
  private let loadedLanguages = LongestText()

  /// The current query and its order.
  @LoopActor
  final class Source {
    private(set) var query = RepoQuery(text: "")
    /// The queries of this run that the user sorted in another order.
    private var sorted: [String: RepoQuery] = [:]

    /// Starts another query, in the order that the user chose for it before.
    func begin(_ text: String) {
      let query = RepoQuery(text: text)
      self.query = sorted[query.text] ?? query
    }

    func sort(by sort: RepoSort, _ order: SortOrder) {
      (query.sort, query.order) = (sort, order)
      sorted[query.text] = query
    }

    /// The order for the title of the column, in a few characters.
    func title(_ texts: RepoSearchTexts, _ signs: Signs) -> String {
      let sign = signs[query.order == .descending ? .descending : .ascending]
      let mark = query.sort == .bestMatch ? "" : " \(sign)"
      return switch query.sort {
      case .bestMatch: texts.bestMatch
      case .stars: texts.sortStars + mark
      case .forks: texts.sortForks + mark
      case .updated: texts.sortUpdated + mark
      }
    }
  }

  init(_ environment: Environment, _ router: Router) {
    (self.environment, self.router) = (environment, router)
    let (source, tracker) = (source, environment.tracker)
    let query = QueryPresenter(environment, examples: Self.examples)
    let list = PagedListPresenter<Repo>(
      environment: environment,
      words: { texts in
        let words = texts.repoSearch
        let inDemo = environment.account == .demo ? ["", words.nothingInDemo] : []
        return PagedListWords(empty: [words.nothingFound] + inDemo, requests: words.searches)
      }
    ) { .searchRepos(source.query, pageSize: $0) }
    list.onRequest = { tracker.track(.search(query: source.query.text, page: $0)) }
    query.opens = { text in
      guard let route = Route.nearest(toPage: text, on: environment.web) else { return false }
      router.show(route)
      return true
    }
    query.onSubmit = { text in
      source.begin(text)
      list.startAgain(marks: .removed)
      if let word = RepoQuery.wordForIssues(in: text) {
        environment.notices.say(environment.texts.repoSearch.isForIssues(word: word))
      }
    }
    query.onStop = { list.stop() }
    query.onOpen = { [router] row in if let route = row.route(on: router.web) { router.show(route) } }
    (self.query, self.list) = (query, list)
  }

  private static let examples = [
    "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple",
  ]

  private var words: RepoSearchTexts { environment.texts.repoSearch }
  var selected: Repo? { list.state.selectedItem }
  /// The width of the longest name on the first page, in columns.
  var longestName: Int { names.columns(list.version) { list.state.firstPage.map(\.name.description) } }

  /// The width of the longest name of all pages that are loaded, in columns.
  var longestLoadedName: Int {
    loadedNames.columns(list.version) { list.state.shownItems.map(\.name.description) }
  }
  /// The width of the longest language of all pages that are loaded, in columns.
  var longestLanguage: Int {
    loadedLanguages.columns(list.version) { Set(list.state.shownItems.compactMap(\.language)).sorted() }
  }

  /// The dot and the language of a repository, cached for each language, because each frame draws one for each row
  /// (`Scripts/bench`, key to frame).
  func language(of repo: Repo) -> StyledText {
    guard let name = repo.language else { return StyledText() }
    if let made = languages[name] { return made }
    let text = LanguageTint.text(name)
    languages[name] = text
    return text
  }

  func openSelected() {
    if let repo = selected { router.show(.repoDetail(repo.name, known: repo)) }
  }

  func showNextSort() {
    source.sort(by: source.query.sort.next, source.query.order)
    searchAgain()
  }

  func flipOrder() {
    guard source.query.sort != .bestMatch else { return environment.notices.say(words.bestMatchHasNoOrder) }
    source.sort(by: source.query.sort, source.query.order == .descending ? .ascending : .descending)
    searchAgain()
  }

  /// Repeats the last search, not a text that was not submitted.
  private func searchAgain() {
    if query.searched != nil { list.startAgain(marks: .kept) }
  }
}
