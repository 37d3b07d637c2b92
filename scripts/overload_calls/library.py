# SPDX-License-Identifier: MIT
"""Which member of this library stands for which declaration of the contract, by mangled names."""
import json
import os
import subprocess

MODULES = ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking"]


def imports(build):
    """What the compiler needs to find the library."""
    return ["-I", f"{build}/Modules", "-Xcc", f"-fmodule-map-file={build}/CRxPlatform.build/module.modulemap"]


def members(apidiff, entries, build, directory):
    """Pairs of the contract's own program; members that it leaves over are twins for Swift 5 mode, or more general forms."""
    information = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = json.loads(information)["target"]["triple"]
    os.makedirs(directory)
    for module in MODULES:
        # Members that the documentation leaves out are internal to this tool.
        command = ["swift", "symbolgraph-extract", "-module-name", module, *imports(build), "-target", target]
        subprocess.run(command + ["-minimum-access-level", "internal", "-output-dir", directory], check=True, stdout=subprocess.DEVNULL)
    results, left = apidiff.run(entries, apidiff.read_any(directory, {}))
    found = {result.other.usr: result.entry for result in results if result.other}
    contract, library = apidiff.World(entries), apidiff.World([entry for entry in left], entries)
    for member in left:
        alike = [entry for entry in entries if (entry.module, entry.path) == (member.module, member.path)]
        exact = [e for e in alike if not apidiff.compare(apidiff.Signature(e, contract), apidiff.Signature(member, library))[0]]
        if len(exact or alike) == 1:
            found.setdefault(member.usr, (exact or alike)[0])
    return found
