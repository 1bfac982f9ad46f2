public import EventLoop
public import Screens
public import Terminal
public import Texts

/// The sandbox's options, and the few things outside of its scenes that it uses.
@LoopActor
public struct SandboxSettings {
  /// The size of each scene's screen; nil for the terminal's size.
  public var size: Size?
  public var language: Language
  public var jobControl: JobControl
  /// The folder for the scenes' own files. Its creator deletes it after the end.
  public var folder: String
  /// The last scene run from the picker in an earlier run.
  public var lastScene: String?
  /// Saves the name of a scene that is run from the picker.
  public var remember: @LoopActor (String) -> Void
  /// Called with what is now shown; nil for the list of scenes.
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
