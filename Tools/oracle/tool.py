"""The solver under test, as its command line."""

import json
import subprocess


def solve(tool, documents):
    """One state, with those of its steps, for each document."""
    text = "\n".join(json.dumps(d) for d in documents) + "\n"
    result = subprocess.run([tool, "solve", "--lines", "-"], input=text, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(f"the tool failed: {result.stderr}")
    return [json.loads(line) for line in result.stdout.splitlines()]
