/// Text in an XML document. Source: XML 1.0, sections 2.2 and 2.4. Characters that XML does not allow are
/// escaped as in scripts.
enum XMLText {
  /// A quoted attribute value.
  static func attribute(_ text: String) -> String {
    "\"" + escaped(ScriptString.printable(text)).replacing("\"", with: "&quot;") + "\""
  }

  /// The content of an element; line breaks are kept.
  static func content(_ lines: [String]) -> String {
    lines.map { escaped(ScriptString.printable($0)) }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
