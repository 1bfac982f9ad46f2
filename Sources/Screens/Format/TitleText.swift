/// Shortens a title for use in a sentence.
public enum TitleText {
  /// In characters: enough to recognise the title.
  private static let longest = 60

  /// The title, or its start if it is long, so that the sentence stays readable.
  public static func short(_ title: String) -> String {
    guard title.count > longest else { return title }
    return title.prefix(longest - 1) + "…"
  }
}
