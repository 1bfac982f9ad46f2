/// The turning bar of something that is under way, in ASCII.
public enum Spinner {
  public static let interval = Duration.milliseconds(100)
  private static let frames = ["|", "/", "-", "\\"]

  public static func frame(_ tick: Int) -> String {
    frames[tick % frames.count]
  }
}
