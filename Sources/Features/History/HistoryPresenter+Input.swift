import AppCore
import Domain
import EventLoop

extension HistoryPresenter: HistoryInput {
  public func appear() {
    exportName = nil
    isArriving = true
    reload(selecting: nil)
  }

  public func close() {
    reading?.cancel()
  }

  public func moveSelection(by count: Int) {
    move(to: selected + count)
  }

  public func select(_ index: Int) {
    move(to: index)
  }

  public func openSelected() {
    guard let group = selectedGroup else { return }
    switch group.visit.subject {
    case .repo(let name): router.show(.repoDetail(name, known: nil))
    case .todo(let id): openTodo(id, title: group.visit.title)
    }
  }

  public func deleteSelected() {
    if let group = selectedGroup { askToDelete(group) }
  }

  public func clear() {
    if window.total > 0 { askToClear() }
  }

  public func refresh() {
    reload(selecting: nil)
  }

  public func askForExport() {
    guard window.total > 0 else { return }
    exportName = "octodo-history-\(exportDay).csv"
  }

  public func cancelExport() {
    exportName = nil
  }

  public func exportToFile() {
    guard let name = exportName else { return }
    exportName = nil
    saveFile(as: name)
  }

  public func exportByMail() {
    guard let name = exportName else { return }
    exportName = nil
    composeMail(fileName: name)
  }

  private func move(to index: Int) {
    let wanted = max(0, min(index, window.total - 1))
    if wanted != selected { selected = wanted }
    readOnIfNeeded()
  }
}
