# SPDX-License-Identifier: MIT
"""Calls of a declaration in every form that applies to it."""
import collections
import re

from overload_calls.contract import split
from overload_calls.receivers import bases, receivers
from overload_calls.values import Concrete

# declaration: the entry of the contract; place: where its closures stand; ending: what is done with the result.
Call = collections.namedtuple("Call", "declaration place ending statement")

# Parameters that a call leaves to their default values.
LEFT_OUT = {"file", "line", "function"}
NOTHING, DISPOSABLE = {"()", "Void"}, {"any Disposable", "any Cancelable"}
# Where the closures stand, how they are written, and whether this is combined with every ending.
WRITINGS = [
    ("in parentheses", "named", True), ("in parentheses", "shorthand", False), ("in parentheses", "function", True),
    ("trailing", "named", True), ("trailing", "shorthand", False), ("trailing", "statements", False),
]
WITH_TYPES = [("in parentheses", "typed", True), ("trailing", "typed", True)]


def parameter_names(entry):
    """The names that the declaration itself uses: also of parameters without a label."""
    text = re.sub(r"<[^()]*?>(?=\()", "", entry.decl, count=1).partition("(")[2]
    names, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in ",)" and depth == 0:
            names.append(text[start:index].partition(":")[0])
            start = index + 1
            if character == ")":
                break
        depth += (character in "([") - (character in ")]")
        depth += (character == "<") - (character == ">" and text[index - 1] != "-")
    return [name.split()[-1] if name.split() else "" for name in names]


def function_of(type):
    """The function behind an optional or an attribute, if there is one."""
    while type[0] == "attr" or type[0] == "n" and type[1] == "Optional":
        type = type[2] if type[0] == "attr" else type[2][0]
    return type if type[0] == "f" else None


def choices(parameters):
    """Which parameters a call gives: all, those without a default value, and these with one more."""
    given = [p for p in parameters if p["name"] not in LEFT_OUT]
    least = [p for p in given if p["default"] is None]
    found = [given, least] + [[p for p in given if p in least or p is more] for more in given if more not in least]
    return [choice for index, choice in enumerate(found) if choice not in found[:index]]


def arguments(values, parameters, place, writing):
    """The arguments as text; nothing where no closure can stand behind the parentheses."""
    first = len(parameters)
    while place == "trailing" and first > 0 and parameters[first - 1]["function"]:
        first -= 1
    if place == "trailing" and first == len(parameters):
        return None
    inside, behind = [], []
    for index, p in enumerate(parameters):
        label = "" if p["label"] == "_" else f"{p['label']}: "
        if p["function"]:
            text = values.function(p["function"]) if writing == "function" else values.closure(p["function"], writing)
        else:
            text = values.value(p["type"])
            text = f"{text}, {text}" if p["variadic"] else text
        if index < first:
            inside.append(label + text)
        else:
            behind.append((label or "_: ") * bool(behind) + text)
    brackets = f"({', '.join(inside)})" if inside or not behind else " "
    return (brackets + " " + " ".join(behind)).rstrip().replace("  ", " ")


def endings(result, isProperty):
    """What a user does with a result of this type."""
    if result in NOTHING and not isProperty:
        return {"statement": "%s"}
    found = {"_ =": "_ = %s", "let": "let d = %s", "let with a type": f"let d: {result} = %s"}
    return {**found, "disposed(by:)": "%s.disposed(by: disposeBag)"} if result in DISPOSABLE else found


def calls(apidiff, entry, values, aliases):
    """All calls of a declaration."""
    made = collections.OrderedDict()
    for table in receivers(entry):
        concretes = [Concrete(apidiff, entry, table, aliases)]
        if concretes[0].takes_collection():
            concretes.append(Concrete(apidiff, entry, table, aliases, "ArraySlice<%s>"))
        for concrete in concretes:
            for call in calls_on(entry, table, concrete, values):
                made[call.statement] = call
    return list(made.values())


def calls_on(entry, table, concrete, values):
    declaration = concrete.declaration
    parameters = [
        {**p, "name": name, "type": type, "function": function_of(type)}
        for p, name in zip(declaration["params"] or [], parameter_names(entry)) for type in [concrete.resolve(p["type"])]
    ]
    result = concrete.text(declaration["ret"]) if declaration["ret"] else table["Self"] if entry.kind in ("init", "case") else "()"
    effects = "try " * ("throws" in declaration["effects"] or "rethrows" in declaration["effects"]) + "await " * ("async" in declaration["effects"])
    isProperty = entry.kind in ("property", "static-property") or entry.kind == "case" and not parameters
    writings = WRITINGS + WITH_TYPES * concrete.writes_types()
    for base in bases(entry, table, result, values):
        for chosen in choices(parameters):
            hasFunction = any(p["function"] for p in chosen)
            for place, writing, isWhole in (writings if hasFunction else WRITINGS[:1]):
                text = "" if isProperty else arguments(values, chosen, place, writing)
                for ending, pattern in endings(result, isProperty).items():
                    if text is None or not isWhole and ending not in ("_ =", "statement"):
                        continue
                    if base.startswith("."):
                        if ending == "let with a type":
                            yield Call(entry, place_name(hasFunction, place, writing), "member of a type", pattern % (effects + base + text))
                    else:
                        yield Call(entry, place_name(hasFunction, place, writing), ending, pattern % (effects + base + text))


def place_name(hasFunction, place, writing):
    return "no closure" if not hasFunction else "name of a function" if writing == "function" else f"closure {place}"
