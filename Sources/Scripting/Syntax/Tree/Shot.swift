/// A picture of the screen for people, never compared.
public struct Shot: Sendable, Hashable {
  public enum Format: String, Sendable, CaseIterable {
    case svg, ansi, txt
  }

  public let file: String
  public let format: Format
  public let region: Region?
}
