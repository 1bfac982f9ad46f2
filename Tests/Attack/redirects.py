"""The token goes to the API's own origin, and no response, variable or file sends it anywhere else."""


from attack import attack
from server import Server, calm, found, reply, repository
from world import TOKEN, require


def pair(world):
    """The API, whose redirects and links lead to another server, and that server."""
    other = Server(lambda request: reply(found(repository(full_name="other/host"))))
    return other, {
        "port": f"http://127.0.0.1:{other.port}/", "name": f"http://localhost:{other.port}/",
        "address-of-six": f"http://[::1]:{other.port}/", "short": f"http://127.1:{other.port}/",
        "decimal": f"http://2130706433:{other.port}/", "slashes": f"//127.0.0.1:{other.port}/x",
        "three-slashes": f"///127.0.0.1:{other.port}/x", "backslashes": f"\\\\127.0.0.1:{other.port}\\x",
        "one-slash": f"http:/127.0.0.1:{other.port}/x", "upper-case": f"HTTP://127.0.0.1:{other.port}/",
        "user": f"http://OWN@127.0.0.1:{other.port}/", "user-is-own": f"http://127.0.0.1:OWNPORT@127.0.0.1:{other.port}/",
        "fragment": f"http://127.0.0.1:{other.port}#@127.0.0.1:OWNPORT/", "query": f"http://127.0.0.1:{other.port}?@127.0.0.1:OWNPORT/",
        "tab": f"http://127.0.0.1:\t{other.port}/", "blank": f" http://127.0.0.1:{other.port}/ ",
        "line-end": f"/x%0d%0aHost:%20127.0.0.1:{other.port}", "suffix": f"http://127.0.0.1.localhost:{other.port}/",
        "dot": f"http://localhost.:{other.port}/", "file": "file:///etc/passwd", "gopher": f"gopher://127.0.0.1:{other.port}/_x",
        "ftp": f"ftp://127.0.0.1:{other.port}/", "https": f"https://127.0.0.1:{other.port}/", "data": "data:application/json,{}",
        "dict": f"dict://127.0.0.1:{other.port}/x", "javascript": "javascript:alert(1)", "empty": "", "control": "http://\x01\x02/",
        "long": f"http://127.0.0.1:{other.port}/" + "x" * 50_000,
    }


@attack(quick=True)
def redirects_with_a_token(world):
    other, targets = pair(world)
    cases = [(name, target, status) for name, target in targets.items() for status in (301, 302, 303, 307, 308)
             if status == 302 or name in ("port", "name", "user", "slashes")]
    redirect = {"location": "", "status": 302}

    def answer(request):
        if "storm" in request.query:
            return reply(b"", status=f"{redirect['status']} Found", headers=[f"Location: {redirect['location']}"])
        return calm(request)

    server = Server(answer)
    world.give_token(server)
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    require(server.heard(TOKEN) == 1, "the token did not even go to the API: the attack proves nothing")
    for number, (name, target, status) in enumerate(cases):
        redirect.update(location=target.replace("OWNPORT", str(server.port)).replace("OWN", "127.0.0.1"), status=status)
        program.search_again(f"storm {number}")
        program.see(f"Search: storm {number} ")
        program.wait("Loading...", gone=True)
        require(not program.poll(), f"{name}: it ended with {program.status}")
        require(not program.shows("other/host"), f"{name} ({status}): the other server's answer is shown")
        require(other.heard(TOKEN) == 0, f"{name} ({status}): the token went to the other server")
    require(TOKEN not in program.raw.decode(errors="replace"), "the token is on the screen")
    program.check_clean()
    program.quit()
    return f"{len(cases)} redirects, {len(other.requests)} requests at the other server, the token in none"


@attack(quick=True)
def redirect_loops(world):
    """Endless redirects within the API, with ever longer addresses."""
    def answer(request):
        if "storm" in request.query or request.path.startswith("/loop"):
            return reply(b"", status="302 Found", headers=[f"Location: /loop{'x' * len(server.requests)}"])
        return calm(request)

    server = Server(answer)
    world.give_token(server)
    program = world.open("--api-url", server.url)
    program.search("storm")
    program.see("redirected more than", "Loading failed")
    require(len(server.requests) <= 10, f"{len(server.requests)} requests for one search")
    program.quit()
    return f"given up after {len(server.requests)} requests"


