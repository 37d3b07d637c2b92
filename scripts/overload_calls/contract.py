# SPDX-License-Identifier: MIT
"""The declarations of the contract, and its overload sets."""
import collections
import importlib
import os
import sys

CALLABLE = {"method", "static-method", "init", "func", "property", "static-property", "case"}


def comparer(directory):
    """The contract's own program: it reads the list, and pairs its declarations with those of a symbol graph."""
    sys.path.insert(0, directory)
    return importlib.import_module("apidiff")


def split(path):
    """The type and the base name of a member: `ObservableType.take(until:)` is a `take` of `ObservableType`."""
    owner, _, name = path.split("(")[0].rpartition(".")
    return owner, name


def read(apidiff, directory):
    """The declarations that count, in the order of the list."""
    with open(os.path.join(directory, "rx-api.ignore"), encoding="utf-8") as file:
        ignored = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    entries = apidiff.read_list(os.path.join(directory, "rx-api.txt"))
    return [entry for entry in entries if not any(apidiff.re.search(rule, entry.line) for rule in ignored)]


def overload_sets(entries):
    """What has more than one declaration: all members of one name on one type or protocol, and all functions of one name."""
    sets = collections.OrderedDict()
    for entry in entries:
        if entry.kind in CALLABLE:
            sets.setdefault(split(entry.path), []).append(entry)
    return {name: members for name, members in sets.items() if len(members) > 1}
