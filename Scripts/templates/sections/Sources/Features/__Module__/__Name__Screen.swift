public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts

/// A list of a repository on GitHub: the open ones, and the closed ones. Each section loads by itself.
@LoopActor
public enum __Name__Screen {
  /// The screen of `Route.__name__`.
  public static func make(_ repo: RepoName, _ environment: Environment) -> any Screen {
    var texts: __Name__Texts { environment.texts.__name__ }
    let list = SectionedListPresenter(
      SeparateSections<__Name__Item>([
        ("open", { $0.__name__.open }, section(isOpen: true, of: repo, environment)),
        ("closed", { $0.__name__.closed }, section(isOpen: false, of: repo, environment)),
      ]), environment: environment)
    let items = ItemActions(environment, in: list, subject: subject)
    let change = list.writeAction("close-or-open", [.char("c")], texts.change, hint: texts.changeHint) {
      ItemWrite(
        .change__Name__($0.id, of: repo, isOpen: !$0.isOpen), to: $0.name,
        done: $0.isOpen ? texts.isClosed(title: $0.name) : texts.isOpen(title: $0.name))
    }
    return ListPane(
      "__word__", list, columns: columns, title: \.name, subject: subject,
      actions: [items.openInBrowser([Key(.enter), .char("o")]), change, items.copyAddress] + list.actions)
  }

  private static func section(
    isOpen: Bool, of repo: RepoName, _ environment: Environment
  ) -> PagedListPresenter<__Name__Item> {
    PagedListPresenter(
      environment: environment,
      words: { PagedListWords(empty: [isOpen ? $0.__name__.noneOpen : $0.__name__.noneClosed]) }
    ) { .__name__(of: repo, isOpen: isOpen, pageSize: $0) }
  }

  /// The texts to copy from an item, and the arguments for the user's commands.
  private static func subject(_ item: __Name__Item) -> Subject {
    Subject(url: item.htmlURL, copies: [.init(.title, item.name)])
  }

  private static func columns(_ width: Int, _ context: RowContext) -> Table<__Name__Item> {
    Table(
      width: width,
      [TableColumn(context.texts.__name__.title, .rest, role: .name), .age(context.ageTitle, context)]
    ) { [$0.name, context.age($0.createdAt)] }
  }
}
