"""Reports for people about a finished derivative: what it keeps and why, the annotated source, its control flow.

    explain(derivative, source)     an Explanation: text in a terminal, HTML in a notebook
"""

from .annotate import Source, annotate
from .graph import control_flow
from .overview import Measured, Row, overview_html, tape_of
from .report import Explanation, explain, explain_calls

__all__ = ["Explanation", "Measured", "Row", "Source", "annotate", "control_flow", "explain", "explain_calls", "overview_html",
           "tape_of"]  # fmt: skip
