/// The background of an SVG.
public enum SVGPaper: String, Sendable {
  case light, dark
  /// Follows the reader's system setting.
  case asReader
}
