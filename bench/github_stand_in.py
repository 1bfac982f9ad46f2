"""A loopback server that responds to searches with 1,000 repositories, a hundred per page."""

import http.server
import json
import threading
import urllib.parse


class Answers(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        target = urllib.parse.urlsplit(self.path)
        query = urllib.parse.parse_qs(target.query)
        page = int(query.get("page", ["1"])[0])
        items = [repository(number) for number in range((page - 1) * 100, page * 100)]
        body = json.dumps({"total_count": 1000, "incomplete_results": False, "items": items}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if page < 10:
            host = self.headers["Host"]
            self.send_header("Link", f'<http://{host}{target.path}?q=x&per_page=100&page={page + 1}>; rel="next"')
        self.end_headers()
        self.wfile.write(body)


def repository(number):
    return {
        "id": number + 1,
        "full_name": f"bench/repository-{number:04}",
        "html_url": f"https://github.com/bench/repository-{number:04}",
        "description": f"Number {number} of a thousand, with a description of usual length",
        "language": ["Swift", "C", "Rust", "Go"][number % 4],
        "stargazers_count": 90_000 - number * 71,
        "forks_count": 1_000,
        "open_issues_count": 10,
        "topics": [],
        "pushed_at": "2025-11-11T11:11:11Z",
    }


def start():
    """Returns the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
