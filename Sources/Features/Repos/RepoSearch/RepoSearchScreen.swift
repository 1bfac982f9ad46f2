import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts
import Tracking
import UseCases

/// The search for repositories: one kind of things that a query can be searched for.
@LoopActor
public enum RepoSearchScreen {
  /// The kind of `Route.repoSearch`.
  public static func kind(_ environment: Environment, _ router: Router) -> SearchScreen.Kind {
    kind(RepoSearch(environment), environment, router)
  }

  static func kind(_ search: RepoSearch, _ environment: Environment, _ router: Router) -> SearchScreen.Kind {
    var words: RepoSearchTexts { environment.texts.repoSearch }
    return SearchScreen.Kind(
      search.search, title: { $0.repoSearch.kind },
      words: SearchScreen.Words(hint: words.hint, start: words.welcome, startTyping: words.welcomeTyping)
    ) { field in
      let results = ListPane(
        "results", search.list, columns: { columns($0, $1, search) },
        title: \.name.description, subject: { Subject(.repo($0.name), on: environment.web) },
        actions: actions(search, field, environment, router))
      return PreviewedList(
        results, environment, title: { $0.repoSearch.listTitle }, links: LinkActions(environment, router),
        selected: { search.list.selectedItem }
      ) {
        RepoPreview.make(of: $0.name, known: $0, environment)
      }
    }
  }

  private static func actions(
    _ search: RepoSearch, _ field: any QueryInput, _ environment: Environment, _ router: Router
  ) -> [Action] {
    let list = search.list
    let repo = RepoActions(
      environment, router, of: { list.selectedItem?.name },
      marked: { list.marks.items.map(\.name) }, unmark: { list.unmarkAll() },
      whyNone: { list.whyNoRow })
    let own =
      [
        repo.makeTodo, repo.writeTodo, repo.undo, repo.redoTodo.without(.ctrl("r")),
      ] + repo.lists.map(\.withoutHint) + [
        repo.starAndWatch, repo.stopStarring, repo.openInBrowser.withoutHint, repo.copyAddress.withoutHint,
      ]
    return search.search.actions(field, sorts: \.repoSearch.sort, own: own) {
      router.show(.repoDetail($0.name, known: $0))
    }
  }

  /// The columns beside a preview, which shows the description: all names that are loaded have their whole width, then
  /// come the language and the age if there is room, and the description if enough of it can be read. The language is
  /// wider if there are blanks beside it.
  private static func columnsBesidePreview(
    _ width: Int, _ context: RowContext, _ search: RepoSearch
  ) -> Table<Repo> {
    let words = context.texts.repoSearch
    let star = starColumn(context)
    let title = words.repository(sort: search.order(context))
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
    let title = words.repository(sort: search.order(context))
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
      ], painted: hasDot ? [dots] : []
    ) { repo in
      let dot = hasDot && repo.language != nil ? "\(LanguageTint.dot) " : ""
      return [
        repo.stars.map { star.sign + NumberText.short($0) } ?? "", repo.name.description,
        description(of: repo, texts.repo),
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

/// The results, and what their columns need to know of them.
@LoopActor
final class RepoSearch {
  let search: KindSearch<RepoQuery, Repo>
  private var languages: [String: StyledText] = [:]
  private let names = LongestText()
  private let loadedNames = LongestText()
  private let loadedLanguages = LongestText()

  init(_ environment: Environment) {
    search = KindSearch(
      .repoSearch, for: .repo, examples: Self.examples, environment,
      nothingInDemo: \.repoSearch.nothingInDemo, query: { RepoQuery(text: $0) },
      endpoint: { .searchRepos($0, pageSize: $1) },
      remark: { query in
        ItemLists.ownWord(in: query.text).map { environment.texts.repoSearch.isForOthers(word: $0) }
      })
  }

  private static let examples = [
    "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple",
  ]

  var list: PagedListPresenter<Repo> { search.list }

  /// The order of the results for the title of the column.
  func order(_ context: RowContext) -> String {
    let words = context.texts.repoSearch
    return search.orderTitle(context) { sort in
      switch sort {
      case .bestMatch: context.texts.search.bestMatch
      case .stars: words.sortStars
      case .forks: words.sortForks
      case .updated: words.sortUpdated
      case .helpWanted: sort.rawValue
      }
    }
  }

  /// The width of the longest name on the first page, in columns.
  var longestName: Int {
    names.columns(list.rowsVersion) { list.pages.current.firstPage.map(\.name.description) }
  }

  /// The width of the longest name of all pages that are loaded, in columns.
  var longestLoadedName: Int {
    loadedNames.columns(list.rowsVersion) { list.pages.currentItems.map(\.name.description) }
  }
  /// The width of the longest language of all pages that are loaded, in columns.
  var longestLanguage: Int {
    loadedLanguages.columns(list.rowsVersion) {
      Set(list.pages.currentItems.compactMap(\.language)).sorted()
    }
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
}
