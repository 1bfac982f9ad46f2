import ArgumentParser

/// The command line of `octodo sandbox` and of the sandbox programs of single features.
struct SandboxCommand: ParsableCommand {
  /// The name used in the help texts; a feature's own program replaces it.
  static let name = "octodo sandbox"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "One screen of octodo alone, in every state worth seeing.",
    discussion: """
      Without SCENE it lists all scenes. In a scene F5 loads it again, F6 goes to its next state, F7 makes the network \
      slower, F8 breaks it, F9 shows the events as they fire, and Esc comes back to the list.

      A scene sees none of your files, no network and no token: everything is stubbed.
      """)

  @Argument(help: "The scene to start at once.")
  var scene: String?

  @Option(help: ArgumentHelp("The state to start it in.", valueName: "NAME"))
  var state: String?

  @Option(help: ArgumentHelp("The size of the scene's screen.", valueName: "COLSxROWS"))
  var size: String?

  @Option(help: "The language of the texts: en or ja. Else LC_ALL, LC_MESSAGES or LANG decide.")
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Begin at the scene and state that FILE names, and keep there which ones are shown.", valueName: "FILE")
  )
  var bookmark: String?

  @Flag(help: "Print the names of all scenes and of their states.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Write a page with a picture of every state of every scene to a folder.", valueName: "FOLDER"))
  var gallery: String?
}
