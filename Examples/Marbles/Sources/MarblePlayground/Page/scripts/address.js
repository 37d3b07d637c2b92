// SPDX-License-Identifier: MIT
// The address holds the whole state: op=debounce&n.pause=3&in=-a-b|&op=…
import { say } from "./answer.js";
import { $ } from "./elements.js";
import { send } from "./server.js";
import { groupText, newStage, operators, state } from "./state.js";
import { build } from "./views.js";

export const linkTo = (name) => `#op=${encodeURIComponent(name)}`;

export function link() {
  const parts = [];
  const add = (key, value) => parts.push(`${key}=${encodeURIComponent(value)}`);
  state.stages.forEach((stage, k) => {
    add("op", stage.name);
    for (const [name, value] of Object.entries(stage.numbers)) add(`n.${encodeURIComponent(name)}`, value);
    stage.inputs.forEach((_, i) => add("in", groupText(k, i)));
  });
  if (!state.windows) add("w", 0);
  return `#${parts.join("&")}`;
}

function readLink(hash) {
  const stages = [];
  let windows = true;
  for (const part of hash.replace(/^#/, "").split("&").filter(Boolean)) {
    const [key, ...rest] = part.split("=");
    let name, value;
    try { [name, value] = [key.slice(2), rest.join("=")].map(decodeURIComponent); } catch { throw new Error("This link is broken: it cannot be read."); }
    const stage = stages.at(-1);
    if (key === "op") stages.push({ name: value, numbers: {}, diagrams: [] });
    else if (key === "w") windows = value !== "0";
    else if (!stage) throw new Error("This link is broken: it does not begin with an operator.");
    else if (key === "in") stage.diagrams.push(value);
    else if (key.startsWith("n.") && /^-?\d{1,6}$/.test(value)) stage.numbers[name] = Number(value);
    else throw new Error(`This link is broken: “${part.slice(0, 40)}” means nothing.`);
  }
  if (stages.length > 8) throw new Error("This link is broken: it has more than 8 operators.");
  const unknown = stages.find((stage) => !operators.has(stage.name));
  if (unknown) throw new Error(`This link is broken: there is no operator “${unknown.name.slice(0, 40)}” here.`);
  for (const { name, numbers, diagrams } of stages) {
    const { parameters, diagrams: standard } = operators.get(name);
    const number = Object.keys(numbers).find((key) => !parameters.some((parameter) => parameter.name === key));
    if (number) throw new Error(`This link is broken: “${name}” has no number “${number.slice(0, 40)}”.`);
    if (diagrams.length > standard.length) throw new Error(`This link is broken: “${name}” takes ${standard.length} of its sequences, not ${diagrams.length}.`);
  }
  return { stages, windows };
}

let linkTimer = 0;
/// The address of what the page shows. If the browser has another address, the user has just chosen it, and the page has yet to load it.
let shownHash = null;

export function saveLink() {
  clearTimeout(linkTimer);
  linkTimer = setTimeout(writeLink, 250);
}

export function writeLink() {
  clearTimeout(linkTimer);
  if (!state.stages.length || location.hash !== shownHash) return;
  history.replaceState(null, "", link());
  shownHash = location.hash;
}

export function load() {
  clearTimeout(linkTimer);
  shownHash = location.hash;
  state.loads += 1;
  state.selected = state.held = null;
  try {
    const { stages, windows } = readLink(location.hash);
    state.windows = windows;
    const first = stages.length ? stages : [{ name: operators.has("debounce") ? "debounce" : operators.keys().next().value }];
    state.stages = first.map((stage) => newStage(stage.name, stage.numbers, stage.diagrams));
  } catch (error) {
    state.stages = [];
    state.answer = null;
    build();
    $("title").textContent = "Marbles";
    for (const part of [".append", ".code", ".check"]) document.querySelector(part).hidden = true;
    $("diagram").setAttribute("aria-busy", "false");
    say(error.message, true);
    return;
  }
  say(null);
  for (const part of [".append", ".code", ".check"]) document.querySelector(part).hidden = false;
  $("windows").checked = state.windows;
  state.answer = null;
  build();
  send();
}
