import AppTestSupport
import Domain
import EventLoop
import Testing

@testable import Inbox
@testable import Screens

struct NotificationStartTests {
  @Test func `without a browser the address is said, and no key that copies another one`() throws {
    try onWorld { world in
      world.account = .token(source: "GH_TOKEN")
      world.desktop.failure = .browserNotStarted(program: "lynx", reason: "no such file")
      let thread = #"""
        {"id":"16","reason":"ci_activity","subject":{"title":"Tests failed","type":"CheckSuite","url":null},
         "repository":{"full_name":"octo/kettle"}}
        """#
      world.github.posts.reply(ItemPage(items: [thread]))
      let environment = world.environment
      let route = await NotificationStart.search(forThread: "16").find(environment)
      #expect(route == .inbox && environment.start.notification == "16")
      #expect(
        world.lastNotice == "lynx could not be started (no such file). Set BROWSER to your browser. "
          + "The notification is about https://github.com/octo/kettle/actions.")
    }
  }
}
