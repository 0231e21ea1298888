"""Pages of the site that are made of the executed notebooks: a hook of MkDocs.

    notebooks/01_first_gradient.ipynb  ->  notebooks/01_first_gradient.md, with its outputs, and its pictures beside it

Nothing is written to disk: the pages exist while the site is built.
"""

import base64
import json
import re
from pathlib import Path

from mkdocs.structure.files import File

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
PICTURES = {"image/png": "png", "image/gif": "gif"}
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def on_files(files, *, config):
    """Add a page per notebook, and a file per picture in it."""
    for path in sorted(NOTEBOOKS.glob("[0-9]*.ipynb")):
        text, pictures = page_of(path)
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=text))
        for name, content in pictures.items():
            files.append(File.generated(config, f"notebooks/{name}", content=content))
    return files


def page_of(path: Path) -> tuple[str, dict[str, bytes]]:
    """The text of the page, and the pictures by their names."""
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"]).rstrip()
        if cell["cell_type"] == "markdown":
            parts.append(re.sub(r"\((\w+)\.(?:ipynb|py)\)", r"(\1.md)", source))
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            kind, picture = next((found for found in output.get("data", {}).items() if found[0] in PICTURES), ("", ""))
            if picture:
                name = f"{path.stem}_{len(pictures) + 1}.{PICTURES[kind]}"
                pictures[name] = base64.b64decode(picture)
                parts.append(f"![What the cell above draws]({name})")
            else:
                parts.append(_shown(output))
    return "\n\n".join(parts) + f"\n\n*This page is `notebooks/{path.name}`, as it was run.*\n", pictures


def _shown(output: dict) -> str:
    """An output that is no picture."""
    data = output.get("data", {})
    if html := "".join(data.get("text/html", ())):
        return f"<div>{html}</div>" if "\n\n" not in html else f"<div>{html.replace(chr(10) * 2, chr(10))}</div>"
    text = ANSI.sub("", "".join(data.get("text/plain", output.get("text", ()))))
    return f"```text\n{text.rstrip()}\n```"
