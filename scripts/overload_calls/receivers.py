# SPDX-License-Identifier: MIT
"""What a declaration is called on, and what Self and its parts stand for there."""
from overload_calls.contract import split

TRAITS = ["SingleTrait", "MaybeTrait", "CompletableTrait"]
# Types that are no sequences: what they are called on, with their parameters.
OTHERS = {
    "BlockingObservable": "BlockingObservable<Int>", "Event": "Event<Int>", "Recorded": "Recorded<Event<Int>>", "AnyObserver": "AnyObserver<Int>",
    "Reactive": "Reactive<URLSession>", "ReactiveCompatible": "Log", "SchedulerType": "any SchedulerType",
}


def receivers(entry):
    """A table of names for each type that the declaration is called on."""
    owner, conditions = split(entry.path)[0], " ".join(note for note in entry.notes if note.startswith("where "))
    element = "Any" if "Element == Any" in conditions else "Int"
    if owner in ("ObservableType", "ObservableConvertibleType"):
        kinds = [("Observable<%s>", {})]
    elif owner in ("InfallibleType", "Infallible"):
        kinds = [("Infallible<%s>", {})]
    elif owner.startswith("SharedSequence"):
        strategy = "SignalSharingStrategy" if "SignalSharingStrategy" in conditions else "DriverSharingStrategy"
        names = ["SharingStrategy", "Self.SharingStrategy", "Self.Element.SharingStrategy"]
        kinds = [(f"SharedSequence<{strategy}, %s>", dict.fromkeys(names, strategy))]
    elif owner.startswith("PrimitiveSequence"):
        traits = [trait for trait in TRAITS if trait in conditions] or TRAITS
        kinds = [(f"PrimitiveSequence<{trait}, %s>", {"Trait": trait, "Self.Trait": trait}) for trait in traits]
    else:
        whole = OTHERS.get(owner, owner)
        return [{"owner": owner, "Self": whole, "Self.ReactiveBase": whole, "Element": "Int", "Value": "Event<Int>", "T": "Int"}]
    tables = []
    for whole, names in kinds:
        isNested = "Self.Element : " in conditions and "ConvertibleType" in conditions
        item = "Never" if "CompletableTrait" in whole else whole % element if isNested else element
        tables.append({"owner": owner, "Self": whole % item, "Self.Element": item, "Element": item, **names})
    return tables


def bases(entry, table, result, values):
    """What stands in front of the arguments: `observableInt.take`, `Observable.just`, `Observable<Int>.just`, `.just`."""
    owner, name = split(entry.path)
    whole = table["Self"]
    if not owner:
        return [name]
    if entry.kind == "init":
        return [whole, ".init"]
    if entry.kind not in ("static-method", "static-property", "case"):
        return [f"{values.named(whole)}.{name}"]
    short = whole.split("<")[0]
    for full, alias in {"SharedSequence<DriverSharingStrategy": "Driver", "SharedSequence<SignalSharingStrategy": "Signal"}.items():
        short = alias if whole.startswith(full) else short
    if short == "PrimitiveSequence":
        short = table["Trait"].removesuffix("Trait")
    found = [f"{short}.{name}"] + [f"{whole}.{name}"] * (short != whole and table.get("Element") != "Any")
    return found + [f".{name}"] * (result == whole)
