import Testing

@testable import Console

struct FoldersTests {
  @Test func `without variables the folders are below the home folder`() {
    let folders = Folders(environment: ["HOME": "/home/u"])
    #expect(folders.configFile == "/home/u/.config/octodo/config.yml")
    #expect(folders.databaseFile(isDemo: false) == "/home/u/.local/share/octodo/octodo.db")
    #expect(folders.eventsFile(isDemo: false) == "/home/u/.local/state/octodo/events.jsonl")
  }

  @Test func `the XDG variables are used`() {
    let folders = Folders(environment: [
      "HOME": "/home/u", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
    ])
    #expect(folders.configFile == "/c/octodo/config.yml")
    #expect(folders.databaseFile(isDemo: true) == "/d/octodo/demo.db")
    #expect(folders.userIDFile == "/d/octodo/user-id")
    #expect(folders.eventsFile(isDemo: true) == "/s/octodo/demo-events.jsonl")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "rel"]])
  func `without a whole path the home folder is that of the list of users`(environment: [String: String]) {
    #expect(!Folders(environment: environment).isComplete)
    let found = Folders(environment: Folders.withHome(environment, known: "/home/u"))
    #expect(found.isComplete && found.configFile == "/home/u/.config/octodo/config.yml")
    for known in [nil, "", "rel"] {
      #expect(!Folders(environment: Folders.withHome(environment, known: known)).isComplete)
    }
    let xdg = ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"]
    #expect(Folders(environment: environment.merging(xdg) { $1 }).isComplete)
  }

  @Test func `the list of users is not read where HOME is a whole path`() {
    var isRead = false
    func known() -> String? {
      isRead = true
      return "/b"
    }
    #expect(Folders.withHome(["HOME": "/a"], known: known()) == ["HOME": "/a"])
    #expect(!isRead)
    #expect(Folders.withHome([:], known: known()) == ["HOME": "/b"])
  }

  @Test(arguments: ["", "relative/path"])
  func `a variable that is not an absolute path is ignored`(path: String) {
    let folders = Folders(environment: ["HOME": "/home/u", "XDG_CONFIG_HOME": path])
    #expect(folders.configuration == "/home/u/.config/octodo")
  }
}