@attack(quick=True)
def links_with_a_token(world):
    """The address of the next page leads to another server."""
    other, targets = pair(world)
    page = {"link": ""}

    def answer(request):
        return reply(found(*[repository(number) for number in range(30)], total=1000),
                     headers=[f'Link: <{page["link"]}>; rel="next"'])

    server = Server(answer)
    world.give_token(server)
    program = world.open("--api-url", server.url)
    program.search("storm")
    for number, (name, target) in enumerate(targets.items()):
        page["link"] = target.replace("OWNPORT", str(server.port)).replace("OWN", "127.0.0.1")
        program.search_again(f"links {number}") if number else program.see("octo/calm-1")
        program.see("octo/calm-1")
        program.press("GGG", 0.1)
        require(not program.poll(), f"{name}: it ended with {program.status}")
        require(not other.requests, f"{name}: the other server was asked for the next page")
    require(server.heard(TOKEN) > 5, "the token did not even go to the API: the attack proves nothing")
    program.check_clean()
    program.quit()
    return f"{len(targets)} links, no request at the other server"


@attack(quick=True)
def proxies_with_a_token(world):
    """A proxy from the environment sees no loopback traffic, and no other host gets the token."""
    proxy, server = Server(calm), Server(calm)
    world.give_token(server)
    variables = {name: f"http://127.0.0.1:{proxy.port}" for name in
                 ("http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")}
    program = world.open("--api-url", server.url, environment=variables)
    program.search("calm")
    program.see("octo/calm-1")
    program.quit()
    require(server.heard(TOKEN) == 1 and not proxy.requests, "the proxy was asked")
    program = world.open("--api-url", "https://api.github.com", environment={
        **variables, "GH_TOKEN": TOKEN, "NO_PROXY": "", "no_proxy": ""})
    program.search("calm")
    program.see("Loading failed", limit=25)
    require(proxy.requests and proxy.heard(TOKEN) == 0, "the token went to the proxy in the clear")
    program.end()
    return "loopback is asked without the proxy; https goes through it as a tunnel, without the token in sight"


@attack(quick=True)
def tokens_of_other_hosts(world):
    """A token belongs to one host: tokens from variables and from gh's file for other hosts are sent nowhere else."""
    server = Server(calm)
    world.hosts.write_text("\n".join(f'"{name}":\n    oauth_token: {TOKEN}\n' for name in (
        "github.com", "127.0.0.1", f"127.0.0.1:{server.port + 1}", f"x.127.0.0.1:{server.port}", f"localhost:{server.port}")))
    variables = {name: TOKEN for name in ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN")}
    for path in ("", "/api/v3"):
        program = world.open("--api-url", server.url + path, environment={**variables, "GH_HOST": "127.0.0.1", "CODESPACES": "true"})
        program.search("calm")
        program.see("octo/calm-1")
        program.press("\r", 0.5)
        program.quit()
    require(len(server.requests) >= 4 and server.heard(TOKEN) == 0, "a token of another host was sent")
    return f"{len(server.requests)} requests, the token in none"


@attack()
def token_in_nothing_that_stays(world):
    """The token is not on the screen, in a file, or in an argument or variable of a started program."""
    server = Server(lambda request: reply({"message": f"Bad credentials {request.text}"}, status="401 X")
                    if "storm" in request.query else calm(request))
    world.give_token(server)
    program = world.open("--api-url", server.url)
    program.search("calm")
    program.see("octo/calm-1")
    require(server.heard(TOKEN) == 1, "the token did not even go to the API: the attack proves nothing")
    for keys in ("\r", "t", "q", "6", "jjjjjjjj", "5", "1"):
        program.press(keys, 0.2)
    program.search_again("storm")
    program.see("Loading failed")
    program.press(b"\x1bOP", 0.3)
    with open(f"/proc/{program.pid}/cmdline", "rb") as arguments:
        require(TOKEN.encode() not in arguments.read(), "the token is in the arguments")
    require(TOKEN.encode() not in program.raw, "the token is on the screen")
    program.end()
    for path in world.home.rglob("*"):
        if path.is_file() and path != world.hosts:
            require(TOKEN.encode() not in path.read_bytes(), f"the token is in {path.name}")
    return "the token is in no file and not on the screen, though the server sent it back in its message"
