import EventLoop
import Terminal

/// Writes a recording of each test to `FOLDER/SCRIPT/TEST.cast`, where SCRIPT is the script's path as given.
/// Notes, pauses and a failure become markers in it.
@LoopActor
final class CastRecorder: TestObserver {
  private let folder: String
  private let pace: Duration
  private var name = ""
  private var cast = CastText(title: "")
  private var picture: CastFrame?
  private var stepCount = 0

  /// - Parameter pace: how long the recording pauses before each line of a script, because on the test's own
  ///   clock input takes no time.
  init(folder: String, pace: Duration) {
    self.folder = folder
    self.pace = pace
  }

  func testBegins(_ test: String, script: String) {
    name = ArtifactPath.base(of: test, script: script) + ".cast"
    cast = CastText(title: test)
    picture = nil
    stepCount = 0
  }

  func stepBegins(_ step: Step, at time: Duration) {
    stepCount += 1
  }

  func frameShown(_ frame: Frame, at time: Duration) {
    var picture = picture ?? CastFrame(size: frame.size)
    var output = ""
    if self.picture == nil || picture.size != frame.size {
      cast.resize(to: frame.size, at: place(of: time))
      if picture.size != frame.size { output = picture.resize(to: frame.size) }
    }
    output += picture.show(frame)
    self.picture = picture
    if !output.isEmpty { cast.output(output, at: place(of: time)) }
  }

  func noted(_ label: String, at time: Duration) {
    cast.mark(label, at: place(of: time))
  }

  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) {
    cast.mark("pause", at: place(of: time))
  }

  /// - Throws: `FileProblem`.
  func testEnds(failure: String?, at time: Duration) throws {
    if let failure { cast.mark(failure, at: place(of: time)) }
    cast.finish(at: place(of: time) + pace)
    try ArtifactPath.write(Array(cast.text.utf8), to: name, in: folder)
  }

  private func place(of time: Duration) -> Duration {
    time + pace * stepCount
  }
}
