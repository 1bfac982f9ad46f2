/// The style that every cell of a text, or one cell, must or must not have.
public struct StyleCheck: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    case pattern(Pattern)
    case cell(CellPosition)
  }

  public let isNegated: Bool
  public let subject: Subject
  public let attributes: [StyleAttribute]
  public let region: Region?
}
