"""Draws the pictures of the gallery: runs the programs of `gallery.md` in the folder of its pictures.

    python docs/gallery_pictures.py
"""

import os
import re
import tempfile
from pathlib import Path

HERE = Path(__file__).parent

if __name__ == "__main__":
    os.environ["MPLBACKEND"] = "Agg"
    programs = re.findall(r"^```python\n(.*?)^```", (HERE / "gallery.md").read_text(encoding="utf-8"), re.M | re.S)
    os.chdir(HERE / "pictures" / "gallery")
    namespace: dict[str, object] = {"__name__": "gallery"}
    with tempfile.TemporaryDirectory() as folder:
        for number, program in enumerate(programs):
            path = Path(folder, f"gallery_{number}.py")  # a file, because the compiler names source lines
            path.write_text(program, encoding="utf-8")
            exec(compile(program, str(path), "exec"), namespace)
