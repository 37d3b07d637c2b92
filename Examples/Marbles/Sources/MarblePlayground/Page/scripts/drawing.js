// SPDX-License-Identifier: MIT
// Draws the axis, the inputs and the results.
import { inWords } from "./answer.js";
import { $, draw } from "./elements.js";
import { limits } from "./marbles.js";
import { drawRows } from "./rows.js";
import { measure, scale, unit, x } from "./scale.js";
import { groupText, hasOuter, isEnd, linesOf, operators, state } from "./state.js";
import { fit, views } from "./views.js";

// Whether the focus is put back where it was.
export let restoring = false;

export function render() {
  const holder = $("chain").querySelector(".group svg");
  if (!holder) return;
  scale.width = holder.getBoundingClientRect().width || 320;
  for (const view of views) if (view.kind === "input") place(view);
  measure();
  for (const view of views) {
    if (view.kind === "axis") drawAxis(view.svg);
    if (view.kind === "input") drawInput(view);
    if (view.kind === "code") view.code.textContent = state.answer?.sections[view.k]?.label ?? operators.get(state.stages[view.k].name).code;
    if (view.kind === "output" && state.answer?.sections[view.k]) drawOutput(view);
  }
}

/// Inner lines begin where their value is.
function place(view) {
  const lines = linesOf(view);
  for (const line of lines) {
    const value = line.isInner && hasOuter(view.k, view.i) ? lines[0].marks.find((mark) => mark.text === line.name) : null;
    line.origin = value?.frame ?? 0;
  }
}

function drawAxis(svg) {
  svg.replaceChildren();
  svg.setAttribute("height", 16);
  // The numbers do not stand upon each other.
  const step = [5, 10, 20, 50].find((step) => step * unit() >= 24) ?? 100;
  for (let frame = 0; frame <= scale.frames; frame += step) {
    svg.append(draw("text", { class: "tick", x: x(frame), y: 11 }, frame === 0 ? "0 ms" : String(frame)));
  }
}

function windowsOf(k, i, name) {
  if (!state.windows) return [];
  const lines = state.answer?.sections[k]?.inputs[i] ?? [];
  return lines.find((line, index) => (name === null ? index === 0 : line.name === name))?.windows ?? [];
}

function drawInput(view) {
  const { svg, k, i } = view;
  const group = state.stages[k].inputs[i];
  const text = groupText(k, i);
  if (document.activeElement !== view.text && view.text.value !== text) view.text.value = text;
  fit(view.text);
  // Sequences that come from another operator need no others.
  view.holder.hidden = !hasOuter(k, i) && !!state.answer?.sections[k - 1]?.outputs.some((line) => line.marks.some((mark) => mark.kind === "sequence"));
  const mine = state.selected?.view === view ? state.selected : null;
  for (const button of view.tools.querySelectorAll("button")) button.disabled = group.lines.length === 0;
  const end = (mine?.line ?? group.lines[0])?.marks.find(isEnd);
  view.end.setAttribute("aria-pressed", String(end?.kind === "completed"));
  view.fail.setAttribute("aria-pressed", String(end?.kind === "error"));
  view.remove.disabled = !mine;
  view.rename.disabled = !mine || isEnd(mine.mark);
  if (document.activeElement !== view.rename) view.rename.value = mine && !isEnd(mine.mark) ? mine.mark.text : "";
  const old = new Map([...svg.querySelectorAll(".mark")].map((element) => [element.place.mark, element]));
  const focused = document.activeElement;
  const rows = group.lines.map((line) => ({
    line, name: line.isInner ? line.name : "", start: line.origin ?? 0, isInner: line.isInner,
    marks: line.marks.map((mark) => ({ ...mark, frame: mark.frame + (line.origin ?? 0), source: mark })),
    windows: windowsOf(k, i, line.isInner ? line.name : null),
  }));
  drawRows(svg, rows, (row, mark) => {
    const element = old.get(mark.source) ?? draw("g", { class: "mark movable", tabindex: 0, role: "slider" });
    element.place = { line: row.line, mark: mark.source };
    const [least, most] = limits(row.line, mark.source);
    const what = isEnd(mark) ? (mark.kind === "error" ? "failure" : "end") : `value ${mark.text}`;
    element.setAttribute("aria-label", `${row.isInner ? `sequence ${row.name}` : view.name}, ${what}`);
    element.setAttribute("aria-valuemin", least + row.start);
    element.setAttribute("aria-valuemax", most + row.start);
    element.setAttribute("aria-valuenow", mark.frame);
    element.setAttribute("aria-valuetext", `${mark.frame} ms`);
    element.classList.toggle("selected", mine?.mark === mark.source);
    return element;
  });
  // What changes its place loses the focus, although it is the same element.
  if (focused !== document.activeElement && focused?.isConnected && focused.closest(".mark")) {
    restoring = true;
    focused.focus();
    restoring = false;
  }
}

function drawOutput(view) {
  const lines = state.answer.sections[view.k].outputs;
  const isLast = view.k === state.answer.sections.length - 1;
  view.svg.classList.toggle("taps", !isLast);
  view.svg.setAttribute("aria-label", `${isLast ? "Result" : `After ${state.stages[view.k].name}`}: ${lines.map(inWords).join("; ")}`);
  const rows = lines.map((line) => ({
    ...line, name: line.name || (isLast ? "result" : ""), windows: state.windows || isLast ? line.windows : [], ends: line.end,
  }));
  const old = [...view.svg.querySelectorAll(".mark")];
  drawRows(view.svg, rows, () => old.shift() ?? draw("g", { class: "mark" }));
}
