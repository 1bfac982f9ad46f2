import AppCore
import EventLoop
import Terminal
import Texts

/// What all scenes of a run of the sandbox have in common.
@LoopActor
struct StageSetting {
  /// Of the scene's screen; nil for as much as the terminal has.
  let size: Size?
  let language: Language
  let jobControl: JobControl
  /// Makes an empty folder for one start of a scene.
  let makeFolder: @LoopActor () throws -> String
  /// Told each state that is loaded.
  let onLoad: @LoopActor (ShownScene) -> Void
}
