// SPDX-License-Identifier: MIT
// Shows what the server answers, and says it for screen readers.
import { saveLink } from "./address.js";
import { tab } from "./code.js";
import { render } from "./drawing.js";
import { $ } from "./elements.js";
import { hasOuter, LAST, state } from "./state.js";

// The times from an input to the picture of what it leads to, in milliseconds, and whether the picture was drawn together with the input.
export const times = [];

export function show(reply, question, began, isAtOnce) {
  $("diagram").setAttribute("aria-busy", "false");
  const fault = reply.fault;
  markStale(!!fault);
  for (const field of document.querySelectorAll("textarea")) field.removeAttribute("aria-invalid");
  if (fault) {
    say(fault.message, fault.stage === undefined);
    const field = document.querySelector(`textarea[data-stage="${fault.stage}"][data-input="${fault.diagram}"]`);
    field?.setAttribute("aria-invalid", "true");
    render();
    return;
  }
  say(null);
  state.answer = reply;
  adopt(JSON.parse(question));
  render();
  if ($("code").textContent !== state.answer[tab]) $("code").textContent = state.answer[tab];
  announce();
  saveLink();
  times.push({ drawn: performance.now() - began, isAtOnce });
  if (times.length > 500) times.shift();
  const time = times.at(-1);
  requestAnimationFrame(() => { time.shown = performance.now() - began; });
}

/// What is shown belongs to what went in before: the results are pale, and the code says so and is not copied.
function markStale(isStale) {
  $("chain").classList.toggle("stale", isStale);
  $("code-note").hidden = !isStale || !$("code").textContent;
  $("copy-code").disabled = isStale;
}

/// What the server has read from text becomes marks. A text that has changed since the question stays.
function adopt(question) {
  state.answer.sections.forEach((section, k) => section.inputs.forEach((lines, i) => {
    const group = state.stages[k]?.inputs[i];
    if (!group || group.raw === undefined) return;
    group.read = question.stages[k].diagrams[i];
    const first = group.read.split("\n")[0].trim();
    if (state.selected?.view.k === k && state.selected.view.i === i) state.selected = null;
    group.lines = lines.map((line, index) => {
      const isInner = line.isInner || !hasOuter(k, i);
      return {
        name: line.name, isInner, length: index === 0 ? Math.min(LAST + 1, first.length) : 0,
        marks: line.marks.map((mark) => ({ ...mark, frame: mark.frame - line.start })),
      };
    });
    const hasFocus = document.activeElement?.dataset.stage === String(k) && document.activeElement?.dataset.input === String(i);
    if (group.raw === group.read && !hasFocus) group.raw = undefined;
  }));
}

export function say(message, canStartOver = false) {
  $("message").hidden = !message;
  $("start-over").hidden = !canStartOver;
  if ($("message-text").textContent !== (message ?? "")) $("message-text").textContent = message ?? "";
}

const spoken = (mark) => mark.kind === "completed" ? `completes at ${mark.frame}` : mark.kind === "error" ? `fails at ${mark.frame}`
  : `${mark.kind === "sequence" ? "sequence " : ""}${mark.text} at ${mark.frame}`;
export const inWords = (line) => `${line.name ? `${line.name}: ` : ""}${line.marks.map(spoken).join(", ") || "nothing"}`;
let liveTimer = 0;

function announce() {
  clearTimeout(liveTimer);
  liveTimer = setTimeout(() => {
    if (!state.answer) return;
    const text = `Result: ${state.answer.sections.at(-1).outputs.map(inWords).join("; ")}`;
    if ($("live").textContent !== text) $("live").textContent = text;
  }, 400);
}
