var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target2) => (target2 = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target2, "default", { value: mod, enumerable: true }) : target2,
  mod
));


var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

// src/core/loop/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts = [
    import_common2.prose`phase ${(0, import_common.quoteName)(phase)}`,
    wave === null ? null : import_common2.prose`wave ${wave}`,
    gapsOnly ? import_common2.prose`gaps only` : null
  ];
  return (0, import_common2.joinProse)(parts, ", ");
}
function executeCommand(terms, option = import_common2.prose``) {
  return import_common2.prose`/msw:execute ${(0, import_common.quoteName)(terms.phase)}${scopeOptions(terms)}${option}`;
}
function trustCommand(terms, digest) {
  return executeCommand(terms, import_common2.prose` --trust ${(0, import_common.quoteName)(digest)}`);
}
function decisionCommand(terms, option, plan) {
  return import_common2.prose`/msw:execute ${(0, import_common.quoteName)(terms.phase)}${scopeOptions(terms)} ${option} ${(0, import_common.quoteName)(plan)}`;
}
function haltedNext(terms, plan) {
  return import_common2.prose`To continue: ${decisionCommand(terms, import_common2.prose`--again`, plan)} (or --close to finish only what is there, --skip to leave it).`;
}
function nextCall(cli, terms) {
  return import_common2.prose`${cli} execute next ${(0, import_common.quoteName)(terms.phase)}${scopeOptions(terms)} --short --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return import_common2.prose`${wave === null ? import_common2.prose`` : import_common2.prose` --wave ${wave}`}${gapsOnly ? import_common2.prose` --gaps-only` : import_common2.prose``}`;
}
function executionReinjection(execution, cli) {
  return (0, import_common2.joinProse)(
    [
      import_common2.prose`MSW executes ${executionName(execution)} in this session.`,
      import_common2.prose`Ask what to do now: ${nextCall(cli, execution)}`,
      import_common2.prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`
    ],
    "\n"
  );
}
function executionLines({ terms }) {
  if (terms.execution === null) return [];
  return [
    `  phase      ${executionName(terms.execution)}: one executor for each plan`,
    `  budget     ${terms.maxIterations} iterations, ${terms.maxMinutes} minutes for each plan`
  ];
}

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plan-control.ts
function planPause(loop, now) {
  const { pause } = loop.progress;
  if (pause !== null && pause.cause !== "api-failure") {
    return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
  }
  const at = pause?.at ?? now;
  return {
    loop: (0, import_hooks_active_on_stop.withProgress)(loop, { pause: { cause: "user", reason: "by the user", at } }),
    message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`
  };
}
var NO_HINT = 'The hint is missing: /msw:resume "what Claude should know".';
function planHint(loop, hint) {
  return {
    loop: (0, import_hooks_active_on_stop.withProgress)(loop, { hints: [...loop.progress.hints, hint.trim()] }),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`
  };
}
function stopMessage(loop) {
  const { terms } = loop;
  if (terms.execution !== null) return `The execution of ${executionName(terms.execution)} is stopped.`;
  const finished = (0, import_app_loop_conclude_turn.finishedIterations)(loop);
  return `Loop ${terms.id} is stopped after ${finished === 1 ? "1 iteration" : `${finished} iterations`}.`;
}
function resumeMessage({ terms, progress }) {
  return terms.execution === null ? `Loop ${terms.id} continues with iteration ${progress.iteration} of ${terms.maxIterations}.` : `The execution of ${executionName(terms.execution)} continues.`;
}
function coolingDown(loop, { hint, force }, limits, now) {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== "stuck" || force) return null;
  if (hint.trim() !== "" || hints.length > hintsTold) return null;
  const left = Math.ceil((0, import_hooks_active_on_stop2.cooldownLeft)(breaker, limits, now) / 6e4);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}
function readLoopId(args) {
  return args.trim() || null;
}
function readHint(args) {
  const text2 = args.trim();
  const quote = text2[0];
  const wrapped = text2.length >= 2 && (quote === '"' || quote === "'") && text2.endsWith(quote);
  return wrapped && !text2.slice(1, -1).includes(quote) ? text2.slice(1, -1) : text2;
}
function readResume(args) {
  return { hint: readHint(args.replace(FORCE, "")), force: FORCE.test(args) };
}
var FORCE = /(?:^|\s)--force(?=\s|$)/;

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
// src/app/loop/choose-loop.ts
function chooseLoop(state, wanted) {
  const loops = (0, import_hooks_active_on_stop3.loopsIn)(state);
  const { loop: id, session: session2 } = wanted;
  if (state.status !== "ok") return none("The state of the loops cannot be read: see /msw:doctor.");
  if (id !== null) return pick(startingWith(loops, id), `No loop ${id} exists here: /msw:status lists them.`);
  if (session2 === null)
    return pick(
      loops.filter((loop) => !(0, import_hooks_active_on_stop4.isGate)(loop)),
      "No loop is running in this project."
    );
  return pick(
    loops.filter((loop) => loop.terms.session === session2),
    "This session has no loop; /msw:status shows the others of this project."
  );
}
function chooseToResume(state, wanted, now) {
  const own = chooseLoop(state, wanted);
  if (own.status === "found") return ownedElsewhere(own.loop, wanted, now) ?? own;
  if (wanted.loop !== null || wanted.session === "") return own;
  return pick(
    (0, import_hooks_active_on_stop3.loopsIn)(state).filter((loop) => !(0, import_hooks_active_on_stop4.isGate)(loop) && isAdoptable(loop, wanted.force, now)),
    "There is no paused loop to continue with; start one with /msw:loop."
  );
}
function isAdoptable(loop, force, now) {
  if (loop.progress.pause?.cause === "parked") return true;
  const surroundings = { now, host: (0, import_node_os.hostname)(), isAlive: import_hooks_active_on_stop5.isAlive };
  return (0, import_hooks_active_on_stop.isRunning)(loop) && !force ? (0, import_hooks_active_on_stop4.isOrphaned)(loop, surroundings) : (0, import_hooks_active_on_stop4.hasLostOwner)(loop, surroundings);
}
function ownedElsewhere(loop, wanted, now) {
  if (loop.terms.session === wanted.session) return null;
  if (wanted.session === "") {
    return none(`Loop ${loop.terms.id} needs a session to continue in: use /msw:resume there.`);
  }
  return isAdoptable(loop, wanted.force, now) ? null : none(
    `Loop ${loop.terms.id} belongs to another session that is still there: resume it or stop it in that one.`
  );
}
function startingWith(loops, id) {
  return loops.filter((loop) => loop.terms.id.startsWith(id));
}
function pick(loops, reason) {
  const [first, second] = loops;
  if (first === void 0) return none(reason);
  if (second === void 0) return { status: "found", loop: first };
  const list = loops.map(
    ({ terms }) => `
  ${terms.id}  ${terms.prompt.slice(0, 60).replaceAll(/\s+/g, " ")}`
  );
  return none(`There are several loops here, so name one by its id:${list.join("")}`);
}
function none(reason) {
  return { status: "none", reason };
}

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

// src/app/loop/plan-resume.ts
function planResume(workspace, wish, state) {
  const chosen = chooseToResume(state, wish, workspace.now());
  if (chosen.status === "none") return { kind: "refuse", reason: chosen.reason };
  const { loop } = chosen;
  const own = loop.terms.session === wish.session;
  if (own && (0, import_hooks_active_on_stop.isRunning)(loop)) return { kind: "running", loop, message: `Loop ${loop.terms.id} is running.` };
  const limits = (0, import_hooks_active_on_stop6.breakerLimits)((0, import_hooks_active_on_stop6.readConfig)(workspace.project).config);
  const early = coolingDown(loop, wish, limits, workspace.now());
  return early === null ? { kind: "resume", loop, own } : { kind: "refuse", reason: early };
}

