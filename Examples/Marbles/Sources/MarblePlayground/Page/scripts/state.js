// SPDX-License-Identifier: MIT
// What the page shows. A line has marks in order, its end last; `raw` is text that the server has not read yet.

export const LAST = 59;
export const operators = new Map();
export const state = {
  stages: [],
  windows: true,
  /// What the server said of the stages, if it has said something.
  answer: null,
  /// The marble that keys and buttons change: its view, line and mark.
  selected: null,
  /// The marble or slider that the user holds or points at: its place, all its places, and the question that each of them leads to.
  held: null,
  /// How often an address was loaded: the answer to a question from before belongs to other operators.
  loads: 0,
};

export const isEnd = (mark) => mark.kind === "completed" || mark.kind === "error";
const sign = (mark) => ({ completed: "|", error: "#" })[mark.kind] ?? mark.text;
export const byFrame = (marks) => marks.sort((a, b) => a.frame - b.frame || isEnd(a) - isEnd(b));

function lineText(line) {
  let text = "";
  const last = Math.max(-1, ...line.marks.map((mark) => mark.frame));
  for (let frame = 0; frame <= last; frame++) {
    const signs = line.marks.filter((mark) => mark.frame === frame).map(sign);
    text += signs.length === 0 ? "-" : signs.length === 1 ? signs[0] : `[${signs.join("")}]`;
  }
  // A sequence without an end goes on.
  return text + (line.marks.some(isEnd) ? "" : "-".repeat(Math.max(0, (line.length ?? 0) - last - 1)));
}

/// Whether a line of values comes with the sequences: a later stage has it from the one before.
export const hasOuter = (k, i) => !(k > 0 && i === 0);

export function groupText(k, i) {
  const group = state.stages[k].inputs[i];
  if (group.raw !== undefined) return group.raw;
  const inner = group.lines.filter((line) => line.isInner);
  const names = inner.map((line) => line.name).join("");
  const outer = hasOuter(k, i) ? lineText(group.lines[0]) : names;
  return [outer, ...inner.map((line) => `${line.name}: ${lineText(line)}`)].join("\n");
}

export const linesOf = (view) => state.stages[view.k].inputs[view.i].lines;

export function request(extra = {}) {
  return {
    showsSubscriptions: true,
    stages: state.stages.map((stage, k) => ({
      name: stage.name, numbers: stage.numbers, diagrams: stage.inputs.map((_, i) => groupText(k, i)),
    })),
    ...extra,
  };
}

export const newStage = (name, numbers = {}, diagrams = []) => {
  const operator = operators.get(name);
  const texts = operator ? operator.diagrams.map((text, i) => diagrams[i] ?? text) : [];
  const known = {};
  for (const { name, standard, least, most } of operator?.parameters ?? []) {
    known[name] = Math.min(most, Math.max(least, numbers[name] ?? standard));
  }
  return { name, numbers: known, inputs: texts.map((raw) => ({ raw, lines: [] })) };
};
