import FoundationEssentials
import TestSupport
import Testing

@testable import octodo

/// `octodo config` as a user runs it.
struct ConfigRunTests {
  private static let file = ".config/octodo/config.yml"

  private func run(
    _ arguments: String..., files: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> FinishedProgram {
    try FinishedProgram(
      ["config"] + arguments, files: files, environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    )
  }

  @Test func `the path is printed, whether or not the file exists`() throws {
    let program = try run("path")
    #expect(program.status == 0)
    #expect(program.output == program.folder.file(Self.file) + "\n")
    let output = try run("path", "--config", "other.yml").output
    #expect(output == "other.yml\n")
  }

  @Test func `a folder that is a file is no missing configuration`() throws {
    let program = try run("check", files: [".config/octodo": ""])
    #expect(program.status == 1)
    #expect(program.output.contains("Not a directory"))
  }

  @Test func `every problem is printed with its line`() throws {
    let program = try run(
      "check", files: [Self.file: "page_size: 500\nthem: dark\nconfirm: true\ntheme: pink\n"])
    #expect(program.status == 1)
    let lines = program.output.split(separator: "\n")
    #expect(lines.count == 3)
    for (line, number) in zip(lines, [1, 2, 4]) { #expect(line.hasPrefix("config.yml line \(number)")) }
  }

  @Test func `problems of keys and of settings are in the order of their lines`() throws {
    let program = try run(
      "check", files: [Self.file: "keys:\n  nosuch: [T]\nglyphs: asci\ntheme: drak\ntracking: offf\n"])
    let lines = program.output.split(separator: "\n")
    #expect(lines.count == 4)
    for (line, number) in zip(lines, 2...5) { #expect(line.hasPrefix("config.yml line \(number)")) }
    for (line, near) in zip(lines.dropFirst(), ["ascii", "dark", "off"]) {
      #expect(line.contains("Did you mean `\(near)`?"))
    }
  }

  @Test(arguments: [
    ("{nope}", "Did you mean `{name}`?"), ("{Url}", "Did you mean `{url}`?"),
    ("{nmae}", "Did you mean `{name}`?"), ("--name={nmae}", "Did you mean `{name}`?"),
    ("{ url }", "Did you mean `{url}`?"), ("{number1}", "Did you mean `{number}`?"),
    ("issue {titel}", "so the program would get it as it is"),
  ])
  func `a misspelt placeholder is a problem`(argument: String, end: String) throws {
    let text = "commands:\n  - {name: Clone, run: [git, clone, \"\(argument)\"]}\n"
    let program = try run("check", files: [Self.file: text])
    #expect(program.output.contains("line 2: there is no placeholder `\(argument)`"), "\(program.output)")
    #expect(program.output.contains(end), "\(program.output)")
  }

  @Test func `all problems of a command are named at once, with their lines`() throws {
    let text = """
      commands:
        - name: Clone
          key: Ctrl+I
          confirm: maybe
          shell: true
          run:
            - no-such-program
            - "--url={url}"
            - "{nmae}"
            - "{title}"
        - key: q
          run: [sh]
        - name: Twice
          key: q
          run: "git status"
          terminal: perhaps

      """
    let program = try run("check", files: [Self.file: text])
    let lines = program.output.split(separator: "\n").map { $0.dropFirst("config.yml line ".count) }
    let found = lines.map { $0.prefix(while: { $0 != ":" }) }
    #expect(
      found == ["2", "3", "4", "5", "8", "9", "10", "11", "11", "13", "16"], "\(program.output)")
  }

  @Test func `a word in braces that is no placeholder is named`() throws {
    let text = "commands:\n  - name: Title\n    key: z\n    run: [echo, \"{title}\"]\n"
    let program = try run("check", files: [Self.file: text])
    #expect(program.status == 1)
    #expect(program.output.contains("line 4: there is no placeholder `{title}`"), "\(program.output)")
    #expect(program.output.contains("The placeholders are `{url}`, `{name}`, `{number}`."))
  }

  @Test(arguments: [
    "[git, log, \"@{upstream}\"]", "[sh, -c, \"echo ${HOME} {name1}\"]", "[git, show, \"--format={}\"]",
    "[git, log, \"--format={{.Name}}\"]",
  ])
  func `braces that mean something to the program are no placeholder`(words: String) throws {
    let text = "commands:\n  - {name: A, run: \(words)}\n"
    let program = try run("check", files: [Self.file: text])
    #expect(program.status == 0, "\(program.output)")
  }

  @Test func `a program that is not on this machine is a problem`() throws {
    let text = "commands:\n  - {name: A, run: [sh]}\n  - {name: B, run: [no-such-program, \"{url}\"]}\n"
    let program = try run("check", files: [Self.file: text])
    #expect(program.status == 1)
    #expect(
      program.output
        == "config.yml line 3: there is no program `no-such-program` on this machine. Install it, or write its "
        + "whole path.\n")
  }

  @Test func `a program in the home folder is found by its tilde`() throws {
    let text = "commands:\n  - {name: A, run: [\"~/bin/own\", \"{url}\"]}\n"
    let missing = try run("check", files: [Self.file: text])
    #expect(missing.status == 1 && missing.output.contains("`~/bin/own`"), "\(missing.output)")
    let found = try FinishedProgram(
      shell: "mkdir bin && ln -s /bin/sh bin/own && \"$OCTODO\" config check", files: [Self.file: text])
    #expect(found.status == 0, "\(found.output)\(found.errors)")
  }

  @Test(arguments: [
    ("https://github.com", "https://api.github.com"), ("https://www.github.com/", "https://api.github.com"),
    ("https://tenant.ghe.com", "https://api.tenant.ghe.com"),
  ])
  func `the address of the web pages is no API`(url: String, api: String) throws {
    let program = try run("check", files: [Self.file: "api_url: \(url)\n"])
    #expect(program.output.contains("Write the address of its API, \(api)."), "\(program.output)")
  }

  @Test(arguments: ["red blue", "bold bold", "\"\""])
  func `a style that says nothing or twice the same is a problem`(style: String) throws {
    let text = "theme: own\nthemes:\n  own:\n    heading: \(style)\n"
    let program = try run("check", files: [Self.file: text])
    #expect(program.output.contains("line 4: heading needs words such as"), "\(program.output)")
  }

  @Test func `the samples of the documents have no problems`() throws {
    let document = try Checkout.text(of: "Docs/keys.md")
    let blocks = document.components(separatedBy: "\n\n").filter {
      $0.hasPrefix("    keys:") || $0.hasPrefix("    commands:")
    }
    #expect(blocks.count == 2)
    for block in blocks {
      // Without PATH, because not every machine has their programs.
      let program = try FinishedProgram(["config", "check"], files: [Self.file: block + "\n"])
      #expect(program.status == 0, "\(program.output)")
    }
  }

  @Test func `an own theme can be named, and a missing one says where to put it`() throws {
    let own = "theme: solarized\nthemes:\n  solarized:\n    heading: bold cyan\n"
    var program = try run("check", files: [Self.file: own])
    #expect(program.status == 0, "\(program.output)")
    program = try run("check", files: [Self.file: "theme: solarized\n"])
    #expect(program.output.contains("or the name of a theme of your own under `themes`"))
  }

  @Test func `a mad value of a variable is not repeated`() throws {
    let editor = String(repeating: "x", count: 100_000)
    let program = try run("edit", environment: ["EDITOR": editor])
    #expect(program.status == 1 && program.errors.count < 400)
    #expect(program.errors.contains("could not be started"))
    let path = try run("check", "--config", String(repeating: "y", count: 100_000))
    #expect(path.status == 1 && path.output.count < 800 && path.errors.count < 800)
  }

  @Test func `a wrong command comes with an example`() throws {
    let output = try run("check", files: [Self.file: "commands: [x]\n"]).output
    #expect(output.contains(#"such as `- {name: Clone, run: [git, clone, "{url}"]}`."#))
  }

  @Test func `a file without problems passes, and so does a missing one`() throws {
    var program = try run("check", files: [Self.file: "page_size: 50\n"])
    #expect(program.status == 0 && program.output.contains("has no problems"))
    program = try run("check")
    #expect(program.status == 0 && program.output.contains("the defaults are used"))
    program = try run("check", "--config", "missing.yml")
    #expect(program.status == 1 && program.output.contains("missing.yml"))
  }

  @Test func `the file is edited and then checked`() throws {
    let editor = ["EDITOR": "sed -i s/500/50/"]
    let program = try run("edit", files: [Self.file: "page_size: 500\n"], environment: editor)
    #expect(program.status == 0, "\(program.errors)")
    let text = String(decoding: try program.folder.bytes(Self.file), as: UTF8.self)
    #expect(text == "page_size: 50\n")
    let wrong = try run("edit", files: [Self.file: "page_size: 5000\n"], environment: editor)
    #expect(wrong.status == 1 && wrong.output.contains("page_size needs"))
  }

  @Test func `a new file gets its folder`() throws {
    let program = try run("edit", environment: ["VISUAL": "touch", "EDITOR": "false"])
    #expect(program.status == 0, "\(program.errors)")
    #expect(FileManager.default.fileExists(atPath: program.folder.file(Self.file)))
  }

  @Test func `the editor gets no token, and its command is not passed to a shell`() throws {
    let files = ["editor": "#!/bin/sh\nenv > \"$HOME/variables\"; printf '%s|' \"$@\" > \"$HOME/words\"\n"]
    let program = try FinishedProgram(
      shell: "chmod +x editor; exec \"$OCTODO\" config edit", files: files,
      environment: ["VISUAL": "./editor $(id) ;x", "GH_TOKEN": "canary", "GITHUB_TOKEN": "canary"])
    #expect(program.status == 0, "\(program.errors)")
    let variables = String(decoding: try program.folder.bytes("variables"), as: UTF8.self)
    #expect(variables.contains("VISUAL=") && !variables.contains("canary"))
    let words = String(decoding: try program.folder.bytes("words"), as: UTF8.self)
    #expect(words == "$(id)|;x|\(program.folder.file(Self.file))|")
  }

  @Test func `an editor that is missing or fails is named`() throws {
    var program = try run("edit", environment: ["EDITOR": "no-such-editor"])
    #expect(program.status == 1 && program.errors.contains("no-such-editor could not be started"))
    program = try run("edit", environment: ["EDITOR": "false"])
    #expect(program.status == 1 && program.errors.contains("false ended with the status 1"))
  }

  @Test func `the words of the editor can have quotes, and a name with a dash is not an option`() throws {
    let files = ["my editor": "#!/bin/sh\nprintf '[%s]' \"$@\" > \"$HOME/words\"\n"]
    let program = try FinishedProgram(
      shell: "chmod +x 'my editor'; touch ./-c.yml; exec \"$OCTODO\" config edit --config=-c.yml",
      files: files,
      environment: ["EDITOR": "'./my editor' -a \"\" 100%%"])
    #expect(program.status == 0, "\(program.errors)")
    let words = String(decoding: try program.folder.bytes("words"), as: UTF8.self)
    #expect(words == "[-a][][100%][./-c.yml]")
  }

  @Test func `a quote of the editor that does not end is a sentence`() throws {
    let program = try run("edit", environment: ["EDITOR": "'vi"])
    #expect(program.status == 1)
    #expect(program.errors.hasPrefix("EDITOR has a quote that does not end."), "\(program.errors)")
  }

  @Test(arguments: [[], ["chek"], ["check", "x"], ["check", "--hepl"]])
  func `an invalid command line ends with 2`(arguments: [String]) throws {
    guard case .exit(let text, let status) = LaunchOptions.read(["config"] + arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(status == 2 && text.contains("octodo config"))
  }
}
