public import AppCore
public import EventLoop
public import Terminal
public import Texts

/// How the sandbox is run, and the little that it touches outside of its scenes.
@LoopActor
public struct SandboxSettings {
  /// Of each scene's screen; nil for as much as the terminal has.
  public var size: Size?
  public var language: Language
  public var jobControl: JobControl
  /// Holds the scenes' own files. Whoever makes it removes it after the end.
  public var folder: String
  /// The scene that the picker ran last, in an earlier run.
  public var lastScene: String?
  /// Keeps the name of a scene that the picker runs.
  public var remember: @LoopActor (String) -> Void
  /// Told what is shown from now on; nil for the list of scenes.
  public var onShow: @LoopActor (ShownScene?) -> Void

  public init(
    size: Size?, language: Language, jobControl: JobControl, folder: String, lastScene: String?,
    remember: @escaping @LoopActor (String) -> Void,
    onShow: @escaping @LoopActor (ShownScene?) -> Void = { _ in }
  ) {
    self.size = size
    self.language = language
    self.jobControl = jobControl
    self.folder = folder
    self.lastScene = lastScene
    self.remember = remember
    self.onShow = onShow
  }
}