// src/core/text/markdown/frontmatter-block.ts
function frontmatterBlock(text2) {
  const bom = text2.startsWith("\uFEFF") ? 1 : 0;
  const opening = /---[ \t]*(?:\r?\n|$)/y;
  opening.lastIndex = bom;
  const open = opening.exec(text2);
  if (open === null) return { status: "absent", at: bom };
  const start = bom + open[0].length;
  const close = closingFence(text2, start);
  if (close === null) return { status: "unclosed", at: bom };
  return { status: "found", start: bom, end: close.end, inner: { start, end: close.start } };
}
function bodyStart(text2) {
  const block = frontmatterBlock(text2);
  if (block.status !== "found") return block.at;
  let at = block.end;
  for (; ; ) {
    const stacked = /\s*---[ \t]*\r?\n(?=[A-Za-z_][\w-]*:)/y;
    stacked.lastIndex = at;
    const open = stacked.exec(text2);
    const close = open === null ? null : closingFence(text2, at + open[0].length);
    if (close === null) return at;
    at = close.end;
  }
}
function closingFence(text2, from) {
  const fence = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/gm;
  fence.lastIndex = from;
  const found = fence.exec(text2);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
// src/core/text/markdown/text-lines.ts
function textLines(text2, from = 0, to = text2.length) {
  const lines = [];
  const breaks = /\r\n|\n|\r/g;
  breaks.lastIndex = from;
  let start = from;
  for (let found = breaks.exec(text2); found !== null && found.index < to; found = breaks.exec(text2)) {
    const next = Math.min(found.index + found[0].length, to);
    lines.push({ text: text2.slice(start, found.index), start, end: found.index, next });
    start = next;
  }
  lines.push({ text: text2.slice(start, to), start, end: to, next: to });
  return lines;
}

var import_common3 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs.readFileSync)(recordPath(userFolder, session2), "utf8")));
  } catch {
    return null;
  }
}
function rememberCommand(userFolder, session2, typed2, now) {
  try {
    if (SESSION.test(session2)) remember(userFolder, session2, typed2, now);
  } catch {
  }
}
function remember(userFolder, session2, typed2, now) {
  const folder = (0, import_node_path.join)(userFolder, FOLDER);
  (0, import_node_fs.mkdirSync)(folder, { recursive: true, mode: 448 });
  const before = readSessionCommands(userFolder, session2)?.commands ?? [];
  const commands = [.../* @__PURE__ */ new Set([...before, typed2.command])];
  const content = `${JSON.stringify({ version: 1, project: typed2.project, commands })}
`;
  (0, import_common3.writeFileAtomic)(recordPath(userFolder, session2), content, { mode: 384 });
  for (const name of (0, import_node_fs.readdirSync)(folder)) {
    const path = (0, import_node_path.join)(folder, name);
    const written = (0, import_node_fs.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) (0, import_node_fs.rmSync)(path, { force: true });
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder, session2) {
  return (0, import_node_path.join)(userFolder, FOLDER, `${session2}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

// src/core/text/markdown/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const nested = rangesOf(text2, from, true);
  return leavesFenceOpen(nested) ? rangesOf(text2, from, false) : nested;
}
function leavesFenceOpen(ranges) {
  const last = ranges.at(-1);
  return last !== void 0 && last.kind === "fence" && !last.closed;
}
function rangesOf(text2, from, isNested) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text2, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text2, line, state.resume, ranges) : insideFence(line, state.fence, ranges, isNested);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start, inner: 0 } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges, isNested) {
  if (isNested && opensInside(line.text, fence.mark))
    return { resume: line.next, fence: { ...fence, inner: fence.inner + 1 } };
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
  if (fence.inner > 0) return { resume: line.next, fence: { ...fence, inner: fence.inner - 1 } };
  ranges.push({ kind: "fence", start: fence.start, end: line.next, closed: true });
  return { resume: line.next, fence: null };
}
function insideRanges(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== void 0 && range.start <= offset;
}
function withoutQuotations(text2, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text2.slice(at, start), text2.slice(start, end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + text2.slice(at);
}
function withoutBlocks(text2, ranges) {
  return withoutQuotations(
    text2,
    ranges.filter(({ kind }) => kind !== "code")
  );
}
function fenceMark(line) {
  const [, mark, info] = FENCE.exec(line) ?? [];
  if (mark === void 0 || mark.startsWith("`") && info?.includes("`")) return null;
  return mark;
}
function opensInside(line, mark) {
  return fenceMark(line)?.startsWith(mark) === true && /[^`~\s]/.test(line);
}
function closes(line, mark) {
  const text2 = line.trim();
  return text2.length >= mark.length && text2.startsWith(mark) && /^(?:`+|~+)$/.test(text2);
}
function inlineRanges(text2, line, from, ranges) {
  const spans = lastRuns(line, from);
  OPENING.lastIndex = from - line.start;
  for (let found = OPENING.exec(line.text); found !== null; found = OPENING.exec(line.text)) {
    const start = line.start + found.index;
    const range = found[0] === "<!--" ? comment(text2, start) : codeSpan(line, found[0], start, spans);
    if (range === null) continue;
    ranges.push(range);
    if (range.end >= line.end) return Math.max(range.end, line.next);
    OPENING.lastIndex = range.end - line.start;
  }
  return line.next;
}
function lastRuns(line, from) {
  const runs = /* @__PURE__ */ new Map();
  for (const run of line.text.matchAll(/`+/g)) {
    if (line.start + run.index >= from) runs.set(run[0].length, line.start + run.index);
  }
  return runs;
}
function codeSpan(line, mark, start, last) {
  if ((last.get(mark.length) ?? -1) <= start) return null;
  const runs = /`+/g;
  runs.lastIndex = start - line.start + mark.length;
  for (let run = runs.exec(line.text); run !== null; run = runs.exec(line.text)) {
    if (run[0].length !== mark.length) continue;
    return { kind: "code", start, end: line.start + run.index + mark.length, closed: true };
  }
  return null;
}
function comment(text2, start) {
  const end = text2.indexOf("-->", start + 4);
  if (end === -1) return { kind: "comment", start, end: text2.length, closed: false };
  return { kind: "comment", start, end: end + 3, closed: true };
}
// src/core/planning/documents/plan-element.ts
function elements(tags, to) {
  const closings = closingOf(tags);
  const found = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag2 = tags[index];
    if (tag2 === void 0 || tag2.kind === "close") continue;
    const last = tag2.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag2, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag2, at) => endsTask(tag2) ? [at] : []);
  return limits.flatMap((at, order) => {
    const [tag2, limit] = [tags[at], limits[order + 1] ?? tags.length];
    if (tag2?.name !== "task" || tag2.kind === "close") return [];
    const end = tags[limit];
    const isClosed = end?.name === "task" && end.kind === "close";
    const last = tag2.kind === "alone" ? at : isClosed ? limit : -1;
    return [elementOf(tag2, tags, at, last, end?.start ?? to, limit)];
  });
}
function innerText(text2, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag2, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag2;
  const closing = tags[last];
  const end = closing?.end ?? tags[limit]?.start ?? to;
  const inner = { start: tag2.end, end: closing === void 0 ? end : Math.max(tag2.end, closing.start) };
  const inside = tags.slice(index + 1, closing === void 0 ? limit : last);
  return { name, attributes, start, end, inner, closed: closing !== void 0, tags: inside };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag2 = tags[index];
    if (tag2?.kind === "close") nearest.set(tag2.name, index);
    else if (tag2?.kind === "open") ends[index] = nearest.get(tag2.name) ?? -1;
  }
  return ends;
}
var NAMES = [
  "objective execution_context context interfaces tasks task feature threat_model verification",
  "success_criteria output name files precondition reversibility read_first behavior action verify automated",
  "human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option",
  "instructions implementation test expected why_human pros cons details"
].join(" ").split(" ");
var TAG = new RegExp(`<(/?)(${NAMES.join("|")})(?=[\\s/>])`, "gi");
var ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
var LONGEST_TAG = 1e3;
function planTags(text2, quoted, from = 0) {
  const tags = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text2); found !== null; found = pattern.exec(text2)) {
    const end = tagEnd(text2, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted, found.index)) continue;
    const body = text2.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith("/");
    tags.push({
      name: (found[2] ?? "").toLowerCase(),
      kind: found[1] === "/" ? "close" : alone ? "alone" : "open",
      start: found.index,
      end,
      attributes: attributesOf(body)
    });
    pattern.lastIndex = end;
  }
  return tags;
}
var REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;
function tagEnd(text2, from) {
  const first = text2.indexOf(">", from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text2.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}
function attributesOf(body) {
  const found = /* @__PURE__ */ Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? "").toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? "";
  }
  return found;
}

// src/core/planning/rules/verify-commands.ts
function verifyCommands(plan) {
  const text2 = plan.replaceAll("\r\n", "\n");
  const start = bodyStart(text2);
  const tags = planTags(text2, quotedRanges(text2, start), start).filter(
    ({ name }) => name === "verify" || name === "automated"
  );
  const blocks = elements(tags, text2.length).filter(({ name, closed }) => name === "verify" && closed);
  const commands = blocks.flatMap((block) => commandsOf(text2, block));
  return [...new Set(commands.filter((command) => command !== "" && !command.startsWith("MISSING")))];
}
function planCommands(plan, usual) {
  const own = verifyCommands(plan);
  return own.length > 0 ? own : [...new Set(usual)];
}
function commandsOf(text2, block) {
  const inside = elements(block.tags, block.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read = ({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read);
  const command = read(block);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/adapters/user/project-store.ts
function readEntries(store, userFolder, projectRoot) {
  const projects = readProjects(store, (0, import_node_path2.join)(userFolder, store.file));
  if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
  return { status: "ok", entries: projects.get(projectKey(projectRoot)) ?? [] };
}
function entriesIn(store, userFolder, projectRoot) {
  const read = readEntries(store, userFolder, projectRoot);
  return read.status === "ok" ? read.entries : [];
}
async function keepEntries(store, userFolder, projectRoot, edit) {
  const change = await changeEntries(store, userFolder, projectRoot, edit);
  if (change.status === "busy")
    return `${(0, import_node_path2.join)(userFolder, store.file)} is locked by another process; try again`;
  return change.status === "refused" ? change.reason : null;
}
async function changeEntries(store, userFolder, projectRoot, edit) {
  const path = (0, import_node_path2.join)(userFolder, store.file);
  const key = projectKey(projectRoot);
  const held = await (0, import_common6.withLock)(path, () => {
    const read = readProjects(store, path);
    if (!(read instanceof Map) && store.isExpendable !== true)
      return { status: "refused", reason: read.reason };
    const projects = read instanceof Map ? read : /* @__PURE__ */ new Map();
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return held.status === "done" ? held.value : held;
}
function projectKey(projectRoot) {
  try {
    return import_node_fs2.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path2.resolve)(projectRoot);
  }
}
function readProjects({ holds, entry }, path) {
  const file = (0, import_common7.readJson)(path, (0, import_common8.privateFile)((0, import_node_path2.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const value = file.status === "ok" ? file.value : null;
  const schema = (0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.literal)(1), projects: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.array)(entry())) });
  const store = schema.safeParse(value);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if ((0, import_adapters_loops_record_schemas.object)({ version: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(1)) }).safeParse(value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} cannot be read as a list of ${holds}; move it away to start again` };
}
function writeProjects(path, projects) {
  const kept = [...projects].filter(([, entries]) => entries.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  (0, import_common3.writeFileAtomic)(path, `${content}
`, { mode: 384 });
}

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common9 = require("./common.cjs");

// src/adapters/user/trust-store.ts
var TRUSTED = {
  file: "trust.json",
  holds: "trusted commands",
  entry: () => (0, import_adapters_loops_record_schemas.string)()
};
function listTrusted(userFolder, projectRoot) {
  return entriesIn(TRUSTED, userFolder, projectRoot);
}
function isTrusted(userFolder, projectRoot, command) {
  return listTrusted(userFolder, projectRoot).includes(command);
}
function trustProblem(userFolder) {
  const read = readEntries(TRUSTED, userFolder, userFolder);
  return read.status === "ok" ? null : read.reason;
}
function addTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
function removeTrusted(userFolder, projectRoot, command) {
  return changeEntries(
    TRUSTED,
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted
  );
}
var WAITING = {
  file: "waiting.json",
  holds: "commands that wait for your trust",
  entry: () => (0, import_adapters_loops_record_schemas.object)({ command: (0, import_adapters_loops_record_schemas.string)(), plan: (0, import_adapters_loops_record_schemas.string)() }),
  isExpendable: true
};
var MOST_WAITING = 20;
function listWaiting(userFolder, projectRoot) {
  return entriesIn(WAITING, userFolder, projectRoot);
}
async function noteWaiting(userFolder, projectRoot, waiting) {
  const named3 = new Set(waiting.map(({ command }) => command));
  await changeEntries(
    WAITING,
    userFolder,
    projectRoot,
    (before) => [...waiting, ...before.filter(({ command }) => !named3.has(command))].slice(0, MOST_WAITING)
  );
}
// src/core/report/show-command.ts
var LONGEST = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll((0, import_common9.tag)(), escaped);
  return shown.replaceAll(
    /^ +| {2,}| $/g,
    (blanks) => blanks.length === 1 ? "\\u{20}" : `\\u{20*${blanks.length}}`
  );
}
function isReadable(command) {
  return showCommand(command).length <= LONGEST;
}
function showForList(command) {
  const shown = showCommand(command);
  if (shown.length <= LONGEST) return shown;
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${(0, import_adapters_git_work_tree.bytesToHex)((0, import_adapters_git_work_tree.sha256)((0, import_adapters_git_work_tree.utf8ToBytes)(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
// src/app/trust/plan-trust.ts
function untrustedCommands(workspace, plans, usual = []) {
  const all = new Set(plans.flatMap((text2) => planCommands(text2, usual)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return (0, import_common5.sign)(key, `msw-commands-1
${JSON.stringify([project, ...commands])}`).slice(0, 16);
}
function trustRequest(workspace, commands, allow) {
  const list = commands.map((command) => `
  ${showForList(command)}`).join("");
  const legend = escapeLegend(commands);
  const notes = legend === null ? "" : `
${legend}`;
  return commands.every(isReadable) ? `${list}${notes}
Read them; exactly these are trusted when you type: ${allow(commandsDigest(workspace, commands))}` : `${list}${notes}
A command that is cut off cannot be read, and so cannot be allowed here: put it into a script of the project.`;
}
async function noteUntrusted(workspace, { plan, commands, loop }) {
  if (commands.length === 0) return;
  const waiting = commands.filter(isReadable).map((command) => ({ command, plan }));
  await noteWaiting(workspace.userFolder, workspace.project, waiting);
  const event = {
    event: "untrusted-commands",
    plan,
    commands,
    ...loop === void 0 ? {} : { loop }
  };
  await (0, import_hooks_active_on_stop7.appendJournal)(workspace.project, event, (0, import_common4.isoTime)(workspace));
}

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_adapters_git_work_tree2 = require("./adapters.git.work-tree.cjs");

var import_node_child_process = require("node:child_process");
// src/adapters/process/start-in-background.ts
function startInBackground(args, env) {
  return startProgram(process.execPath, args, { cwd: (0, import_adapters_git_work_tree2.neutralFolder)(), env });
}
function startProgram(program, args, { cwd, env }) {
  const child = (0, import_node_child_process.spawn)(program, [...args], {
    // Its own group: the client kills a hook's group when the hook's time is up.
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: "ignore",
    cwd,
    env
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once("exit", end);
  child.once("error", end);
  child.unref();
  return { hasEnded: () => ended };
}

var import_node_fs3 = require("node:fs");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
// src/app/workspace/own-program.ts
function ownProgram(running = process.argv[1]) {
  if (running === void 0 || !(0, import_node_fs3.existsSync)(running)) return null;
  const folder = (0, import_node_path3.dirname)((0, import_node_fs3.realpathSync)(running));
  return [(0, import_node_path3.join)(folder, "..", "cli.mjs"), (0, import_node_path3.join)(folder, "cli.mjs")].find((path) => (0, import_node_fs3.existsSync)(path)) ?? null;
}
var NO_PROGRAM = "The command line of MSW is missing from the plugin: install the plugin again.";
// src/app/workspace/cli-command.ts
function cliCommand(workspace) {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === void 0 ? import_common2.prose`msw-protocol` : import_common2.prose`node "${(0, import_hooks_active_on_stop9.typedExactly)((0, import_node_path4.resolve)(root, "dist", "cli.mjs"))}"`;
}
function startCli(args, env) {
  const program = ownProgram();
  if (program !== null) startInBackground([program, ...args], env);
  return program !== null;
}

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_node_os2 = require("node:os");
var import_node_os3 = require("node:os");
// src/adapters/claude-code/hook-input.ts
function parseCommand(value) {
  const parsed = expansionSchema().safeParse(value);
  if (!parsed.success) return null;
  const command = /^msw:([a-z-]+)$/.exec(parsed.data.command_name)?.[1];
  if (command === void 0) return null;
  return {
    session: parsed.data.session_id,
    command,
    args: parsed.data.command_args,
    transcriptPath: parsed.data.transcript_path
  };
}
function parseSessionStart(value) {
  const parsed = sessionStartSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, source: parsed.data.source } : null;
}
function parseSessionEnd(value) {
  const parsed = sessionEndSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, reason: parsed.data.reason } : null;
}
function parseStopFailure(value) {
  const parsed = stopFailureSchema().safeParse(value);
  return parsed.success ? { session: parsed.data.session_id, error: parsed.data.error } : null;
}
var session = () => ({ session_id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1)) });
var optionalText = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null);
var text = () => (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.string)(), "");
var expansionSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  command_name: (0, import_adapters_loops_record_schemas.string)(),
  command_args: text(),
  transcript_path: optionalText()
});
var sessionStartSchema = () => (0, import_adapters_loops_record_schemas.object)({
  ...session(),
  source: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas._enum)(["startup", "resume", "clear", "compact", "fork", "other"]), "other")
});
var sessionEndSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), reason: text() });
var stopFailureSchema = () => (0, import_adapters_loops_record_schemas.object)({ ...session(), error: text() });
// src/app/session/plan-start.ts
function planStart(workspace, session2, state) {
  const loop = (0, import_hooks_active_on_stop3.findLoop)(state, session2);
  if (loop === null) return planOrphans(workspace, state);
  const { pause } = loop.progress;
  const rests = pause !== null && pause.cause !== "parked" && pause.cause !== "api-failure";
  return rests ? { kind: "paused", loop, pause } : { kind: "own", loop };
}
function planOrphans(workspace, state) {
  const surroundings = { now: workspace.now(), host: (0, import_node_os2.hostname)(), isAlive: import_hooks_active_on_stop5.isAlive };
  const loops = (0, import_hooks_active_on_stop3.loopsIn)(state).filter((loop) => (0, import_hooks_active_on_stop4.isOrphaned)(loop, surroundings) || isNews(loop));
  const [first] = loops;
  return first === void 0 ? { kind: "nothing" } : { kind: "lost", first, loops };
}
function isNews({ progress }) {
  return progress.pause?.cause === "parked" && !progress.said.includes(parkedNews(progress.pause));
}
function parkedNews(pause) {
  return `parked ${pause.at}`;
}
// src/app/session/recover.ts
async function startSession(workspace, input, ownerPid2) {
  const { state, notice: restored } = await (0, import_hooks_active_on_stop8.withLoopRestored)(workspace, input.session);
  const plan = planStart(workspace, input.session, state);
  const trouble = await (0, import_hooks_active_on_stop10.reportUnusableState)(workspace, state, null);
  const answer = await carryOut(workspace, input.session, plan, ownerPid2);
  return (0, import_hooks_active_on_stop8.restoredFirst)((0, import_hooks_active_on_stop8.restoredFirst)(answer, trouble.kind === "notice" ? trouble.notice : null), restored);
}
async function carryOut(workspace, session2, plan, ownerPid2) {
  switch (plan.kind) {
    case "nothing":
      return import_hooks_active_on_stop11.silent;
    case "lost":
      for (const orphan of plan.loops) await park(workspace, orphan, session2);
      return notice(`${lostLoops(plan)}; /msw:resume takes it over.`);
    case "paused":
      await welcomeBack(workspace, session2, ownerPid2);
      return notice(
        `loop ${plan.loop.terms.id} is paused (${plan.pause.reason}); continue with /msw:resume.`
      );
    case "own": {
      await welcomeBack(workspace, session2, ownerPid2);
      const context = await contextFor(workspace, plan.loop);
      return { kind: "context", context, notice: null };
    }
  }
}
function lostLoops({ first, loops }) {
  const more = loops.length === 1 ? "" : ` (and ${loops.length - 1} more, see /msw:status)`;
  const what = first.terms.execution === null ? `at iteration ${first.progress.iteration}` : "while it executed a phase";
  return `loop ${first.terms.id} lost its session ${what} and is parked${more}`;
}
async function endSession(workspace, input) {
  const left = await changeOwn(
    workspace,
    input.session,
    (loop) => (0, import_hooks_active_on_stop.withProgress)(loop, {
      lastHeartbeat: workspace.now(),
      owner: { pid: null, host: (0, import_node_os3.hostname)() },
      // A cleared conversation gets a new session id, so this session can never be resumed.
      pause: input.reason === "clear" ? loop.progress.pause ?? parked("its conversation was cleared", workspace.now()) : loop.progress.pause
    })
  );
  return left === null || !(0, import_hooks_active_on_stop.isRunning)(left) || left.terms.execution !== null ? import_hooks_active_on_stop11.silent : leaveLine(workspace, left);
}
async function leaveLine(workspace, { terms, progress }) {
  const reason = `its session ended in iteration ${progress.iteration} of ${terms.maxIterations}`;
  const { id: loop, session: session2 } = terms;
  const { iteration } = progress;
  await (0, import_hooks_active_on_stop7.appendJournal)(
    workspace.project,
    { event: "session-ended", loop, session: session2, iteration },
    (0, import_common4.isoTime)(workspace)
  );
  const { keepResult, LEFT } = await Promise.resolve().then(() => require("./adapters.user.result-store.cjs"));
  const at = (0, import_common4.isoTime)(workspace);
  const { tokens } = progress.spent;
  const about = { loop, session: session2, at, iteration, files: null, tokens, proof: null, report: null };
  const how = { state: "paused", cause: LEFT, reason, outcome: `not done, ${reason}` };
  await keepResult(workspace.userFolder, workspace.project, { ...about, ...how });
  return notice(`loop ${loop} is not done: ${reason}. It continues when the session is resumed.`);
}
async function noteStopFailure(workspace, input) {
  const loop = await changeOwn(
    workspace,
    input.session,
    (current) => (0, import_hooks_active_on_stop.isRunning)(current) ? (0, import_hooks_active_on_stop.withProgress)(current, {
      lastHeartbeat: workspace.now(),
      pause: {
        cause: "api-failure",
        reason: (0, import_common11.clipText)(input.error || "unknown error", 120),
        at: workspace.now()
      }
    }) : current
  );
  if (loop === null) return import_hooks_active_on_stop11.silent;
  await (0, import_hooks_active_on_stop7.appendJournal)(
    workspace.project,
    { event: "api-failure", loop: loop.terms.id, session: input.session, error: (0, import_common11.clipText)(input.error, 120) },
    (0, import_common4.isoTime)(workspace)
  );
  return import_hooks_active_on_stop11.silent;
}
async function welcomeBack(workspace, session2, ownerPid2) {
  const now = workspace.now();
  await changeOwn(workspace, session2, (loop) => {
    const { pause, pausedMs } = loop.progress;
    return (0, import_hooks_active_on_stop.withProgress)(loop, {
      lastHeartbeat: now,
      owner: { pid: ownerPid2, host: (0, import_node_os3.hostname)() },
      // The loop was parked while its session was away.
      pause: pause?.cause === "parked" ? null : pause,
      pausedMs: pausedMs + Math.max(0, now - awaySince(loop, now))
    });
  });
}
function awaySince({ progress }, now) {
  const { pause, owner, lastHeartbeat } = progress;
  if (pause !== null) return pause.cause === "parked" ? pause.at : now;
  return owner.pid === null ? lastHeartbeat : now;
}
async function contextFor(workspace, loop, rested = false) {
  const { execution } = loop.terms;
  if (execution === null) return reinjection(loop, rested);
  const { executionReinjection: executionReinjection2 } = await Promise.resolve().then(() => require("./core.loop.execution-text.cjs"));
  return executionReinjection2(execution, cliCommand(workspace));
}
function reinjection({ terms, progress }, rested = false) {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? "report" : `iteration-${String(last).padStart(3, "0")}`;
  const first = terms.fresh ? "brief" : "task";
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? first : newest}.md`;
  if (terms.fresh)
    return import_common2.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}. ${(0, import_app_loop_conclude_turn2.startWorker)(file)}`;
  const holds = last === 0 ? import_common2.prose`the task` : import_common2.prose`the task, the evidence and what was tried`;
  return (0, import_common2.fitProse)(
    [
      import_common2.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      import_common2.prose`Read ${(0, import_common.quoteName)(file)} before you continue: it holds ${holds}.`,
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_common2.prose`Checks: ${checksOf(terms)}`
    ],
    1e3
  );
}
function checksOf({ checks }) {
  if (checks.length === 0) return import_common2.prose`none`;
  const shown = checks.slice(0, 4).map(({ command }) => (0, import_common10.quoteLine)(command, 80));
  const more = checks.length - shown.length;
  return (0, import_common2.joinProse)([...shown, more > 0 ? import_common2.prose`and ${more} more` : null], "; ");
}
async function park(workspace, orphan, session2) {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || current.cause === "api-failure";
    const pause = waits ? parked("its session is gone", current?.at ?? lastHeartbeat) : current;
    return (0, import_hooks_active_on_stop.withProgress)(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const { id, session: lost } = orphan.terms;
  await (0, import_hooks_active_on_stop7.appendJournal)(
    workspace.project,
    { event: "loop-parked", loop: id, session: lost, foundBy: session2 },
    (0, import_common4.isoTime)(workspace)
  );
}
function parked(reason, at) {
  return { cause: "parked", reason, at };
}
async function changeOwn(workspace, session2, change) {
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(workspace, session2, (current) => {
    const loop = current === null ? null : change(current);
    return { loop, value: loop };
  });
  return saved.status === "ok" ? saved.value : null;
}
function notice(text2) {
  return { kind: "notice", notice: `msw \u25B8 ${text2}` };
}

var import_common12 = require("./common.cjs");

var import_node_fs4 = require("node:fs");
var import_node_path5 = require("node:path");
// src/app/planning/documents/find-planning.ts
function findProject(path) {
  let folder = (0, import_common12.isFolder)(path) ? path : (0, import_node_path5.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path5.basename)(folder) === ".planning") return (0, import_node_path5.dirname)(folder);
    if ((0, import_node_fs4.existsSync)((0, import_node_path5.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path5.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

var import_common13 = require("./common.cjs");

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod=(0,import_common13.__commonJS)({"node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(C){"use strict";C.__esModule=!0,C.distance=C.closest=void 0;var l=new Uint32Array(65536),B=function(a,v){for(var t=a.length,c=v.length,o=1<<t-1,e=-1,s=0,M=t,r=t;r--;)l[a.charCodeAt(r)]|=1<<r;for(r=0;r<c;r++){var f=l[v.charCodeAt(r)],m=f|s;f|=(f&e)+e^e,s|=~(f|e),e&=f,s&o&&M++,e&o&&M--,s=s<<1|1,e=e<<1|~(m|s),s&=m}for(r=t;r--;)l[a.charCodeAt(r)]=0;return M},D=function(a,v){for(var t=v.length,c=a.length,o=[],e=[],s=Math.ceil(t/32),M=Math.ceil(c/32),r=0;r<s;r++)e[r]=-1,o[r]=0;for(var f=0;f<M-1;f++){for(var m=0,g=-1,_=f*32,U=Math.min(32,c)+_,n=_;n<U;n++)l[a.charCodeAt(n)]|=1<<n;for(var r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=o[r/32|0]>>>r&1,w=u|m,j=((u|d)&g)+g^g|u|d,i=m|~(j|g),h=g&j;i>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(o[r/32|0]^=1<<r),i=i<<1|y,h=h<<1|d,g=h|~(w|i),m=i&w}for(var n=_;n<U;n++)l[a.charCodeAt(n)]=0}for(var I=0,A=-1,z=f*32,k=Math.min(32,c-z)+z,n=z;n<k;n++)l[a.charCodeAt(n)]|=1<<n;for(var J=c,r=0;r<t;r++){var u=l[v.charCodeAt(r)],y=e[r/32|0]>>>r&1,d=o[r/32|0]>>>r&1,w=u|I,j=((u|d)&A)+A^A|u|d,i=I|~(j|A),h=A&j;J+=i>>>c-1&1,J-=h>>>c-1&1,i>>>31^y&&(e[r/32|0]^=1<<r),h>>>31^d&&(o[r/32|0]^=1<<r),i=i<<1|y,h=h<<1|d,A=h|~(w|i),I=i&w}for(var n=z;n<k;n++)l[a.charCodeAt(n)]=0;return J},S=function(a,v){if(a.length<v.length){var t=v;v=a,a=t}return v.length===0?a.length:a.length<=32?B(a,v):D(a,v)};C.distance=S;var E=function(a,v){for(var t=1/0,c=0,o=0;o<v.length;o++){var e=S(a,v[o]);e<t&&(t=e,c=o)}return v[c]};C.closest=E}});

// src/core/text/closest-word.ts
var import_fastest_levenshtein = (0, import_common13.__toESM)(require_mod(), 1);
var MOST_EDITS = 3;
var LONGEST2 = 80;
function closestWord(wrong, known) {
  const near = known.map((word) => ({ word, edits: editsBetween(word, wrong) })).filter(({ edits }) => edits <= editsAllowed(wrong)).toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}
function editsAllowed(word) {
  return word.length <= 5 ? 1 : MOST_EDITS;
}
function editsBetween(one, other) {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST2;
  return isFar ? Number.POSITIVE_INFINITY : (0, import_fastest_levenshtein.distance)(one, other);
}

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plan-arming.ts
function planArming(request, facts) {
  const open = chooseChecks(request, facts);
  if (open.kind === "refuse") return open;
  const sealed = request.sealed.map((check) => ({ ...check, origin: "sealed" }));
  const chosen = { ...open, checks: nameChecks([...open.checks, ...sealed]) };
  const reason = exceedsHookTime(request, chosen.checks) ?? facts.unusable ?? (facts.owned === null ? null : secondLoop(facts.owned));
  return reason === null ? chosen : refuse(reason);
}
function mayPropose({ plan, checks, proposeChecks: proposeChecks2 }) {
  return plan === null && checks.length === 0 && proposeChecks2;
}
function secondLoop({ terms, progress }) {
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has a loop (${terms.id}), and it ${state}: end it with /msw:stop first, or continue with /msw:resume.`;
}
function refuse(reason, refused2 = []) {
  return { kind: "refuse", reason, refused: refused2 };
}
function chooseChecks(request, { planned, proposed }) {
  const typed2 = request.checks.map((check) => ({ ...check, origin: "typed" }));
  if (planned !== null)
    return planned.kind === "refuse" ? planned : { ...planned, checks: nameChecks([...typed2, ...planned.checks]) };
  if (!mayPropose(request)) return arm(typed2);
  if (proposed.length === 0 && request.completionPromise === null) {
    return refuse(
      'MSW found no test command in this project: name one with --check "COMMAND", or end the loop by --promise TEXT.'
    );
  }
  return arm(proposed.map(({ name, command }) => ({ name, command, origin: "proposed" })));
}
function arm(checks) {
  return { kind: "arm", checks: nameChecks(checks), trusts: [] };
}
function exceedsHookTime(request, checks) {
  const worst = checks.length * request.checkTimeoutSeconds;
  if (worst <= import_hooks_active_on_stop12.secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${import_hooks_active_on_stop12.secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}
function nameChecks(checks) {
  const taken = /* @__PURE__ */ new Set();
  return checks.filter(isFirst).map((check) => {
    let name = check.name;
    for (let number2 = 2; taken.has(name); number2++) name = `${check.name}-${number2}`;
    taken.add(name);
    return { ...check, name };
  });
}
function isFirst({ command }, index, checks) {
  return checks.findIndex((other) => other.command.trim() === command.trim()) === index;
}

// src/app/trust/settle-trust.ts
async function settleTrust(workspace, question) {
  const plan = planTrust(workspace, question);
  if (plan.kind === "trust") return trustAll(workspace, plan.commands);
  for (const one of question.named) await noteUntrusted(workspace, one);
  return plan.reason;
}
function planTrust(workspace, { named: named3, typed: typed2, whose, allow }) {
  const commands = [...new Set(named3.flatMap((one) => one.commands))];
  const isAllowed = typed2 === commandsDigest(workspace, commands) && commands.every(isReadable);
  if (commands.length === 0 || isAllowed) return { kind: "trust", commands };
  const changed = typed2 === null ? "" : `The digest ${typed2} belongs to another list; the commands may have changed. `;
  const request = trustRequest(workspace, commands, allow);
  return {
    kind: "ask",
    reason: `${changed}${whose} commands that run only when you trust them for this project:${request}`
  };
}
async function trustAll(workspace, commands) {
  if (commands.length === 0) return null;
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === "busy")
      return "The list of trusted commands is locked by another process; try again.";
    if (added.status === "refused") return added.reason;
  }
  await (0, import_hooks_active_on_stop7.appendJournal)(workspace.project, { event: "commands-trusted", commands }, (0, import_common4.isoTime)(workspace));
  return null;
}

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

// src/core/checks/parse-check.ts
var NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
var VARIABLE = /^[A-Z][A-Z0-9_]*$/;
var CARRIERS = new Set(
  "npm pnpm yarn bun npx run run-script python python3 py uv poetry pipenv bundle corepack".split(" ")
);
var WITH_VERB = new Set(
  "make just cargo go dotnet mix deno rake composer gradle gradlew mvn mvnw docker git task nx turbo".split(
    " "
  )
);
function parseCheck(text2) {
  const [, name, command] = NAMED.exec(text2) ?? [];
  if (name === void 0 || command === void 0 || VARIABLE.test(name)) {
    return { name: nameOf(text2), command: text2 };
  }
  return { name, command };
}
function nameOf(command) {
  const [words = []] = (0, import_app_loop_judge_check.simpleCommands)((0, import_app_loop_judge_check.forwardSlashes)(command)).filter(([program2]) => program2 !== "cd");
  const telling = (0, import_app_loop_judge_check.withoutRunners)(words).filter((word) => !/^(?:-|\w+=)/.test(word) && /[a-z]/i.test(word)).map(programName).filter((word) => !CARRIERS.has(word));
  const [program = "", verb = ""] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}
function programName(word) {
  return (0, import_app_loop_judge_check.baseName)(word).replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, "").toLowerCase();
}
function tidy(name) {
  const kept = name.replace(/[^\w-]+/g, "-").replace(/^[^a-z]+|(?<![-_])[-_]+$/g, "");
  return kept.slice(0, 32) || "check";
}

var import_common14 = require("./common.cjs");

var import_node_path6 = require("node:path");
// src/adapters/files/project-facts.ts
var LARGEST_FILE = 1024 * 1024;
function projectFacts(root, { project = root, platform = process.platform } = {}) {
  const names = namesOf(root, project);
  const read = (name) => names.includes(name) ? ((0, import_common14.textOf)((0, import_node_path6.join)(root, name), (0, import_common8.projectFile)(project), LARGEST_FILE) ?? "").replaceAll("\r\n", "\n") : "";
  const packageJson = (0, import_common7.fieldsIn)((0, import_common7.parseJson)(read("package.json")));
  return {
    windows: platform === "win32",
    names,
    packageManager: names.includes("package.json") ? packageManager(names, packageJson) : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read("GNUmakefile") || read("makefile") || read("Makefile")),
    justTargets: targetsOf(read("justfile") || read("Justfile") || read(".justfile")),
    composerScripts: Object.keys((0, import_common7.fieldsOf)((0, import_common7.fieldsIn)((0, import_common7.parseJson)(read("composer.json"))).scripts)),
    denoTasks: Object.keys((0, import_common7.fieldsOf)((0, import_common7.fieldsIn)((0, import_common7.parseJson)(read("deno.json") || read("deno.jsonc"))).tasks)),
    pytest: usesPytest(names, read),
    tox: /^\[testenv/m.test(read("tox.ini"))
  };
}
var LOCKFILES = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
function packageManager(names, packageJson) {
  const declared = String(packageJson.packageManager ?? "").split("@")[0];
  const wanted = LOCKFILES.find(([, manager]) => manager === declared) ?? LOCKFILES.find(([file]) => names.includes(file));
  return declared === "npm" ? "npm" : wanted?.[1] ?? "npm";
}
function usesPytest(names, read) {
  if (names.includes("pytest.ini") || names.includes("conftest.py")) return true;
  return /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read("pyproject.toml")) || /["']pytest\b/.test(read("pyproject.toml")) || /^\[tool:pytest\]/m.test(read("setup.cfg")) || /^\[pytest\]/m.test(read("tox.ini"));
}
function targetsOf(text2) {
  return [...text2.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = ""]) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? []
  );
}
function namesOf(root, project) {
  const children = (0, import_common12.listFolder)(root, (0, import_common8.projectFile)(project));
  if (children.status !== "ok") return [];
  return children.entries.map((child) => child.isDirectory() ? `${child.name}/` : child.name).sort();
}
function textsOf(value) {
  const entries = Object.entries((0, import_common7.fieldsOf)(value));
  return Object.fromEntries(
    entries.flatMap(([name, text2]) => typeof text2 === "string" ? [[name, text2]] : [])
  );
}

var import_common15 = require("./common.cjs");

var import_node_fs5 = require("node:fs");
var import_node_path7 = require("node:path");
// src/app/loop/propose-here.ts
// src/core/checks/propose-checks.ts
function proposeChecks(facts) {
  const test = firstOf(facts, TESTS);
  const others = ["typecheck", "lint"].flatMap((name) => script(facts, name) ?? []);
  return test ? [test, ...others] : others;
}
var TESTS = [
  (facts) => script(facts, "test"),
  (facts) => target(facts.makeTargets, "make", "Makefile"),
  (facts) => target(facts.justTargets, "just", "justfile"),
  (facts) => named2(facts.denoTasks, "deno task test", "deno.json"),
  (facts) => named2(facts.composerScripts, "composer test", "composer.json"),
  python,
  (facts) => byFile(facts, /^Cargo\.toml$/, "cargo test"),
  (facts) => byFile(facts, /^go\.mod$/, "go test ./..."),
  (facts) => byFile(facts, /^pom\.xml$/, `${wrapper(facts, "mvnw", "mvnw.cmd", "mvn")} -B test`),
  (facts) => byFile(facts, /^build\.gradle(?:\.kts)?$/, `${wrapper(facts, "gradlew", "gradlew.bat", "gradle")} test`),
  (facts) => byFile(facts, /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, "dotnet test"),
  (facts) => has(facts, "Gemfile") ? byFile(facts, /^(?:spec\/|\.rspec)$/, "bundle exec rspec") : null,
  (facts) => byFile(facts, /^phpunit\.xml(?:\.dist)?$/, facts.windows ? "vendor\\bin\\phpunit" : "vendor/bin/phpunit"),
  (facts) => byFile(facts, /^mix\.exs$/, "mix test"),
  (facts) => byFile(facts, /^deno\.jsonc?$/, "deno test")
];
function firstOf(facts, rules) {
  for (const rule of rules) {
    const check = rule(facts);
    if (check) return check;
  }
  return null;
}
var NO_CHECK = /no test specified|--watch(?!=false|All=false)|--fix\b|--write\b/;
function script({ packageManager: packageManager2, scripts }, name) {
  const text2 = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
  if (packageManager2 === null || !text2?.trim() || NO_CHECK.test(text2)) return null;
  const run = name === "test" && packageManager2 !== "bun" ? packageManager2 : `${packageManager2} run`;
  return { name, command: `${run} ${name}`, from: `the script "${name}" in package.json` };
}
function target(targets, program, file) {
  const name = ["test", "check"].find((wanted) => targets.includes(wanted));
  return name ? { name, command: `${program} ${name}`, from: `the target "${name}" in ${file}` } : null;
}
function named2(names, command, file) {
  return names.includes("test") ? { name: "test", command, from: `"test" in ${file}` } : null;
}
function python(facts) {
  if (facts.tox) return { name: "test", command: "tox", from: "tox.ini" };
  if (!facts.pytest) return null;
  const lock = ["uv.lock", "poetry.lock", "Pipfile.lock"].find((name) => has(facts, name));
  const runner = lock ? `${lock.split(/[.](?=lock)/)[0]?.replace("Pipfile", "pipenv")} run ` : "";
  return { name: "test", command: `${runner}pytest`, from: "the settings of pytest" };
}
function byFile(facts, pattern, command) {
  const file = facts.names.find((name) => pattern.test(name));
  return file === void 0 ? null : { name: "test", command, from: file };
}
function wrapper(facts, posix, windows, installed) {
  if (facts.windows) return has(facts, windows) ? `.\\${windows}` : installed;
  return has(facts, posix) ? `./${posix}` : installed;
}
function has(facts, name) {
  return facts.names.includes(name);
}
// src/app/loop/propose-here.ts
function proposeHere(project, home) {
  for (const folder of foldersUp(project, home)) {
    const up = (0, import_node_path7.relative)(project, folder);
    const found = proposeChecks(projectFacts(folder));
    if (found.length > 0)
      return up === "" ? found : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}
function foldersUp(project, home) {
  const folders = (0, import_common15.foldersInReach)(project, home);
  const root = folders.findIndex((folder) => (0, import_node_fs5.existsSync)((0, import_node_path7.join)(folder, ".git")));
  return folders.slice(0, Math.max(root, 0) + 1);
}

var import_node_path8 = require("node:path");
// src/app/loop/plan-arming-here.ts
function planArmingHere(workspace, { session: session2, request }, state) {
  return planArming(request, {
    planned: request.plan === null ? null : planChecks(workspace, request.plan, request.trust),
    proposed: mayPropose(request) ? proposeHere(workspace.project) : [],
    owned: (0, import_hooks_active_on_stop3.findLoop)(state, session2),
    // A corrupt state is set aside instead.
    unusable: state.status === "newer" || state.status === "unreadable" ? (0, import_hooks_active_on_stop3.explainState)((0, import_hooks_active_on_stop3.statePath)(workspace.project), state) : null
  });
}
function planChecks(workspace, plan, trust) {
  const path = (0, import_node_path8.resolve)(workspace.project, plan);
  const file = (0, import_common14.readText)(path, (0, import_common8.projectFile)(findProject(path) ?? workspace.project));
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return refuse(`The plan ${path} cannot be read${why}: give --plan a file of this project.`);
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return refuse(
      `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`
    );
  }
  const named3 = [{ plan: path, commands: untrustedCommands(workspace, [file.text]) }];
  const allow = (digest) => `the same command with --trust ${digest}`;
  const trusted = planTrust(workspace, { named: named3, typed: trust, whose: "The plan names", allow });
  if (trusted.kind === "ask") return refuse(trusted.reason, named3);
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: "plan"
  }));
  return { kind: "arm", checks, trusts: trusted.commands };
}

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn4 = require("./app.loop.conclude-turn.cjs");

var import_common16 = require("./common.cjs");

var import_common17 = require("./common.cjs");

var import_node_os4 = require("node:os");
var import_node_path9 = require("node:path");
// src/app/loop/arm-loop.ts
// src/core/loop/arming.ts
function renderArming(loop, { taskPath, evidencePath, guidance }) {
  const { terms } = loop;
  const budget = import_common2.prose`${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = (0, import_common2.joinProse)(
    [
      import_common2.prose`MSW armed a verified loop (${(0, import_common.quoteName)(terms.id)}) for this session. Budget: ${budget}.`,
      import_common2.prose`The task is what the user typed, without the options; verbatim in ${(0, import_common.quoteName)(taskPath)}.`,
      terms.checks.length === 0 ? import_common2.prose`There is no check: the promise alone ends the loop.` : import_common2.prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      tellBaseline(loop, evidencePath),
      (0, import_app_loop_conclude_turn2.howItEnds)(terms),
      import_common2.prose`Do not weaken, skip or delete what a check tests in order to pass it.`
    ],
    "\n"
  );
  const commands = terms.checks.map((check) => (0, import_app_loop_gather_evidence.isSealed)(check) ? `${check.name} (sealed)` : check.command);
  const checks = commands.length === 1 ? commands[0] : commands.map((command) => `\u201C${command}\u201D`).join(", ");
  const noun = commands.length === 1 ? "check" : `${commands.length} checks`;
  const took = terms.checks.some((check) => check.origin === "proposed") ? `took the project\u2019s own ${noun}` : noun;
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ""}` : `${took}: ${checks}`;
  const said = guidance === null ? "" : ` \xB7 guidance: ${(0, import_common9.harmless)(guidance)}`;
  return {
    context,
    notice: (0, import_common11.clipText)(`msw \u25B8 loop armed \xB7 ${what} \xB7 ${budget}${showBaseline(loop)}${said}`, 600)
  };
}
function tellBaseline({ progress }, evidencePath) {
  switch (progress.baseline?.kind) {
    case "red":
      return evidencePath === null ? null : import_common2.prose`MSW ran them once: they fail. Begin by reading ${(0, import_common.quoteName)(evidencePath)}.`;
    case "green":
      return import_common2.prose`MSW ran them once: they pass already, so they cannot prove the task. Begin with a test that fails because the task is not done; the loop is not done while no file has changed.`;
    case "unknown":
      return import_common2.prose`MSW ran them once, and they said nothing about the code: ${(0, import_common10.quoteLine)(progress.baseline.reason, 200)}.`;
    case void 0:
      return null;
  }
}
function showBaseline({ progress }) {
  switch (progress.baseline?.kind) {
    case "red":
      return progress.lastFailure === null ? "" : ` \xB7 the checks fail now: ${(0, import_hooks_active_on_stop13.failureHeadline)(progress.lastFailure, 160)}`;
    case "green":
      return " \xB7 the checks pass already and cannot prove the task: Claude is asked to begin with a test that fails";
    case "unknown":
      return ` \xB7 ${progress.baseline.reason}`;
    case void 0:
      return "";
  }
}
function describeCheck(check) {
  if ((0, import_app_loop_gather_evidence.isSealed)(check))
    return import_common2.prose`- ${(0, import_common.quoteName)(check.name, 80)}: sealed by the user. It runs when the others pass; you learn whether it fails, not what it says. Do not look for it.`;
  return import_common2.prose`- ${(0, import_common.quoteName)(check.name, 80)}: ${(0, import_common10.quoteLine)(check.command, 400)}`;
}
// src/app/loop/arm-loop.ts
async function armLoop(workspace, arm2) {
  const state = (0, import_hooks_active_on_stop3.readState)(workspace);
  const plan = planArmingHere(workspace, arm2, state);
  if (plan.kind === "refuse") {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: "refused", reason: plan.reason, needsTrust: plan.refused.length > 0 };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: "refused", reason: untrusted };
  const trouble = await (0, import_hooks_active_on_stop10.reportUnusableState)(workspace, state, arm2.session);
  const loop = newLoop(workspace, arm2, plan.checks);
  const first = (0, import_common16.openLoopFolder)(workspace.project, loop.terms.id);
  if (first.status === "refused") return first;
  const { config } = (0, import_hooks_active_on_stop6.readConfig)(workspace.project);
  const kept = await firstSnapshot(workspace, loop, config);
  const began = await begin(workspace, loop, arm2.request, config);
  const { evidence } = began;
  const guided = await guide(workspace, began, config);
  const begun = guided.loop;
  const folder = (0, import_common16.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder;
  (0, import_common3.writeFileAtomic)((0, import_node_path9.join)(folder.path, "task.md"), arm2.request.task);
  const evidencePath = await firstEvidence(guided, evidence, folder.path);
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(
    workspace,
    arm2.session,
    (current) => current === null ? { loop: begun, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved;
  if (saved.value !== null) return { status: "refused", reason: secondLoop(saved.value) };
  await (0, import_hooks_active_on_stop7.appendJournal)(
    workspace.project,
    {
      event: "loop-armed",
      loop: loop.terms.id,
      session: arm2.session,
      checks: loop.terms.checks.map(
        (check) => (0, import_app_loop_gather_evidence.isSealed)(check) ? { ...check, command: import_app_loop_gather_evidence.SEALED_COMMAND } : check
      ),
      maxIterations: loop.terms.maxIterations,
      ...begun.progress.baseline === null ? {} : { baseline: begun.progress.baseline.kind }
    },
    (0, import_common4.isoTime)(workspace)
  );
  const { context, notice: notice2 } = renderArming(begun, {
    taskPath: (0, import_node_path9.join)(folder.path, "task.md"),
    evidencePath,
    guidance: guided.origin
  });
  const firstContext = loop.terms.fresh ? await briefWorker(begun, context, folder.path) : context;
  const troubles = [
    ...trouble.kind === "notice" ? [trouble.notice] : [],
    ...(0, import_hooks_active_on_stop3.loopsIn)(state).flatMap((other) => tellOther(workspace, other))
  ];
  return {
    status: "armed",
    loop: begun,
    context: firstContext,
    notice: [...troubles, notice2, ...kept, ...guided.notice === null ? [] : [guided.notice]].join("\n")
  };
}
async function briefWorker({ terms }, context, folder) {
  const { firstPrompt } = await Promise.resolve().then(() => require("./core.headless.headless-prompt.cjs"));
  const page = (0, import_node_path9.join)(folder, "brief.md");
  (0, import_app_loop_conclude_turn4.writePage)(page, firstPrompt(context, terms.prompt), { durable: false });
  return import_common2.prose`MSW armed a verified loop (${(0, import_common.quoteName)(terms.id)}) for this session. ${(0, import_app_loop_conclude_turn2.startWorker)(page)}`;
}
function tellOther(workspace, other) {
  const surroundings = { now: workspace.now(), host: (0, import_node_os4.hostname)(), isAlive: import_hooks_active_on_stop5.isAlive };
  if (!(0, import_hooks_active_on_stop.isRunning)(other) || (0, import_hooks_active_on_stop4.isGate)(other) || (0, import_hooks_active_on_stop4.isOrphaned)(other, surroundings)) return [];
  const what = other.terms.execution === null ? "loop" : "execution";
  return [
    `msw \u25B8 another ${what} (${other.terms.id}) runs in this folder: the two change the same files, and each one\u2019s checks judge the work of both. A git worktree of its own keeps them apart.`
  ];
}
function newLoop(workspace, arm2, checks) {
  const now = workspace.now();
  const { request } = arm2;
  const end = (0, import_app_loop_conclude_turn3.transcriptEnd)(arm2.transcriptPath);
  const transcript = arm2.transcriptPath === null || end === null ? null : { path: arm2.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm2.session,
      project: workspace.project,
      prompt: request.task,
      checks,
      execution: null,
      tree: null,
      startedAt: now,
      ...(0, import_hooks_active_on_stop14.termOptions)(request)
    },
    progress: {
      ...(0, import_hooks_active_on_stop.newProgress)(now, { pid: arm2.ownerPid, host: (0, import_node_os4.hostname)() }),
      transcript
    }
  };
}
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${(0, import_common17.randomBytes)(3).toString("hex")}`;
}
async function firstSnapshot(workspace, { terms }, { snapshots }) {
  if (!snapshots || terms.checks.length === 0) return [];
  const { keepSnapshots } = await Promise.resolve().then(() => require("./app.snapshots.keep-snapshots.cjs"));
  const keep = await keepSnapshots(workspace, terms.id);
  const { sentences } = await keep(0);
  if (terms.protect.length === 0) return sentences;
  const { tellIdle } = await Promise.resolve().then(() => require("./app.proof.put-back.cjs"));
  return [...sentences, ...await tellIdle(workspace, terms)];
}
async function begin(workspace, loop, request, config) {
  if (loop.terms.checks.length === 0) return { loop, evidence: null };
  const { takeBaseline, withFirstTree } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  if (!request.baseline) return { loop: await withFirstTree(loop), evidence: null };
  return takeBaseline(loop, config, workspace.userFolder);
}
async function guide(workspace, began, config) {
  const { loop, evidence } = began;
  if (evidence === null) return { loop, guidance: null, origin: null, note: null, notice: null };
  const { guideFirst } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  return guideFirst(workspace, began, config);
}
async function firstEvidence(guided, evidence, folder) {
  if (evidence === null) return null;
  const { writeFirstEvidence } = await Promise.resolve().then(() => require("./app.loop.take-baseline.cjs"));
  return writeFirstEvidence(guided, evidence, folder);
}

// src/app/loop/control.ts
function done(message, loop) {
  return { status: "done", message, loop };
}
function refused(message) {
  return { status: "refused", message, loop: null };
}

var import_node_os5 = require("node:os");
// src/app/loop/resume-loop.ts
async function resumeLoop(workspace, request) {
  const plan = planResume(workspace, request, (0, import_hooks_active_on_stop3.readState)(workspace));
  switch (plan.kind) {
    case "refuse":
      return unchanged(refused(plan.reason));
    case "running":
      return request.hint.trim() === "" ? unchanged(done(plan.message, plan.loop)) : hintRunning(workspace, request, plan.message);
    case "resume":
      return plan.own ? reviveOwn(workspace, request, plan.loop) : adopt(workspace, request, plan.loop);
  }
}
async function hintRunning(workspace, { session: session2, hint, tellsHints }, message) {
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(workspace, session2, (current) => {
    if (current === null) return { loop: null, value: null };
    const { loop: hinted } = planHint(current, hint);
    const { hints, hintsTold } = hinted.progress;
    const loop = (0, import_hooks_active_on_stop.withProgress)(hinted, { hintsTold: tellsHints === true ? hints.length : hintsTold });
    return { loop, value: loop };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (saved.value === null) return unchanged(refused("The loop ended a moment ago."));
  const event = { event: "hint-given", loop: saved.value.terms.id, session: session2 };
  await (0, import_hooks_active_on_stop7.appendJournal)(workspace.project, event, (0, import_common4.isoTime)(workspace));
  return { ...done(message, saved.value), hints: [hint.trim()], reported: false };
}
async function reviveOwn(workspace, request, loop) {
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(workspace, request.session, (current) => {
    if (current?.terms.id !== loop.terms.id) return { loop: current, value: null };
    const revived = revive(current, request, workspace);
    return { loop: revived, value: { before: current, revived } };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (saved.value === null) return unchanged(refused("The loop ended a moment ago."));
  return tell(workspace, saved.value);
}
async function adopt(workspace, request, loop) {
  const { id, session: session2 } = loop.terms;
  const saved = await (0, import_hooks_active_on_stop3.adoptLoop)(workspace, session2, request.session, (orphan, own) => {
    if (own !== null) {
      return { loop: null, value: "This session already has a loop: end it with /msw:stop first." };
    }
    if (orphan?.terms.id !== id || !isAdoptable(orphan, request.force, workspace.now())) {
      return { loop: null, value: `Loop ${id} was taken over or ended a moment ago.` };
    }
    const revived = revive(orphan, request, workspace);
    return { loop: revived, value: { before: orphan, revived } };
  });
  if (saved.status === "refused") return unchanged(refused(saved.reason));
  if (typeof saved.value === "string") return unchanged(refused(saved.value));
  return tell(workspace, saved.value);
}
async function tell(workspace, { before, revived }) {
  const { pausedMs, hints } = revived.progress;
  const { id, session: session2 } = revived.terms;
  const rested = pausedMs - before.progress.pausedMs;
  const event = { event: "loop-resumed", loop: id, session: session2, rested };
  await (0, import_hooks_active_on_stop7.appendJournal)(workspace.project, event, (0, import_common4.isoTime)(workspace));
  const reported = before.progress.pause !== null && pausedByMsw.includes(before.progress.pause.cause);
  return {
    ...done(resumeMessage(revived), revived),
    hints: hints.slice(before.progress.hintsTold),
    reported
  };
}
var pausedByMsw = ["stuck", "blocked", "infra", "check-broken"];
function unchanged(control) {
  return { ...control, hints: [], reported: false };
}
function revive(loop, request, workspace) {
  const now = workspace.now();
  const hinted = request.hint.trim() === "" ? loop : planHint(loop, request.hint).loop;
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = (0, import_hooks_active_on_stop.withProgress)(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force ? (0, import_hooks_active_on_stop2.resetBreaker)(breaker, "forced by the user", now) : (0, import_hooks_active_on_stop2.tryAgain)(
      (0, import_hooks_active_on_stop2.recoverBreaker)(breaker, (0, import_hooks_active_on_stop6.breakerLimits)((0, import_hooks_active_on_stop6.readConfig)(workspace.project).config), now),
      "resumed by the user",
      now
    ),
    marks: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    lastHeartbeat: now,
    hintsTold: request.tellsHints === true ? hints.length : hintsTold,
    // A terminal can resume a session's loop, but is not its client.
    owner: { pid: request.ownerPid ?? (own ? owner.pid : null), host: (0, import_node_os5.hostname)() }
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}

// src/core/loop/read-segments.ts
function readSegments(raw) {
  const text2 = raw.trim();
  const options = [];
  const task = [];
  let at = 0;
  let openCheck = false;
  while (at < text2.length) {
    const option = readOptionName(text2, at);
    if (option?.name === "" && openCheck) return { status: "refused", reason: unclearCommand };
    if (option === null) {
      const words = readWords(text2, at);
      task.push(words.value);
      at = words.end;
    } else if (option.name === "") {
      task.push(text2.slice(option.end).trimStart());
      at = text2.length;
    } else {
      const { name } = option;
      if (!isOption(name)) return { status: "refused", reason: unknownOption(name) };
      const { value, end } = readValue(text2, option.end, name);
      options.push({ name, value });
      openCheck = isOpenCheck(name, text2[end - 1]);
      at = end;
    }
    at = skipSpace(text2, at);
  }
  return { status: "ok", task: task.join(" "), options };
}
var optionStart = /(--|[\u2014\u2013])(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;
function readOptionName(text2, at) {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text2);
  if (match === null) return null;
  const [whole, dashes, name = ""] = match;
  return dashes === "--" || isOption(name) ? { name, end: at + whole.length } : null;
}
function readValue(text2, after, name) {
  const { kind } = import_hooks_active_on_stop14.LOOP_OPTIONS[name];
  if (kind === "flag") return { value: "", end: after };
  const start = text2[after] === "=" ? after + 1 : skipSpace(text2, after);
  if (kind === "number") return readWord(text2, start);
  const label = kind === "commands" ? /[a-zA-Z][\w-]*=(?=["'\u201c\u201d\u201e\u2018\u2019])/y.exec(text2.slice(start)) ?? null : null;
  const prefix = label?.index === 0 ? label[0] : "";
  const quoted = readQuotedValue(text2, start + prefix.length);
  if (quoted !== null) return { value: prefix + quoted.value, end: quoted.end };
  return readOptionName(text2, start) === null ? readWords(text2, start) : { value: "", end: start };
}
var CLOSING = /* @__PURE__ */ new Map([
  ['"', '"'],
  ["'", "'"],
  ["\u201C", "\u201D\u201C"],
  ["\u201D", "\u201D"],
  ["\u201E", "\u201C\u201D"],
  ["\u2018", "\u2019\u2018"],
  ["\u2019", "\u2019"]
]);
function readQuotedValue(text2, start) {
  const quote = text2[start];
  const closing = CLOSING.get(quote);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (!closing.includes(text2[at] ?? "") || text2[at - 1] === "\\") continue;
    if (at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const inner = text2.slice(start + 1, at);
    return { value: quote === '"' ? inner.replaceAll('\\"', '"') : inner, end: at + 1 };
  }
  return null;
}
function readWords(text2, start) {
  const closed = readQuotedText(text2, start);
  if (closed !== null) return closed;
  let at = start;
  while (at < text2.length && !(isBoundary(text2, at) && at > start && readOptionName(text2, at) !== null)) at++;
  return { value: text2.slice(start, at).trimEnd(), end: at };
}
function readQuotedText(text2, start) {
  const closing = CLOSING.get(text2[start]);
  if (closing === void 0) return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (!closing.includes(text2[at] ?? "") || at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const next = skipSpace(text2, at + 1);
    if (next < text2.length && readOptionName(text2, next) === null) continue;
    const inner = text2.slice(start + 1, at);
    const isAmbiguous = [...closing].some((quote) => inner.includes(quote));
    return { value: isAmbiguous ? text2.slice(start, at + 1) : inner, end: at + 1 };
  }
  return null;
}
function readWord(text2, start) {
  let end = start;
  while (end < text2.length && !isSpace(text2[end])) end++;
  return { value: text2.slice(start, end), end };
}
function skipSpace(text2, from) {
  let at = from;
  while (at < text2.length && isSpace(text2[at])) at++;
  return at;
}
function isBoundary(text2, at) {
  return at === 0 || isSpace(text2[at - 1]);
}
function isSpace(char) {
  return char !== void 0 && /\s/.test(char);
}
var unclearCommand = "Put the command of --check in quotes: it is not clear whether the -- after it belongs to it.";
function isOpenCheck(name, lastChar) {
  return import_hooks_active_on_stop14.LOOP_OPTIONS[name].kind === "commands" && lastChar !== '"' && lastChar !== "'";
}
function isOption(name) {
  return Object.hasOwn(import_hooks_active_on_stop14.LOOP_OPTIONS, name);
}
function unknownOption(name) {
  const meant = PEERS.get(name.toLowerCase()) ?? closestWord(name, Object.keys(import_hooks_active_on_stop14.LOOP_OPTIONS));
  const cure = meant === null ? "/msw:help loop shows all of them" : `did you mean --${meant}? /msw:help loop shows all`;
  return `Unknown option --${name.slice(0, 40)}: ${cure}. If the word belongs to the task or the command, put that in quotes.`;
}
var PEERS = /* @__PURE__ */ new Map([
  ["completion-promise", "promise"],
  ["until", "check"],
  ["verify", "check"],
  ["test", "check"],
  ["command", "check"],
  ["iterations", "max-iterations"],
  ["max-turns", "max-iterations"],
  ["minutes", "max-minutes"],
  ["timeout", "check-timeout"]
]);

var import_common18 = require("./common.cjs");

// src/core/commands/slash-commands.ts
var TRUST = [`--trust ${import_hooks_active_on_stop14.LOOP_OPTIONS.trust.shown}`, import_hooks_active_on_stop14.LOOP_OPTIONS.trust.about];
var WAYS = ["memory", "loop", "quick", "research", "map", "plan", "next", "close"];
var SLASH_COMMANDS = [
  {
    name: "loop",
    summary: "Work until checks pass",
    usage: '"<task>" [--check "npm test"] [--promise TEXT] [--max-iterations N]',
    takesText: true,
    options: (0, import_hooks_active_on_stop14.optionLines)(),
    example: '/msw:loop "Fix the failing cart tests" --check "npm test"'
  },
  {
    name: "go",
    summary: "Do a task the right way, or the next step",
    usage: '["<task>"] [--as WAY] [--explain] | --close [--tag] [--anyway]',
    takesText: true,
    options: [
      ["--as WAY", WAYS.join(", ")],
      ["--explain", "say which way it would go, and why; do nothing"],
      ["--close", "close the milestone whose phases are verified"],
      ["--tag", "with --close: tag the commit with the version"],
      ["--keep-phases", "with --close: leave the folders of its phases where they are"],
      ["--anyway", "with --close: note what is open as deferred"],
      ["--check COMMAND", "and the other options of /msw:loop: it becomes a loop"]
    ],
    example: '/msw:go "Make the date parser accept ISO weeks"'
  },
  { name: "status", summary: "Show the loops and the plan", usage: "", options: [] },
  { name: "stop", summary: "End the loop", usage: "[loop id]", options: [] },
  { name: "pause", summary: "Pause the loop", usage: "[loop id]", options: [] },
  {
    name: "resume",
    summary: "Continue a loop, with a hint",
    usage: "[hint] [--force]",
    takesText: true,
    options: [
      ["hint", "what Claude should know: also while it runs"],
      ["--force", "at once, whatever the breaker says; also a loop whose session may still run"]
    ],
    example: "/msw:resume the fixtures are generated, run npm run fixtures first"
  },
  {
    name: "undo",
    summary: "Restore an iteration's files",
    usage: "[N] [--back] [--yes]",
    options: [
      ["--yes", "do it; without it you see what would change"],
      ["--back", "take the last undo back"]
    ]
  },
  {
    name: "init",
    summary: "Plan a project or milestone",
    usage: "[--milestone] [--from FILE]",
    options: [
      ["--milestone", "the next milestone of this project"],
      ["--from FILE", "a description to begin with"]
    ]
  },
  {
    name: "discuss",
    summary: "Settle what is open in a phase",
    usage: "N [--update]",
    options: [["--update", "change what was settled before"]]
  },
  {
    name: "plan",
    summary: "Plan a phase",
    usage: "N [--gaps] [--research|--skip-research] | N --accept",
    options: [
      ["--gaps", "plan what the verification found missing"],
      ["--research", "research the phase again first"],
      ["--skip-research", "plan without research"],
      ["--accept", "take the plans although the plan-checker objects"]
    ]
  },
  {
    name: "execute",
    summary: "Carry out a phase's plans",
    usage: "PHASE [--wave W] [--gaps-only] [--answer PLAN WORDS] [--close|--again|--skip PLAN]",
    takesText: true,
    options: [
      ["--wave W", "only the plans of this wave"],
      ["--gaps-only", "only plans for gaps"],
      TRUST,
      ["--keep-changes", "what you changed in files of the plans stays yours, uncommitted"],
      ["--take-changes", "it belongs to the plans, whose commits take it"],
      ["--answer PLAN WORDS", "your answer at a checkpoint"],
      ["--close PLAN", "finish a half-done plan as it is"],
      ["--again PLAN", "carry it out again"],
      ["--skip PLAN", "leave it"]
    ]
  },
  {
    name: "verify",
    summary: "Verify a phase",
    usage: 'N [--here] [--no-commit] [--trust DIGEST] [ID|TEST passed|failed|skipped|blocked "what you saw"]',
    takesText: true,
    options: [
      ["--here", "in your folder, with what is not committed, in place of a clean checkout"],
      ["--no-commit", "write the report without committing it"],
      TRUST,
      ['ID passed|failed "what you saw"', "your judgement of what only a person can see"],
      ['TEST passed|failed|skipped|blocked "..."', "the same for a test of NN-UAT.md, by its number"]
    ]
  },
  {
    name: "quick",
    summary: "Plan and do a small task",
    usage: '"<task>" | --go ID',
    takesText: true,
    options: [["--go ID", "carry out the plan that you have read"], TRUST]
  },
  {
    name: "map",
    summary: "Map this codebase",
    usage: "[--fast] [--focus tech|arch|quality|concerns] [--paths a,b] [--refresh]",
    options: [
      ["--fast", "one mapper, for tech and arch unless --focus says otherwise"],
      ["--focus AREA", "only tech, arch, quality or concerns, or several joined with +"],
      ["--paths a,b", "where the mappers look, joined with commas"],
      ["--refresh", "map everything again, changed or not"]
    ]
  },
  {
    name: "research",
    summary: "Research a topic into a report",
    usage: '"<topic>" [--questions N] [--notebook NAME] [--mode deep|fast] [--phase N] [--local]',
    takesText: true,
    options: [
      ["--questions N", "how many to ask; by default 5"],
      ["--notebook NAME", "ask this notebook in place of a new one"],
      ["--mode deep|fast", "how sources are searched for"],
      ["--phase N", "the research of a phase of the roadmap"],
      ["--local", "only the documents of the project"],
      ["--fresh", "begin again in place of updating what was found"],
      ["--out FILE", "where the report goes"],
      ["--no-commit", "write the report without committing it"]
    ]
  },
  {
    name: "remember",
    summary: "Keep a note",
    usage: "[--supersedes ID] <text>",
    takesText: true,
    options: [
      ["--supersedes ID", "it replaces this note"],
      ["--anyway", "keep it although a note says nearly the same"]
    ]
  },
  { name: "recall", summary: "Find notes", usage: "<words>", takesText: true, options: [] },
  {
    name: "setup",
    summary: "Set up NotebookLM",
    usage: "[use NOTEBOOK --profile P --name NAME]",
    takesText: true,
    options: [
      ["use NOTEBOOK", "this notebook answers for the project"],
      ["plan PROFILE free|plus|pro|ultra|N", "how many questions the account may ask in a day"],
      ["--profile P", "the account that has the notebook"],
      ["--name NAME", "what the notebook is called here; by default main"],
      ["--reserve N", "how many questions are kept for planning and research"]
    ]
  },
  { name: "doctor", summary: "Check MSW here", usage: "", options: [] },
  { name: "help", summary: "Say what MSW does", usage: "[command]", options: [] }
];
function findCommand(name) {
  return SLASH_COMMANDS.find((command) => command.name === name);
}
// src/core/shell/typed-words.ts
function typedWords(raw) {
  const pattern = /(--[a-z-]{1,40}=)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)')(?=\s|$)|\S+/g;
  return [...raw.matchAll(pattern)].map(([whole, option = "", double, single]) => {
    const quoted = double?.replaceAll(/\\(["\\])/g, "$1") ?? single;
    return quoted === void 0 ? whole : `${option}${quoted}`;
  });
}
// src/core/commands/read-typed.ts
function readTyped(name, raw) {
  const grammar = grammarOf(findCommand(name));
  const { head, last } = splitRest(raw, grammar);
  const typed2 = [...typedWords(head)];
  const words = [];
  const options = [];
  while (typed2.length > 0) {
    const option = takeOption(name, typed2, grammar);
    if (option === null) words.push(typed2.shift() ?? "");
    else if (typeof option === "string") return { status: "refused", reason: option };
    else options.push(option);
  }
  return { status: "ok", words, options: last === null ? options : [...options, last] };
}
function takeOption(command, typed2, grammar) {
  const [, option, inline] = /^(-[a-z]|--[a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(typed2[0] ?? "") ?? [];
  if (option === void 0) return null;
  typed2.shift();
  const known = grammar.get(option);
  if (known === void 0) return unknownOption2(command, option, [...grammar.keys()]);
  const name = option.replace(/^-+/, "");
  if (known.values === 0) return [name, ""];
  const value = inline ?? (grammar.has(typed2[0] ?? "") ? "" : typed2.shift() ?? "");
  return value === "" ? `Option ${option} needs a value: ${option} ${known.shown}.` : [name, value];
}
function optionOf({ options }, name) {
  return options.findLast(([option]) => option === name)?.[1] ?? null;
}
function hasOption({ options }, name) {
  return options.some(([option]) => option === name);
}
function unknownOption2(command, option, known) {
  const meant = closestWord(option, known);
  const cure = meant === null ? `type /msw:${command} --help` : `did you mean ${meant}?`;
  return `Unknown option ${(0, import_common18.plainLine)(option, 40)} of /msw:${command}, which was not run: ${cure}`;
}
function grammarOf(command) {
  const rows = (command?.options ?? []).flatMap(([typed2]) => {
    const [option = "", ...values] = typed2.split(" ");
    return option.startsWith("--") ? [[option, { values: values.length, shown: values.join(" ") }]] : [];
  });
  return new Map(rows);
}
function splitRest(raw, grammar) {
  for (const [option, { values }] of grammar) {
    const match = values < 2 ? null : new RegExp(`(?:^|\\s)${option}(?=[=\\s]|$)=?`).exec(raw);
    if (match === null) continue;
    const rest = raw.slice(match.index + match[0].length).trim();
    return { head: raw.slice(0, match.index), last: [option.slice(2), rest] };
  }
  return { head: raw, last: null };
}

// src/core/commands/command-help.ts
function commandHelp(topic) {
  const name = topic.trim().replace(/^\/?(?:msw:)?/, "");
  if (name === "") return overview();
  const command = findCommand(name);
  if (command !== void 0) return helpOf(command);
  const folded = Object.hasOwn(FOLDED, name) ? FOLDED[name] : void 0;
  if (folded !== void 0) return `/msw:${name} is gone: ${folded}.`;
  const meant = closestWord(
    name,
    SLASH_COMMANDS.map((one) => one.name)
  );
  const hint = meant === null ? "type /msw:help for all commands" : `did you mean /msw:help ${meant}?`;
  return `Unknown command "${(0, import_common18.plainLine)(name, 40)}": ${hint}`;
}
var FOLDED = {
  hint: 'type /msw:resume "what Claude should know"',
  next: "/msw:go does what comes next, and /msw:status shows it",
  progress: "type /msw:status"
};
function answerAtOnce(command, args) {
  return asksForHelp(command, args) ? commandHelp(command.name) : unknownWords(command, args);
}
function asksForHelp(command, args) {
  const words = args.trim().split(/\s+/);
  const asked = command.takesText === true ? words.length === 1 && words : words;
  return asked !== false && asked.some((word) => word === "--help" || word === "-h");
}
function unknownWords(command, args) {
  if (command.takesText === true) return null;
  const words = args.split(/\s+/).filter((word) => word !== "");
  if (command.usage === "" && words.length > 0)
    return `/msw:${command.name} takes no arguments, and was not run: leave out "${(0, import_common18.plainLine)(words.join(" "), 60)}".`;
  const typed2 = readTyped(command.name, args);
  return typed2.status === "refused" ? typed2.reason : null;
}
function overview() {
  const width = Math.max(...SLASH_COMMANDS.map(({ name }) => name.length));
  const lines = SLASH_COMMANDS.map(({ name, summary }) => `  /msw:${name.padEnd(width)}  ${summary}`);
  return [
    "MSW keeps Claude working until your checks pass.",
    "",
    ...lines,
    "",
    "One of them: /msw:help loop"
  ].join("\n");
}
function helpOf({ name, summary, usage, options, example }) {
  const width = Math.max(0, ...options.map(([option]) => option.length));
  return [
    `/msw:${name} ${usage}`.trimEnd(),
    `${summary}.`,
    ...options.length === 0 ? [] : ["", ...options.map(([o, meaning]) => `  ${o.padEnd(width)}  ${meaning}`)],
    ...example === void 0 ? [] : ["", `For example: ${example}`]
  ].join("\n");
}

// src/core/loop/parse-arguments.ts
function parseArguments(raw) {
  const segments = readSegments(raw);
  if (segments.status === "refused") return segments;
  let request = { ...import_hooks_active_on_stop14.requestDefaults, task: segments.task };
  for (const { name, value } of segments.options) {
    const next = applyOption(request, name, value);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  const problem = findConflict(request);
  return problem === null ? { status: "ok", request } : { status: "refused", reason: problem };
}
function applyOption(request, name, value) {
  const option = import_hooks_active_on_stop14.LOOP_OPTIONS[name];
  switch (option.kind) {
    case "number": {
      const number2 = /^\d{1,10}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
      if (number2 >= option.low && number2 <= option.high) return { ...request, [option.key]: number2 };
      return `Option --${name} needs a whole number from ${option.low} to ${option.high}, not "${clip(value)}".`;
    }
    case "flag":
      return { ...request, [option.key]: !option.initial };
    case "text":
      return option.objection(value) ?? { ...request, [option.key]: value };
    case "list":
      return option.objection(value) ?? { ...request, [option.key]: [...request[option.key], value] };
    case "commands": {
      const check = parseCheck(value);
      return option.objection(check.command.trim()) ?? {
        ...request,
        [option.key]: [...request[option.key], check]
      };
    }
  }
}
function findConflict(request) {
  const { task, trust, plan, checks, completionPromise, minIterations, maxIterations } = request;
  if (task.trim() === "") return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (trust !== null && plan === null)
    return "Option --trust belongs to --plan: it allows the commands of that plan.";
  if (request.witness && !request.mayWitness) return "Options --witness and --no-witness exclude each other.";
  if (minIterations > maxIterations) {
    return `Option --min-iterations (${minIterations}) is larger than --max-iterations (${maxIterations}).`;
  }
  if (!request.proposeChecks && checks.length + request.sealed.length === 0 && plan === null && completionPromise === null) {
    return "With --no-check the loop needs --promise TEXT: without either, nothing could end it.";
  }
  return null;
}
function clip(text2) {
  return text2.length > 40 ? `${text2.slice(0, 40)}\u2026` : text2;
}
function typedArguments(task, given) {
  const parts = Object.entries(given).flatMap(([name, value]) => typed(name, value));
  return [...parts, "--", task].join(" ");
}
function endsInBackslash(given) {
  const bad = Object.entries(given).find(
    ([, value]) => (Array.isArray(value) ? value : [value]).some((one) => typeof one === "string" && one.endsWith("\\"))
  );
  return bad?.[0] ?? null;
}
function typed(name, value) {
  if (value === void 0 || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  if (typeof value !== "string") return value.flatMap((one) => typed(name, one));
  const isBare = NUMBERS.has(name) && /^\S+$/.test(value);
  return [isBare ? `--${name} ${value}` : `--${name} "${value.replaceAll('"', '\\"')}"`];
}
var NUMBERS = new Set(
  Object.entries(import_hooks_active_on_stop14.LOOP_OPTIONS).flatMap(([name, { kind }]) => kind === "number" ? [name] : [])
);

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

var import_common19 = require("./common.cjs");

var import_node_fs6 = require("node:fs");
// src/app/commands/run-command.ts
// src/core/grants/granted-calls.ts
function grantsOf(command) {
  return Object.hasOwn(GRANTS, command) ? GRANTS[command] ?? [] : [];
}
var TOOLS = [
  // Asks the project's own notebook; only the user chooses which notebook that is.
  {
    ...{ tool: "notebook_query", command: "plan", agent: "msw:researcher" },
    takes: ["question", "conversation"]
  }
];
var COMMIT = ["task", "type", "also"];
var EXECUTION = [
  { call: "execute next", options: ["wave", "gaps-only", "short"] },
  { call: "execute commit", options: COMMIT, agent: "msw:executor" },
  { call: "execute leave", options: [], agent: "msw:executor" },
  { call: "execute summary", options: [], agent: "msw:executor" },
  { call: "execute ready", options: [], agent: "msw:executor" }
];
var SMALL_TASK = [
  { call: "quick check", options: [] },
  { call: "quick commit", options: COMMIT },
  { call: "quick done", options: [] }
];
var GRANTS = {
  discuss: [{ call: "phase context", options: ["from", "update", "schema"] }],
  init: [
    { call: "project schema", options: [] },
    { call: "project new", options: ["from"] },
    { call: "milestone schema", options: [] },
    { call: "milestone begin", options: ["from"] }
  ],
  map: [
    { call: "map begin", options: ["fast", "refresh", "focus", "paths", "short"] },
    { call: "map verify", options: ["return", "short"] },
    { call: "map finish", options: [] }
  ],
  plan: [{ call: "phase check", options: ["gaps", "round", "review", "apply", "short"] }],
  execute: EXECUTION,
  verify: [
    { call: "phase verify", options: ["here", "no-commit", "timeout", "short"] },
    { call: "phase judge", options: ["evidence"], agent: "msw:verifier" }
  ],
  quick: SMALL_TASK,
  // It continues either an execution or a small task.
  resume: [...EXECUTION, ...SMALL_TASK],
  setup: [
    { call: "notebook doctor", options: [] },
    { call: "notebook profiles", options: ["check"] },
    { call: "notebook list", options: ["profile"] },
    { call: "notebook quota", options: [] }
  ]
};
// src/core/memory/read-remember.ts
function readRemember(args) {
  let rest = args.trim();
  let [anyway, supersedes] = [false, null];
  for (; ; ) {
    const [option, id] = /^(?:--anyway|--supersedes[ =]([\w.-]+))(?=\s|$)/.exec(rest) ?? [];
    if (option === void 0) return { text: readHint(rest), anyway, supersedes };
    if (id === void 0) anyway = true;
    else supersedes = id;
    rest = rest.slice(option.length).trimStart();
  }
}
// src/app/operations/nouns.ts
var nouns = {
  loop: {
    about: "Arm, watch and control loops",
    load: async () => [
      ...(await Promise.resolve().then(() => require("./app.operations.loop-operations.cjs"))).loopOperations,
      ...(await Promise.resolve().then(() => require("./app.operations.snapshot-operations.cjs"))).snapshotOperations,
      ...(await Promise.resolve().then(() => require("./app.operations.headless-operations.cjs"))).headlessOperations
    ]
  },
  route: {
    about: "Say which way a task would go, and why",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.route-operations.cjs"))).routeOperations
  },
  job: {
    about: "Have work done in the background, and see how far it is",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.job-operations.cjs"))).jobOperations
  },
  status: {
    about: "Show the loops of this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.loop-operations.cjs"))).statusOperations
  },
  log: {
    about: "Show what was decided, asked and done in a day",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.log-operations.cjs"))).logOperations
  },
  statusline: {
    about: "Show the loop in the status line of Claude Code",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.status-line-operations.cjs"))).statusLineOperations
  },
  doctor: {
    about: "Check that MSW can work here, and say what to do if not",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.doctor-operations.cjs"))).doctorOperations
  },
  trust: {
    about: "Say which commands from files may run in this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.trust-operations.cjs"))).trustOperations
  },
  checks: {
    about: "Run the checks of this project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.checks-operations.cjs"))).checksOperations
  },
  prove: {
    about: "Show what the passing checks of a branch prove",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.prove-operations.cjs"))).proveOperations
  },
  search: {
    about: "Find the documents of a folder about something",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.search-operations.cjs"))).searchOperations
  },
  failure: {
    about: "Read what a failing command printed",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.failure-operations.cjs"))).failureOperations
  },
  guidance: {
    about: "See what is known about failures, and why it was offered",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.guidance-operations.cjs"))).guidanceOperations
  },
  notebook: {
    about: "Use NotebookLM through nlm",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.notebook-operations.cjs"))).notebookOperations
  },
  source: {
    about: "See and change what a notebook answers from",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.source-operations.cjs"))).sourceOperations
  },
  studio: {
    about: "Have a notebook make audio, reports, quizzes and the like of its sources",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.studio-operations.cjs"))).studioOperations
  },
  research: {
    about: "Turn a topic into a report with its sources",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.research-operations.cjs"))).researchOperations
  },
  memory: {
    about: "Keep notes, and find them again",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.memory-operations.cjs"))).memoryOperations
  },
  sharing: {
    about: "Share answers and fixes with a team",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.sharing-operations.cjs"))).sharingOperations
  },
  state: {
    about: "Show and keep where the project stands",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.state-operations.cjs"))).stateOperations
  },
  roadmap: {
    about: "Show the phases of the milestone",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.roadmap-operations.cjs"))).roadmapOperations
  },
  plan: {
    about: "Read and check GSD plans",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.plan-operations.cjs"))).planOperations
  },
  phase: {
    about: "Say what to do now, check, verify and judge phases",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.phase-operations.cjs"))).phaseOperations
  },
  milestone: {
    about: "Close a milestone, and begin the next",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.milestone-operations.cjs"))).milestoneOperations
  },
  execute: {
    about: "Carry out the plans of a phase",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.execute-operations.cjs"))).executeOperations
  },
  project: {
    about: "Write the documents of a new project",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.project-operations.cjs"))).projectOperations
  },
  quick: {
    about: "Carry out a small task outside the phases",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.quick-operations.cjs"))).quickOperations
  },
  map: {
    about: "Make and check the map of a codebase",
    load: async () => (await Promise.resolve().then(() => require("./app.operations.map-operations.cjs"))).mapOperations
  }
};
async function findOperation(name) {
  const [noun = ""] = name.split(" ");
  const operations = await nouns[noun]?.load() ?? [];
  const operation = operations.find((one) => one.name === name);
  if (operation === void 0) throw new Error(`there is no operation ${name}`);
  return operation;
}
// src/app/commands/run-command.ts
async function runCommand(workspace, input, ownerPid2) {
  const { notice: notice2 } = await (0, import_hooks_active_on_stop8.withLoopRestored)(workspace, input.session);
  const { answer, command } = await answerCommand(workspace, input, ownerPid2);
  const { userFolder, project, now } = workspace;
  if (answer.kind === "context" && grantsOf(command).length > 0)
    rememberCommand(userFolder, input.session, { project, command }, now());
  if (OTHERWISE_UNTOLD.has(input.command)) await noteTyped(workspace, input, answer);
  return (0, import_hooks_active_on_stop8.restoredFirst)(answer, notice2);
}
var OTHERWISE_UNTOLD = /* @__PURE__ */ new Set([
  ...["discuss", "init", "map", "plan", "quick", "remember", "setup", "verify"]
]);
async function noteTyped(workspace, { session: session2, command, args }, answer) {
  const { project } = workspace;
  if (!(0, import_node_fs6.existsSync)((0, import_common16.mswPath)(project))) return;
  const told = answer.kind === "answer" ? (0, import_common19.redact)((0, import_common18.plainLine)(answer.text.split("\n")[0] ?? "", 200)) : null;
  const words = (0, import_common19.redact)((0, import_common18.plainLine)(args, 200));
  const event = { event: "command-typed", session: session2, command, words, told };
  await (0, import_hooks_active_on_stop7.appendJournal)(project, event, (0, import_common4.isoTime)(workspace)).catch(() => void 0);
}
async function answerCommand(workspace, input, ownerPid2) {
  const command = findCommand(input.command);
  if (command === void 0) return { answer: import_hooks_active_on_stop11.silent, command: "help" };
  const immediate = answerAtOnce(command, input.args);
  if (immediate !== null) return { answer: say2(immediate), command: command.name };
  if (command.name !== "go")
    return { answer: await HANDLERS[command.name](workspace, input, ownerPid2), command: command.name };
  const { goCommand } = await Promise.resolve().then(() => require("./app.route.go-command.cjs"));
  return goCommand(workspace, input, {
    run: async (name, args) => HANDLERS[name](workspace, { ...input, command: name, args }, ownerPid2),
    close: async (how) => operationNamed("milestone close", () => ({ ...how }))(workspace, input, ownerPid2)
  });
}
var HANDLERS = {
  loop: startLoop,
  resume: goOn,
  stop: operationNamed("loop stop", ({ session: session2, args }) => ({ session: session2, id: readLoopId(args) })),
  pause: operationNamed("loop pause", ({ session: session2, args }) => ({ session: session2, id: readLoopId(args) })),
  undo: operationNamed("loop undo", undoInputs),
  status: async (workspace, input, ownerPid2) => {
    const { tendJobs } = await Promise.resolve().then(() => require("./app.jobs.tend-jobs.cjs"));
    const { takeNews } = await Promise.resolve().then(() => require("./app.jobs.end-job.cjs"));
    await tendJobs(workspace);
    await takeNews(workspace, input.session);
    return operationNamed("status", ({ session: session2 }) => ({ session: session2 }))(workspace, input, ownerPid2);
  },
  help: (_, { args }) => say2(commandHelp(args)),
  doctor: operationNamed("doctor"),
  research: async (workspace, { args, session: session2 }) => {
    const { researchCommand } = await Promise.resolve().then(() => require("./app.research.research-command.cjs"));
    const { startJob } = await Promise.resolve().then(() => require("./app.jobs.start-job.cjs"));
    return say2(
      await researchCommand(
        workspace,
        args,
        (topic, options) => startJob(workspace, { kind: "research", topic, options }, { session: session2 })
      )
    );
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await Promise.resolve().then(() => require("./app.planning.phases.plan-command.cjs"));
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid2) => {
    const { executeByJob } = await Promise.resolve().then(() => require("./app.jobs.start-phase.cjs"));
    const byJob = await executeByJob(workspace, input.args);
    if (byJob !== null) return say2(byJob);
    const { executeCommand: executeCommand2 } = await Promise.resolve().then(() => require("./app.planning.execution.execute-command.cjs"));
    return executeCommand2(workspace, input, ownerPid2);
  },
  map: async (workspace, { args }) => {
    const { mapCommand } = await Promise.resolve().then(() => require("./app.mapping.map-command.cjs"));
    return mapCommand(workspace, args);
  },
  verify: async (workspace, { args }) => {
    const { verifyCommand } = await Promise.resolve().then(() => require("./app.planning.verification.verify-command.cjs"));
    return verifyCommand(workspace, args);
  },
  init: async (workspace, { args }) => {
    const { initCommand } = await Promise.resolve().then(() => require("./app.planning.writing.init-command.cjs"));
    return initCommand(workspace, args);
  },
  discuss: async (workspace, { args }) => {
    const { discussCommand } = await Promise.resolve().then(() => require("./app.planning.writing.discuss-command.cjs"));
    return discussCommand(workspace, args);
  },
  quick: async (workspace, input, ownerPid2) => {
    const { quickCommand } = await Promise.resolve().then(() => require("./app.planning.quick.quick-command.cjs"));
    return quickCommand(workspace, input, ownerPid2);
  },
  remember: operationNamed("memory add", ({ args }) => ({
    ...readRemember(args),
    agent: "user",
    wrap: true
  })),
  recall: operationNamed("memory search", ({ args }) => ({ query: readHint(args) })),
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await Promise.resolve().then(() => require("./app.quota.set-up.cjs"));
    return setUpCommand(workspace, args);
  }
};
function operationNamed(name, inputsOf = () => ({})) {
  return async ({ project, env, now }, input) => {
    const place = {
      folder: project,
      origin: "session",
      cwd: project,
      env,
      now,
      caller: { mark: null, isTerminal: true },
      tell: () => {
      },
      show: () => {
      },
      emit: () => {
      }
    };
    const reply = await (await findOperation(name)).call(place, inputsOf(input));
    return say2("text" in reply ? reply.text() : reply.reason);
  };
}
function undoInputs({ session: session2, args }) {
  const typed2 = readTyped("undo", args);
  if (typed2.status === "refused") return { session: session2 };
  const iteration = typed2.words.length === 0 ? null : typed2.words.join(" ");
  return { session: session2, iteration, yes: hasOption(typed2, "yes"), back: hasOption(typed2, "back") };
}
async function startLoop(workspace, input, ownerPid2) {
  const parsed = parseArguments(input.args);
  if (parsed.status === "refused") return say2(parsed.reason);
  const { request } = parsed;
  const { session: session2, transcriptPath } = input;
  const armed = await armLoop(workspace, { session: session2, request, transcriptPath, ownerPid: ownerPid2 });
  if (armed.status === "refused") return say2(armed.reason);
  return { kind: "context", context: armed.context, notice: armed.notice };
}
async function goOn(workspace, input, ownerPid2) {
  const { session: session2 } = input;
  const request = { session: session2, loop: null, ...readResume(input.args), ownerPid: ownerPid2, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === "refused" || resumed.loop === null) return say2(resumed.message);
  const hints = resumed.hints.map((hint) => import_common2.prose`Hint from the user: ${(0, import_hooks_active_on_stop9.typedLine)(hint, 4e3)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = (0, import_common2.joinProse)([first, ...hints.length === 0 ? [] : [(0, import_common2.fitProse)(hints, 6e3)]], "\n");
  return { kind: "context", context, notice: `msw \u25B8 ${resumed.message}` };
}
function say2(text2) {
  return { kind: "answer", text: text2 };
}
// src/hooks/active/on-command.ts
function onCommand(call) {
  return (0, import_hooks_active_on_stop15.handleCall)(call, {
    parse: parseCommand,
    eventOf: () => "UserPromptExpansion",
    use: (workspace, input) => runCommand(workspace, input, (0, import_hooks_active_on_stop16.ownerPid)(workspace.env))
  });
}
module.exports = {
  NO_HINT: NO_HINT,
  NO_PROGRAM: NO_PROGRAM,
  SLASH_COMMANDS: SLASH_COMMANDS,
  WAYS: WAYS,
  addTrusted: addTrusted,
  answerAtOnce: answerAtOnce,
  armLoop: armLoop,
  bodyStart: bodyStart,
  changeEntries: changeEntries,
  chooseLoop: chooseLoop,
  chooseToResume: chooseToResume,
  cliCommand: cliCommand,
  closestWord: closestWord,
  commandHelp: commandHelp,
  commandsDigest: commandsDigest,
  contextFor: contextFor,
  coolingDown: coolingDown,
  decisionCommand: decisionCommand,
  decodeEntities: decodeEntities,
  done: done,
  editsAllowed: editsAllowed,
  editsBetween: editsBetween,
  elements: elements,
  endSession: endSession,
  endsInBackslash: endsInBackslash,
  entriesIn: entriesIn,
  escapeLegend: escapeLegend,
  executeCommand: executeCommand,
  executionLines: executionLines,
  executionName: executionName,
  executionReinjection: executionReinjection,
  findCommand: findCommand,
  findProject: findProject,
  frontmatterBlock: frontmatterBlock,
  haltedNext: haltedNext,
  hasOption: hasOption,
  innerText: innerText,
  insideRanges: insideRanges,
  isAdoptable: isAdoptable,
  isReadable: isReadable,
  isTrusted: isTrusted,
  keepEntries: keepEntries,
  listTrusted: listTrusted,
  listWaiting: listWaiting,
  lostLoops: lostLoops,
  mayPropose: mayPropose,
  nameChecks: nameChecks,
  newLoopId: newLoopId,
  nextCall: nextCall,
  noteStopFailure: noteStopFailure,
  noteUntrusted: noteUntrusted,
  onCommand: onCommand,
  optionOf: optionOf,
  ownProgram: ownProgram,
  parseArguments: parseArguments,
  parseCheck: parseCheck,
  parseCommand: parseCommand,
  parseSessionEnd: parseSessionEnd,
  parseSessionStart: parseSessionStart,
  parseStopFailure: parseStopFailure,
  planArming: planArming,
  planArmingHere: planArmingHere,
  planCommands: planCommands,
  planHint: planHint,
  planPause: planPause,
  planResume: planResume,
  planStart: planStart,
  planTags: planTags,
  planTrust: planTrust,
  projectFacts: projectFacts,
  proposeHere: proposeHere,
  quotedRanges: quotedRanges,
  readEntries: readEntries,
  readHint: readHint,
  readLoopId: readLoopId,
  readResume: readResume,
  readSegments: readSegments,
  readTyped: readTyped,
  refuse: refuse,
  refused: refused,
  rememberCommand: rememberCommand,
  removeTrusted: removeTrusted,
  resumeLoop: resumeLoop,
  resumeMessage: resumeMessage,
  secondLoop: secondLoop,
  settleTrust: settleTrust,
  showCommand: showCommand,
  showForList: showForList,
  startCli: startCli,
  startInBackground: startInBackground,
  startProgram: startProgram,
  startSession: startSession,
  stopMessage: stopMessage,
  taskElements: taskElements,
  textLines: textLines,
  trustAll: trustAll,
  trustCommand: trustCommand,
  trustProblem: trustProblem,
  trustRequest: trustRequest,
  typedArguments: typedArguments,
  untrustedCommands: untrustedCommands,
  verifyCommands: verifyCommands,
  withoutBlocks: withoutBlocks,
  withoutQuotations: withoutQuotations
};
