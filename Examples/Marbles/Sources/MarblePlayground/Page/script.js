// SPDX-License-Identifier: MIT
// The page of the playground. It holds what goes in, draws what the server answers, and sends what has changed; operators run on the server.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const SVG = "http://www.w3.org/2000/svg";
  const LAST = 59;
  const state = { stages: [], windows: true };
  const operators = new Map();
  let answer = null;
  let tab = "code";
  let selected = null;
  let dragging = null;
  // Whether the focus is put back where it was.
  let restoring = false;
  let frames = 24;
  // The times from an input to the picture of what it leads to, in milliseconds, and whether the picture was drawn together with the input.
  const times = [];
  window.playground = {
    times, get answer() { return answer; }, get frames() { return frames; }, get unit() { return unit(); }, get isIdle() { return !busy && !waiting; },
    get isAhead() { return !busy && !waiting && !asked && !next(); },
  };

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else if (value !== null && value !== false) element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children);
    return element;
  };
  const draw = (name, attributes = {}, text) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    return element;
  };

  // --- What goes in. A line has marks in order, its end last; `raw` is text that the server has not read yet.

  const isEnd = (mark) => mark.kind === "completed" || mark.kind === "error";
  const sign = (mark) => ({ completed: "|", error: "#" })[mark.kind] ?? mark.text;
  const byFrame = (marks) => marks.sort((a, b) => a.frame - b.frame || isEnd(a) - isEnd(b));

  function lineText(line) {
    let text = "";
    const last = Math.max(-1, ...line.marks.map((mark) => mark.frame));
    for (let frame = 0; frame <= last; frame++) {
      const signs = line.marks.filter((mark) => mark.frame === frame).map(sign);
      text += signs.length === 0 ? "-" : signs.length === 1 ? signs[0] : `[${signs.join("")}]`;
    }
    // A sequence without an end goes on.
    return text + (line.marks.some(isEnd) ? "" : "-".repeat(Math.max(0, (line.length ?? 0) - last - 1)));
  }
  const hasOuter = (k, i) => !(k > 0 && i === 0);
  function groupText(k, i) {
    const group = state.stages[k].inputs[i];
    if (group.raw !== undefined) return group.raw;
    const inner = group.lines.filter((line) => line.isInner);
    const names = inner.map((line) => line.name).join("");
    const outer = hasOuter(k, i) ? lineText(group.lines[0]) : names;
    return [outer, ...inner.map((line) => `${line.name}: ${lineText(line)}`)].join("\n");
  }
  function request(extra = {}) {
    return {
      showsSubscriptions: true,
      stages: state.stages.map((stage, k) => ({
        name: stage.name, numbers: stage.numbers, diagrams: stage.inputs.map((_, i) => groupText(k, i)),
      })),
      ...extra,
    };
  }
  const newStage = (name, numbers = {}, diagrams = []) => {
    const operator = operators.get(name);
    const texts = operator ? operator.diagrams.map((text, i) => diagrams[i] ?? text) : [];
    const known = {};
    for (const { name, standard, least, most } of operator?.parameters ?? []) {
      known[name] = Math.min(most, Math.max(least, numbers[name] ?? standard));
    }
    return { name, numbers: known, inputs: texts.map((raw) => ({ raw, lines: [] })) };
  };

  // --- The link holds the whole state: op=debounce&n.pause=3&in=-a-b|&op=…

  const linkTo = (name) => `#op=${encodeURIComponent(name)}`;
  function link() {
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
  function saveLink() {
    clearTimeout(linkTimer);
    linkTimer = setTimeout(writeLink, 250);
  }
  function writeLink() {
    clearTimeout(linkTimer);
    if (!state.stages.length || location.hash !== shownHash) return;
    history.replaceState(null, "", link());
    shownHash = location.hash;
  }
  function load() {
    clearTimeout(linkTimer);
    shownHash = location.hash;
    loads += 1;
    selected = held = null;
    try {
      const { stages, windows } = readLink(location.hash);
      state.windows = windows;
      const first = stages.length ? stages : [{ name: operators.has("debounce") ? "debounce" : operators.keys().next().value }];
      state.stages = first.map((stage) => newStage(stage.name, stage.numbers, stage.diagrams));
    } catch (error) {
      state.stages = [];
      answer = null;
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
    answer = null;
    build();
    send();
  }

  // --- The server: one question at a time; while it is answered, the newest one waits.

  let busy = false;
  let waiting = false;
  /// How often an address was loaded: the answer to a question from before belongs to other operators.
  let loads = 0;
  let since = 0;
  async function ask(body) {
    try {
      const response = await fetch("run", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      return await response.json();
    } catch {
      return { fault: { message: "The server of the playground does not answer. Start it again: ./demo marbles" }, isLost: true };
    }
  }
  /// Asks for the picture of what is there now. Returns whether it has been drawn, because the answer was known.
  function send(event) {
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
    const asker = loads;
    const reply = await (asked?.question === question ? asked.reply : ask(question));
    busy = false;
    if (!reply.fault) remember(question, reply);
    // An answer that came late is drawn all the same, so that the picture keeps up with a hand that does not rest.
    const isCurrent = question === JSON.stringify(request());
    if (isCurrent || (waiting && asker === loads)) show(reply, question, began, false);
    if (waiting || !isCurrent) send();
    else if (!reply.fault) askAhead();
  }

  // --- Asking ahead: while a marble or a slider is held, the server is asked for the places beside it, the nearest first. The picture for a
  // place is drawn together with the marble that gets there.

  const known = new Map();
  let asked = null;
  // What is held: its place, all its places, and the question that each of them leads to.
  let held = null;
  function remember(question, reply) {
    if (known.size >= 500) known.delete(known.keys().next().value);
    known.set(question, reply);
  }
  function holdMark(view, line, mark) {
    held = {
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
  function holdSlider(stage, parameter) {
    held = {
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
  function next() {
    if (!held || !answer) return null;
    const [least, most] = held.range();
    for (let distance = 1; distance <= 24; distance++) {
      for (const place of [held.place + distance, held.place - distance]) {
        if (place < least || place > most) continue;
        const question = held.question(place);
        if (!known.has(question)) return question;
      }
    }
    return null;
  }
  async function askAhead() {
    if (asked || busy || waiting) return;
    const question = next();
    if (!question) return;
    asked = { question, reply: ask(question) };
    const reply = await asked.reply;
    asked = null;
    // Operators that crash or do not end take the server's time: it is asked only for what the hand wants.
    if (reply.fault && reply.fault.stage === undefined) held = null;
    else remember(question, reply);
    askAhead();
  }
  function show(reply, question, began, isAtOnce) {
    $("diagram").setAttribute("aria-busy", "false");
    const fault = reply.fault;
    markStale(!!fault);
    for (const field of document.querySelectorAll("textarea")) field.removeAttribute("aria-invalid");
    if (fault) {
      say(fault.message, fault.stage === undefined);
      const field = document.querySelector(`textarea[data-stage="${fault.stage}"][data-input="${fault.diagram}"]`);
      field?.setAttribute("aria-invalid", "true");
      render();
      return;
    }
    say(null);
    answer = reply;
    adopt(JSON.parse(question));
    render();
    if ($("code").textContent !== answer[tab]) $("code").textContent = answer[tab];
    announce();
    saveLink();
    times.push({ drawn: performance.now() - began, isAtOnce });
    if (times.length > 500) times.shift();
    const time = times.at(-1);
    requestAnimationFrame(() => { time.shown = performance.now() - began; });
  }
  /// What is shown belongs to what went in before: the results are pale, and the code says so and is not copied.
  function markStale(isStale) {
    $("chain").classList.toggle("stale", isStale);
    $("code-note").hidden = !isStale || !$("code").textContent;
    $("copy-code").disabled = isStale;
  }
  /// What the server has read from text becomes marks. A text that has changed since the question stays.
  function adopt(question) {
    answer.sections.forEach((section, k) => section.inputs.forEach((lines, i) => {
      const group = state.stages[k]?.inputs[i];
      if (!group || group.raw === undefined) return;
      group.read = question.stages[k].diagrams[i];
      const first = group.read.split("\n")[0].trim();
      if (selected?.view.k === k && selected.view.i === i) selected = null;
      group.lines = lines.map((line, index) => {
        const isInner = line.isInner || !hasOuter(k, i);
        return {
          name: line.name, isInner, length: index === 0 ? Math.min(LAST + 1, first.length) : 0,
          marks: line.marks.map((mark) => ({ ...mark, frame: mark.frame - line.start })),
        };
      });
      const hasFocus = document.activeElement?.dataset.stage === String(k) && document.activeElement?.dataset.input === String(i);
      if (group.raw === group.read && !hasFocus) group.raw = undefined;
    }));
  }
  function say(message, canStartOver = false) {
    $("message").hidden = !message;
    $("start-over").hidden = !canStartOver;
    if ($("message-text").textContent !== (message ?? "")) $("message-text").textContent = message ?? "";
  }

  // --- For screen readers: what comes out, in words.

  const spoken = (mark) => mark.kind === "completed" ? `completes at ${mark.frame}` : mark.kind === "error" ? `fails at ${mark.frame}`
    : `${mark.kind === "sequence" ? "sequence " : ""}${mark.text} at ${mark.frame}`;
  const inWords = (line) => `${line.name ? `${line.name}: ` : ""}${line.marks.map(spoken).join(", ") || "nothing"}`;
  let liveTimer = 0;
  function announce() {
    clearTimeout(liveTimer);
    liveTimer = setTimeout(() => {
      if (!answer) return;
      const text = `Result: ${answer.sections.at(-1).outputs.map(inWords).join("; ")}`;
      if ($("live").textContent !== text) $("live").textContent = text;
    }, 400);
  }

  // --- The parts of the page that only change with the operators.

  let views = [];
  function build() {
    views = [];
    const chain = $("chain");
    chain.replaceChildren();
    const axis = draw("svg", { class: "lines axis", "aria-hidden": "true" });
    if (state.stages.length) chain.append(make("div", { class: "group" }, axis));
    views.push({ kind: "axis", svg: axis });
    state.stages.forEach((stage, k) => {
      stage.inputs.forEach((group, i) => {
        if (hasOuter(k, i) || operators.get(stage.name).hasWork) chain.append(inputView(stage, k, i));
      });
      chain.append(stageView(stage, k));
      const svg = draw("svg", { class: "lines result", role: "img", height: 46, "aria-label": "No result yet" });
      views.push({ kind: "output", k, svg });
      chain.append(make("div", { class: "group" }, svg));
    });
    $("title").textContent = state.stages.map((stage) => stage.name).join(" › ") || "Marbles";
    document.title = `${$("title").textContent} – Marbles`;
    for (const item of $("list").querySelectorAll("a")) {
      if (item.dataset.name === state.stages[0]?.name) {
        item.setAttribute("aria-current", "page");
        item.scrollIntoView({ block: "nearest" });
      } else item.removeAttribute("aria-current");
    }
    $("append").disabled = $("append-add").disabled = state.stages.length >= 8;
    render();
  }
  const title = (k, i) => (hasOuter(k, i) ? (i === 0 ? "source" : k === 0 ? "other" : `other ${k + 1}`) : "work");
  function inputView(stage, k, i) {
    const name = title(k, i);
    const svg = draw("svg", { class: "lines input", role: "group", height: 46, "aria-label": `${name}: marbles` });
    const text = make("textarea", {
      rows: 1, spellcheck: "false", autocapitalize: "off", "data-stage": k, "data-input": i, "aria-label": `${name} as text`,
      "aria-describedby": "message-text",
      oninput: (event) => { held = null; stage.inputs[i].raw = event.target.value; fit(event.target); send(event); },
      // Marbles take over only from text that the server has read: until then the text is all there is.
      onblur: () => {
        const group = stage.inputs[i];
        if (group.raw !== undefined && group.raw === group.read) { group.raw = undefined; render(); }
      },
    });
    const view = { kind: "input", k, i, svg, text, name };
    const tool = (label, title, action, attributes = {}) => make("button", {
      class: "button small", "aria-label": `${title}: ${name}`, title, onclick: (event) => { action(view); send(event); }, ...attributes,
    }, label);
    view.end = tool("End", "Complete the sequence", () => toggleEnd(view, "completed"), { "aria-pressed": "false" });
    view.fail = tool("Fail", "Fail the sequence", () => toggleEnd(view, "error"), { "aria-pressed": "false" });
    view.remove = tool("Remove", "Remove the selected marble", () => removeMark(view, selected.line, selected.mark));
    view.rename = make("input", {
      class: "rename", "aria-label": `Name of the selected marble: ${name}`, title: "Name of the selected marble", placeholder: "Aa", maxlength: 2, autocapitalize: "off",
      oninput: (event) => {
        const value = [...event.target.value.trim()].at(-1);
        if (value && rename(view, selected.line, selected.mark, value)) { event.target.value = value; send(event); }
      },
    });
    const tools = make("div", { class: "tools", role: "group", "aria-label": `Change ${name}` },
      tool("Add", "Add a marble", () => addMark(view)), view.rename, view.remove, view.end, view.fail);
    views.push(view);
    view.holder = make("div", { class: "group" }, make("div", { class: "head" }, make("span", { class: "name" }, name), text, tools), svg);
    view.tools = tools;
    listen(view);
    return view.holder;
  }
  function stageView(stage, k) {
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
    loads += 1;
    selected = null;
    const was = answer;
    answer = null;
    state.stages.forEach((stage, k) => {
      const operator = operators.get(stage.name);
      stage.inputs.forEach((group, i) => {
        if (i > 0 || group.raw !== undefined) return;
        const outer = group.lines[0] && !group.lines[0].isInner;
        if (k === 0 && !outer) group.raw = operator.diagrams[0];
        if (k > 0 && operator.hasWork && outer) group.lines.shift();
      });
    });
    if (was) answer = null;
  }
  const fit = (field) => { field.rows = Math.min(8, field.value.split("\n").length); };

  // --- Changing marbles.

  const linesOf = (view) => state.stages[view.k].inputs[view.i].lines;
  function settle(view) {
    const group = state.stages[view.k].inputs[view.i];
    group.raw = undefined;
    for (const line of group.lines) byFrame(line.marks);
    if (hasOuter(view.k, view.i)) {
      // Lines of sequences whose value is gone go, too.
      const names = new Set(group.lines[0].marks.map((mark) => mark.text));
      group.lines = group.lines.filter((line) => !line.isInner || names.has(line.name));
    }
    if (selected && !linesOf(selected.view).some((line) => line.marks.includes(selected.mark))) selected = null;
  }
  function limits(line, mark) {
    const others = line.marks.filter((other) => other !== mark);
    if (isEnd(mark)) return [Math.max(0, ...others.map((other) => other.frame)), LAST];
    return [0, others.find(isEnd)?.frame ?? LAST];
  }
  function move(view, line, mark, frame) {
    const [least, most] = limits(line, mark);
    const place = Math.min(most, Math.max(least, frame));
    if (place === mark.frame) return false;
    mark.frame = place;
    settle(view);
    return true;
  }
  const isName = (text) => /^[\p{L}\p{N}\p{S}]$/u.test(text) && !"|^".includes(text);
  function rename(view, line, mark, text) {
    if (isEnd(mark) || !isName(text)) return false;
    const old = mark.text;
    mark.text = text;
    if (!line.isInner && hasOuter(view.k, view.i)) {
      const inner = linesOf(view).find((other) => other.isInner && other.name === old);
      const isKnown = linesOf(view).some((other) => other.isInner && other.name === text);
      if (inner && !isKnown && !line.marks.some((other) => other.text === old)) inner.name = text;
    }
    settle(view);
    render();
    return true;
  }
  function fresh(line) {
    const texts = line.marks.filter((mark) => !isEnd(mark)).map((mark) => mark.text);
    const isNumber = texts.length > 0 && texts.every((text) => /^\d$/.test(text));
    const all = isNumber ? "123456789" : "abcdefghijklmnopqrstuvwxyz";
    return [...all].find((text) => !texts.includes(text)) ?? all[0];
  }
  function addMark(view, line, frame) {
    const lines = linesOf(view);
    line = line ?? (selected?.view === view ? selected.line : lines[0]);
    if (!line) return;
    const end = line.marks.find(isEnd);
    const values = line.marks.filter((mark) => !isEnd(mark));
    const after = selected?.line === line ? selected.mark.frame : values.at(-1)?.frame ?? -1;
    let place = frame ?? Math.min(after + 2, LAST);
    if (end && place > end.frame) {
      if (frame !== undefined) return;
      place = end.frame;
    }
    const mark = { frame: place, kind: "value", text: fresh(line) };
    line.marks.push(mark);
    byFrame(line.marks);
    if (!line.isInner && operators.get(state.stages[view.k].name).hasWork && hasOuter(view.k, view.i)) {
      mark.kind = "sequence";
      lines.push({ name: mark.text, isInner: true, marks: [{ frame: 1, kind: "value", text: "1" }, { frame: 3, kind: "value", text: "2" }, { frame: 4, kind: "completed" }] });
    }
    select(view, line, mark);
    settle(view);
    render();
    focusMark();
  }
  function removeMark(view, line, mark) {
    const index = line.marks.indexOf(mark);
    line.marks.splice(index, 1);
    const next = line.marks[Math.min(index, line.marks.length - 1)];
    const hadFocus = document.activeElement?.closest?.(".mark");
    selected = next ? { view, line, mark: next } : null;
    settle(view);
    render();
    if (hadFocus) focusMark();
  }
  function toggleEnd(view, kind) {
    const line = selected?.view === view ? selected.line : linesOf(view)[0];
    if (!line) return;
    const end = line.marks.find(isEnd);
    if (end?.kind === kind) {
      line.marks.splice(line.marks.indexOf(end), 1);
      line.length = end.frame;
    } else if (end) end.kind = kind;
    else line.marks.push({ frame: Math.min(LAST, Math.max(line.length ?? 0, 1 + Math.max(-1, ...line.marks.map((mark) => mark.frame)))), kind });
    settle(view);
    render();
  }
  function select(view, line, mark) { selected = { view, line, mark }; }
  function focusMark() {
    const marks = selected?.view.svg.querySelectorAll(".mark") ?? [];
    for (const element of marks) if (element.place?.mark === selected.mark) element.focus();
  }

  /// With Ctrl or Alt a key belongs to the browser, unless it is a character that a keyboard has only there, as `|` with AltGr or Option.
  function isForMarbles(event) {
    if (event.metaKey || (event.ctrlKey && !event.altKey)) return false;
    return !event.altKey || (event.key.length === 1 && !/[a-z0-9]/i.test(event.key));
  }
  function listen(view) {
    const { svg } = view;
    const frameAt = (event) => Math.round((event.clientX - svg.getBoundingClientRect().left - LEFT) / unit(svg));
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
      if (place && selected?.mark !== place.mark) { select(view, place.line, place.mark); render(); }
    });
    svg.addEventListener("keydown", (event) => {
      const place = event.target.closest(".mark")?.place;
      if (!place || !isForMarbles(event)) return;
      const { line, mark } = place;
      const step = event.shiftKey ? 5 : 1;
      const moves = { ArrowLeft: mark.frame - step, ArrowRight: mark.frame + step, Home: 0, End: frames };
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

  // --- Drawing.

  const LEFT = 20;
  const RIGHT = 26;
  let widest = 0;
  const unit = () => (widest - LEFT - RIGHT) / frames;
  const radius = () => Math.min(15, Math.max(9.5, unit() * 0.62));
  const x = (frame) => LEFT + frame * unit();
  const color = (text) => {
    const first = [...text.split("(").at(-1).toLowerCase()].find((character) => /[\p{L}\p{N}]/u.test(character));
    return first ? (first.codePointAt(0) + (/\p{N}/u.test(first) ? 2 : 1)) % 7 : 6;
  };
  const half = (mark) => (isEnd(mark) ? 4 : mark.text.length <= 3 ? radius() : mark.text.length * 3.5 + 6);

  function measure() {
    if (dragging) return;
    const all = [];
    state.stages.forEach((stage) => stage.inputs.forEach((group) => group.lines.forEach((line) =>
      line.marks.forEach((mark) => all.push(mark.frame + (line.isInner ? line.origin ?? 0 : 0))))));
    for (const section of answer?.sections ?? []) for (const line of section.outputs) for (const mark of line.marks) all.push(mark.frame);
    frames = Math.max(24, ...all);
  }
  function render() {
    const holder = $("chain").querySelector(".group svg");
    if (!holder) return;
    widest = holder.getBoundingClientRect().width || 320;
    for (const view of views) if (view.kind === "input") place(view);
    measure();
    for (const view of views) {
      if (view.kind === "axis") drawAxis(view.svg);
      if (view.kind === "input") drawInput(view);
      if (view.kind === "code") view.code.textContent = answer?.sections[view.k]?.label ?? operators.get(state.stages[view.k].name).code;
      if (view.kind === "output" && answer?.sections[view.k]) drawOutput(view);
    }
  }
  /// Inner lines begin where their value is.
  function place(view) {
    const lines = linesOf(view);
    for (const line of lines) {
      const value = line.isInner && hasOuter(view.k, view.i) ? lines[0].marks.find((mark) => mark.text === line.name) : null;
      line.origin = value?.frame ?? 0;
    }
  }
  function drawAxis(svg) {
    svg.replaceChildren();
    svg.setAttribute("height", 16);
    // The numbers do not stand upon each other.
    const step = [5, 10, 20, 50].find((step) => step * unit() >= 24) ?? 100;
    for (let frame = 0; frame <= frames; frame += step) {
      svg.append(draw("text", { class: "tick", x: x(frame), y: 11 }, frame === 0 ? "0 ms" : String(frame)));
    }
  }
  function windowsOf(k, i, name) {
    if (!state.windows) return [];
    const lines = answer?.sections[k]?.inputs[i] ?? [];
    return lines.find((line, index) => (name === null ? index === 0 : line.name === name))?.windows ?? [];
  }
  function drawInput(view) {
    const { svg, k, i } = view;
    const group = state.stages[k].inputs[i];
    const text = groupText(k, i);
    if (document.activeElement !== view.text && view.text.value !== text) view.text.value = text;
    fit(view.text);
    // Sequences that come from another operator need no others.
    view.holder.hidden = !hasOuter(k, i) && !!answer?.sections[k - 1]?.outputs.some((line) => line.marks.some((mark) => mark.kind === "sequence"));
    const mine = selected?.view === view ? selected : null;
    for (const button of view.tools.querySelectorAll("button")) button.disabled = group.lines.length === 0;
    const end = (mine?.line ?? group.lines[0])?.marks.find(isEnd);
    view.end.setAttribute("aria-pressed", String(end?.kind === "completed"));
    view.fail.setAttribute("aria-pressed", String(end?.kind === "error"));
    view.remove.disabled = !mine;
    view.rename.disabled = !mine || isEnd(mine.mark);
    if (document.activeElement !== view.rename) view.rename.value = mine && !isEnd(mine.mark) ? mine.mark.text : "";
    const old = new Map([...svg.querySelectorAll(".mark")].map((element) => [element.place.mark, element]));
    const focused = document.activeElement;
    const rows = group.lines.map((line) => ({
      line, name: line.isInner ? line.name : "", start: line.origin ?? 0, isInner: line.isInner,
      marks: line.marks.map((mark) => ({ ...mark, frame: mark.frame + (line.origin ?? 0), source: mark })),
      windows: windowsOf(k, i, line.isInner ? line.name : null),
    }));
    drawRows(svg, rows, (row, mark) => {
      const element = old.get(mark.source) ?? draw("g", { class: "mark movable", tabindex: 0, role: "slider" });
      element.place = { line: row.line, mark: mark.source };
      const [least, most] = limits(row.line, mark.source);
      const what = isEnd(mark) ? (mark.kind === "error" ? "failure" : "end") : `value ${mark.text}`;
      element.setAttribute("aria-label", `${row.isInner ? `sequence ${row.name}` : view.name}, ${what}`);
      element.setAttribute("aria-valuemin", least + row.start);
      element.setAttribute("aria-valuemax", most + row.start);
      element.setAttribute("aria-valuenow", mark.frame);
      element.setAttribute("aria-valuetext", `${mark.frame} ms`);
      element.classList.toggle("selected", mine?.mark === mark.source);
      return element;
    });
    // What changes its place loses the focus, although it is the same element.
    if (focused !== document.activeElement && focused?.isConnected && focused.closest(".mark")) {
      restoring = true;
      focused.focus();
      restoring = false;
    }
  }
  function drawOutput(view) {
    const lines = answer.sections[view.k].outputs;
    const isLast = view.k === answer.sections.length - 1;
    view.svg.classList.toggle("taps", !isLast);
    view.svg.setAttribute("aria-label", `${isLast ? "Result" : `After ${state.stages[view.k].name}`}: ${lines.map(inWords).join("; ")}`);
    const rows = lines.map((line) => ({
      ...line, name: line.name || (isLast ? "result" : ""), windows: state.windows || isLast ? line.windows : [], ends: line.end,
    }));
    const old = [...view.svg.querySelectorAll(".mark")];
    drawRows(view.svg, rows, () => old.shift() ?? draw("g", { class: "mark" }));
  }
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
  function drawRows(svg, rows, element) {
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
      back.push(draw("path", { class: "time", d: `M${start} ${middle}H${stop ?? widest - 14}` }));
      if (stop === null) back.push(draw("path", { class: "head-arrow", d: `M${widest - 4} ${middle}l-11 -5v10z` }));
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
        const close = to === undefined ? `H${widest - 14}` : `H${x(to)}m0 -4v8`;
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

  // --- The list, the code, saving.

  function buildList(kinds) {
    const append = $("append");
    append.append(make("option", { value: "" }, "Choose an operator…"));
    for (const kind of kinds) {
      const group = make("optgroup", { label: kind.title });
      const items = make("ul");
      for (const operator of kind.operators) {
        // The first one of a name is the one that the server runs.
        if (operators.has(operator.name)) continue;
        operators.set(operator.name, operator);
        items.append(make("li", {}, make("a", { href: linkTo(operator.name), "data-name": operator.name, "data-code": operator.code.toLowerCase() }, operator.name)));
        if (operator.diagrams.length) group.append(make("option", { value: operator.name }, operator.name));
      }
      if (group.children.length) append.append(group);
      if (!items.children.length) continue;
      $("list").append(make("section", { "data-title": kind.title.toLowerCase() }, make("h3", {}, kind.title), items));
    }
  }
  function search() {
    const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const section of $("list").children) {
      let inside = 0;
      for (const item of section.querySelectorAll("li")) {
        const link = item.firstChild;
        const text = `${link.dataset.name.toLowerCase()} ${link.dataset.code} ${section.dataset.title}`;
        item.hidden = !words.every((word) => text.includes(word));
        if (!item.hidden) inside++;
      }
      section.hidden = inside === 0;
      count += inside;
    }
    $("nothing").hidden = count > 0;
  }
  function choose(name, focuses = false) {
    tab = name;
    for (const key of ["code", "test", "text"]) {
      const button = $(`tab-${key}`);
      button.setAttribute("aria-selected", String(key === name));
      button.tabIndex = key === name ? 0 : -1;
      if (key === name && focuses) button.focus();
    }
    $("code").setAttribute("aria-labelledby", `tab-${name}`);
    $("code").textContent = answer?.[name] ?? "";
  }
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
  async function picture(palette) {
    const body = JSON.stringify(request({ picture: palette, showsSubscriptions: state.windows }));
    try {
      const response = await fetch("run", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const reply = await response.json();
      if (reply.svg) return reply.svg;
      say(reply.fault.message);
    } catch { say("The server of the playground does not answer. Start it again: ./demo marbles"); }
    return null;
  }
  async function png(svg) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = make("canvas", { width: image.width * 2, height: image.height * 2 });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  }
  const palette = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

  $("search").addEventListener("input", search);
  $("search").addEventListener("keydown", (event) => {
    const first = [...$("list").querySelectorAll("a")].find((item) => item.offsetParent);
    if (event.key === "Enter" && first) first.click();
    if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
  });
  $("list").addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const items = [...$("list").querySelectorAll("a")].filter((item) => item.offsetParent);
    const next = items[items.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
    (next ?? $("search")).focus();
    event.preventDefault();
  });
  const openMenu = (isOpen) => { $("operators").classList.toggle("open", isOpen); $("menu").setAttribute("aria-expanded", String(isOpen)); };
  $("list").addEventListener("click", (event) => {
    const item = event.target.closest("a");
    if (!item) return;
    const wasOpen = $("operators").classList.contains("open");
    openMenu(false);
    if (wasOpen) $("diagram").focus();
    // The same operator once more: from its beginning.
    if (item.getAttribute("href") === location.hash) load();
  });
  $("menu").addEventListener("click", () => {
    const isOpen = !$("operators").classList.contains("open");
    openMenu(isOpen);
    if (isOpen) $("search").focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && $("operators").classList.contains("open")) { openMenu(false); $("menu").focus(); }
    if (event.key === "/" && !event.target.closest("input, textarea, select")) {
      if (getComputedStyle($("operators")).display === "none") openMenu(true);
      $("search").focus();
      event.preventDefault();
    }
  });
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
  for (const key of ["code", "test", "text"]) $(`tab-${key}`).addEventListener("click", () => choose(key));
  document.querySelector(".tabs").addEventListener("keydown", (event) => {
    const keys = ["code", "test", "text"];
    const step = { ArrowRight: 1, ArrowLeft: 2 }[event.key];
    if (step) choose(keys[(keys.indexOf(tab) + step) % 3], true);
  });
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
  window.playground.link = link;
  window.playground.png = async () => (await png(await picture(palette()))).size;
  addEventListener("hashchange", load);
  addEventListener("resize", render);

  fetch("operators.json").then((response) => response.json()).then((list) => {
    buildList(list.kinds);
    load();
  }, () => say("The server of the playground does not answer. Start it again: ./demo marbles"));
})();
