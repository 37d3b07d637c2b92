// SPDX-License-Identifier: MIT
// Where a frame is in the picture, and how large and of what colour a marble is.
import { dragging } from "./hands.js";
import { isEnd, state } from "./state.js";

/// The width of the picture in pixels, and its last frame.
export const scale = { width: 0, frames: 24 };
export const LEFT = 20;
const RIGHT = 26;
export const unit = () => (scale.width - LEFT - RIGHT) / scale.frames;
export const radius = () => Math.min(15, Math.max(9.5, unit() * 0.62));
export const x = (frame) => LEFT + frame * unit();
export const half = (mark) => (isEnd(mark) ? 4 : mark.text.length <= 3 ? radius() : mark.text.length * 3.5 + 6);
export const color = (text) => {
  const first = [...text.split("(").at(-1).toLowerCase()].find((character) => /[\p{L}\p{N}]/u.test(character));
  return first ? (first.codePointAt(0) + (/\p{N}/u.test(first) ? 2 : 1)) % 7 : 6;
};

export function measure() {
  if (dragging) return;
  const all = [];
  state.stages.forEach((stage) => stage.inputs.forEach((group) => group.lines.forEach((line) =>
    line.marks.forEach((mark) => all.push(mark.frame + (line.isInner ? line.origin ?? 0 : 0))))));
  for (const section of state.answer?.sections ?? []) for (const line of section.outputs) for (const mark of line.marks) all.push(mark.frame);
  scale.frames = Math.max(24, ...all);
}
