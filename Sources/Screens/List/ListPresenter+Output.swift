import Domain
import EventLoop
import Terminal
import Texts
import UseCases

extension ListPresenter: ListOutput {
  public var shown: ListShown {
    signal.observe()
    let state = state
    return ListShown(
      total: state.window.total, selected: state.selected, isLoaded: state.phase != .loading,
      head: words(environment.texts).head,
      message: state.phase.error.map { PaneMessage(problem: environment.texts.sentence(for: $0)) },
      marked: shownMarks.count, hasRange: state.marks.range != nil, version: state.version,
      shift: state.shift)
  }

  public var isUpToDate: Bool {
    runningChange == nil && isUpToDateExceptForChange
  }

  public var isUpToDateForMoves: Bool { runningChange == .ofMarks && isUpToDateExceptForChange }

  private var isUpToDateExceptForChange: Bool {
    // After a jump, the row that the next key is meant for may not be loaded yet.
    runningRead != .first && !isFiltering && order != .restoring
      && !(runningRead == .more && state.selectedItem == nil)
  }

  public var status: [String] { status(isShort: false) }
  public var shortStatus: [String] { status(isShort: true) }

  private func status(isShort: Bool) -> [String] {
    let (state, texts) = (state, environment.texts)
    let (total, words) = (state.window.total, texts.list)
    if state.phase == .loading { return [words.loading] }
    let content = total > 0 ? LoadedContent.shown(date: nil) : .nothing
    let problem = state.phase.error == nil ? [] : words.failure(with: content)
    let own = self.words(texts)
    guard total > 0 else { return problem.isEmpty ? [own.count(total)] : problem }
    let name = isShort ? own.shortName() : own.count(total)
    return (state.isWaiting ? [words.waiting] : []) + problem + [name].compactMap(\.self) + [
      position(in: state)
    ]
  }

  public var frameLabels: FrameLabels {
    let (state, words) = (state, words(environment.texts))
    guard state.window.total > 0 else { return FrameLabels() }
    return FrameLabels(
      counts: words.framedCount(state.window.total), statusCounts: words.count(state.window.total),
      position: position(in: state))
  }

  private func position(in state: ListState<Item>) -> String {
    let total = NumberText.grouped(state.window.total) + (state.window.isPart ? "+" : "")
    return environment.texts.list.position(number: NumberText.grouped(state.selected + 1), total: total)
  }

  public var emptyText: [String] { words(environment.texts).empty() }

  public var whyNoRow: String {
    let texts = environment.texts
    return state.phase == .loading ? texts.list.stillLoading : words(texts).noRows() ?? texts.list.noRows
  }

  public var captions: [ListCaption] { headed(state.window) }

  public func item(at index: Int) -> Item? { state.window.item(at: index) }
}
