// SPDX-License-Identifier: MIT
// Takes marbles by pointer and keyboard.
import { holdMark } from "./ahead.js";
import { render, restoring } from "./drawing.js";
import { addMark, focusMark, move, removeMark, rename, select, toggleEnd } from "./marbles.js";
import { LEFT, scale, unit } from "./scale.js";
import { send } from "./server.js";
import { LAST, state } from "./state.js";

export let dragging = null;

/// With Ctrl or Alt a key belongs to the browser, unless it is a character that a keyboard has only there, as `|` with AltGr or Option.
function isForMarbles(event) {
  if (event.metaKey || (event.ctrlKey && !event.altKey)) return false;
  return !event.altKey || (event.key.length === 1 && !/[a-z0-9]/i.test(event.key));
}

export function listen(view) {
  const { svg } = view;
  const frameAt = (event) => Math.round((event.clientX - svg.getBoundingClientRect().left - LEFT) / unit());
  svg.addEventListener("pointerdown", (event) => {
    const element = event.target.closest(".mark");
    if (!element || event.button > 0) return;
    const { line, mark } = element.place;
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    select(view, line, mark);
    dragging = { view, line, mark, offset: line.origin ?? 0, id: event.pointerId };
    svg.classList.add("dragging");
    render();
    focusMark();
    holdMark(view, line, mark);
  });
  // A hand that is over a marble is about to take it.
  svg.addEventListener("pointerover", (event) => {
    const place = event.target.closest(".mark")?.place;
    if (place && !dragging && event.buttons === 0) holdMark(view, place.line, place.mark);
  });
  // The raw event comes at once; the other one waits for the next frame.
  svg.addEventListener("onpointerrawupdate" in window ? "pointerrawupdate" : "pointermove", (event) => {
    if (dragging?.view !== view || dragging.id !== event.pointerId) return;
    if (move(view, dragging.line, dragging.mark, frameAt(event) - dragging.offset) && !send(event)) render();
  });
  const stop = () => {
    if (dragging?.view !== view) return;
    dragging = null;
    svg.classList.remove("dragging");
    render();
  };
  svg.addEventListener("pointerup", stop);
  svg.addEventListener("pointercancel", stop);
  svg.addEventListener("dblclick", (event) => {
    if (event.target.closest(".mark")) return;
    const y = event.clientY - svg.getBoundingClientRect().top;
    const row = (svg.rows ?? []).find((row) => y >= row.top && y < row.bottom);
    if (!row) return;
    const frame = frameAt(event) - (row.line.origin ?? 0);
    if (frame >= 0 && frame <= LAST) { addMark(view, row.line, frame); send(event); }
  });
  // Not on the drawing itself, which browsers take for something to be focused then.
  view.holder.addEventListener("focusin", (event) => {
    if (restoring) return;
    const place = event.target.closest(".mark")?.place;
    if (place) holdMark(view, place.line, place.mark);
    if (place && state.selected?.mark !== place.mark) { select(view, place.line, place.mark); render(); }
  });
  svg.addEventListener("keydown", (event) => {
    const place = event.target.closest(".mark")?.place;
    if (!place || !isForMarbles(event)) return;
    const { line, mark } = place;
    const step = event.shiftKey ? 5 : 1;
    const moves = { ArrowLeft: mark.frame - step, ArrowRight: mark.frame + step, Home: 0, End: scale.frames };
    let isMoved = false;
    if (event.key in moves) isMoved = move(view, line, mark, moves[event.key]);
    else if (event.key === "Delete" || event.key === "Backspace") removeMark(view, line, mark);
    else if (event.key === "+" || event.key === "Insert") addMark(view, line);
    else if (event.key === "|") toggleEnd(view, "completed");
    else if (event.key === "#") toggleEnd(view, "error");
    else if (!(event.key.length === 1 && event.key !== "/" && rename(view, line, mark, event.key))) return;
    event.preventDefault();
    if (!send(event) && isMoved) render();
  });
}
