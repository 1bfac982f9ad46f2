import Domain
import EventLoop
import GitHub
import Screens
import Texts

/// The form of a filter: asks for another one.
@LoopActor
struct IssueFilterForm {
  private let list: FilteredIssues
  /// Each page is a request, and has a hundred labels.
  private static let maxPages = 10

  init(of list: FilteredIssues) {
    self.list = list
  }

  /// - Parameters:
  ///   - knownLabels: those of the loaded rows. GitHub is asked for more when their field is used.
  ///   - answer: not called if the form is left.
  func ask(
    _ filter: IssueFilter, of repo: RepoName, knownLabels: [String],
    answer: @escaping @LoopActor (IssueFilter) -> Void
  ) {
    let environment = list.environment
    let words = environment.texts.filter
    let states = IssueFilter.State.allCases.map {
      BoxField.Option($0.rawValue, environment.texts.issueList.name(of: $0))
    }
    let sorts = list.sorts.map { BoxField.Option($0.rawValue, words.name(of: $0)) }
    let orders = [(SortOrder.descending, words.descending), (.ascending, words.ascending)]
    let fields: [BoxField] =
      [
        .choice("state", words.state, states, chosen: filter.state.rawValue),
        .text("author", words.author, value: filter.author ?? "", hint: words.authorHint) {
          IssueFilter.login($0) == nil ? words.oneAuthor : nil
        },
        .list("labels", words.labels, values: filter.labels, hint: words.labelsHint, known: knownLabels) {
          try await environment.github.pages(of: .labels(of: repo), atMost: Self.maxPages).items.map(\.name)
        },
      ] + list.fields(filter, words) + [
        .choice("sort", words.sort, sorts, chosen: filter.sort.rawValue),
        .choice(
          "order", words.order, orders.map { BoxField.Option($0.rawValue, $1) }, chosen: filter.order.rawValue
        ),
      ]
    let title = list.words(environment.texts).formTitle
    environment.ask(BoxForm("filter", title: title, fields: fields)) { answer(IssueFilter($0)) }
  }
}

extension IssueFilter {
  init(_ answer: BoxAnswer) {
    self.init()
    state = answer.value(of: "state").flatMap(State.init) ?? state
    author = answer.value(of: "author").flatMap(Self.login)
    labels = answer.values(of: "labels")
    base = answer.value(of: "base")?.asRead.trimmingWhitespace
    sort = answer.value(of: "sort").flatMap(Sort.init) ?? sort
    order = answer.value(of: "order").flatMap(SortOrder.init) ?? order
  }

  /// The login that is typed, which is often written with the sign of a mention; nil for another text.
  fileprivate static func login(_ text: String) -> String? {
    let word = text.asRead.trimmingWhitespace
    let login = word.hasPrefix("@") && word != "@me" ? String(word.dropFirst()) : word
    return login.isEmpty || login.contains { $0.isWhitespace || $0 == "," } ? nil : login
  }
}

extension FilterTexts {
  func name(of sort: IssueFilter.Sort) -> String {
    switch sort {
    case .created: created
    case .updated: updated
    case .comments: comments
    case .popularity: popularity
    case .longRunning: longRunning
    }
  }

  /// The filter in words: `open · by octo · label bug · newest first`.
  /// - Parameter state: the word for its state.
  func sentence(_ filter: IssueFilter, state: String, isSearch: Bool) -> String {
    let parts =
      [state, filter.author.map { by(author: $0) }] + filter.labels.map { label(label: EmojiNames.drawn($0)) }
      + [
        filter.base.map { into(base: $0) }, name(of: filter.sort, filter.order), isSearch ? searched : nil,
      ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func name(of sort: IssueFilter.Sort, _ order: SortOrder) -> String {
    switch (sort, order) {
    case (.created, .descending): newest
    case (.created, .ascending): oldest
    case (.updated, .descending): updatedLast
    case (.updated, .ascending): updatedFirst
    case (.comments, .descending), (.popularity, .descending): mostComments
    case (.comments, .ascending), (.popularity, .ascending): fewestComments
    case (.longRunning, .descending): longRunningNewest
    case (.longRunning, .ascending): longRunningOldest
    }
  }
}
