/// A column of the todo list that a saved view names. The raw value is the word that is typed and stored, and the name of
/// the field in JSON.
public enum TodoColumn: String, CaseIterable, Hashable, Sendable {
  case priority, project, tags, due, wait, scheduled, until, urgency, created, changed, done

  /// The columns of a text: words with blanks or commas between. One that is named twice counts once.
  public static func read(_ text: String) -> (columns: [TodoColumn], unknown: [String]) {
    var columns: [TodoColumn] = []
    var unknown: [String] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let column = TodoColumn(rawValue: word.lowercased()) else {
        unknown.append(String(word))
        continue
      }
      if !columns.contains(column) { columns.append(column) }
    }
    return (columns, unknown)
  }

  /// The words of some columns, as they are typed and stored.
  public static func words(_ columns: [TodoColumn]) -> String {
    columns.map(\.rawValue).joined(separator: " ")
  }
}
