"""One headless Chromium for all tests, and pages made by the tool."""

import base64
import json
import os
import subprocess
import tempfile

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

TOOL = os.path.abspath(os.environ.get("TOOL", ".build/release/toolbar-replay"))
SHOTS = os.path.abspath(".build/browser-shots")
FOLDER = tempfile.mkdtemp(prefix="toolbar-pages-")


def run(*arguments):
    """The tool's standard output; fails on anything but status 0 or 1."""
    result = subprocess.run([TOOL, *arguments], capture_output=True, text=True)
    assert result.returncode in (0, 1), result.stderr
    return result.stdout


def file(name, text):
    path = os.path.join(FOLDER, name)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path


class Browser:
    def __init__(self):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.size(1280, 1000)

    def size(self, width, height):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )

    def media(self, **features):
        pairs = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": pairs})

    def open(self, path):
        self.driver.get_log("browser")
        self.driver.get_log("performance")
        self.driver.get("file://" + path)

    def js(self, code, *arguments):
        return self.driver.execute_script(code, *arguments)

    def wait(self, condition, seconds=5.0):
        """Runs an asynchronous check in the page until it holds; true when it did."""
        self.driver.set_script_timeout(seconds + 5)
        return self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1], end = performance.now() + arguments[0];"
            "const check = () => (%s) ? done(true) : performance.now() > end ? done(false) : requestAnimationFrame(check);"
            "check();" % condition,
            seconds * 1000,
        )

    def complaints(self):
        """Messages of the console, and requests for anything but the page itself."""
        messages = [entry["message"] for entry in self.driver.get_log("browser")]
        requests = []
        for entry in self.driver.get_log("performance"):
            event = json.loads(entry["message"])["message"]
            if event["method"] == "Network.requestWillBeSent":
                url = event["params"]["request"]["url"]
                if event["params"].get("type") != "Document":
                    requests.append(url)
        return messages + requests

    def shot(self, name):
        os.makedirs(SHOTS, exist_ok=True)
        data = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
        with open(os.path.join(SHOTS, name + ".png"), "wb") as out:
            out.write(base64.b64decode(data))

    def quit(self):
        self.driver.quit()
