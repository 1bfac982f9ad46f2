/// Text in an XML document. Source: XML 1.0, sections 2.2 and 2.4; what it has no place for is escaped as
/// scripts write it.
enum XMLText {
  /// As the value of an attribute, in its quotes.
  static func attribute(_ text: String) -> String {
    "\"" + escaped(ScriptString.printable(text)).replacing("\"", with: "&quot;") + "\""
  }

  /// As the content of an element; lines stay lines.
  static func content(_ lines: [String]) -> String {
    lines.map { escaped(ScriptString.printable($0)) }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
