public import Markdown
public import Texts

extension MarkdownWords {
  /// The words in the user's language.
  public init(_ texts: Texts) {
    let words = texts.markdown
    self.init(image: words.image, video: words.video, details: words.details)
  }
}
