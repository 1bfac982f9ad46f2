import Domain
public import EventLoop
import GitHub
import Markdown
public import Screens
import Terminal
import Texts
import UseCases

/// The user's notifications in sections by reason.
@LoopActor
public final class InboxScreen: ContainerScreen {
  public let content: any Screen
  private let sections: InboxSections
  private let writes: InboxWrites
  private let environment: Environment

  /// The screen of `Route.inbox`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    InboxScreen(environment, router)
  }

  private init(_ environment: Environment, _ router: Router) {
    let sections = InboxSections(environment)
    let writes = InboxWrites(sections.feed, environment)
    (self.sections, self.writes, self.environment) = (sections, writes, environment)
    let list = SectionedListPresenter(sections, environment: environment) { _ in sections.emptyText }
    if let id = environment.start.notification { list.begin(with: id) }
    let columns = InboxColumns(sections)
    let pane = ListPane(
      "notifications", list, columns: { columns.table($0, $1) }, title: \.title,
      subject: { $0.subject(on: environment.web) },
      actions: Self.keys(list, sections, writes, environment, router))
    content = PreviewedList(
      pane, environment, title: { $0.inbox.title }, links: LinkActions(environment, router),
      selected: { list.selectedItem }
    ) { thread in
      LinkedPreview(
        thread.name, environment,
        linked: thread.route(on: environment.web).flatMap { router.preview(of: $0) },
        changedAt: thread.updatedAt, ending: [.words(thread.htmlURL, .link)]
      ) { context, isLinkShown in
        [DocumentSection(thread.preview(context, zone: environment.zone(), isLinkShown: isLinkShown))]
      }
    }
  }

  public func appear() {
    content.appear()
    sections.feed.start()
    sections.bookmarks.load()
  }

  public func close() {
    content.close()
    sections.feed.stop()
    writes.finish()
  }

  public var status: [String] { withWrites(content.status) }
  public var shortStatus: [String] { withWrites(content.shortStatus) }

  /// A single write is answered before anybody could read this.
  private func withWrites(_ status: [String]) -> [String] {
    let (left, texts) = (writes.left, environment.texts)
    guard left > 1 || writes.canStop else { return status }
    return [texts.inbox.sending(count: left)] + (writes.canStop ? [texts.list.escStops] : []) + status
  }

  private static func keys(
    _ list: SectionedListPresenter<NotificationThread>, _ sections: InboxSections, _ writes: InboxWrites,
    _ environment: Environment, _ router: Router
  ) -> [Action] {
    var words: InboxTexts { environment.texts.inbox }
    let todos = TodoActions(
      environment, router, of: { list.targets.lazy.compactMap(\.linkedTitle).first },
      marked: { list.shownMarks.compactMap(\.linkedTitle) }, unmark: { list.unmarkAll() },
      whyNone: { list.hasTargets ? words.noRepo : list.whyNoRow },
      leftOut: {
        let count = list.shownMarks.count { $0.linkedTitle == nil }
        return count > 0 ? words.leftOut(count: count) : nil
      })
    let items = ItemActions(environment, when: { list.hasTargets }, whyNone: { list.whyNoRow }) {
      list.targets.map { $0.subject(on: environment.web) }
    }
    func verb(
      _ id: String, _ key: Unicode.Scalar, _ text: @escaping @autoclosure @LoopActor () -> String,
      hint: @escaping @autoclosure @LoopActor () -> String?,
      run: @escaping @LoopActor ([NotificationThread], _ begin: @escaping @LoopActor () -> Void) -> Void
    ) -> Action {
      list.action(id, [.char(key)], text(), effect: .alters, hint: hint()) {
        let targets = list.targets
        run(targets) { list.unmark(targets) }
      }
    }
    return [
      list.openAction(words.open, hint: words.openHint) { thread in
        if let route = thread.route(on: environment.web) {
          router.show(route)
          environment.sayIfNearest(route, to: thread)
        } else {
          environment.openInBrowser(thread.htmlURL)
        }
      },
      verb("mark-done", "x", words.done, hint: words.doneHint) { writes.markDone($0, begin: $1) },
      verb("mark-read", "m", words.read, hint: words.readHint) { writes.markRead($0, begin: $1) },
      verb("bookmark", "b", words.bookmark, hint: nil) {
        $1()
        let bookmarks = sections.bookmarks
        bookmarks.toggle($0) { changed, isKept in
          writes.didChange(
            changed, takingBackBy: { bookmarks.set(changed, isKept: !isKept) },
            again: { bookmarks.set(changed, isKept: isKept) })
        }
      },
      verb("unsubscribe", "w", words.unsubscribe, hint: nil) { writes.unsubscribe(from: $0, begin: $1) },
      Action(
        "undo", [.char("u")], writes.canUndo ? words.undo : environment.texts.repoTodos.undo,
        effect: .alters, when: { writes.canUndo || environment.addTodos.canUndo() },
        whyNot: environment.texts.list.nothingToUndo
      ) {
        guard writes.canUndo else { return todos.undo.run() }
        if let thread = writes.undo() { list.select(item: thread) }
      },
      Action(
        "redo", [.char("U"), .ctrl("r")],
        writes.canRedo ? words.redo : environment.texts.todoList.redo, effect: .alters,
        when: { writes.canRedo || writes.canRedoTodos },
        whyNot: environment.texts.todoList.nothingToRedo
      ) { if writes.canRedo { writes.redo() } else { todos.redo.run() } },
      todos.make.withoutHint, todos.write, items.openInBrowser.withoutHint,
      items.copyAddress.withoutHint,
      Action(
        "filter", [.char("f")], words.filter, effect: .works,
        hint: sections.feed.filter == .unread ? words.allHint : words.unreadHint,
        when: { !sections.lists.isEmpty }
      ) {
        list.removeMarksAndSay()
        list.beginAgain(with: list.selectedItem?.id)
        sections.show(sections.feed.filter.next)
      },
      Action(
        "clear-filter", [.char("F")], environment.texts.filter.clear, effect: .works,
        when: { sections.feed.filter != .unread }, whyNot: environment.texts.filter.nothingToClear
      ) {
        list.removeMarksAndSay()
        list.beginAgain(with: list.selectedItem?.id)
        sections.show(.unread)
      },
      Action(
        "stop-sending", [Key(.escape)], words.stopSending, effect: .works, when: { writes.canStop }
      ) { writes.stop() }.beforeOthers,
    ] + list.actions
  }
}
