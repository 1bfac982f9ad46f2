import Testing

struct TestRunNetworkTests {
  @Test(arguments: [
    "stub GET \"/items?page=1\" -> 200 \"apple\"\nkey l r\nsee \"apple\"",
    "stub GET \"/items\" including page=\"1\" -> 200 \"apple\"\nkey l r\nsee \"apple\"",
    "stub ANY \"/items\" including page=1 -> 404 \"none\"\nkey l r\nsee \"status 404\"",
    "stub GET \"/items\" including page~/^\\d$/ -> 200 file \"a.json\"\nkey l r\nsee \"from a file\"",
    "stub GET \"/items?page=1\" -> 200 \"apple\" header \"Link\" \"<next>\"\nkey l r\nsee \"link <next>\"",
    "stub GET \"/items?page=1\" -> 200 \"apple\" truncate 3\nkey l r\nsee \"failed: connectionLost\"",
    "stub GET \"/items?page=1\" -> 200 \"apple\" truncate 5\nkey l r\nsee \"apple\"",
    "stub GET \"/items?page=1\" -> fail timeout\nkey l r\nsee \"failed: timedOut\"",
    "stub GET \"/items?page=1\" -> fail refused delay 2s\nkey l r\nnot see \"failed\"\nadvance 2s\nsee \"refused\"",
    "stub GET \"/items?page=1\" -> fail reset hold h\nkey l r\nnot see \"failed\"\nrelease h\nsee \"failed\"",
    "stub GET \"/items?page=1\" -> fail dns\nkey l r\nsee \"failed: unknownHost\"",
    "stub GET \"/items?page=1\" -> fail tls\nkey l r\nsee \"failed: insecure\"",
    "stub GET \"/items?page=1\" -> 200 \"a\"\nthen -> fail offline\nkey l r\nsee \"200\"\nkey r\nsee \"offline\"",
    "stub GET \"https://elsewhere.example/x\" -> 200 optional",
    "stub GET \"/items?page=1\" -> 200 hold h delay 1s\nkey l r\nrelease h\nnot see \"200\"\nadvance 1s\nsee \"200\"",
    "stub GET \"/items?page=1\" -> 200 times 1\nthen -> 502\nkey l r\nsee \"200\"\nkey r r\nsee \"502\"",
    "stub GET \"/items?page=1\" -> 200 \"a\" hold h\nkey l r\nnot see \"200\"\nrelease h\nsee \"200\"",
    "stub POST \"/items\" body '{\"a\":1}' -> 201\nkey l p\nsee \"status 201\"",
    "stub GET \"/never\" -> 200 optional",
    "stub GET \"/never\" -> 200\nforget GET \"/never\"",
    "stub GET \"/items?page=1\" -> 200\nkey l r\nrequest GET \"/items?page=1\"\nkey x\nno requests",
    "stub GET \"/items?page=1\" -> 200\nkey l r r\nrequest GET \"/items\" including page=1 count 2",
    "stub GET \"/items?page=1\" -> 200\nkey l r r\nrequest GET \"/items?page=1\"",
    "stub GET \"/items?page=1\" -> 200\nkey l r\nnot request POST \"/items\"",
    "stub GET \"/items?page=1\" -> 200\nkey l r\nnot request ANY \"/items?page=1\" count 2",
    "stub GET \"/items?page=1\" -> 200\nkey l r\nkey x\nnot request GET \"/items?page=1\"",
    "stub POST \"/items\" -> 200\nkey l p\nrequest POST \"/items\" body '{\"a\":1}'",
    "stub GET \"/items?page=1\" -> 200\nkey l r\nadvance 1s\nrequest GET \"/items?page=1\"",
  ])
  func `stubs answer and requests are asserted`(steps: String) throws {
    let message = try Trial.message(steps, files: ["a.json": "from a file"])
    #expect(message == nil)
  }

