// SPDX-License-Identifier: MIT
// Copies the link and the code, and saves the picture.
import { writeLink } from "./address.js";
import { say } from "./answer.js";
import { $, make } from "./elements.js";
import { ask } from "./server.js";
import { request, state } from "./state.js";

async function copy(button, text) {
  const label = button.dataset.label ?? (button.dataset.label = button.textContent);
  let done = "Copied";
  try { await navigator.clipboard.writeText(text); } catch {
    const field = make("textarea", { class: "hidden" });
    field.value = text;
    document.body.append(field);
    field.select();
    if (!document.execCommand("copy")) done = "Not allowed";
    field.remove();
    button.focus();
  }
  button.textContent = done;
  $("live").textContent = done;
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.textContent = label; }, 1500);
}

function save(blob, suffix) {
  const address = URL.createObjectURL(blob);
  make("a", { href: address, download: `marbles-${state.stages.map((stage) => stage.name).join("-")}.${suffix}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

export async function picture(palette) {
  const reply = await ask(JSON.stringify(request({ picture: palette, showsSubscriptions: state.windows })));
  if (reply.fault) say(reply.fault.message);
  return reply.svg;
}

export async function png(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make("canvas", { width: image.width * 2, height: image.height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

export const palette = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

$("copy-code").addEventListener("click", (event) => copy(event.currentTarget, $("code").textContent));
$("copy-link").addEventListener("click", (event) => {
  writeLink();
  copy(event.currentTarget, location.href);
});
$("save-svg").addEventListener("click", async () => {
  const svg = await picture("automatic");
  if (svg) save(new Blob([svg], { type: "image/svg+xml" }), "svg");
});
$("save-png").addEventListener("click", async () => {
  const svg = await picture(palette());
  if (!svg) return;
  const blob = await png(svg).catch(() => null);
  if (blob) save(blob, "png");
  else say("The browser cannot make a PNG of this picture. SVG works.");
});
