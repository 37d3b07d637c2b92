// SPDX-License-Identifier: MIT
// Changes marbles.
import { render } from "./drawing.js";
import { byFrame, hasOuter, isEnd, LAST, linesOf, operators, state } from "./state.js";

function settle(view) {
  const group = state.stages[view.k].inputs[view.i];
  group.raw = undefined;
  for (const line of group.lines) byFrame(line.marks);
  if (hasOuter(view.k, view.i)) {
    // Lines of sequences whose value is gone go, too.
    const names = new Set(group.lines[0].marks.map((mark) => mark.text));
    group.lines = group.lines.filter((line) => !line.isInner || names.has(line.name));
  }
  if (state.selected && !linesOf(state.selected.view).some((line) => line.marks.includes(state.selected.mark))) state.selected = null;
}

export function limits(line, mark) {
  const others = line.marks.filter((other) => other !== mark);
  if (isEnd(mark)) return [Math.max(0, ...others.map((other) => other.frame)), LAST];
  return [0, others.find(isEnd)?.frame ?? LAST];
}

export function move(view, line, mark, frame) {
  const [least, most] = limits(line, mark);
  const place = Math.min(most, Math.max(least, frame));
  if (place === mark.frame) return false;
  mark.frame = place;
  settle(view);
  return true;
}

const isName = (text) => /^[\p{L}\p{N}\p{S}]$/u.test(text) && !"|^".includes(text);

export function rename(view, line, mark, text) {
  if (isEnd(mark) || !isName(text)) return false;
  const old = mark.text;
  mark.text = text;
  if (!line.isInner && hasOuter(view.k, view.i)) {
    const inner = linesOf(view).find((other) => other.isInner && other.name === old);
    const isKnown = linesOf(view).some((other) => other.isInner && other.name === text);
    if (inner && !isKnown && !line.marks.some((other) => other.text === old)) inner.name = text;
  }
  settle(view);
  render();
  return true;
}

function fresh(line) {
  const texts = line.marks.filter((mark) => !isEnd(mark)).map((mark) => mark.text);
  const isNumber = texts.length > 0 && texts.every((text) => /^\d$/.test(text));
  const all = isNumber ? "123456789" : "abcdefghijklmnopqrstuvwxyz";
  return [...all].find((text) => !texts.includes(text)) ?? all[0];
}

export function addMark(view, line, frame) {
  const lines = linesOf(view);
  line = line ?? (state.selected?.view === view ? state.selected.line : lines[0]);
  if (!line) return;
  const end = line.marks.find(isEnd);
  const values = line.marks.filter((mark) => !isEnd(mark));
  const after = state.selected?.line === line ? state.selected.mark.frame : values.at(-1)?.frame ?? -1;
  let place = frame ?? Math.min(after + 2, LAST);
  if (end && place > end.frame) {
    if (frame !== undefined) return;
    place = end.frame;
  }
  const mark = { frame: place, kind: "value", text: fresh(line) };
  line.marks.push(mark);
  byFrame(line.marks);
  if (!line.isInner && operators.get(state.stages[view.k].name).hasWork && hasOuter(view.k, view.i)) {
    mark.kind = "sequence";
    lines.push({ name: mark.text, isInner: true, marks: [{ frame: 1, kind: "value", text: "1" }, { frame: 3, kind: "value", text: "2" }, { frame: 4, kind: "completed" }] });
  }
  select(view, line, mark);
  settle(view);
  render();
  focusMark();
}

export function removeMark(view, line, mark) {
  const index = line.marks.indexOf(mark);
  line.marks.splice(index, 1);
  const next = line.marks[Math.min(index, line.marks.length - 1)];
  const hadFocus = document.activeElement?.closest?.(".mark");
  state.selected = next ? { view, line, mark: next } : null;
  settle(view);
  render();
  if (hadFocus) focusMark();
}

export function toggleEnd(view, kind) {
  const line = state.selected?.view === view ? state.selected.line : linesOf(view)[0];
  if (!line) return;
  const end = line.marks.find(isEnd);
  if (end?.kind === kind) {
    line.marks.splice(line.marks.indexOf(end), 1);
    line.length = end.frame;
  } else if (end) end.kind = kind;
  else line.marks.push({ frame: Math.min(LAST, Math.max(line.length ?? 0, 1 + Math.max(-1, ...line.marks.map((mark) => mark.frame)))), kind });
  settle(view);
  render();
}

export function select(view, line, mark) { state.selected = { view, line, mark }; }

export function focusMark() {
  const marks = state.selected?.view.svg.querySelectorAll(".mark") ?? [];
  for (const element of marks) if (element.place?.mark === state.selected.mark) element.focus();
}
