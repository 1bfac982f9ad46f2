import Glibc
import TestSupport
import Testing

@testable import Scripting

/// Which folder is the root of a script, and which files are refused.
struct ScriptLocationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["home", "home/flows", "home/flows/lib", "home/other"] {
      try #require(mkdir(folder.file(name), 0o755) == 0)
    }
  }

  private func location(_ script: String, root: String? = nil) throws -> ScriptLocation {
    try ScriptLocation(of: folder.file(script), root: root.map { folder.file($0) }, home: folder.file("home"))
  }

  private func name(_ path: String, _ location: ScriptLocation) -> String {
    do throws(FileFault) { return try location.of(path.hasPrefix("/") ? path : folder.file(path)).name } catch
    {
      return location.refusal(of: path, error, cannotBe: "read").description.replacing(folder.path, with: "")
    }
  }

  @Test func `a script may use what is below its own folder`() throws {
    let location = try location("home/flows/t.steps")
    #expect(name("home/flows/a.json", location) == "a.json")
    #expect(name("home/flows/lib/../lib/a.json", location) == "lib/a.json")
    #expect(
      name("home/other/a.json", location)
        == "home/other/a.json is outside of /home/flows, the root of this script; --root /home would allow it,"
        + " and all of your files with it")
    #expect(
      name("home/flows/../flows2/a.json", location).hasPrefix(
        "home/flows/../flows2/a.json is outside of /home/flows,"))
    #expect(
      name("/etc/passwd", location)
        == "/etc/passwd is outside of /home/flows, the root of this script; --root / would allow it,"
        + " and all of your files with it")
  }

  @Test func `--root sets the root`() throws {
    let given = try location("home/flows/lib/t.steps", root: "home/flows")
    #expect(name("home/flows/a.json", given) == "a.json")
    let usual = try location("home/flows/lib/t.steps")
    #expect(
      name("home/flows/../other/a.json", usual)
        == "home/flows/../other/a.json is outside of /home/flows/lib, the root of this script; --root /home would"
        + " allow it, and all of your files with it")
    #expect(
      name("home/flows/a.json", usual)
        == "home/flows/a.json is outside of /home/flows/lib, the root of this script; --root /home/flows would allow it"
    )
    #expect(throws: FileProblem.self) { try self.location("home/flows/t.steps", root: "absent") }
  }

  @Test(arguments: ["home/t.steps", "t.steps"])
  func `the home folder and the folders above it are not roots by default`(script: String) throws {
    let inHome = try location(script)
    let said = name("home/a.json", inHome)
    #expect(said.hasPrefix("home/a.json is not read or written, because the script lies in "), "\(said)")
    #expect(said.hasSuffix(" would allow it, and all of your files with it"), "\(said)")
    let given = try location(script, root: "home")
    #expect(name("home/a.json", given) == "a.json")
  }

  @Test func `a link to the home folder is the home folder`() throws {
    try #require(symlink("home", folder.file("link")) == 0)
    let location = try ScriptLocation(of: folder.file("link/t.steps"), root: nil, home: folder.file("link"))
    #expect(name("link/a.json", location).contains("which is no root for a script"))
  }

  @Test(arguments: [".env", "lib/.env", ".git/config", "lib/.git/x/y", "..json"])
  func `hidden names are refused`(path: String) throws {
    let ofFlow = try location("home/flows/t.steps")
    #expect(
      name("home/flows/" + path, ofFlow)
        == "home/flows/\(path) is hidden: a script reads and writes no names that begin with a dot; rename it"
    )
  }

  @Test func `a script's own folder may have any name`() throws {
    try #require(mkdir(folder.file("home/flows/.ci"), 0o755) == 0)
    let location = try location("home/flows/.ci/t.steps", root: "home/flows")
    #expect(name("home/flows/.ci/a.json", location) == ".ci/a.json")
    #expect(name("home/flows/.ci/.b/a.json", location).contains(" is hidden: "))
  }

  @Test func `a name with a NUL byte is refused`() throws {
    let ofFlow = try location("home/flows/t.steps")
    #expect(name("home/flows/a\u{0}.steps", ofFlow).contains("Invalid argument"))
  }
}
