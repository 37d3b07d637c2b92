# SPDX-License-Identifier: MIT
"""Which declaration the compiler takes for each call: read from its syntax tree after it has checked the types."""
import json
import re

REFERENCES = {"declref_expr", "member_ref_expr", "other_constructor_ref_expr", "dynamic_member_ref_expr"}


def references(node, name):
    """The declarations of this name that a part of the tree refers to."""
    if isinstance(node, dict):
        if node.get("_kind") in REFERENCES:
            declaration = node.get("decl") or {}
            if declaration.get("base_name") == name and declaration.get("decl_usr"):
                yield declaration["decl_usr"]
        for part in node.values():
            yield from references(part, name)
    elif isinstance(node, list):
        for part in node:
            yield from references(part, name)


def resolve(tree, names):
    """The declaration that each function `callN` calls, by its mangled name; nothing where the call does not compile."""
    found = {}
    for item in json.loads(tree)["items"]:
        if item.get("_kind") == "func_decl":
            match = re.match(r"call(\d+)$", item["name"]["base_name"]["name"])
            if match:
                index = int(match[1])
                found[index] = next(iter(references(item, names[index])), None)
    return found
