// SPDX-License-Identifier: MIT
// The page of the playground. It holds what goes in, draws what the server answers, and sends what has changed; operators run on the server.
import { link, linkTo, load, saveLink } from "./address.js";
import { asked, next } from "./ahead.js";
import { say, times } from "./answer.js";
import "./code.js";
import { render } from "./drawing.js";
import { $ } from "./elements.js";
import { buildList } from "./list.js";
import { scale, unit } from "./scale.js";
import { busy, LOST, send, waiting } from "./server.js";
import { palette, picture, png } from "./sharing.js";
import { newStage, state } from "./state.js";
import { build } from "./views.js";

// What the tests of the page ask for.
window.playground = {
  times,
  link,
  get answer() { return state.answer; },
  get frames() { return scale.frames; },
  get unit() { return unit(); },
  get isIdle() { return !busy && !waiting; },
  get isAhead() { return !busy && !waiting && !asked && !next(); },
  png: async () => (await png(await picture(palette()))).size,
};

$("skip").addEventListener("click", (event) => { event.preventDefault(); $("diagram").focus(); });
$("append-add").addEventListener("click", () => {
  const name = $("append").value;
  if (!name) { $("append").focus(); return; }
  $("append").value = "";
  state.stages.push(newStage(name));
  build();
  // The last one that there is room for takes the button away.
  if ($("append-add").disabled) $("diagram").focus();
  send();
});
$("windows").addEventListener("change", (event) => { state.windows = event.target.checked; render(); saveLink(); });
$("start-over").addEventListener("click", () => {
  history.replaceState(null, "", linkTo(state.stages[0]?.name ?? "debounce"));
  load();
  $("diagram").focus();
});
addEventListener("hashchange", load);
addEventListener("resize", render);

fetch("operators.json").then((response) => response.json()).then((list) => {
  buildList(list.kinds);
  load();
}, () => say(LOST));
