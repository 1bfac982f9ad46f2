import EventLoop

/// Writes a page with screenshots of all scenes to a folder, using another folder for the scenes' own files.
/// Returns the number of screenshots.
public typealias GalleryWriter =
  @LoopActor @Sendable (_ registry: SceneRegistry, _ folder: String, _ temporaryFolder: String) async throws
  -> Int
