import Dates
public import Domain

extension QuickAddReader {
  /// A text that is only the date of a field, such as `due:fri`, with the date some days later. Without a date it begins
  /// today. Nil for any other text.
  public func text(_ text: String, laterBy days: Int) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].lowercased().trimmingWhitespace
    guard let key = LineKey.all.first(where: { $0.values == .dates && $0.names.contains(name) }) else {
      return nil
    }
    do throws(LineFault) {
      let word = try QuotedWord(typed: String(text[text.index(after: colon)...]), in: key.field)
      guard !word.isEmpty, case .value(let date) = try word.reading(dates) else {
        return "\(key.names[0]):\(today)"
      }
      return "\(key.names[0]):\(written(date, laterBy: days))"
    } catch {
      return nil
    }
  }

  /// What is left of such a text without the date: the key.
  public func text(withoutDate text: String) -> String? {
    guard let typed = self.text(text, laterBy: 0), let colon = typed.firstIndex(of: ":") else { return nil }
    return String(typed[...colon])
  }

  /// As one word, and a moment with its time on the clock.
  private func written(_ date: DateValue, laterBy days: Int) -> String {
    switch date {
    case .day(let day): return "\(day.adding(days: days))"
    case .moment(let moment):
      let wall = moment.wallTime(in: zone)
      return "\(wall.day.adding(days: days))T\(wall.time)"
    }
  }

  /// What is typed to give a todo its date again, such as `due:2026-11-27`; without a date only the key.
  public func text(of field: TodoField, in todo: Todo) -> String {
    guard let key = LineKey.all.first(where: { $0.field == field }) else { return "" }
    guard case .date(let date)? = field.value(of: todo) else { return "\(key.names[0]):" }
    return "\(key.names[0]):\(date == .day(.someday) ? "someday" : written(date, laterBy: 0))"
  }
}
