# SPDX-License-Identifier: MIT
"""The forms that a declaration has: read from the contract, so that a form that no call has is noticed."""
import re

# Names of types that are functions.
FUNCTIONS = re.compile(r"->|EventHandler\b|(Single|Maybe|Completable|Infallible)Observer\b")
# Parameters that are not written in calls, as they say where the call is.
PLACES = {"file", "line", "function"}


def endings(entry, declaration, show):
    """What can be done with the result."""
    if entry.kind in ("method", "static-method", "func") and declaration["ret"] is None:
        return ["statement"]
    found = ["_ =", "let", "let with a type"]
    if declaration["ret"] and show(declaration["ret"]) in ("any Disposable", "any Cancelable"):
        found.append("disposed(by:)")
    return found + ["member of a type"] * (entry.kind == "init")


def required(apidiff, entry):
    """Pairs of a place for the closures and of what is done with the result."""
    declaration = apidiff.parse_decl(entry.kind, entry.path, entry.decl)
    takes = [
        bool(FUNCTIONS.search(apidiff.show(p["type"]))) for p in declaration["params"] or []
        if not (p["default"] and p["label"] in PLACES)
    ]
    places = ["closure in parentheses", "name of a function"] + ["closure trailing"] * takes[-1] if any(takes) else ["no closure"]
    return [(place, ending) for place in places for ending in endings(entry, declaration, apidiff.show)]
