/// A picture of the screen for readers, which is never compared.
public struct Shot: Sendable, Hashable {
  public enum Format: String, Sendable, CaseIterable {
    case svg, ansi, txt
  }

  public let file: String
  public let format: Format
  public let region: Region?
}
