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
    let list = PagedListPresenter<__Name__Item>(
      environment: environment, words: { PagedListWords(empty: [$0.__name__.empty(repo: "\(repo)")]) }
    ) { .__name__(of: repo, pageSize: $0) }
    let items = ItemActions(environment, in: list, subject: subject)
    return ListPane(
      "__word__", list, columns: columns, title: \.name, subject: subject,
      actions: [items.openInBrowser([Key(.enter), .char("o")]), items.copyAddress] + list.actions)
  }

  /// The texts to copy from an item, and the arguments for the user's commands.
  private static func subject(_ item: __Name__Item) -> Subject {
    Subject(url: item.htmlURL, copies: [.init(.title, item.name)])
  }

  private static func columns(_ width: Int, _ context: RowContext) -> Table<__Name__Item> {
    let texts = context.texts
    return Table(
      width: width, [TableColumn(texts.__name__.title, .rest, role: .name), .age(context.ageTitle, context)]
    ) { [$0.name, context.age($0.createdAt)] }
  }
}
