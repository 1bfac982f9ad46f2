/// What an SVG is drawn on.
public enum SVGPaper: String, Sendable {
  case light, dark
  /// The reader's system says which of the two.
  case asReader
}
