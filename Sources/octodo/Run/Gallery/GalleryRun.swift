import AllFeatures
import Console
import EventLoop
import Files
import Glibc
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
  /// - Throws: `SceneCameraProblem`; `GalleryProblem` for a file that cannot be written, or for what the check found,
  ///   after all pictures are written.
  func callAsFunction() async throws -> Int {
    loop.useVirtualTime()
    var pictures: [GalleryPicture] = []
    var check = GalleryCheck(theme: .dark)
    for (scene, state) in registry.allStates {
      for language in Language.allCases {
        for theme in GalleryPicture.themes {
          let camera = SceneCamera(
            loop: loop, folder: temporaryFolder, preferences: Preferences(language: language, theme: theme),
            tabs: SceneTabs(Features.tabs, root: Features.root))
          for frame in try await camera.frames(of: scene, in: state, sizes: GalleryPicture.sizes) {
            let picture = GalleryPicture(
              feature: scene.feature, scene: scene.name, state: state.name, language: language, theme: theme,
              size: frame.size)
            try write(picture.svg(frame), to: picture.path)
            if theme == .dark { check.look(at: frame, of: picture) }
            pictures.append(picture)
          }
        }
      }
    }
    try write(GalleryPage(pictures: pictures).html, to: "index.html")
    guard check.findings.isEmpty else { throw GalleryProblem(findings: check.findings) }
    return pictures.count
  }

  private func write(_ text: String, to name: String) throws(GalleryProblem) {
    let path = "\(folder)/\(name)"
    do {
      try TextFile.makeFolder(of: path)
      let descriptor = try PlainFile.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
      defer { close(descriptor) }
      if let code = StandardOutput.write(text, to: descriptor) { throw TextFile.Problem(code: code) }
    } catch {
      throw GalleryProblem(findings: ["\(path) cannot be written: \(error). Choose another folder."])
    }
  }
}
