// SPDX-License-Identifier: MIT
// The tabs of the code.
import { $ } from "./elements.js";
import { state } from "./state.js";

const TABS = ["code", "test", "text"];
export let tab = "code";

function choose(name, focuses = false) {
  tab = name;
  for (const key of TABS) {
    const button = $(`tab-${key}`);
    button.setAttribute("aria-selected", String(key === name));
    button.tabIndex = key === name ? 0 : -1;
    if (key === name && focuses) button.focus();
  }
  $("code").setAttribute("aria-labelledby", `tab-${name}`);
  $("code").textContent = state.answer?.[name] ?? "";
}

for (const key of TABS) $(`tab-${key}`).addEventListener("click", () => choose(key));
document.querySelector(".tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: 2 }[event.key];
  if (step) choose(TABS[(TABS.indexOf(tab) + step) % TABS.length], true);
});
