// SPDX-License-Identifier: MIT
// Asks ahead: while a marble or a slider is held, the server is asked for the places beside it, the nearest first. The picture for a
// place is drawn together with the marble that gets there.
import { limits } from "./marbles.js";
import { ask, busy, waiting } from "./server.js";
import { byFrame, request, state } from "./state.js";

export const known = new Map();
export let asked = null;

export function remember(question, reply) {
  if (known.size >= 500) known.delete(known.keys().next().value);
  known.set(question, reply);
}

export function holdMark(view, line, mark) {
  state.held = {
    get place() { return mark.frame; }, range: () => limits(line, mark),
    question(frame) {
      const marks = line.marks;
      line.marks = byFrame(marks.map((other) => (other === mark ? { ...mark, frame } : other)));
      const question = JSON.stringify(request());
      line.marks = marks;
      return question;
    },
  };
  askAhead();
}

export function holdSlider(stage, parameter) {
  state.held = {
    get place() { return stage.numbers[parameter.name]; }, range: () => [parameter.least, parameter.most],
    question(value) {
      const now = stage.numbers[parameter.name];
      stage.numbers[parameter.name] = value;
      const question = JSON.stringify(request());
      stage.numbers[parameter.name] = now;
      return question;
    },
  };
  askAhead();
}

/// The question for the nearest place whose answer is not known.
export function next() {
  if (!state.held || !state.answer) return null;
  const [least, most] = state.held.range();
  for (let distance = 1; distance <= 24; distance++) {
    for (const place of [state.held.place + distance, state.held.place - distance]) {
      if (place < least || place > most) continue;
      const question = state.held.question(place);
      if (!known.has(question)) return question;
    }
  }
  return null;
}

export async function askAhead() {
  if (asked || busy || waiting) return;
  const question = next();
  if (!question) return;
  asked = { question, reply: ask(question) };
  const reply = await asked.reply;
  asked = null;
  // Operators that crash or do not end take the server's time: it is asked only for what the hand wants.
  if (reply.fault && reply.fault.stage === undefined) state.held = null;
  else remember(question, reply);
  askAhead();
}
