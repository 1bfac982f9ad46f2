import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

/// A list with the sections a, b and c, each loaded by itself.
@LoopActor
final class SectionedRowList {
  let answers: [PagedAnswers]
  let list: SectionedListPresenter<PagedRow>

  init(_ environment: Environment, _ prepare: @LoopActor ([PagedAnswers]) -> Void) {
    let answers = (0..<3).map { _ in PagedAnswers(loop: environment.loop) }
    prepare(answers)
    self.answers = answers
    let sections = SeparateSections(
      zip(["a", "b", "c"], answers).map { name, answers in
        let list = PagedListPresenter<PagedRow>(
          environment: environment, words: { _ in PagedListWords(empty: ["No \(name)."]) },
          load: { try await answers.answer($0) })
        return (id: name, title: { @LoopActor (_: Texts) in "Section \(name)" }, list: list)
      })
    list = SectionedListPresenter(sections, environment: environment)
  }
}

/// A list of one stream of rows, divided by the remainder of their ids by 3.
@LoopActor
final class DividedRowList {
  let answers: PagedAnswers
  let list: SectionedListPresenter<PagedRow>

  init(_ environment: Environment, _ prepare: @LoopActor (PagedAnswers) -> Void) {
    let answers = PagedAnswers(loop: environment.loop)
    prepare(answers)
    self.answers = answers
    let rows = PagedListPresenter<PagedRow>(
      environment: environment, words: { _ in PagedListWords(empty: ["No rows."]) },
      load: { try await answers.answer($0) })
    let sections = DividedSections(rows, order: { $0.sorted() }, by: { "\($0.id % 3)" }) { id, _ in
      "Rest \(id)"
    }
    list = SectionedListPresenter(sections, environment: environment) { _ in ["No rows."] }
  }
}

@LoopActor
private func pane(of list: SectionedListPresenter<PagedRow>, _ environment: Environment) -> any Pane {
  let record = list.openAction("open", hint: "open") { environment.notices.say("opened \($0.id)") }
  let rows = ListPane(
    "rows", list,
    columns: { width, _ in Table(width: width, [TableColumn("Row", .rest)]) { ["row \($0.id)"] } },
    title: { "row \($0.id)" },
    actions: [
      record,
      list.action("targets", [.char("t")], "targets") {
        environment.notices.say(list.targets.map { "\($0.id)" }.joined(separator: " "))
      },
    ] + list.actions)
  return PreviewedList(rows, environment, title: { _ in "Rows" }, selected: { list.selectedItem?.id }) { id in
    LinkedPreview("about \(id)", environment) { _, _ in [] }
  }
}

extension OpenScreen<SectionedRowList> {
  var list: SectionedListPresenter<PagedRow> { presenter.list }
  var answers: [PagedAnswers] { presenter.answers }
}

/// Runs `body` with the list as the current screen, in virtual time.
func onSections(
  size: Size = Size(columns: 60, rows: 16), preview: Bool = false,
  prepare: @escaping @LoopActor @Sendable ([PagedAnswers]) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<SectionedRowList>) async throws -> Void
) throws {
  try onScreen(
    .myWork, size: size, prepare: { $0.preferences.preview = preview },
    make: { route, environment, _ in
      guard route == .myWork else { return nil }
      let rows = SectionedRowList(environment, prepare)
      return (rows, pane(of: rows.list, environment))
    }, body)
}

/// The same with rows in each section that arrive at once.
func onSections(
  _ rows: [Range<Int>], size: Size = Size(columns: 60, rows: 16), preview: Bool = false,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<SectionedRowList>) async throws -> Void
) throws {
  try onSections(
    size: size, preview: preview,
    prepare: { answers in for (answers, ids) in zip(answers, rows) { answers.reply(rowPage(ids)) } }, body)
}

/// Runs `body` with a divided list as the current screen.
func onDividedRows(
  prepare: @escaping @LoopActor @Sendable (PagedAnswers) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<DividedRowList>) async throws -> Void
) throws {
  try onScreen(
    .myWork, size: Size(columns: 60, rows: 24),
    make: { route, environment, _ in
      guard route == .myWork else { return nil }
      let rows = DividedRowList(environment, prepare)
      return (rows, pane(of: rows.list, environment))
    }, body)
}
