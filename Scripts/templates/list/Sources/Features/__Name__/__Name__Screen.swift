public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts

/// A list of a repository on GitHub.
@LoopActor
public enum __Name__Screen {
  /// The screen of `Route.__name__`.
  public static func make(_ repo: RepoName, _ environment: Environment) -> any Screen {
    let (github, pageSize) = (environment.github, environment.preferences.pageSize)
    let list = PagedListPresenter<__Name__Item>(
      environment: environment, words: { PagedListWords(empty: [$0.__name__.empty(repo: "\(repo)")]) }
    ) { cursor in
      try await github.page(of: .__name__(of: repo, pageSize: pageSize), at: cursor)
    }
    let open = { @LoopActor in environment.openInBrowser(list.targets.map(subject)) }
    return ListPane(
      "__word__", input: list, output: list, columns: columns, title: \.name, subject: subject,
      actions: actions(list, environment, open: open), open: open)
  }

  /// What can be copied of an item, and passed to the user's commands.
  private static func subject(_ item: __Name__Item) -> Subject {
    Subject(url: item.htmlURL, copies: [.init(.title, item.name)])
  }

  private static func actions(
    _ list: PagedListPresenter<__Name__Item>, _ environment: Environment,
    open: @escaping @LoopActor () -> Void
  ) -> [Action] {
    var words: RepoTexts { environment.texts.repo }
    let hasRow = { @LoopActor in list.state.selectedItem != nil }
    return [
      Action(
        "open-in-browser", [Key(.enter), .char("o")], words.openInBrowser, hint: words.browserHint,
        when: hasRow,
        run: open),
      Action("copy-address", [.char("Y")], words.copyAddress, hint: words.copyHint, when: hasRow) {
        environment.copyAddresses(of: list.targets.map(subject))
      },
    ] + list.actions
  }

  private static func columns(_ width: Int, _ context: RowContext) -> Table<__Name__Item> {
    let (texts, age) = (context.texts, AgeText(context.texts))
    return Table(
      width: width,
      [
        TableColumn(texts.__name__.title, .rest),
        TableColumn(
          texts.history.ageColumn,
          .fixed(AgeText.columns(under: texts.history.ageColumn, in: texts.language)), isRightAligned: true),
      ]
    ) { item in
      [item.name, item.createdAt.map { age.short($0, now: context.now) } ?? ""]
    }
  }
}
