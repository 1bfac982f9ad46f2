extension StringProtocol {
  /// The words between blanks. A sign that joins the one before it, such as an accent, joins no blank.
  var blankSeparated: [String] {
    unicodeScalars.split { $0.properties.isWhitespace }.map { String(String.UnicodeScalarView($0)) }
  }

  /// The words with single blanks between.
  var singleBlanked: String { blankSeparated.joined(separator: " ") }
}
