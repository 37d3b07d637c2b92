"""Code blocks of comments and pages: finding them, compiling many of them into one program, running it, and comparing what it prints with what
the blocks say. Used by scripts/examples and scripts/readme.

A block says with a comment `// prints 1, 2` what has been printed, all its comments together, in their order. `// prints nothing` stands for
nothing, and what follows a colon there is for people, as are "100 ms later" and what follows a semicolon. A block without such a comment has to compile and to run.
"""
import glob
import os
import re
import shutil
import subprocess
import sys

SEPARATOR = "\x1e"


class Block:
    def __init__(self, path, line, code):
        self.path, self.line, self.code = path, line, code

    def __str__(self):
        return f"{self.path}:{self.line}"


def in_page(path):
    """The Swift blocks of a Markdown page; the first line of a block counts from 1."""
    text = open(path).read()
    for match in re.finditer(r"^```swift\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield Block(path, text.count("\n", 0, match.start(1)) + 1, match[1])


def in_comments(path):
    """The Swift blocks of a file's documentation comments."""
    code = None
    for number, line in enumerate(open(path), 1):
        match = re.match(r"\s*/// ?(.*)$", line)
        text = match[1] if match else None
        if text == "```swift":
            start, code = number + 1, []
        elif code is not None and (text is None or text == "```"):
            yield Block(path, start, "\n".join(code) + "\n")
            code = None
        elif code is not None:
            code.append(text)


def expected(code):
    """What a block says that it prints, or None if it does not say."""
    comments = re.findall(r"// prints (.*)$", code, re.MULTILINE)
    if not comments:
        return None
    said = [re.sub(r"(;|, \d+ m?s later$).*", "", text) for text in comments if not re.match(r"nothing\b(:|$)", text)]
    return ", ".join(said)


def flags(built):
    """What the compiler needs to find the modules."""
    result = ["-swift-version", "6", "-I", f"{built}/Modules", "-I", "Sources/CGtk4"]
    headers = ["-ISources/CRxPlatform/include", f"-fmodule-map-file={built}/CRxPlatform.build/module.modulemap"]
    if shutil.which("pkg-config"):
        gtk = subprocess.run(["pkg-config", "--cflags-only-I", "libadwaita-1"], capture_output=True, text=True)
        headers += gtk.stdout.split()
    for flag in headers:
        result += ["-Xcc", flag]
    return result


def objects(built, modules):
    """What the linker needs of the modules."""
    found = []
    for module in modules + ["CRxPlatform"]:
        files = glob.glob(f"{built}/{module}.build/**/*.o", recursive=True)
        if not files:
            sys.exit(f"There is no build of {module} in {built}.")
        found += files
    return found


def function(number, block):
    """A function that runs a block; the compiler counts lines as the block's file does."""
    body = "".join(f"  {line}\n" if line else "\n" for line in block.code.split("\n")[:-1])
    place = f'#sourceLocation(file: "{block.path}", line: {block.line})'
    asynchronous = " async" if re.search(r"\bawait\b", block.code) else ""
    return f"@MainActor func example{number}(){asynchronous} throws {{\n{place}\n{body}#sourceLocation()\n}}\n"


def program(blocks, prelude, around):
    """The files of a program that runs the blocks, some dozens of functions in each, so that they are compiled side by side."""
    files = {}
    for first in range(0, len(blocks), 40):
        functions = [function(first + offset, block) for offset, block in enumerate(blocks[first : first + 40])]
        files[f"Examples{first}.swift"] = prelude + "\n" + "\n".join(functions)
    calls = []
    for number, block in enumerate(blocks):
        call = f"example{number}()"
        call = f"try await {call}" if re.search(r"\bawait\b", block.code) else f"try {call}"
        calls.append(f'  print("\\u{{1e}}")\n  fflush(nil)\n  do {{ {around(block, call)} }} catch {{ print("throws \\(error)") }}\n')
    groups = [calls[first : first + 40] for first in range(0, len(calls), 40)]
    functions = "".join(f"@MainActor func run{number}() async {{\n{''.join(group)}}}\n" for number, group in enumerate(groups))
    runs = "".join(f"await run{number}()\n" for number in range(len(groups)))
    files["main.swift"] = f"{prelude}\n{functions}{runs}"
    return files


def compile_program(files, folder, built, modules, extra=()):
    """Compiles files into a program; returns its path, or None after printing the errors."""
    os.makedirs(folder, exist_ok=True)
    paths = []
    for name, text in files.items():
        paths.append(f"{folder}/{name}")
        with open(paths[-1], "w") as file:
            file.write(text)
    result = f"{folder}/program"
    command = ["swiftc", "-suppress-warnings", "-module-name", "Examples", *flags(built), *paths, "-o", result]
    platform = [] if sys.platform == "darwin" else ["-lstdc++"]
    run = subprocess.run([*command, *objects(built, modules), *platform, *extra], capture_output=True, text=True)
    if run.returncode:
        print(run.stdout + run.stderr)
        return None
    return result


def differences(blocks, output):
    """Where a block printed something else than it says."""
    printed = output.split(SEPARATOR + "\n")[1:]
    for number, block in enumerate(blocks):
        if number >= len(printed):
            yield f"{block}: did not run"
            continue
        lines = ", ".join(printed[number].splitlines())
        said = expected(block.code)
        if "throws " in lines and (said is None or "throws " not in said):
            yield f"{block}: {lines}"
        elif said is not None and lines != said:
            yield f"{block}: prints {lines or 'nothing'}, not {said or 'nothing'}"


def self_test():
    """The parts find what they are for."""
    code = "a()  // prints 1, 2\nb()  // prints nothing: the same\nc()  // prints 3, 100 ms later\n"
    assert expected(code) == "1, 2, 3", expected(code)
    assert expected("a()  // prints nothing\n") == "" and expected("a()\n") is None
    blocks = [Block("a", 1, code), Block("b", 2, "x()\n"), Block("c", 3, "x()  // prints 1\n"), Block("d", 4, "x()\n")]
    output = f"{SEPARATOR}\n1\n2\n3\n{SEPARATOR}\nanything\n{SEPARATOR}\n2\n"
    found = list(differences(blocks, output))
    assert found == ["c:3: prints 2, not 1", "d:4: did not run"], found
