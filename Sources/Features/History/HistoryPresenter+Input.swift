import AppCore
import Domain
import EventLoop

extension HistoryPresenter: HistoryInput {
  public func appear() {
    state.exportName = nil
    isArriving = true
    reload(selecting: nil)
  }

  public func close() {
    reading?.cancel()
  }

  public func moveSelection(by count: Int) {
    move(to: state.selected + count)
  }

  public func select(_ index: Int) {
    move(to: index)
  }

  public func openSelected() {
    guard let group = state.selectedGroup else { return }
    switch group.visit.subject {
    case .repo(let name): router.show(.repoDetail(name, known: nil))
    case .todo(let id): openTodo(id, title: group.visit.title)
    }
  }

  public func deleteSelected() {
    if let group = state.selectedGroup { askToDelete(group) }
  }

  public func clear() {
    if state.window.total > 0 { askToClear() }
  }

  public func refresh() {
    reload(selecting: nil)
  }

  public func askForExport() {
    guard state.window.total > 0 else { return }
    state.exportName = "octodo-history-\(exportDay).csv"
  }

  public func cancelExport() {
    state.exportName = nil
  }

  public func exportToFile() {
    guard let name = state.exportName else { return }
    state.exportName = nil
    saveFile(as: name)
  }

  public func exportByMail() {
    guard let name = state.exportName else { return }
    state.exportName = nil
    composeMail(fileName: name)
  }

  private func move(to index: Int) {
    let wanted = max(0, min(index, state.window.total - 1))
    if wanted != state.selected { state.selected = wanted }
    readOnIfNeeded()
  }
}
