/// A text as the argument of a test, too long for a report: a report has its start only. Each event of a test names its
/// arguments, so a few texts of 4 MB make a stream of 180 MB.
public struct LongText: CustomStringConvertible, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public var description: String { "\(text.prefix(40).debugDescription) and so on" }
}