  @Test(arguments: [
    ("request", 1), ("request", 3), ("not request", 2),
  ])
  func `a count is exact, neither fewer nor more`(command: String, count: Int) throws {
    let steps =
      "stub GET \"/items?page=1\" -> 200\nkey l r r\n\(command) GET \"/items?page=1\" count \(count)"
    let message = try Trial.message(steps)
    #expect(
      message?.contains("this was sent 2 times since line 4 (key l r r)") == true, "\(message ?? "passed")")
  }

  @Test(arguments: [("request", 2), ("not request", 1), ("not request", 3)])
  func `a count that holds passes, and so does the opposite of one that does not`(
    command: String, count: Int
  ) throws {
    let steps =
      "stub GET \"/items?page=1\" -> 200\nkey l r r\n\(command) GET \"/items?page=1\" count \(count)"
    let message = try Trial.message(steps)
    #expect(message == nil)
  }

  @Test func `a request without a stub fails the step that caused it`() throws {
    let steps = """
      stub GET "/items" including page="2" -> 200 optional
      key l
      key r
      """
    var message = try Trial.message(steps)
    #expect(
      message == """
        t.steps:5: no stub matches  GET /items?page=1
            line 3  stub GET "/items" including page="2" -> 200 optional      page: stub 2, sent 1
            to answer:  stub GET "/items" including page="1" -> 200 file "NAME.json"
            octodo help sample: files to begin with. The program got a refused connection, and its screen says so.
        """)
    message = try Trial.message("key l r")
    #expect(
      message == """
        t.steps:3: no stub matches  GET /items?page=1
            there are no stubs
            to answer:  stub GET "/items" including page="1" -> 200 file "NAME.json"
            octodo help sample: files to begin with. The program got a refused connection, and its screen says so.
        """)
  }

  @Test func `two stubs for one request fail the step that caused it`() throws {
    let steps = """
      stub GET "/items?page=1" -> 200
      stub GET "/items" including page=1 -> 200
      key l
      key r
      """
    let message = try Trial.message(steps)
    #expect(
      message == """
        t.steps:6: 2 stubs match  GET /items?page=1
            line 3  stub GET "/items?page=1" -> 200
            line 4  stub GET "/items" including page=1 -> 200      narrow one, or `forget` it
        """)
  }

  @Test func `a stub that is used too rarely fails the end`() throws {
    var message = try Trial.message("stub GET \"/never\" -> 200\nkey x")
    #expect(
      message == """
        t.steps:4: at the end of the test: a stub was not used as it says
            line 3  stub GET "/never" -> 200      never used: take it out, or mark it `optional`
        """)
    message = try Trial.message("stub GET \"/items?page=1\" -> 200 times 2\nstub GET \"/x\" -> 200\nkey l r")
    #expect(
      message == """
        t.steps:5: at the end of the test: 2 stubs were not used as they say
            line 3  stub GET "/items?page=1" -> 200 times 2      used 1 of 2 times: correct its `times`
            line 4  stub GET "/x" -> 200      never used: take it out, or mark it `optional`
        """)
    message = try Trial.message("stub GET \"/items?page=1\" -> 200 times 2 optional\nkey l r")
    #expect(
      message == """
        t.steps:4: at the end of the test: a stub was not used as it says
            line 3  stub GET "/items?page=1" -> 200 times 2 optional      used 1 of 2 times: correct its `times`
        """)
  }

  @Test func `an unused reply fails the end too`() throws {
    let stub = "stub GET \"/items?page=1\" -> 200\n"
    var message = try Trial.message(stub + "then -> 502 times 2\nthen -> 500\nkey l r r")
    #expect(
      message == """
        t.steps:6: at the end of the test: 2 stubs were not used as they say
            line 4  then -> 502 times 2      used 1 of 2 times: correct its `times`
            line 5  then -> 500      never used: take it out, or mark it `optional`
        """)
    message = try Trial.message(stub + "then -> 502 optional\nkey l r")
    #expect(message == nil)
    message = try Trial.message(stub.replacing("200", with: "200 optional") + "then -> 502\nkey l r")
    #expect(message == nil)
    message = try Trial.message(stub.replacing("200", with: "200 optional") + "then -> 502")
    #expect(message == nil)
  }

  @Test func `a failure at the end says that it is at the end`() throws {
    let message = try Trial("set tracking exhaustive\nlaunch\nevent launch").message?.hasPrefix(
      "t.steps:3: at the end of the test: tracking: 2 events since line 2 (launch), 1 asserted")
    #expect(
      message == true)
    let trialMessage = try Trial.message("key q")
    #expect(
      trialMessage
        == "t.steps:3: at the end of the test: the program ended with status 0 after line 3 (key q);"
        + " write `exit 0` where it does")
  }

  @Test func `a request without a response at the end is reported`() throws {
    let script = "set tracking off\nlaunch\nstub GET \"/items?page=1\" -> 200 hold first\nkey l r\n"
    let open = try Trial(script)
    #expect(open.status == 0)
    #expect(open.output.contains("    # without a response at the end: GET /items?page=1  held as first\n"))
    var output = try Trial(script + "release first").output
    #expect(!output.contains("without a response"))
    output = try Trial(script + "key q\nexit 0").output
    #expect(!output.contains("without a response"))
  }

  @Test(arguments: [
    ("forget GET \"/x\"", "no stub is written like this; repeat its method, path, query and body"),
    ("release h", "no response is held as h"),
    (
      "stub GET \"http://localhost:8080/x\" -> 200",
      "\"http://localhost:8080/x\" means a server of yours, and with stubs there are no sockets; write the path"
        + " alone, or `set network live` and --api-url"
    ),
    (
      "stub GET \"https://api.github.com:8443/x\" -> 200",
      "\"https://api.github.com:8443/x\" means a server of yours, and with stubs there are no sockets;"
        + " write the path alone, or `set network live` and --api-url"
    ),
    (
      "stub GET \"https://a b/x\" -> 200",
      "\"https://a b/x\" is no address that the program can ask; write the path below the API"
    ),
    ("then -> 200 header \"a b\" \"c\"", "\"a b\" cannot be the name of a header"),
    ("then -> 200 file \"absent.json\"", "absent.json cannot be read: No such file or directory"),
    ("request GET \"/x\"", "no such request was sent since line 2 (launch)"),
  ])
  func `impossible steps are reported`(step: String, message: String) throws {
    let trial = try Trial("set tracking off\nlaunch\nstub GET \"/a\" -> 200 optional\n\(step)")
    #expect(trial.message == "t.steps:4: \(message)")
  }

  @Test func `sent requests are listed`() throws {
    let stub = "set tracking off\nstub GET \"/items?page=1\" -> 200\nlaunch\nkey l r\n"
    let none = try Trial(stub + "no requests")
    #expect(none.message == "t.steps:5: requests were sent since line 4 (key l r)")
    #expect(none.value(of: "actual") == "GET /items?page=1")
    let other = try Trial(stub + "request GET \"/items?page=2\"")
    #expect(other.message == "t.steps:5: no such request was sent since line 4 (key l r)")
    #expect(other.value(of: "actual") == "GET /items?page=1")
    let count = try Trial(stub + "request GET \"/items?page=1\" count 2")
    #expect(count.message == "t.steps:5: this was sent once since line 4 (key l r)")
    #expect(count.value(of: "expected") == "2 times")
    let unwanted = try Trial(stub + "not request ANY \"/items?page=1\"")
    #expect(unwanted.message == "t.steps:5: this was sent once since line 4 (key l r)")
  }

  @Test func `files are relative to the script that names them`() throws {
    let trial = try Trial(
      files: [
        "flows/a.steps": "include \"parts/common.steps\"\nset tracking off\nlaunch\nkey l r\nsee \"deep\"",
        "flows/parts/common.steps": "stub GET \"/items?page=1\" -> 200 file \"deep.json\"",
        "flows/parts/deep.json": "deep",
      ], scripts: ["flows/a.steps"])
    #expect(trial.message == nil)
  }
}
