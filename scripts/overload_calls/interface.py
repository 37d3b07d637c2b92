# SPDX-License-Identifier: MIT
"""RxSwift as the compiler sees it: its declarations, without code, written from the contract as modules of text."""
import re

TYPES = {"class", "struct", "enum", "protocol"}
IMPORTS = {
    "RxSwift": ["_Concurrency", "Foundation", "Dispatch"],
    "RxRelay": ["RxSwift"],
    "RxCocoa": ["_Concurrency", "RxSwift", "@_exported RxRelay", "Foundation", "FoundationNetworking"],
    "RxTest": ["RxSwift", "Foundation"],
    "RxBlocking": ["RxSwift", "Foundation"],
}
# What the list of declarations does not say: the arguments of a superclass.
ARGUMENTS = {
    "HistoricalScheduler": "<HistoricalSchedulerTimeConverter>",
    "TestScheduler": "<TestSchedulerVirtualTimeConverter>",
}
# The symbol graph leaves out attributes with an underscore. This one of RxSwift 6 decides between overloads.
ATTRIBUTES = {"PrimitiveSequenceType.create(detached:priority:work:)": "@_disfavoredOverload"}


def where(entry):
    return "".join(f" {note}" for note in entry.notes if note.startswith("where "))


def publish(text):
    """The declaration as a public one; attributes stay in front."""
    attributes = re.match(r"(?:@\w+(?:\([^)]*\))? )*", text)[0]
    return text if "open " in text[:len(attributes) + 5] else f"{attributes}public {text[len(attributes):]}"


def superclasses(entries):
    return dict(e.path.split(": ") for e in entries if e.kind == "superclass")


def member(entry, entries):
    """A declaration as an interface has it: public, and with accessors for stored properties."""
    text, owner = entry.decl, owner_of(entry)
    if entry.kind == "init":
        overridden = superclasses(entries).get(owner, "") + entry.path[len(owner):]
        if not any(e.path == overridden for e in entries):
            text = text.replace("override ", "")
    if entry.kind == "static-property" and "{" not in text and "let " not in text:
        text += " { get set }"
    if "requirement" not in entry.notes and entry.kind != "case":
        text = publish(text)
    if any(note.startswith("deprecated") for note in entry.notes):
        text = "@available(*, deprecated) " + text
    return " ".join(ATTRIBUTES.get(entry.path, "").split() + [text])


def header(entry, entries):
    """`public final class AsyncSubject<Element> : Observable<Element>, SubjectType`."""
    text, _, condition = entry.decl.partition(" where ")
    above, parents = superclasses(entries), []
    if entry.path in above:
        generic = re.search(r"<.*>", entry.decl)
        parents.append(above[entry.path] + ARGUMENTS.get(entry.path, generic[0] if generic else ""))
    inherited, superclass = set(), above.get(entry.path)
    while superclass:
        inherited |= {e.path.split(": ")[1] for e in entries if e.kind == "conformance" and e.path.startswith(f"{superclass}: ")}
        superclass = above.get(superclass)
    for e in entries:
        if e.kind == "conformance" and e.path.startswith(f"{entry.path}: ") and not e.notes and entry.kind != "protocol":
            if e.path.split(": ")[1] not in inherited:
                parents.append(e.path.split(": ")[1])
    if parents:
        text += " : " + ", ".join(parents)
    return publish(text) + (f" where {condition}" if condition else "")


def inside(entry, types):
    """Whether a member stands in the braces of its type."""
    owner = types.get(owner_of(entry))
    if owner is None or any(note.startswith(("where ", "extends ")) for note in entry.notes):
        return False
    return owner.kind != "protocol" or "requirement" in entry.notes


def owner_of(entry):
    path = entry.path.split("(")[0]
    return path.partition(".")[0] * ("." in path) if entry.kind == "operator" else path.rpartition(".")[0]


def module_interface(module, entries, version):
    """The text of one module."""
    own = [e for e in entries if e.module == module]
    types = {e.path: e for e in own if e.kind in TYPES}
    lines = [
        "// swift-interface-format-version: 1.0", f"// swift-compiler-version: {version}",
        f"// swift-module-flags: -module-name {module} -swift-version 5 -enable-library-evolution",
        *(f"{attribute}import {name}" for attribute, name in (re.match(r"(@\S+ )?(.*)", text).groups("") for text in IMPORTS[module])),
    ]
    for entry in types.values():
        outer = owner_of(entry)
        parts = [e for e in own if e.kind not in TYPES | {"superclass", "conformance"} and owner_of(e) == entry.path]
        body = [member(e, entries) for e in parts if inside(e, types)]
        text = [header(entry, entries) + " {", *body, "}"]
        lines += [f"extension {outer} {{", *text, "}"] if outer else text
    for e in own:
        if e.kind in TYPES | {"superclass"} or inside(e, types):
            continue
        if e.kind == "conformance":
            target, _, protocol = e.path.partition(": ")
            if e.notes and (target not in types or where(e)):
                lines.append(f"extension {target} : {protocol}{where(e)} {{}}")
        elif owner_of(e):
            lines.append(f"extension {owner_of(e)}{where(e)} {{ {member(e, entries)} }}")
        else:
            lines.append(f"public {e.decl}")
    return "\n".join(lines) + "\n"
