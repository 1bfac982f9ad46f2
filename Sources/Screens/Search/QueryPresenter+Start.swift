import Domain
import EventLoop
import Texts

/// The rows before the first search: examples, and below them what the user did before.
extension QueryPresenter {
  public func showKnown() {
    guard searched == nil else { return }
    environment.loop.spawn { [self] in
      await readKnown()
      // A new program has no file that another one could change.
      guard await environment.repositories.areUsed(), listening == nil, searched == nil else { return }
      listening = environment.loop.spawn { [weak self, todos = environment.todoRepository] in
        for await _ in todos.externalChanges() { await self?.readKnown() }
      }
    }
  }

  private func readKnown() async {
    let rows = await StartRow.latest(environment)
    guard searched == nil, rows != known else { return }
    known = rows
    start.reload()
  }

  public func submitSelected() {
    guard searched == nil, let row = start.selectedItem else { return }
    if let query = row.query { return submit(query) }
    if let route = row.route(on: router.web) { router.show(route) }
  }

  /// The sections of the start. The typed text is before the examples if the field was left without a search.
  var startSections: [FixedSection<StartRow>] {
    let examples = (offered.map { [$0] } ?? []) + kinds[state.front].examples
    let rows = examples.map { StartRow.example($0) } + known
    return StartRow.Kind.allCases.map { kind in
      // Examples alone need no heading.
      let title = isNew ? "" : kind.title(environment.texts.search)
      return FixedSection(rows.filter { $0.kind == kind }, under: title)
    }
  }

  /// Offers the typed text as the first example, so that it can be searched for in another kind.
  func offerTyped() {
    guard searched == nil, offered == nil, !state.line.text.looksEmpty else { return }
    offered = state.line.text.asQuery.trimmingWhitespace
    start.reload()
    start.select(0)
  }

  func withdrawOffer() {
    guard offered != nil else { return }
    offered = nil
    start.reload(movedBy: -1)
  }
}
