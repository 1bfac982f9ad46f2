import Domain
import EventLoop

/// The rows before the first search: examples, and below them what the user did before.
extension QueryPresenter {
  public func showKnown() {
    guard !state.examples.isEmpty else { return }
    environment.loop.spawn { [self] in
      await readKnown()
      // A new program has no file that another one could change.
      guard await environment.repositories.areUsed(), listening == nil, !state.examples.isEmpty else {
        return
      }
      listening = environment.loop.spawn { [weak self, todos = environment.todoRepository] in
        for await _ in todos.externalChanges() { await self?.readKnown() }
      }
    }
  }

  private func readKnown() async {
    let known = await StartRow.latest(environment)
    guard !state.examples.isEmpty, known != state.known else { return }
    state.known = known
    selectExample(state.example)
  }

  public func selectExample(_ index: Int) {
    state.example = max(0, min(index, state.examples.count + state.known.count - 1))
  }

  public func submitExample() {
    guard !state.examples.isEmpty else { return }
    let known = state.example - state.examples.count
    guard state.known.indices.contains(known) else { return submit(state.examples[state.example]) }
    if case .query(let text) = state.known[known] { return submit(text) }
    if let route = state.known[known].route(on: router.web) { router.show(route) }
  }

  /// The examples of the kind in front, with the typed text before them if the field was left without a search.
  func showExamples() {
    let text = state.line.text.asQuery.trimmingWhitespace
    state.examples = (offersTyped ? [text] : []) + kinds[state.front].examples
  }

  /// Offers the typed text as the first example, so that it can be searched for in another kind.
  func offerTyped() {
    guard !state.examples.isEmpty, !offersTyped, !state.line.text.looksEmpty else { return }
    offersTyped = true
    showExamples()
    state.example = 0
  }
}
