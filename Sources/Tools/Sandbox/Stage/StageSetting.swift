import EventLoop
import Screens
import Terminal
import Texts

/// What all scenes of a sandbox run have in common.
@LoopActor
struct StageSetting {
  /// The size of the scene's screen; nil for the terminal's size.
  let size: Size?
  let language: Language
  let jobControl: JobControl
  /// Creates an empty folder for one start of a scene.
  let makeFolder: @LoopActor () throws -> String
  /// Called with each loaded state.
  let onLoad: @LoopActor (ShownScene) -> Void
}
