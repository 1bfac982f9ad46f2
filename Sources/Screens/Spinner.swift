/// A turning bar for work in progress, in ASCII. It stands still if motion is reduced.
public enum Spinner {
  public static let interval = Duration.milliseconds(100)
  private static let frames = ["|", "/", "-", "\\"]
  private static let still = "*"

  public static func frame(_ tick: Int, reducesMotion: Bool = false) -> String {
    reducesMotion ? still : frames[tick % frames.count]
  }
}
