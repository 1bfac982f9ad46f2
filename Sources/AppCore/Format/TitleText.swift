/// A title within a sentence.
public enum TitleText {
  /// In characters: enough to know which.
  private static let longest = 60

  /// The title, or its start where it is long, so that the sentence around it can be read.
  public static func short(_ title: String) -> String {
    guard title.count > longest else { return title }
    return title.prefix(longest - 1) + "…"
  }
}
