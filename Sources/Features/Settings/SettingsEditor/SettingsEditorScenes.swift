import Domain
public import Screens
import Terminal
import Texts
import Tracking

/// The important states of the settings.
public enum SettingsEditorScenes {
  public static let all = [settings]

  private static let settings = Scene("settings", of: "SettingsEditor", route: .settings) {
    SceneState("start")
    SceneState("chosen") {
      Choices(.set(.theme, .dark), .set(.tracking, .off), .set(.pageSize, 100), .set(.confirm, true))
      Keys("Down")
    }.styled.wide
    SceneState("token", account: .token(source: "GH_TOKEN")) { Keys("Down*10") }
    SceneState("demo", account: .demo) { Keys("Down*10") }
    SceneState("end") { Keys("End") }
    SceneState("found") { Keys("/", "f", "i", "l", "e") }.styled
    SceneState("none-found") { Keys("/", "x", "y", "z") }
    SceneState("tracking-off") { Keys("Down*2", "Enter") }
    SceneState("do-not-track") {
      Overrides(tracking: "DO_NOT_TRACK")
      Keys("Down*2")
    }
    SceneState("collector") {
      Overrides(collector: "https://ingest.eu-central-1.collector.example:8443")
      Choices(.set(.tracking, .collector))
      Keys("Down*2")
    }
    SceneState("locale") { Overrides(language: "--locale") }
    SceneState("page-size") {
      Keys("Down*3", "Enter", "+", "+")
    }
    SceneState("page-size-limit") {
      Choices(.set(.pageSize, 100))
      Keys("Down*3", "+")
    }
    SceneState("broken-config") { ConfigFile(.broken(line: 3)) }
    SceneState("unusual-config") {
      ConfigFile(.unusual(key: "theme", line: 7))
      Keys("Down", "Enter")
    }
    SceneState("unwritable-config") {
      ConfigFile(.system(reason: "Permission denied"))
      Keys("Down", "Enter")
    }
  }
}
