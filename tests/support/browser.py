"""A real browser, driven by the WebDriver protocol over plain HTTP: Debian's chromium and chromium-driver."""

from __future__ import annotations

import base64
import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

DRIVERS, BROWSERS = ("chromedriver",), ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--hide-scrollbars",
)  # fmt: skip
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What the protocol calls an element in JSON."""
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015", "End": "\ue010", "Home": "\ue011"}  # fmt: skip


_POINT = """
const element = document.querySelector(arguments[0]);
element.scrollIntoView({ behavior: 'instant', block: 'center' });
const box = element.getBoundingClientRect();
return [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 10)];
"""


def program(names: tuple[str, ...]) -> str | None:
    """The first of ``names`` that is installed."""
    return next((found for name in names if (found := shutil.which(name))), None)


class Browser:
    """A browser with a new, empty profile below ``folder``; it ends with the ``with`` block."""

    def __init__(self, folder: Path, *, width: int = 1280, height: int = 900) -> None:
        driver, browser = program(DRIVERS), program(BROWSERS)
        assert driver and browser
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._at = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [driver, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        options = {
            "binary": browser,
            "args": [*ARGUMENTS, f"--user-data-dir={folder}", f"--window-size={width},{height}", "about:blank"],
        }
        wanted = {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }  # fmt: skip
        try:
            self._wait()
            made = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self._session = f"/session/{made['sessionId']}"
        except BaseException:
            self._process.kill()
            raise

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._call("DELETE", self._session)
        finally:
            self._process.terminate()
            self._process.wait(60)

    def open(self, page: Path) -> None:
        """Load ``page`` from disk and wait until its script is done."""
        self.visit(page.as_uri())
        self.until("return document.body.dataset.ready === 'true'")

    def visit(self, address: str) -> None:
        """Load what is at an address."""
        self._do("POST", "/url", {"url": address})

    def run(self, script: str, *args: object) -> Any:
        """What ``script``, the body of a function, returns."""
        return self._do("POST", "/execute/sync", {"script": script, "args": list(args)})

    def until(self, condition: str, seconds: float = 20) -> Any:
        """Wait until ``condition``, the body of a function, is true."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if value := self.run(condition):
                return value
            time.sleep(0.02)
        raise AssertionError(f"never true: {condition}; the console says {self.console()}")

    def find(self, selector: str) -> str:
        """The element that a CSS selector finds."""
        found = self._do("POST", "/element", {"using": "css selector", "value": selector})
        return str(found[ELEMENT])

    def click(self, selector: str) -> None:
        """Bring an element into sight and click near its upper left corner, with the mouse."""
        x, y = self.run(_POINT, selector)
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *press]}
        self._do("POST", "/actions", {"actions": [mouse]})

    def type(self, selector: str, text: str) -> None:
        """Type into an element; names of :data:`KEYS` are keys."""
        self._do("POST", f"/element/{self.find(selector)}/value", {"text": KEYS.get(text, text)})

    def key(self, name: str) -> None:
        """Press a key wherever the focus is."""
        keys = [{"type": kind, "value": KEYS[name]} for kind in ("keyDown", "keyUp")]
        self._do("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def resize(self, width: int, height: int) -> None:
        """A screen of this size, as a phone has one."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.command("Emulation.setDeviceMetricsOverride", size)

    def dark(self, on: bool) -> None:
        """A person who prefers dark colours, or light ones."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if on else "light"}
        self.command("Emulation.setEmulatedMedia", {"features": [scheme]})

    def media(self, kind: str) -> None:
        """``print`` or ``screen``."""
        self.command("Emulation.setEmulatedMedia", {"media": kind})

    def command(self, name: str, parameters: dict[str, Any]) -> Any:
        """A command of Chromium's own protocol."""
        return self._do("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def console(self) -> list[str]:
        """What was written to the console since this was last asked."""
        return [entry["message"] for entry in self._do("POST", "/se/log", {"type": "browser"})]

    def requests(self) -> list[str]:
        """The addresses that were asked for since this was last asked."""
        entries = self._do("POST", "/se/log", {"type": "performance"})
        messages = [json.loads(entry["message"])["message"] for entry in entries]
        return [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]

    def screenshot(self, path: Path) -> None:
        """What is in sight, as a PNG."""
        path.write_bytes(base64.b64decode(self._do("GET", "/screenshot")))

    def _do(self, method: str, what: str, body: dict[str, Any] | None = None) -> Any:
        return self._call(method, self._session + what, body)

    def _call(self, method: str, what: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._at + what, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(f"{what}: {json.load(error)['value']['message'].splitlines()[0]}") from None

    def _wait(self) -> None:
        for _ in range(500):
            try:
                self._call("GET", "/status")
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the driver does not answer")
