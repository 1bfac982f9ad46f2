"""Servers on loopback that answer byte for byte as an attack wants, and record their requests."""

import contextlib
import json
import socket
import ssl
import threading
import urllib.parse


class Server:
    """`answer` gets a Request and returns bytes, or an iterable of bytes; then the connection is closed."""

    def __init__(self, answer, certificate=None, keeps_open=False):
        self.answer, self.keeps_open = answer, keeps_open
        self.requests = []
        self.tls = None
        if certificate:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(*certificate)
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.socket.getsockname()[1]
        self.url = f"{'https' if certificate else 'http'}://127.0.0.1:{self.port}"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            connection, _ = self.socket.accept()
            threading.Thread(target=self.talk, args=(connection,), daemon=True).start()

    def talk(self, connection):
        with contextlib.suppress(OSError), connection:
            connection.settimeout(60)
            if self.tls:
                connection = self.tls.wrap_socket(connection, server_side=True)
            head = b""
            while b"\r\n\r\n" not in head:
                data = connection.recv(65536)
                head += data
                if not data:
                    break
            if not head:
                return
            request = Request(head.decode("latin-1"))
            self.requests.append(request)
            answer = self.answer(request)
            for part in [answer] if isinstance(answer, bytes) else answer:
                connection.sendall(part)
            if self.keeps_open:
                connection.recv(1)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(65536):
                pass

    def heard(self, text):
        """The number of requests that contained a text anywhere."""
        return sum(text in request.text for request in self.requests)


class Request:
    def __init__(self, text):
        self.text = text
        self.target = (text.split("\r\n")[0].split(" ") + ["", ""])[1]
        split = urllib.parse.urlsplit(self.target)
        self.path = split.path
        self.query = urllib.parse.parse_qs(split.query).get("q", [""])[0]


def reply(body=b"", status="200 OK", headers=(), type="application/json; charset=utf-8", length=None):
    body = body if isinstance(body, bytes) else body.encode() if isinstance(body, str) else json.dumps(body).encode()
    lines = [f"HTTP/1.1 {status}", f"Content-Type: {type}", f"Content-Length: {len(body) if length is None else length}",
             "Connection: close", *headers]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body


def repository(number=1, **changes):
    name = f"octo/calm-{number}"
    return {"id": number, "full_name": name, "html_url": f"https://github.com/{name}", "description": "a quiet one",
            "language": "Swift", "stargazers_count": 10, "forks_count": 2, "open_issues_count": 1, "topics": [],
            "license": None, "homepage": "", "default_branch": "main", "pushed_at": "2025-11-11T11:11:11Z",
            "created_at": "2020-01-01T00:00:00Z", "archived": False, "fork": False, **changes}


def found(*items, total=None):
    return {"total_count": len(items) if total is None else total, "incomplete_results": False, "items": list(items)}


def calm(request):
    """What GitHub would answer."""
    if request.path.endswith("/readme"):
        return reply("# Calm\n\nNothing happens here.\n", type="application/vnd.github.raw+json; charset=utf-8")
    if request.path.startswith("/repos/"):
        return reply(repository())
    return reply(found(*[repository(number) for number in range(1, 4)]))
