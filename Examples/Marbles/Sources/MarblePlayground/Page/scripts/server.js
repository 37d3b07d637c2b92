// SPDX-License-Identifier: MIT
// Asks the server, one question at a time; while it is answered, the newest one waits.
import { askAhead, asked, known, remember } from "./ahead.js";
import { show } from "./answer.js";
import { request, state } from "./state.js";

export const LOST = "The server of the playground does not answer. Start it again: ./demo marbles";
export let busy = false;
export let waiting = false;
let since = 0;

export async function ask(body) {
  try {
    const response = await fetch("run", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return await response.json();
  } catch {
    return { fault: { message: LOST } };
  }
}

/// Asks for the picture of what is there now. Returns whether it has been drawn, because the answer was known.
export function send(event) {
  // A link that cannot be read leaves no operator to ask for.
  if (!state.stages.length) return false;
  if (!since) since = event?.timeStamp ?? performance.now();
  const question = JSON.stringify(request());
  const reply = known.get(question);
  if (reply) {
    waiting = false;
    show(reply, question, take(), true);
    askAhead();
  } else if (busy) waiting = true;
  else wait(question, take());
  return !!reply;
}

function take() {
  const began = since;
  since = 0;
  return began;
}

async function wait(question, began) {
  busy = true;
  waiting = false;
  const asker = state.loads;
  const reply = await (asked?.question === question ? asked.reply : ask(question));
  busy = false;
  if (!reply.fault) remember(question, reply);
  // An answer that came late is drawn all the same, so that the picture keeps up with a hand that does not rest.
  const isCurrent = question === JSON.stringify(request());
  if (isCurrent || (waiting && asker === state.loads)) show(reply, question, began, false);
  if (waiting || !isCurrent) send();
  else if (!reply.fault) askAhead();
}
