public import Domain
public import FoundationEssentials
public import Texts

extension Texts {
  /// Why an earlier response is shown and how old it is, for the status line.
  /// - Parameter isShort: for a narrow terminal.
  public func age(of saved: SavedCopy, now: Date, isShort: Bool) -> String {
    let age = AgeText(self).short(saved.date, now: now)
    if isShort { return list.savedShort(age: age) }
    if case .server(let status) = saved.reason { return list.savedServer(status: "\(status)", age: age) }
    return list.savedOffline(age: age)
  }
}
