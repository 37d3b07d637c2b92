// SPDX-License-Identifier: MIT
// Builds the parts of the page that only change with the operators.
import { render } from "./drawing.js";
import { $, draw, make } from "./elements.js";
import { listen } from "./hands.js";
import { addMark, removeMark, rename, toggleEnd } from "./marbles.js";
import { send } from "./server.js";
import { stageView } from "./stages.js";
import { hasOuter, operators, state } from "./state.js";

export let views = [];

export function build() {
  views = [];
  const chain = $("chain");
  chain.replaceChildren();
  const axis = draw("svg", { class: "lines axis", "aria-hidden": "true" });
  if (state.stages.length) chain.append(make("div", { class: "group" }, axis));
  views.push({ kind: "axis", svg: axis });
  state.stages.forEach((stage, k) => {
    stage.inputs.forEach((group, i) => {
      if (hasOuter(k, i) || operators.get(stage.name).hasWork) chain.append(inputView(stage, k, i));
    });
    chain.append(stageView(stage, k));
    const svg = draw("svg", { class: "lines result", role: "img", height: 46, "aria-label": "No result yet" });
    views.push({ kind: "output", k, svg });
    chain.append(make("div", { class: "group" }, svg));
  });
  $("title").textContent = state.stages.map((stage) => stage.name).join(" › ") || "Marbles";
  document.title = `${$("title").textContent} – Marbles`;
  for (const item of $("list").querySelectorAll("a")) {
    if (item.dataset.name === state.stages[0]?.name) {
      item.setAttribute("aria-current", "page");
      item.scrollIntoView({ block: "nearest" });
    } else item.removeAttribute("aria-current");
  }
  $("append").disabled = $("append-add").disabled = state.stages.length >= 8;
  render();
}

const title = (k, i) => (hasOuter(k, i) ? (i === 0 ? "source" : k === 0 ? "other" : `other ${k + 1}`) : "work");

function inputView(stage, k, i) {
  const name = title(k, i);
  const svg = draw("svg", { class: "lines input", role: "group", height: 46, "aria-label": `${name}: marbles` });
  const text = make("textarea", {
    rows: 1, spellcheck: "false", autocapitalize: "off", "data-stage": k, "data-input": i, "aria-label": `${name} as text`,
    "aria-describedby": "message-text",
    oninput: (event) => { state.held = null; stage.inputs[i].raw = event.target.value; fit(event.target); send(event); },
    // Marbles take over only from text that the server has read: until then the text is all there is.
    onblur: () => {
      const group = stage.inputs[i];
      if (group.raw !== undefined && group.raw === group.read) { group.raw = undefined; render(); }
    },
  });
  const view = { kind: "input", k, i, svg, text, name };
  const tool = (label, title, action, attributes = {}) => make("button", {
    class: "button small", "aria-label": `${title}: ${name}`, title, onclick: (event) => { action(view); send(event); }, ...attributes,
  }, label);
  view.end = tool("End", "Complete the sequence", () => toggleEnd(view, "completed"), { "aria-pressed": "false" });
  view.fail = tool("Fail", "Fail the sequence", () => toggleEnd(view, "error"), { "aria-pressed": "false" });
  view.remove = tool("Remove", "Remove the selected marble", () => removeMark(view, state.selected.line, state.selected.mark));
  view.rename = make("input", {
    class: "rename", "aria-label": `Name of the selected marble: ${name}`, title: "Name of the selected marble",
    placeholder: "Aa", maxlength: 2, autocapitalize: "off",
    oninput: (event) => {
      const value = [...event.target.value.trim()].at(-1);
      if (value && rename(view, state.selected.line, state.selected.mark, value)) { event.target.value = value; send(event); }
    },
  });
  const tools = make("div", { class: "tools", role: "group", "aria-label": `Change ${name}` },
    tool("Add", "Add a marble", () => addMark(view)), view.rename, view.remove, view.end, view.fail);
  views.push(view);
  view.holder = make("div", { class: "group" }, make("div", { class: "head" }, make("span", { class: "name" }, name), text, tools), svg);
  view.tools = tools;
  listen(view);
  return view.holder;
}

export const fit = (field) => { field.rows = Math.min(8, field.value.split("\n").length); };
