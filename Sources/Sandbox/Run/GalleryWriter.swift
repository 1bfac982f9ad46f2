import EventLoop

/// Writes a page with pictures of all scenes to a folder, with another folder for the scenes' own files. Returns how many
/// pictures there are.
public typealias GalleryWriter =
  @LoopActor @Sendable (_ registry: SceneRegistry, _ folder: String, _ temporaryFolder: String) async throws
  -> Int
