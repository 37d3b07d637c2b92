# SPDX-License-Identifier: MIT
"""Concrete types for the parameters of a declaration, and expressions of these types."""
import re

# Values that a user writes out. Everything else is a variable that is named after its type.
LITERALS = {
    "Int": "1", "String": '"a"', "Bool": "true", "Double": "1.0", "RxTimeInterval": ".seconds(1)", "DispatchTimeInterval": ".seconds(1)",
    "TimeInterval": "1.0", "()": "()", "Void": "()", "TestTime": "1", "DispatchQoS": ".default",
}
# The type that stands for a generic parameter, by the protocol that is asked of it; %s is the type of its elements.
STAND_INS = {
    "ObserverType": "AnyObserver<%s>", "ObservableType": "Observable<%s>", "ObservableConvertibleType": "Observable<%s>",
    "InfallibleType": "Infallible<%s>", "SubjectType": "PublishSubject<%s>", "Sequence": "AnySequence<%s>",
    "SharedSequenceConvertibleType": "SharedSequence<DriverSharingStrategy, %s>", "SharingStrategyProtocol": "DriverSharingStrategy",
    "AnyObject": "Log", "Hashable": "String", "Equatable": "String", "Disposable": "CompositeDisposable", "Error": "RxError",
    "FixedWidthInteger": "Int", "VirtualTimeConverterType": "TestSchedulerVirtualTimeConverter",
}
SEQUENCE = re.compile(
    r"(?:Observable|Infallible|AnyObserver|AnySequence|PublishSubject|Array|ArraySlice)<(.*)>$|(?:SharedSequence|PrimitiveSequence)<\w+, (.*)>$")


class Concrete:
    """What the generic parameters of a declaration stand for, on one receiver."""

    def __init__(self, apidiff, entry, receiver, aliases, collection="[%s]"):
        self.apidiff, self.aliases, self.table = apidiff, aliases, dict(receiver)
        self.declaration = apidiff.parse_decl(entry.kind, entry.path, entry.decl)
        self.same, self.bounds = [], {}
        for kind, left, right in self.declaration["wheres"]:
            left, right = apidiff.show(left), apidiff.show(right)
            if kind == "==":
                self.same += [(left, right), (right, left)]
            else:
                self.bounds.setdefault(left, right.replace("Swift.", ""))
        for generic in self.declaration["generics"]:
            if generic in self.table and generic != "Element":
                continue
            bound = self.bounds.get(generic)
            stand_in = collection if bound == "Collection" else STAND_INS.get(bound, "String")
            self.table[generic] = stand_in.replace("%s", self.element(generic)) if "%s" in stand_in else stand_in

    def element(self, sequence):
        """The type of the elements of a sequence that a generic parameter stands for."""
        names = {f"{sequence}.Element", f"{sequence}.Observer.Element"}
        for left, right in self.same:
            if left in names and not right.startswith(f"{sequence}."):
                return self.text(self.apidiff.Parser(right).type())
        bound = self.bounds.get(f"{sequence}.Element")
        return STAND_INS[bound].replace("%s", "Int") if bound else "Int"

    def resolve(self, type):
        """The type without generic parameters, without aliases of members, and with an observable for `some ObservableType`."""
        show, parse = self.apidiff.show, lambda text: self.apidiff.Parser(text).type()

        def concrete(node):
            text = show(node)
            if node[0] == "some":
                return parse(STAND_INS[show(node[1])].replace("%s", "Int"))
            if node[0] in ("n", "m") and text in self.table:
                return parse(self.table[text])
            if node[0] == "m":
                base = show(node[1])
                if (base.split("<")[0], node[2]) in self.aliases:
                    return self.resolve(self.aliases[base.split("<")[0], node[2]])
                if base == "Self" and (self.table["owner"], node[2]) in self.aliases:
                    return self.resolve(self.aliases[self.table["owner"], node[2]])
                sequence = SEQUENCE.match(base)
                if node[2] == "Element" and sequence:
                    return parse(next(filter(None, sequence.groups())))
            return ("n", "Error", ()) if text == "Swift.Error" else node

        text = show(type)
        for name in sorted((name for name in self.table if "." in name), key=len, reverse=True):
            if self.table[name]:
                text = re.sub(rf"\b{re.escape(name)}\b", self.table[name], text)
        return self.apidiff.rewrite(parse(text), concrete)

    def text(self, type):
        return canonical(self.apidiff.show(self.resolve(type)))

    def takes_collection(self):
        return "Collection" in self.bounds.values()

    def writes_types(self):
        """Whether a closure has to write its types: a generic parameter stands nowhere but in the parameters of closures."""
        parameters = [p["type"] for p in self.declaration["params"] or []]
        inside = [name for type in parameters if type[0] == "f" for part in type[2] for name in self.apidiff.names_in(part, [])]
        outside = [name for type in parameters for part in ([type[4]] if type[0] == "f" else [type]) for name in self.apidiff.names_in(part, [])]
        outside += [name for pair in self.same for text in pair for name in re.findall(r"\w+", text)]
        return any(generic in inside and generic not in outside for generic in self.declaration["generics"])


