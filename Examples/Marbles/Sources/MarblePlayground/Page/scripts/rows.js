// SPDX-License-Identifier: MIT
// Draws the rows of one picture: lines, marbles and the times of subscriptions.
import { draw } from "./elements.js";
import { color, half, radius, scale, x } from "./scale.js";
import { isEnd } from "./state.js";

/// How far above or below its line each marble stands: those of one frame stand on each other, and where nothing is dragged those that would
/// hide each other, too.
function offsetsOf(marks, isApart) {
  const offsets = new Map();
  const reach = (mark) => (isApart ? half(mark) * 0.85 : 0.5);
  const arrange = (cluster) => {
    const rights = [];
    const places = cluster.map((mark) => {
      const free = rights.findIndex((right) => x(mark.frame) - reach(mark) >= right);
      const lane = free < 0 ? rights.length : free;
      rights[lane] = x(mark.frame) + reach(mark);
      return lane;
    });
    const step = cluster.some((mark) => mark.text.length > 3) ? Math.max(13.5, radius() * 0.95) : radius() * 0.95;
    cluster.forEach((mark, index) => offsets.set(mark, (2 * places[index] - rights.length + 1) * step));
  };
  let cluster = [];
  let right = -Infinity;
  for (const mark of marks) {
    if (cluster.length && x(mark.frame) - reach(mark) >= right) {
      arrange(cluster);
      cluster = [];
    }
    right = Math.max(cluster.length ? right : -Infinity, x(mark.frame) + reach(mark));
    cluster.push(mark);
  }
  arrange(cluster);
  return offsets;
}

export function drawRows(svg, rows, element) {
  const back = [];
  const threads = [];
  const front = [];
  svg.rows = [];
  let top = 4;
  const parents = [];
  for (const row of rows) {
    if (row.name && !row.isInner) top += 14;
    const offsets = offsetsOf(row.marks.filter((mark) => !isEnd(mark)), !row.line);
    const middle = top + 20 + Math.max(0, ...offsets.values());
    const bottom = middle + (middle - top);
    const end = row.marks.find(isEnd);
    const last = end ? row.marks.filter((mark) => !isEnd(mark) && mark.frame === end.frame) : [];
    const beside = last.length ? Math.max(...last.map(half)) + 8 : 0;
    const stop = end ? x(end.frame) + beside : row.ends !== undefined && row.ends !== null ? x(row.ends) : null;
    const start = x(row.start);
    if (row.isInner) {
      const parent = parents.findLast((parent) => parent.name === row.name && parent.frame === row.start);
      if (parent) threads.push(draw("path", { class: "thread", d: `M${start} ${parent.y + radius()}V${middle}` }));
    }
    if (row.name && row.isInner) back.push(draw("text", { class: "label", x: Math.max(2, start - radius() - 12), y: middle + 4 }, row.name));
    if (row.name && !row.isInner) back.push(draw("text", { class: "label", x: 2, y: top - 1 }, row.name));
    back.push(draw("path", { class: "time", d: `M${start} ${middle}H${stop ?? scale.width - 14}` }));
    if (stop === null) back.push(draw("path", { class: "head-arrow", d: `M${scale.width - 4} ${middle}l-11 -5v10z` }));
    for (const mark of row.marks) {
      const offset = offsets.get(mark) ?? 0;
      const shape = element(row, mark);
      shape.setAttribute("transform", `translate(${isEnd(mark) ? stop : x(mark.frame)} ${middle + offset})`);
      shape.dataset.frame = mark.frame;
      shape.dataset.kind = mark.kind;
      shape.dataset.text = mark.text ?? "";
      // What looks the same stays: the browser lays out what is new.
      const look = `${mark.kind} ${mark.text} ${radius()}`;
      if (shape.look !== look) shape.replaceChildren(...body(mark));
      shape.look = look;
      if (mark.kind === "sequence") parents.push({ name: mark.text, frame: mark.frame, y: middle + offset });
      else if (!isEnd(mark) && rows.some((other) => other.isInner && other.name === mark.text && other.start === mark.frame)) {
        parents.push({ name: mark.text, frame: mark.frame, y: middle + offset });
      }
      front.push(shape);
    }
    top = bottom;
    for (const [from, to] of row.windows ?? []) {
      const close = to === undefined ? `H${scale.width - 14}` : `H${x(to)}m0 -4v8`;
      back.push(draw("path", { class: "window", d: `M${x(from)} ${top}v8m0 -4${close}` }));
      top += 12;
    }
    svg.rows.push({ line: row.line, top: middle - 22, bottom: top });
  }
  // Marbles keep their order in the document, so that the focus goes from left to right.
  if (!svg.layers) {
    svg.layers = [draw("g"), draw("g")];
    svg.append(...svg.layers);
  }
  svg.layers[0].replaceChildren(...threads, ...back);
  arrange(svg.layers[1], front);
  svg.setAttribute("height", Math.ceil(top + 2));
}

/// Makes elements the children of another one; those that are in their place are not touched.
function arrange(parent, elements) {
  let place = parent.firstChild;
  for (const element of elements) {
    if (element === place) place = place.nextSibling;
    else parent.insertBefore(element, place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function body(mark) {
  const r = radius();
  const parts = [];
  if (mark.kind === "completed") parts.push(draw("path", { class: "bar", d: "M0 -14v28" }));
  else if (mark.kind === "error") parts.push(draw("path", { class: "cross", d: "M-8 -8l16 16m0 -16l-16 16" }));
  else {
    const style = `marble${mark.kind === "sequence" ? " sequence" : ""}`;
    const fill = `fill:var(--c${color(mark.text)})`;
    if (mark.text.length <= 3) parts.push(draw("circle", { class: style, r, style: fill }));
    else parts.push(draw("rect", { class: style, x: -half(mark), y: -13, width: 2 * half(mark), height: 26, rx: 13, style: fill }));
    const isLong = mark.text.length > 2 || r < 11;
    parts.push(draw("text", { class: isLong ? "ink long" : "ink", y: isLong ? 4 : 5 }, mark.text));
  }
  const width = Math.max(12, isEnd(mark) ? 12 : half(mark) + 4);
  parts.push(draw("rect", { class: "ring", x: -width, y: -r - 4, width: 2 * width, height: 2 * r + 8, rx: r + 4 }));
  parts.push(draw("rect", { class: "hit", x: -width, y: -r - 4, width: 2 * width, height: 2 * r + 8, fill: "transparent" }));
  return parts;
}
