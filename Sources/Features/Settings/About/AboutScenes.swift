import Domain
public import Screens

/// The important states of About and of the licences.
public enum AboutScenes {
  public static let all = [about, licenses, license]

  private static let about = Scene("about", of: "About", route: .about) {
    SceneState("start")
    SceneState("end") { Keys("End") }
    SceneState("copied") { Keys("Y") }
    SceneState("copy-menu") { Keys("End", "y") }
    SceneState("no-address") { Keys("o") }
    SceneState("browser") { Keys("End", "o") }
  }

  private static let licenses = Scene("licenses", of: "About", route: .licenses(of: nil)) {
    SceneState("start").wide
    SceneState("further-down") { Keys("PageDown*2") }
    SceneState("found") { Keys("/", "m", "a", "y", "Enter", "n") }
    SceneState("headings") { Keys("O") }
    SceneState("end") { Keys("End") }
  }

  /// octodo's own licence, because every program that runs a scene has it.
  private static let license = Scene("license", of: "About", route: .licenses(of: own)) {
    SceneState("start")
    SceneState("no-address") { Keys("o") }
  }

  private static let own = "octodo"
}
