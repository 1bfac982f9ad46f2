import EventLoop
import FoundationEssentials
import Sandbox
import Screens
import Terminal
import Texts

/// Writes the gallery: a picture of each state of each scene, and the page that shows them.
@LoopActor
struct GalleryRun {
  let registry: SceneRegistry
  /// The gallery's folder; other files in it are kept.
  let folder: String
  /// For the scenes' own files.
  let temporaryFolder: String
  let loop: EventLoop

  /// Returns the number of pictures.
  /// - Throws: `SceneCameraProblem`, or the system's error.
  func callAsFunction() async throws -> Int {
    loop.useVirtualTime()
    var pictures: [GalleryPicture] = []
    for (scene, state) in registry.allStates {
      for language in Language.allCases {
        for theme in GalleryPicture.themes {
          let picture = GalleryPicture(
            feature: scene.feature, scene: scene.name, state: state.name, language: language, theme: theme)
          try await write(picture, of: scene, in: state)
          pictures.append(picture)
        }
      }
    }
    try write(GalleryPage(pictures: pictures).html, to: "index.html")
    return pictures.count
  }

  private func write(_ picture: GalleryPicture, of scene: LoadedScene, in state: LoadedState) async throws {
    let camera = SceneCamera(
      loop: loop, folder: temporaryFolder,
      preferences: Preferences(language: picture.language, theme: picture.theme))
    for frame in try await camera.frames(of: scene, in: state, sizes: [GalleryPicture.size]) {
      try write(picture.svg(frame), to: picture.path)
    }
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