def canonical(text):
    """`Single<Int>` and the like by their full names."""
    text = re.sub(r"\b(Single|Maybe)<", r"PrimitiveSequence<\1Trait, ", text)
    return re.sub(r"\bCompletable\b", "PrimitiveSequence<CompletableTrait, Never>", text)


def identifier(text):
    """`Observable<Int>` becomes `observableInt`."""
    text = text.replace("SharedSequence<DriverSharingStrategy, ", "Driver<").replace("SharedSequence<SignalSharingStrategy, ", "Signal<")
    text = re.sub(r"PrimitiveSequence<(\w+)Trait, ", r"\1<", text).replace("Completable<Never>", "Completable")
    words = re.findall(r"\w+", text.replace("?", " Optional").replace("()", "Void").replace(".", " ")) or ["Void"]
    name = words[0][:1].lower() + words[0][1:] + "".join(word[:1].upper() + word[1:] for word in words[1:])
    return name + "s" * text.count("[")


class Values:
    """Expressions, and the variables and functions that they need."""

    def __init__(self, apidiff):
        self.apidiff, self.declared = apidiff, {}

    def value(self, type):
        show = self.apidiff.show
        text = show(type)
        if text in LITERALS:
            return LITERALS[text]
        if type[0] == "n" and type[1] == "Array":
            return f"[{self.value(type[2][0])}, {self.value(type[2][0])}]"
        if type[0] == "n" and type[1] == "Optional":
            return self.value(type[2][0])
        if type[0] == "t":
            return "(" + ", ".join((f"{label}: " if label else "") + self.value(part) for label, part in type[1]) + ")"
        if type[0] == "m" and type[2] == "Type":
            return f"{show(type[1])}.self"
        if type[0] == "attr":
            return self.value(type[2])
        if type[0] == "f":
            return self.closure(type)
        return self.named(text)

    def named(self, text):
        """A variable of this type."""
        name = identifier(text)
        self.declared[name] = f"var {name}: {text} {{ fatalError() }}"
        return name

    def closure(self, function, writing="named"):
        """A closure with named arguments, with `$0`, or with more than one statement."""
        parameters, result, show = function[2], function[4], self.apidiff.show
        names = ["a", "b", "c", "d", "e", "f", "g", "h"][:len(parameters)]
        head = f"{', '.join(names)} in " if names else ""
        if writing == "typed" and names:
            types = ["inout " + show(p[1]) if p[0] == "inout" else show(p) for p in parameters]
            head = f"({', '.join(f'{name}: {type}' for name, type in zip(names, types))}) in "
        if writing == "shorthand":
            names, head = [f"${index}" for index in range(len(names))], ""
        changed = next((name for name, parameter in zip(names, parameters) if parameter[0] == "inout"), None)
        used = f"use({', '.join(names)})"
        if changed:
            parameter = next(parameter for parameter in parameters if parameter[0] == "inout")
            used = f"{changed} = {self.value(parameter[1])}; use({', '.join(names[1:])})"
        if show(result) == "Array<any Disposable>":  # it is put together by a result builder
            body = "; ".join([self.value(result[2][0])] * 2)
        elif show(result) in ("()", "Void"):
            body = f"{used}; {used}" if writing == "statements" else used
        elif writing in ("named", "typed"):
            body = self.value(result)
        else:
            body = f"{used}; return {self.value(result)}"
        return f"{{ {head}{body} }}"

    def function(self, function):
        """A function to be passed by its name."""
        show = self.apidiff.show
        types = ["inout " + show(p[1]) if p[0] == "inout" else ("@escaping " if p[0] == "f" else "") + show(p) for p in function[2]]
        given, returned = identifier(" ".join(types).replace("@escaping", "")), identifier(show(function[4]))
        name = f"{given}To{returned[0].upper()}{returned[1:]}"
        effects = "async " if "async" in function[3] else ""
        parameters = ", ".join(f"_: {type}" for type in types)
        self.declared[name] = f"@Sendable func {name}({parameters}) {effects}-> {show(function[4])} {{ fatalError() }}"
        return name
