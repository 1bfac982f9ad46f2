public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts
import UseCases

/// A pull request in four tabs: its conversation, commits, checks and files.
@LoopActor
public enum PullDetailScreen {
  /// The screen of `Route.pullDetail`.
  /// - Parameters:
  ///   - tab: the tab in front.
  ///   - known: the fields that the list has.
  public static func make(
    _ number: Int, of repo: RepoName, showing tab: PullTab, known: GitHubIssue?, _ environment: Environment,
    _ router: Router
  ) -> any Screen {
    let pull = LoadedPull(number, of: repo, known: known, environment, web: router.web)
    let parts = PullParts(pull, environment, router)
    let (commits, checks, files) = (PullCommits(parts), PullChecks(parts), PullFiles(parts))
    let tabs = PullTab.allCases.map { tab in
      TabbedScreen.Tab(
        { texts in parts.label(of: tab, checks: checks.count, texts) }, route: { pull.route(tab) },
        shortcut: tab == .files ? TabbedScreen.Tab.Shortcut("diff", .char("d")) { $0.pull.showFiles } : nil
      ) { isShort in
        switch tab {
        case .conversation: []
        case .commits: isShort ? [] : ["\(pull.item)"]
        case .checks: checks.status(isShort: isShort)
        case .files: files.status(isShort: isShort)
        }
      } make: {
        switch tab {
        case .conversation:
          ConversationPresenter(PullConversation(pull, environment), environment, web: router.web)
            .screen(router)
        case .commits: commits.screen()
        case .checks: checks.screen()
        case .files: files.screen()
        }
      }
    }
    let screen = TabbedScreen(
      tabs, showing: PullTab.allCases.firstIndex(of: tab) ?? 0, environment, router,
      remark: { ["\(pull.item)", pull.issue?.drawnTitle].compactMap(\.self).joined(separator: " ") },
      awaiting: { pull.awaitsPage }, onClose: { pull.close() })
    pull.onAnswer = { [weak screen, weak router] route in
      if let screen { router?.settle(screen, as: route) }
    }
    return screen
  }
}

/// What the tabs of a pull request share.
@LoopActor
struct PullParts {
  let pull: LoadedPull
  let environment: Environment
  let router: Router

  init(_ pull: LoadedPull, _ environment: Environment, _ router: Router) {
    (self.pull, self.environment, self.router) = (pull, environment, router)
  }

  /// Where its texts stand; nil if its repository is not known.
  var base: LinkBase? { .conversation(of: pull.item, on: router.web) }

  /// A todo of the pull request, on whichever tab.
  var todos: [Action] {
    let todos = TodoActions(environment, router) { pull.title }
    return [todos.make, todos.write, todos.undo, todos.redo]
  }

  func label(of tab: PullTab, checks: Int?, _ texts: Texts) -> TabStrip.Label {
    // Observed, so that the counts are drawn when they arrive.
    _ = pull.version
    let words = texts.pull
    let (title, count): (String, Int?) =
      switch tab {
      case .conversation: (words.conversation, pull.issue?.comments)
      case .commits: (words.commits, pull.detail?.commits)
      case .checks: (words.checks, checks)
      case .files: (words.files, pull.detail?.changedFiles)
      }
    return TabStrip.Label(title, count: count, digits: 2)
  }

  /// Opens the page of the selected row in the browser, because octodo has no screen for it yet; `o` and `Y` work on the
  /// marked rows.
  /// - Parameter subject: its address is nil for a row without a page.
  func open<Item>(
    _ text: @escaping @LoopActor (PullTexts) -> String, in list: PagedListPresenter<Item>,
    subject: @escaping @LoopActor (Item) -> Subject
  ) -> [Action] {
    let environment = environment
    var words: PullTexts { environment.texts.pull }
    let url = { @LoopActor in list.selectedItem.flatMap { subject($0).url } }
    let items = ItemActions(environment, when: { list.targets.contains { subject($0).url != nil } }) {
      list.targets.map(subject)
    }
    return [
      Action(
        "open", [Key(.enter)], text(words), effect: .alters, hint: words.openHint, when: { url() != nil },
        whyNot: list.selectedItem == nil ? list.whyNoRow : words.noCheckPage
      ) { if let url = url() { environment.openInBrowser(url) } },
      items.openInBrowser.withoutHint, items.copyAddress.withoutHint,
    ]
  }
}

/// Loads a list that belongs to a pull request. The pull request is loaded first: its answer says its name and its counts.
@LoopActor
final class PullPages<Item: Sendable> {
  private let parts: PullParts
  private let endpoint: @Sendable (_ number: Int, RepoName) -> Endpoint<ItemPage<Item>>
  private var hasLoaded = false

  init(
    _ parts: PullParts, of endpoint: @escaping @Sendable (_ number: Int, RepoName) -> Endpoint<ItemPage<Item>>
  ) {
    (self.parts, self.endpoint) = (parts, endpoint)
  }

  /// - Throws: `AppError`, `CancellationError`.
  func page(at cursor: PageCursor?) async throws -> ItemPage<Item> {
    // A reload asks for the counts anew, too.
    if cursor == nil, hasLoaded { _ = try await parts.pull.load() } else { _ = try await parts.pull.loaded() }
    guard let number = parts.pull.item.number, let repo = parts.pull.item.repo else {
      return ItemPage(items: [])
    }
    let page = try await parts.environment.github.page(of: endpoint(number, repo), at: cursor)
    hasLoaded = true
    return page
  }
}

extension PullPages where Item: Identifiable, Item.ID: Sendable {
  /// - Parameters:
  ///   - limit: the most items that GitHub sends.
  ///   - total: the number of all items, as the pull request says it.
  ///   - part: said above the rows if there are more than the limit.
  ///   - empty: said of a pull request of a name without items.
  func list(
    limit: Int, total: @escaping @LoopActor @Sendable (PullDetail) -> Int?,
    part: @escaping @LoopActor (PullTexts, _ limit: String, _ total: String) -> String,
    empty: @escaping @LoopActor (PullTexts, _ name: String) -> String
  ) -> PagedListPresenter<Item> {
    let (pull, environment) = (parts.pull, parts.environment)
    let list = PagedListPresenter<Item>(
      environment: environment,
      words: { PagedListWords(empty: [empty($0.pull, "\(pull.item)")]) }
    ) { cursor in
      var page = try await self.page(at: cursor)
      (page.total, page.limit) = (pull.detail.flatMap(total), limit)
      return page
    }
    list.head = { [weak list] in
      guard let list, list.pages.hasUnreachable, let total = list.pages.total else { return [] }
      return [part(environment.texts.pull, NumberText.grouped(limit), NumberText.grouped(total))]
    }
    return list
  }
}
