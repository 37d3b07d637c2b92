// SPDX-License-Identifier: MIT
// Builds an operator of the chain, with its sliders and the buttons that move it.
import { holdSlider } from "./ahead.js";
import { $, make } from "./elements.js";
import { send } from "./server.js";
import { operators, state } from "./state.js";
import { build, views } from "./views.js";

export function stageView(stage, k) {
  const code = make("code");
  views.push({ kind: "code", k, code });
  const head = make("div", { class: "stage-head" }, code);
  const button = (label, title, isOff, action) => make("button", {
    class: "button small", "aria-label": `${title}: ${stage.name}`, title, disabled: isOff, "data-action": title,
    onclick: () => {
      const place = state.stages.indexOf(stage);
      action();
      normalise();
      build();
      focusStage(stage, place, title);
      send();
    },
  }, label);
  if (state.stages.length > 1) {
    head.append(make("div", { class: "moves" },
      button("↑", "Earlier", k === 0 || !operators.get(stage.name).diagrams.length || (k === 1 && !operators.get(state.stages[0].name).diagrams.length),
        () => state.stages.splice(k - 1, 2, stage, state.stages[k - 1])),
      button("↓", "Later", k === state.stages.length - 1 || !operators.get(stage.name).diagrams.length,
        () => state.stages.splice(k, 2, state.stages[k + 1], stage)),
      button("✕", "Remove", false, () => state.stages.splice(k, 1))));
  }
  const sliders = operators.get(stage.name).parameters.map((parameter) => {
    const output = make("output", {}, String(stage.numbers[parameter.name]));
    const input = make("input", {
      type: "range", min: parameter.least, max: parameter.most, step: 1, value: stage.numbers[parameter.name], "data-parameter": parameter.name,
      onfocus: () => holdSlider(stage, parameter), onpointerdown: () => holdSlider(stage, parameter),
      oninput: (event) => { stage.numbers[parameter.name] = Number(event.target.value); output.textContent = event.target.value; send(event); },
    });
    return make("label", {}, parameter.name, input, output);
  });
  return make("section", { class: "stage", "aria-label": `Operator ${stage.name}` }, head, ...(sliders.length ? [make("div", { class: "sliders" }, ...sliders)] : []));
}

/// After stages changed their places their buttons are new: the focus goes to the one that does the same, or to one beside it.
function focusStage(stage, place, action) {
  const heads = [...document.querySelectorAll(".stage-head")];
  const now = state.stages.indexOf(stage);
  const head = heads[Math.min(now < 0 ? place : now, heads.length - 1)];
  const buttons = [...(head?.querySelectorAll("button:enabled") ?? [])];
  (buttons.find((button) => button.dataset.action === action) ?? buttons[0] ?? $("append")).focus();
}

/// After stages changed their places: the first one has a source of its own, with a line of values, the others do not need one.
function normalise() {
  // An answer to a question about the stages before is none to this one.
  state.loads += 1;
  state.selected = null;
  state.answer = null;
  state.stages.forEach((stage, k) => {
    const operator = operators.get(stage.name);
    stage.inputs.forEach((group, i) => {
      if (i > 0 || group.raw !== undefined) return;
      const outer = group.lines[0] && !group.lines[0].isInner;
      if (k === 0 && !outer) group.raw = operator.diagrams[0];
      if (k > 0 && operator.hasWork && outer) group.lines.shift();
    });
  });
}
