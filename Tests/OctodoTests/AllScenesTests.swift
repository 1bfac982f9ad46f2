import AllFeatures
import Sandbox
import Screens
import Testing

@testable import octodo

struct AllScenesTests {
  @Test func `the scenes of all features can be registered together`() throws {
    let registry = try SceneRegistry(Features.scenes, fixtures: .builtIn())
    #expect(registry.scenes.count == Features.scenes.count)
  }
}
