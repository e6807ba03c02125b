#!/usr/bin/env python3
"""Reads the SARIF and JUnit reports of `dyntype audit` with parsers of others.

usage: audit_formats.py DYNTYPE FOLDER

Needs `pip install sarif-pydantic sarif-tools junitparser`.
SARIF is held against the model of sarif-pydantic, which follows the schema of OASIS, and loaded by
sarif-tools; JUnit's XML is loaded by junitparser. The number of findings must agree in all.
"""

import json
import subprocess
import sys
import tempfile

from junitparser import JUnitXml
from sarif import loader
from sarif_pydantic import Sarif


def report(tool: str, folder: str, form: str) -> str:
    words = [tool, "audit", folder, "--quiet", "--format", form]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def main() -> int:
    tool, folder = sys.argv[1:]
    findings = json.loads(report(tool, folder, "json"))
    expected = len(findings["findings"])
    suppressed = len(findings["suppressed"])

    text = report(tool, folder, "sarif")
    results = Sarif.model_validate_json(text).runs[0].results
    with tempfile.NamedTemporaryFile("w", suffix=".sarif") as file:
        file.write(text)
        file.flush()
        records = loader.load_sarif_file(file.name).get_results()
    junit = JUnitXml.fromstring(report(tool, folder, "junit").encode())
    suites = [suite for suite in junit if suite.name != "files"]  # of what could not be read
    cases = sum(1 for suite in suites for case in suite if case.name != case.classname)

    print(f"{expected} findings and {suppressed} suppressed;", end=" ")
    print(f"SARIF {len(results)} and {len(records)}, JUnit {cases}")
    return 0 if len(results) == len(records) == expected + suppressed and cases == expected else 1


if __name__ == "__main__":
    sys.exit(main())
