import Sandbox
import SettingsEditor

/// The scenes of SettingsEditor alone.
@main
struct SettingsEditorSandbox {
  static func main() { FeatureSandbox.run(SettingsEditorScenes.all) }
}
