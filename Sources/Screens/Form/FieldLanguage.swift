import EventLoop

/// A language that is typed in a field, such as that of quick-add. Below the field stands what is understood.
public struct FieldLanguage {
  /// What is understood of a text, or why it is not.
  public enum Reading: Hashable, Sendable {
    case understood(String)
    case fault(String)
  }

  /// The words for what is typed at a cursor.
  public struct Completion: Hashable, Sendable {
    /// What a word replaces, in characters from 0.
    public let range: Range<Int>
    /// As they are written in the text.
    public let words: [String]
    /// As they are offered, one for each word.
    public let shown: [String]
    /// What follows a chosen word, such as a blank.
    public let ending: String

    /// - Parameter shown: nil if the words are offered as they are written.
    public init(_ range: Range<Int>, _ words: [String], shown: [String]? = nil, ending: String = "") {
      (self.range, self.words, self.shown, self.ending) = (range, words, shown ?? words, ending)
    }
  }

  public let reading: @LoopActor (_ text: String, _ isFinished: Bool) -> Reading
  public let completion: @LoopActor (_ text: String, _ cursor: Int) -> Completion?
  /// The text with its date some days later; nil if it is no date.
  public var dated: @LoopActor (_ text: String, _ days: Int) -> String? = { _, _ in nil }
  /// What is left of such a text without the date; nil if it is no date.
  public var undated: @LoopActor (_ text: String) -> String? = { _ in nil }

  /// - Parameters:
  ///   - reading: the last word of a text that is not finished may be the beginning of one.
  ///   - completion: nil if nothing can be offered. The cursor is in characters.
  public init(
    reading: @escaping @LoopActor (_ text: String, _ isFinished: Bool) -> Reading,
    completion: @escaping @LoopActor (_ text: String, _ cursor: Int) -> Completion?
  ) {
    (self.reading, self.completion) = (reading, completion)
  }
}
