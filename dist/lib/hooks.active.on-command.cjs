var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target2, all) => {
  for (var name in all)
    __defProp(target2, name, { get: all[name], enumerable: true });
};
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};
__export(stdin_exports, {
  NO_HINT: () => NO_HINT,
  addTrusted: () => addTrusted,
  answerAtOnce: () => answerAtOnce,
  armLoop: () => armLoop,
  bodyStart: () => bodyStart,
  bytesToHex: () => bytesToHex,
  chooseLoop: () => chooseLoop,
  chooseToResume: () => chooseToResume,
  closestWord: () => closestWord,
  commandHelp: () => commandHelp,
  commandsDigest: () => commandsDigest,
  contextFor: () => contextFor,
  coolingDown: () => coolingDown,
  decisionCommand: () => decisionCommand,
  decodeEntities: () => decodeEntities,
  done: () => done,
  editsAllowed: () => editsAllowed,
  editsBetween: () => editsBetween,
  elements: () => elements,
  endSession: () => endSession,
  escapeLegend: () => escapeLegend,
  executionLines: () => executionLines,
  executionName: () => executionName,
  executionReinjection: () => executionReinjection,
  findCommand: () => findCommand,
  findProject: () => findProject,
  forPeople: () => forPeople,
  frontmatterBlock: () => frontmatterBlock,
  hintLoop: () => hintLoop,
  innerText: () => innerText,
  insideRanges: () => insideRanges,
  isAdoptable: () => isAdoptable,
  isAlive: () => isAlive,
  isFolder: () => isFolder,
  isReadable: () => isReadable,
  isTrusted: () => isTrusted,
  listLoops: () => listLoops,
  listTrusted: () => listTrusted,
  listWaiting: () => listWaiting,
  loopsIn: () => loopsIn,
  lostLoops: () => lostLoops,
  nameChecks: () => nameChecks,
  newLoopId: () => newLoopId,
  nextCall: () => nextCall,
  noteStopFailure: () => noteStopFailure,
  noteUntrusted: () => noteUntrusted,
  onCommand: () => onCommand,
  parseArguments: () => parseArguments,
  parseCheck: () => parseCheck,
  parseCommand: () => parseCommand,
  parseSessionEnd: () => parseSessionEnd,
  parseSessionStart: () => parseSessionStart,
  parseStopFailure: () => parseStopFailure,
  pauseLoop: () => pauseLoop,
  planArmingHere: () => planArmingHere,
  planHint: () => planHint,
  planPause: () => planPause,
  planResume: () => planResume,
  planStart: () => planStart,
  planTags: () => planTags,
  planTrust: () => planTrust,
  projectFacts: () => projectFacts,
  projectKey: () => projectKey,
  proposeChecks: () => proposeChecks,
  quotedRanges: () => quotedRanges,
  readHint: () => readHint,
  readLoopId: () => readLoopId,
  readResume: () => readResume,
  readSessionCommands: () => readSessionCommands,
  refused: () => refused,
  rememberCommand: () => rememberCommand,
  removeTrusted: () => removeTrusted,
  renderStatus: () => renderStatus,
  requestDefaults: () => requestDefaults,
  resumeLoop: () => resumeLoop,
  resumeMessage: () => resumeMessage,
  settleTrust: () => settleTrust,
  sha256: () => sha256,
  showCommand: () => showCommand,
  showForList: () => showForList,
  startSession: () => startSession,
  stopLoop: () => stopLoop,
  stopMessage: () => stopMessage,
  taskElements: () => taskElements,
  textLines: () => textLines,
  trustAll: () => trustAll,
  trustCommand: () => trustCommand,
  trustProblem: () => trustProblem,
  trustRequest: () => trustRequest,
  untrustedCommands: () => untrustedCommands,
  utf8ToBytes: () => utf8ToBytes,
  verifyCommands: () => verifyCommands,
  withoutBlocks: () => withoutBlocks,
  withoutQuotations: () => withoutQuotations
});
module.exports = __toCommonJS(stdin_exports);

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
// src/core/text/markdown/quoted-ranges.ts
var FENCE = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))([^\r\n]*)$/;
var OPENING = /`+|<!--/g;
function quotedRanges(text2, from = 0) {
  const ranges = [];
  let state = { resume: from, fence: null };
  for (const line of textLines(text2, from)) {
    if (line.next <= state.resume && line.start < state.resume) continue;
    state = state.fence === null ? outsideFence(text2, line, state.resume, ranges) : insideFence(line, state.fence, ranges);
  }
  const { fence } = state;
  if (fence !== null) ranges.push({ kind: "fence", start: fence.start, end: text2.length, closed: false });
  return ranges;
}
function outsideFence(text2, line, resume, ranges) {
  const mark = line.start >= resume ? fenceMark(line.text) : null;
  if (mark !== null) return { resume: line.next, fence: { mark, start: line.start } };
  return { resume: inlineRanges(text2, line, Math.max(resume, line.start), ranges), fence: null };
}
function insideFence(line, fence, ranges) {
  if (!closes(line.text, fence.mark)) return { resume: line.next, fence };
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
    const tag = tags[index];
    if (tag === void 0 || tag.kind === "close") continue;
    const last = tag.kind === "alone" ? index : closings[index] ?? -1;
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}
function taskElements(tags, to) {
  const limits = tags.flatMap((tag, at) => endsTask(tag) ? [at] : []);
  const opened = limits.map((at, order) => ({ at, tag: tags[at], limit: limits[order + 1] ?? tags.length }));
  return opened.flatMap(({ at, tag, limit }) => {
    if (tag?.name !== "task" || tag.kind === "close") return [];
    const closed = tag.kind === "alone" || tags[limit]?.name === "task" && tags[limit]?.kind === "close";
    return [
      elementOf(
        tag,
        tags,
        at,
        closed ? tag.kind === "alone" ? at : limit : -1,
        tags[limit]?.start ?? to,
        limit
      )
    ];
  });
}
function innerText(text2, found, name) {
  const element = found.find((one) => one.name === name && one.closed);
  return element === void 0 ? null : text2.slice(element.inner.start, element.inner.end);
}
function endsTask({ name, kind }) {
  return name === "task" || name === "tasks" && kind === "close";
}
function elementOf(tag, tags, index, last, to, limit = index + 1) {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  if (closing === void 0) {
    const end = tags[limit]?.start ?? to;
    const inner2 = { start: tag.end, end };
    return { name, attributes, start, end, inner: inner2, closed: false, tags: tags.slice(index + 1, limit) };
  }
  const inner = { start: tag.end, end: Math.max(tag.end, closing.start) };
  return {
    name,
    attributes,
    start,
    end: closing.end,
    inner,
    closed: true,
    tags: tags.slice(index + 1, last)
  };
}
function closingOf(tags) {
  const nearest = /* @__PURE__ */ new Map();
  const ends = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === "close") nearest.set(tag.name, index);
    else if (tag?.kind === "open") ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}
// src/core/planning/documents/plan-tags.ts
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
// src/core/text/markdown/decode-entities.ts
function decodeEntities(text2) {
  return text2.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
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
function commandsOf(text2, block) {
  const inside = elements(block.tags, block.inner.end);
  const automated = inside.filter(({ name, closed }) => name === "automated" && closed);
  const read2 = ({ inner }) => decodeEntities(text2.slice(inner.start, inner.end)).trim();
  if (automated.length > 0) return automated.map(read2);
  const command = read2(block);
  return looksLikeCommand(command) ? [command] : [];
}
function looksLikeCommand(line) {
  return !line.includes("\n") && /^(?:\.{0,2}\/)?[a-z][\w./-]*(?: |$)/.test(line) && !/[.!?]$/.test(line);
}

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas2 = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/adapters/user/trust-store.ts
var Store = (0, import_adapters_loops_record_schemas2.object)({ version: (0, import_adapters_loops_record_schemas2.literal)(1), projects: (0, import_adapters_loops_record_schemas2.record)((0, import_adapters_loops_record_schemas2.string)(), (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.string)())) });
var Newer = (0, import_adapters_loops_record_schemas2.object)({ version: (0, import_adapters_loops_record_schemas2.number)().check((0, import_adapters_loops_record_schemas2._gt)(1)) });
function listTrusted(userFolder, projectRoot) {
  const projects = readProjects(storePath(userFolder));
  return projects instanceof Map ? projects.get(projectKey(projectRoot)) ?? [] : [];
}
function isTrusted(userFolder, projectRoot, command) {
  return listTrusted(userFolder, projectRoot).includes(command);
}
function trustProblem(userFolder) {
  const projects = readProjects(storePath(userFolder));
  return projects instanceof Map ? null : projects.reason;
}
function addTrusted(userFolder, projectRoot, command) {
  return change(
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted : [...trusted, command]
  );
}
function removeTrusted(userFolder, projectRoot, command) {
  return change(
    userFolder,
    projectRoot,
    (trusted) => trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted
  );
}
async function change(userFolder, projectRoot, edit2) {
  const path = storePath(userFolder);
  const key = projectKey(projectRoot);
  const result = await (0, import_hooks_active_on_stop.withLock)(path, () => {
    const projects = readProjects(path);
    if (!(projects instanceof Map)) return { status: "refused", reason: projects.reason };
    const before = projects.get(key) ?? [];
    const after = edit2(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: "done", changed: after !== before };
  });
  return result.status === "done" ? result.value : result;
}
function storePath(userFolder) {
  return (0, import_node_path.join)(userFolder, "trust.json");
}
function projectKey(projectRoot) {
  try {
    return import_node_fs.realpathSync.native(projectRoot);
  } catch {
    return (0, import_node_path.resolve)(projectRoot);
  }
}
function readProjects(path) {
  const file = (0, import_hooks_active_on_stop2.readJson)(path, (0, import_hooks_active_on_stop4.privateFile)((0, import_node_path.dirname)(path)));
  if (file.status === "missing") return /* @__PURE__ */ new Map();
  if (file.status === "unreadable") return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === "ok" ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === "ok" && Newer.safeParse(file.value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of trusted commands; move it away to start anew` };
}
function writeProjects(path, projects) {
  const kept = [...projects].filter(([, trusted]) => trusted.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${content}
`, { mode: 384 });
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes)
    throw new TypeError(message);
  throw new RangeError(message);
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) {
    hex += hexes[bytes[i]];
  }
  return hex;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged;
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});
// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE ? l : h, isLE);
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos);
      if (take === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
      this.pos += take;
      pos += take;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);
// node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this;
    return [A, B, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B;
      B = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_path2 = require("node:path");
// src/core/report/show-command.ts
var LONGEST = 1e3;
function showCommand(command) {
  const shown = command.replaceAll(/\\(?=u\{)|[^\u0020-\u007e]/gu, escaped).replaceAll(import_hooks_active_on_stop7.TAG, escaped);
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
  return `${shown.slice(0, 200)}\\u{cut: ${shown.length} characters in all, sha256 ${bytesToHex(sha256(utf8ToBytes(shown)))}}`;
}
function escapeLegend(commands) {
  if (commands.every((command) => showCommand(command) === command)) return null;
  return "\\u{...} stands for a character that does not show, looks like another or could be obeyed, \\u{20*N} for N blanks.";
}
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
// src/adapters/user/waiting-store.ts
var MOST = 20;
function listWaiting(userFolder, projectRoot) {
  return read(storePath2(userFolder)).get((0, import_hooks_active_on_stop4.realPath)(projectRoot)) ?? [];
}
async function noteWaiting(userFolder, projectRoot, waiting) {
  const path = storePath2(userFolder);
  await (0, import_hooks_active_on_stop.withLock)(path, () => {
    const projects = read(path);
    const key = (0, import_hooks_active_on_stop4.realPath)(projectRoot);
    const named3 = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named3.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    (0, import_hooks_active_on_stop3.writeFileAtomic)(path, `${JSON.stringify(content, null, 2)}
`, { mode: 384 });
  });
}
function storePath2(userFolder) {
  return (0, import_node_path2.join)(userFolder, "waiting.json");
}
var schema = (0, import_adapters_loops_record_schemas.once)(
  () => (0, import_adapters_loops_record_schemas2.object)({
    version: (0, import_adapters_loops_record_schemas2.literal)(1),
    projects: (0, import_adapters_loops_record_schemas2.record)((0, import_adapters_loops_record_schemas2.string)(), (0, import_adapters_loops_record_schemas2.array)((0, import_adapters_loops_record_schemas2.object)({ command: (0, import_adapters_loops_record_schemas2.string)(), plan: (0, import_adapters_loops_record_schemas2.string)() })))
  })
);
function read(path) {
  const file = (0, import_hooks_active_on_stop2.readJson)(path, (0, import_hooks_active_on_stop4.privateFile)((0, import_node_path2.dirname)(path)));
  const store = schema().safeParse(file.status === "ok" ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}
// src/app/trust/plan-trust.ts
function untrustedCommands(workspace, plans) {
  const all = new Set(plans.flatMap((text2) => verifyCommands(text2)));
  return [...all].filter((command) => !isTrusted(workspace.userFolder, workspace.project, command));
}
function commandsDigest({ key, project }, commands) {
  return (0, import_hooks_active_on_stop6.sign)(key, `msw-commands-1
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
What is cut cannot be read, and so not be allowed here: put it into a script of the project.`;
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
  await (0, import_hooks_active_on_stop5.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop6.isoTime)(workspace));
}

// src/app/trust/settle-trust.ts
async function settleTrust(workspace, question) {
  const plan = planTrust(workspace, question);
  if (plan.kind === "trust") return trustAll(workspace, plan.commands);
  for (const one of question.named) await noteUntrusted(workspace, one);
  return plan.reason;
}
function planTrust(workspace, { named: named3, typed, whose, allow }) {
  const commands = [...new Set(named3.flatMap((one) => one.commands))];
  const isAllowed = typed === commandsDigest(workspace, commands) && commands.every(isReadable);
  if (commands.length === 0 || isAllowed) return { kind: "trust", commands };
  const changed = typed === null ? "" : `The digest ${typed} belongs to another list; the commands may have changed. `;
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
  await (0, import_hooks_active_on_stop5.appendJournal)(workspace.project, { event: "commands-trusted", commands }, (0, import_hooks_active_on_stop6.isoTime)(workspace));
  return null;
}

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/adapters/files/session-commands.ts
function readSessionCommands(userFolder, session2) {
  if (!SESSION.test(session2)) return null;
  try {
    return parse(JSON.parse((0, import_node_fs2.readFileSync)(recordPath(userFolder, session2), "utf8")));
  } catch {
    return null;
  }
}
function rememberCommand(userFolder, session2, typed, now) {
  try {
    if (SESSION.test(session2)) remember(userFolder, session2, typed, now);
  } catch {
  }
}
function remember(userFolder, session2, typed, now) {
  const folder = (0, import_node_path3.join)(userFolder, FOLDER);
  (0, import_node_fs2.mkdirSync)(folder, { recursive: true, mode: 448 });
  const before = readSessionCommands(userFolder, session2)?.commands ?? [];
  const commands = [.../* @__PURE__ */ new Set([...before, typed.command])];
  const content = `${JSON.stringify({ version: 1, project: typed.project, commands })}
`;
  (0, import_hooks_active_on_stop3.writeFileAtomic)(recordPath(userFolder, session2), content, { mode: 384 });
  for (const name of (0, import_node_fs2.readdirSync)(folder)) {
    const path = (0, import_node_path3.join)(folder, name);
    const written = (0, import_node_fs2.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > LONGEST_MS) (0, import_node_fs2.rmSync)(path, { force: true });
  }
}
var FOLDER = "sessions";
var SESSION = /^[A-Za-z0-9_-]{1,100}$/;
var LONGEST_MS = 30 * 24 * 36e5;
function recordPath(userFolder, session2) {
  return (0, import_node_path3.join)(userFolder, FOLDER, `${session2}.json`);
}
function parse(value) {
  if (typeof value !== "object" || value === null) return null;
  const project = Reflect.get(value, "project");
  const commands = Reflect.get(value, "commands");
  if (typeof project !== "string" || !Array.isArray(commands)) return null;
  return { project, commands: commands.filter((one) => typeof one === "string") };
}

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

// src/app/workspace/is-alive.ts
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
// src/app/loop/choose-loop.ts
function loopsIn(state) {
  if (state.status !== "ok") return [];
  return state.loops.flatMap(
    (stored) => stored.kind === "loop" && !(0, import_hooks_active_on_stop8.isGate)(stored.loop) ? [stored.loop] : []
  );
}
function chooseLoop(state, wanted) {
  const loops = loopsIn(state);
  const { loop: id, session: session2 } = wanted;
  if (state.status !== "ok") return none("The state of the loops cannot be read: see /msw:doctor.");
  if (id !== null) return pick(startingWith(loops, id), `No loop ${id} is here.`);
  if (session2 === null) return pick(loops, "No loop is running in this project.");
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
    loopsIn(state).filter((loop) => isAdoptable(loop, wanted.force, now)),
    "There is no paused loop to continue with; start one with /msw:loop."
  );
}
function isAdoptable(loop, force, now) {
  if (loop.progress.pause?.cause === "parked") return true;
  const around = { now, host: (0, import_node_os.hostname)(), isAlive };
  return (0, import_hooks_active_on_stop9.isRunning)(loop) && !force ? (0, import_hooks_active_on_stop8.isOrphaned)(loop, around) : (0, import_hooks_active_on_stop8.hasLostOwner)(loop, around);
}
function ownedElsewhere(loop, wanted, now) {
  if (loop.terms.session === wanted.session) return null;
  if (wanted.session === "") {
    return none(`Loop ${loop.terms.id} needs a session to go on in: use /msw:resume there.`);
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
  return none(`Several loops are here, so name one by its id:${list.join("")}`);
}
function none(reason) {
  return { status: "none", reason };
}

// src/core/loop/loop-request.ts
var requestDefaults = {
  task: "",
  checks: [],
  promise: null,
  maxIterations: 20,
  minIterations: 0,
  maxMinutes: 240,
  checkTimeoutSeconds: 600,
  plan: null,
  trust: null,
  agents: [],
  guidance: true,
  proposeChecks: true,
  allowEmpty: false
};

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

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
var session = () => ({ session_id: (0, import_adapters_loops_record_schemas2.string)().check((0, import_adapters_loops_record_schemas2._minLength)(1)) });
var optionalText = () => (0, import_adapters_loops_record_schemas2._catch)((0, import_adapters_loops_record_schemas2.nullable)((0, import_adapters_loops_record_schemas2.string)()), null);
var text = () => (0, import_adapters_loops_record_schemas2._catch)((0, import_adapters_loops_record_schemas2.string)(), "");
var expansionSchema = () => (0, import_adapters_loops_record_schemas2.object)({
  ...session(),
  command_name: (0, import_adapters_loops_record_schemas2.string)(),
  command_args: text(),
  transcript_path: optionalText()
});
var sessionStartSchema = () => (0, import_adapters_loops_record_schemas2.object)({
  ...session(),
  source: (0, import_adapters_loops_record_schemas2._catch)((0, import_adapters_loops_record_schemas2._enum)(["startup", "resume", "clear", "compact", "fork", "other"]), "other")
});
var sessionEndSchema = () => (0, import_adapters_loops_record_schemas2.object)({ ...session(), reason: text() });
var stopFailureSchema = () => (0, import_adapters_loops_record_schemas2.object)({ ...session(), error: text() });
// src/app/session/recover.ts
// src/app/session/plan-start.ts
function planStart(workspace, session2, state) {
  const loop = (0, import_hooks_active_on_stop8.findLoop)(state, session2);
  if (loop === null) return planOrphans(workspace, state);
  const { pause } = loop.progress;
  const rests = pause !== null && pause.cause !== "parked" && pause.cause !== "api-failure";
  return rests ? { kind: "paused", loop, pause } : { kind: "own", loop };
}
function planOrphans(workspace, state) {
  const around = { now: workspace.now(), host: (0, import_node_os3.hostname)(), isAlive };
  const loops = loopsIn(state).filter((loop) => (0, import_hooks_active_on_stop8.isOrphaned)(loop, around) || isNews(loop));
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
  const state = (0, import_hooks_active_on_stop8.readState)(workspace);
  const plan = planStart(workspace, input.session, state);
  const trouble = await (0, import_hooks_active_on_stop10.reportUnusableState)(workspace, state, null);
  const answer = await carryOut(workspace, input.session, plan, ownerPid2);
  return withNotice(answer, trouble.kind === "notice" ? trouble.notice : null);
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
      return { kind: "context", event: "SessionStart", context, notice: null };
    }
  }
}
function lostLoops({ first, loops }) {
  const more = loops.length === 1 ? "" : ` (and ${loops.length - 1} more, see /msw:status)`;
  const what = first.terms.execution === null ? `at iteration ${first.progress.iteration}` : "while it executed a phase";
  return `loop ${first.terms.id} lost its session ${what} and is parked${more}`;
}
async function endSession(workspace, input) {
  await changeOwn(
    workspace,
    input.session,
    (loop) => (0, import_hooks_active_on_stop9.withProgress)(loop, {
      lastHeartbeat: workspace.now(),
      owner: { pid: null, host: (0, import_node_os2.hostname)() },
      // A cleared conversation gets a new session id, so nobody will ever come back under this one.
      pause: input.reason === "clear" ? loop.progress.pause ?? parked("its conversation was cleared", workspace.now()) : loop.progress.pause
    })
  );
  return import_hooks_active_on_stop11.silent;
}
async function noteStopFailure(workspace, input) {
  const loop = await changeOwn(
    workspace,
    input.session,
    (current) => (0, import_hooks_active_on_stop9.isRunning)(current) ? (0, import_hooks_active_on_stop9.withProgress)(current, {
      lastHeartbeat: workspace.now(),
      pause: {
        cause: "api-failure",
        reason: (0, import_hooks_active_on_stop16.clipText)(input.error || "unknown error", 120),
        at: workspace.now()
      }
    }) : current
  );
  if (loop === null) return import_hooks_active_on_stop11.silent;
  await (0, import_hooks_active_on_stop5.appendJournal)(
    workspace.project,
    { event: "api-failure", loop: loop.terms.id, session: input.session, error: (0, import_hooks_active_on_stop16.clipText)(input.error, 120) },
    (0, import_hooks_active_on_stop6.isoTime)(workspace)
  );
  return import_hooks_active_on_stop11.silent;
}
async function welcomeBack(workspace, session2, ownerPid2) {
  const now = workspace.now();
  await changeOwn(workspace, session2, (loop) => {
    const { pause, pausedMs } = loop.progress;
    return (0, import_hooks_active_on_stop9.withProgress)(loop, {
      lastHeartbeat: now,
      owner: { pid: ownerPid2, host: (0, import_node_os2.hostname)() },
      // Parked while it was away: the session that owns it is back.
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
  const { tellExecution } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.tell-execution.cjs")));
  return tellExecution(workspace, execution);
}
function reinjection({ terms, progress }, rested = false) {
  const last = rested ? progress.iteration : progress.iteration - 1;
  const newest = rested ? "report" : `iteration-${String(last).padStart(3, "0")}`;
  const file = `${terms.project}/.msw/loops/${terms.id}/${last === 0 ? "task" : newest}.md`;
  const holds = last === 0 ? import_hooks_active_on_stop15.prose`the task` : import_hooks_active_on_stop15.prose`the task, the evidence and what was tried`;
  return (0, import_hooks_active_on_stop15.fitProse)(
    [
      import_hooks_active_on_stop15.prose`An MSW loop is under way in this session: iteration ${progress.iteration} of ${terms.maxIterations}.`,
      import_hooks_active_on_stop15.prose`Read ${(0, import_hooks_active_on_stop14.quoteName)(file)} before you go on: it holds ${holds}.`,
      (0, import_hooks_active_on_stop12.howItEnds)(terms),
      import_hooks_active_on_stop15.prose`Checks: ${checksOf(terms)}`
    ],
    1e3
  );
}
function checksOf({ checks }) {
  if (checks.length === 0) return import_hooks_active_on_stop15.prose`none`;
  const shown = checks.slice(0, 4).map(({ command }) => (0, import_hooks_active_on_stop13.quoteLine)(command, 80));
  const more = checks.length - shown.length;
  return (0, import_hooks_active_on_stop15.joinProse)([...shown, more > 0 ? import_hooks_active_on_stop15.prose`and ${more} more` : null], "; ");
}
async function park(workspace, orphan, session2) {
  await changeOwn(workspace, orphan.terms.session, (loop) => {
    const { lastHeartbeat, pause: current } = loop.progress;
    const waits = current === null || current.cause === "api-failure";
    const pause = waits ? parked("its session is gone", current?.at ?? lastHeartbeat) : current;
    return (0, import_hooks_active_on_stop9.withProgress)(loop, { pause, said: [...loop.progress.said, parkedNews(pause)].slice(-50) });
  });
  const { id, session: lost } = orphan.terms;
  await (0, import_hooks_active_on_stop5.appendJournal)(
    workspace.project,
    { event: "loop-parked", loop: id, session: lost, foundBy: session2 },
    (0, import_hooks_active_on_stop6.isoTime)(workspace)
  );
}
function parked(reason, at) {
  return { cause: "parked", reason, at };
}
async function changeOwn(workspace, session2, change2) {
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, session2, (current) => {
    const loop = current === null ? null : change2(current);
    return { loop, value: loop };
  });
  return saved.status === "ok" ? saved.value : null;
}
function withNotice(answer, first) {
  if (first === null || answer.kind === "answer") return answer;
  if (answer.kind === "silent") return { kind: "notice", notice: first };
  return { ...answer, notice: answer.notice === null ? first : `${first}
${answer.notice}` };
}
function notice(text2) {
  return { kind: "notice", notice: `msw ▸ ${text2}` };
}

// src/core/loop/name-checks.ts
function nameChecks(checks) {
  const taken = /* @__PURE__ */ new Set();
  return checks.map((check) => {
    let name = check.name;
    for (let number2 = 2; taken.has(name); number2++) name = `${check.name}-${number2}`;
    taken.add(name);
    return { ...check, name };
  });
}
// src/core/checks/parse-check.ts
var NAMED = /^([a-z][\w-]{0,31})=([\s\S]*)$/i;
var VARIABLE = /^[A-Z][A-Z0-9_]*$/;
var CARRIERS = new Set(
  "npm pnpm yarn bun npx pnpx bunx run run-script exec x dlx sudo env time nice command python python3 py uv poetry pipenv bundle corepack".split(
    " "
  )
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
  const words = command.replace(/^\s*cd\s[^&;\n]*(?:&&|;)/, "").trim().split(/\s+/).filter((word) => !word.startsWith("-") && /[a-z]/i.test(word) && !/^\w+=/.test(word));
  const telling = words.map(programName).filter((word) => !CARRIERS.has(word));
  const [program = "", verb = ""] = telling;
  const name = WITH_VERB.has(program) && /^[a-z]/i.test(verb) ? `${program}-${verb}` : program;
  return tidy(name);
}
function programName(word) {
  const base = word.replace(/^.*[/\\]/, "");
  return base.replace(/\.(?:exe|cmd|bat|ps1|sh|[cm]?[jt]s|py|rb)$/i, "").toLowerCase();
}
function tidy(name) {
  const kept = name.replace(/[^\w-]+/g, "-").replace(/^[^a-z]+|(?<![-_])[-_]+$/g, "");
  return kept.slice(0, 32) || "check";
}

var import_hooks_active_on_stop17 = require("./hooks.active.on-stop.cjs");

// node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js
var require_mod = (0, import_hooks_active_on_stop17.__commonJS)({
  "node_modules/.pnpm/fastest-levenshtein@1.0.16/node_modules/fastest-levenshtein/mod.js"(exports2) {
    "use strict";
    exports2.__esModule = true;
    exports2.distance = exports2.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports2.distance = distance2;
    var closest = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports2.closest = closest;
  }
});
// src/core/text/closest-word.ts
var import_fastest_levenshtein = (0, import_hooks_active_on_stop17.__toESM)(require_mod(), 1);
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

var import_hooks_active_on_stop18 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop19 = require("./hooks.active.on-stop.cjs");

// src/core/loop/execution-text.ts
function executionName({ phase, wave, gapsOnly }) {
  const parts = [
    import_hooks_active_on_stop15.prose`phase ${(0, import_hooks_active_on_stop14.quoteName)(phase)}`,
    wave === null ? null : import_hooks_active_on_stop15.prose`wave ${wave}`,
    gapsOnly ? import_hooks_active_on_stop15.prose`gaps only` : null
  ];
  return (0, import_hooks_active_on_stop15.joinProse)(parts, ", ");
}
function trustCommand(terms, digest) {
  return import_hooks_active_on_stop15.prose`/msw:execute ${(0, import_hooks_active_on_stop14.quoteName)(terms.phase)}${scopeOptions(terms)} --trust ${(0, import_hooks_active_on_stop14.quoteName)(digest)}`;
}
function decisionCommand(terms, option, plan) {
  return import_hooks_active_on_stop15.prose`/msw:execute ${(0, import_hooks_active_on_stop14.quoteName)(terms.phase)}${scopeOptions(terms)} ${option} ${(0, import_hooks_active_on_stop14.quoteName)(plan)}`;
}
function nextCall(cli, terms) {
  return import_hooks_active_on_stop15.prose`${cli} execute next ${(0, import_hooks_active_on_stop14.quoteName)(terms.phase)}${scopeOptions(terms)} --json`;
}
function scopeOptions({ wave, gapsOnly }) {
  return import_hooks_active_on_stop15.prose`${wave === null ? import_hooks_active_on_stop15.prose`` : import_hooks_active_on_stop15.prose` --wave ${wave}`}${gapsOnly ? import_hooks_active_on_stop15.prose` --gaps-only` : import_hooks_active_on_stop15.prose``}`;
}
function executionReinjection(execution, cli) {
  return (0, import_hooks_active_on_stop15.joinProse)(
    [
      import_hooks_active_on_stop15.prose`MSW executes ${executionName(execution)} in this session.`,
      import_hooks_active_on_stop15.prose`Ask what to do now: ${nextCall(cli, execution)}`,
      import_hooks_active_on_stop15.prose`status run: start one msw:executor for each entry of batch, with exactly its prompt and run_in_background false, all in one message; when all are back, ask again. Otherwise do what message says, and wait for the user where it says so. Never edit STATE.md, ROADMAP.md or REQUIREMENTS.md.`
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

var import_hooks_active_on_stop20 = require("./hooks.active.on-stop.cjs");

// src/core/loop/plan-control.ts
function planPause(loop, now) {
  const { pause } = loop.progress;
  if (pause !== null && pause.cause !== "api-failure") {
    return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
  }
  const at = pause?.at ?? now;
  return {
    loop: (0, import_hooks_active_on_stop9.withProgress)(loop, { pause: { cause: "user", reason: "by the user", at } }),
    message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`
  };
}
var NO_HINT = 'The hint is missing: /msw:hint "what Claude should know".';
function planHint(loop, hint) {
  return {
    loop: (0, import_hooks_active_on_stop9.withProgress)(loop, { hints: [...loop.progress.hints, hint.trim()] }),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`
  };
}
function stopMessage({ terms, progress }) {
  if (terms.execution !== null) return `The execution of ${executionName(terms.execution)} is stopped.`;
  const finished = progress.iteration - 1;
  return `Loop ${terms.id} is stopped after ${finished === 1 ? "1 iteration" : `${finished} iterations`}.`;
}
function resumeMessage({ terms, progress }) {
  return terms.execution === null ? `Loop ${terms.id} continues with iteration ${progress.iteration} of ${terms.maxIterations}.` : `The execution of ${executionName(terms.execution)} continues.`;
}
function coolingDown(loop, { hint, force }, limits, now) {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== "stuck" || force) return null;
  if (hint.trim() !== "" || hints.length > hintsTold) return null;
  const left = Math.ceil((0, import_hooks_active_on_stop20.cooldownLeft)(breaker, limits, now) / 6e4);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}
// src/app/loop/control.ts
function done(message, loop) {
  return { status: "done", message, loop };
}
function refused(message) {
  return { status: "refused", message, loop: null };
}
// src/app/loop/control-loop.ts
function listLoops(store) {
  return loopsIn((0, import_hooks_active_on_stop8.readState)(store));
}
async function stopLoop(workspace, request) {
  const chosen = chooseLoop((0, import_hooks_active_on_stop8.readState)(workspace), request);
  if (chosen.status === "none") return refused(chosen.reason);
  const { loop } = chosen;
  const { id, session: session2 } = loop.terms;
  const ending = { kind: "end", cause: "stopped", reason: "by the user" };
  const report = await (0, import_hooks_active_on_stop19.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, session2, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null
  }));
  if (saved.status === "refused") return refused(saved.reason);
  const where = report === null ? "" : ` Report: ${report}`;
  return done(`${stopMessage(loop)}${where}`, loop);
}
async function pauseLoop(workspace, request) {
  const told = { event: "loop-paused", cause: "user", reason: "by the user" };
  return edit(workspace, request, told, (loop) => planPause(loop, workspace.now()));
}
async function hintLoop(workspace, request, hint) {
  if (hint.trim() === "") return refused(NO_HINT);
  return edit(workspace, request, { event: "hint-given" }, (loop) => planHint(loop, hint));
}
async function edit(workspace, request, told, change2) {
  const chosen = chooseLoop((0, import_hooks_active_on_stop8.readState)(workspace), request);
  if (chosen.status === "none") return refused(chosen.reason);
  const { id, session: session2 } = chosen.loop.terms;
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, session2, (current) => {
    const changed = current?.terms.id === id ? change2(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === "refused") return refused(saved.reason);
  if (saved.value === null) return refused("The loop ended a moment ago.");
  await (0, import_hooks_active_on_stop5.appendJournal)(workspace.project, { ...told, loop: id, session: session2 }, (0, import_hooks_active_on_stop6.isoTime)(workspace));
  return done(saved.value.message, saved.value.loop);
}

var import_hooks_active_on_stop21 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop22 = require("./hooks.active.on-stop.cjs");

var import_node_os4 = require("node:os");
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
      const known = optionNames.find((name) => name === option.name);
      if (known === void 0) return { status: "refused", reason: unknownOption(option.name) };
      const { value, end } = readValue(text2, option.end, known);
      options.push({ name: known, value });
      openCheck = isOpenCheck(known, text2[end - 1]);
      at = end;
    }
    at = skipSpace(text2, at);
  }
  return { status: "ok", task: task.join(" "), options };
}
var flags = ["no-guidance", "no-check", "allow-empty"];
var numbers = ["max-iterations", "min-iterations", "max-minutes", "check-timeout"];
var texts = ["check", "promise", "plan", "trust", "agent"];
var optionNames = [...flags, ...numbers, ...texts];
var optionStart = /--(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;
function readOptionName(text2, at) {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text2);
  return match === null ? null : { name: match[1] ?? "", end: at + match[0].length };
}
function readValue(text2, after, name) {
  if (flags.some((flag) => flag === name)) return { value: "", end: after };
  const start = text2[after] === "=" ? after + 1 : skipSpace(text2, after);
  if (numbers.some((number2) => number2 === name)) return readWord(text2, start);
  const label = name === "check" ? /[a-zA-Z][\w-]*=(?=["'])/y.exec(text2.slice(start)) ?? null : null;
  const prefix = label?.index === 0 ? label[0] : "";
  const quoted = readQuotedValue(text2, start + prefix.length);
  if (quoted !== null) return { value: prefix + quoted.value, end: quoted.end };
  return readOptionName(text2, start) === null ? readWords(text2, start) : { value: "", end: start };
}
function readQuotedValue(text2, start) {
  const quote = text2[start];
  if (quote !== '"' && quote !== "'") return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (text2[at] !== quote || text2[at - 1] === "\\") continue;
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
  const quote = text2[start];
  if (quote !== '"' && quote !== "'") return null;
  for (let at = start + 1; at < text2.length; at++) {
    if (text2[at] !== quote || at + 1 < text2.length && !isSpace(text2[at + 1])) continue;
    const next = skipSpace(text2, at + 1);
    if (next < text2.length && readOptionName(text2, next) === null) continue;
    const inner = text2.slice(start + 1, at);
    return { value: inner.includes(quote) ? text2.slice(start, at + 1) : inner, end: at + 1 };
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
  return name === "check" && lastChar !== '"' && lastChar !== "'";
}
function unknownOption(name) {
  const known = optionNames.map((option) => `--${option}`).join(", ");
  return `Unknown option --${name.slice(0, 40)}: put the task or the command in quotes if the word belongs to it; known are ${known}.`;
}
// src/core/loop/parse-arguments.ts
function parseArguments(raw) {
  const segments = readSegments(raw);
  if (segments.status === "refused") return segments;
  let request = { ...requestDefaults, task: segments.task };
  for (const segment of segments.options) {
    const next = applyOption(request, segment);
    if (typeof next === "string") return { status: "refused", reason: next };
    request = next;
  }
  const problem = findConflict(request);
  return problem === null ? { status: "ok", request } : { status: "refused", reason: problem };
}
var numeric = {
  "max-iterations": { key: "maxIterations", low: 1, high: 1e3 },
  "min-iterations": { key: "minIterations", low: 0, high: 1e3 },
  "max-minutes": { key: "maxMinutes", low: 1, high: 10080 },
  "check-timeout": { key: "checkTimeoutSeconds", low: 1, high: 6600 }
};
function applyOption(request, option) {
  const { name, value } = option;
  switch (name) {
    case "max-iterations":
    case "min-iterations":
    case "max-minutes":
    case "check-timeout":
      return applyNumber(request, name, value);
    case "check":
      if (value === "") return 'Option --check needs a command, for example --check "npm test".';
      return { ...request, checks: [...request.checks, parseCheck(value)] };
    case "promise":
      return applyPromise(request, value);
    case "plan":
      return value === "" ? "Option --plan needs a file." : { ...request, plan: value };
    case "trust":
      return /^[0-9a-f]{16}$/.test(value) ? { ...request, trust: value } : "Option --trust needs the digest that MSW printed below the list of commands.";
    case "agent":
      return value === "" ? "Option --agent needs an agent type." : { ...request, agents: [...request.agents, value] };
    case "no-guidance":
      return { ...request, guidance: false };
    case "no-check":
      return { ...request, proposeChecks: false };
    case "allow-empty":
      return { ...request, allowEmpty: true };
  }
}
function applyNumber(request, name, value) {
  const { key, low, high } = numeric[name];
  const number2 = /^\d{1,6}$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
  if (Number.isNaN(number2) || number2 < low || number2 > high) {
    return `Option --${name} needs a whole number from ${low} to ${high}, not "${clip(value)}".`;
  }
  return { ...request, [key]: number2 };
}
var longestPromise = 200;
function applyPromise(request, value) {
  if (value.trim() === "")
    return "Option --promise needs the text that Claude must end with, for example --promise DONE.";
  if (/[\r\n<>]/.test(value)) return "Option --promise takes one line of text without < and >.";
  if (value.length > longestPromise) {
    return `Option --promise takes at most ${longestPromise} characters, not ${value.length}.`;
  }
  return { ...request, promise: value };
}
function findConflict(request) {
  if (request.task.trim() === "") return 'The task is missing: /msw:loop "what to do" --check "npm test".';
  if (request.trust !== null && request.plan === null)
    return "Option --trust belongs to --plan: it allows the commands of that plan.";
  if (request.minIterations > request.maxIterations) {
    return `Option --min-iterations (${request.minIterations}) is larger than --max-iterations (${request.maxIterations}).`;
  }
  if (!request.proposeChecks && request.checks.length === 0 && request.plan === null && request.promise === null) {
    return "With --no-check the loop needs --promise TEXT: without either, nothing could end it.";
  }
  return null;
}
function clip(text2) {
  return text2.length > 40 ? `${text2.slice(0, 40)}…` : text2;
}
// src/app/loop/resume-loop.ts
// src/app/loop/plan-resume.ts
function planResume(workspace, wish, state) {
  const chosen = chooseToResume(state, wish, workspace.now());
  if (chosen.status === "none") return { kind: "refuse", reason: chosen.reason };
  const { loop } = chosen;
  const own = loop.terms.session === wish.session;
  if (own && (0, import_hooks_active_on_stop9.isRunning)(loop)) return { kind: "running", loop, message: `Loop ${loop.terms.id} is running.` };
  const limits = (0, import_hooks_active_on_stop18.breakerLimits)((0, import_hooks_active_on_stop21.readConfig)(workspace.project).config);
  const early = coolingDown(loop, wish, limits, workspace.now());
  return early === null ? { kind: "resume", loop, own } : { kind: "refuse", reason: early };
}
// src/app/loop/resume-loop.ts
async function resumeLoop(workspace, request) {
  const plan = planResume(workspace, request, (0, import_hooks_active_on_stop8.readState)(workspace));
  switch (plan.kind) {
    case "refuse":
      return unchanged(refused(plan.reason));
    case "running":
      return unchanged(done(plan.message, plan.loop));
    case "resume":
      return plan.own ? reviveOwn(workspace, request, plan.loop) : adopt(workspace, request, plan.loop);
  }
}
async function reviveOwn(workspace, request, loop) {
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(workspace, request.session, (current) => {
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
  const saved = await (0, import_hooks_active_on_stop8.adoptLoop)(workspace, session2, request.session, (orphan, own) => {
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
  await (0, import_hooks_active_on_stop5.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop6.isoTime)(workspace));
  const reported = before.progress.pause !== null && ordered.includes(before.progress.pause.cause);
  return {
    ...done(resumeMessage(revived), revived),
    hints: hints.slice(before.progress.hintsTold),
    reported
  };
}
var ordered = ["stuck", "blocked", "infra", "check-broken"];
function unchanged(control) {
  return { ...control, hints: [], reported: false };
}
function revive(loop, request, workspace) {
  const now = workspace.now();
  const hinted = request.hint.trim() === "" ? loop : planHint(loop, request.hint).loop;
  const { breaker, hints, hintsTold, lastHeartbeat, owner, pause, pausedMs } = hinted.progress;
  const own = loop.terms.session === request.session;
  const next = (0, import_hooks_active_on_stop9.withProgress)(hinted, {
    pause: null,
    pausedMs: pausedMs + Math.max(0, now - (pause?.at ?? lastHeartbeat)),
    breaker: request.force ? (0, import_hooks_active_on_stop20.resetBreaker)(breaker, "forced by the user", now) : (0, import_hooks_active_on_stop20.tryAgain)(
      (0, import_hooks_active_on_stop20.recoverBreaker)(breaker, (0, import_hooks_active_on_stop18.breakerLimits)((0, import_hooks_active_on_stop21.readConfig)(workspace.project).config), now),
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
    // A terminal resumes a session's loop without being its client.
    owner: { pid: request.ownerPid ?? (own ? owner.pid : null), host: (0, import_node_os4.hostname)() }
  });
  return { ...next, terms: { ...loop.terms, session: request.session } };
}
// src/core/commands/slash-commands.ts
var TRUST = ["--trust DIGEST", "allow exactly the commands that MSW has listed"];
var SLASH_COMMANDS = [
  {
    name: "loop",
    summary: "Work until checks pass",
    usage: '"<task>" [--check "npm test"] [--promise TEXT] [--max-iterations N]',
    takesText: true,
    options: [
      [
        "--check [NAME=]COMMAND",
        "must exit 0; repeat it for more; by default the test command of the project"
      ],
      ["--promise TEXT", "Claude must also end with the line <promise>TEXT</promise>"],
      ["--max-iterations N", "attempts, 1 to 1000; by default 20"],
      ["--min-iterations N", "not done before the N-th attempt"],
      ["--max-minutes N", "time without pauses, 1 to 10080; by default 240"],
      ["--check-timeout SECONDS", "for each run of a check; by default 600"],
      ["--plan FILE", "take the verify commands of a GSD plan"],
      TRUST,
      ["--agent TYPE", "hold subagents of this type to the same checks; repeat it for more"],
      ["--allow-empty", "let a run that tested nothing count as passed"],
      ["--no-check", "take no check of the project; needs a promise"],
      ["--no-guidance", "ask neither cache nor notebook"]
    ],
    example: '/msw:loop "Fix the failing cart tests" --check "npm test"'
  },
  { name: "status", summary: "Show this project's loops", usage: "", options: [] },
  { name: "stop", summary: "End this session's loop", usage: "[loop id]", options: [] },
  { name: "pause", summary: "Pause this session's loop", usage: "[loop id]", options: [] },
  {
    name: "resume",
    summary: "Continue a paused or parked loop",
    usage: "[hint] [--force]",
    takesText: true,
    options: [["--force", "also take over a loop whose session may still run"]]
  },
  { name: "hint", summary: "Tell the loop something", usage: "<text>", takesText: true, options: [] },
  {
    name: "init",
    summary: "Plan a new project",
    usage: "[--from FILE]",
    options: [["--from FILE", "a description to begin with"]]
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
      ["--answer PLAN WORDS", "your answer at a checkpoint"],
      ["--close PLAN", "finish a half-done plan as it is"],
      ["--again PLAN", "carry it out again"],
      ["--skip PLAN", "leave it"]
    ]
  },
  {
    name: "verify",
    summary: "Verify a phase by its own checks",
    usage: 'N [--no-commit] [--trust DIGEST] [ID passed|failed "what you saw"]',
    takesText: true,
    options: [
      ["--no-commit", "write the report without committing it"],
      TRUST,
      ['ID passed|failed "what you saw"', "your judgement of what only a person can see"]
    ]
  },
  {
    name: "quick",
    summary: "Plan and do one small task",
    usage: '"<task>" | --go ID',
    takesText: true,
    options: [["--go ID", "carry out the plan that you have read"], TRUST]
  },
  { name: "next", summary: "Say what to do next, and why", usage: "", options: [] },
  { name: "progress", summary: "Show where the project stands", usage: "", options: [] },
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
    summary: "Turn a topic into a report with sources",
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
    name: "setup",
    summary: "Set up NotebookLM, step by step, or choose what answers for this project",
    usage: "[use NOTEBOOK --profile P --name NAME]",
    takesText: true,
    options: [
      ["use NOTEBOOK --profile P --name NAME", "this notebook answers for the project"],
      ["plan PROFILE free|pro|N", "how many questions the account may ask"]
    ]
  },
  { name: "doctor", summary: "Check that MSW can work here", usage: "", options: [] },
  { name: "help", summary: "Say what MSW can do", usage: "[command]", options: [] }
];
function findCommand(name) {
  return SLASH_COMMANDS.find((command) => command.name === name);
}
// src/core/commands/command-help.ts
function commandHelp(topic) {
  const name = topic.trim().replace(/^\/?(?:msw:)?/, "");
  if (name === "") return overview();
  const command = findCommand(name);
  if (command !== void 0) return helpOf(command);
  const meant = closestWord(
    name,
    SLASH_COMMANDS.map((one) => one.name)
  );
  const hint = meant === null ? "type /msw:help for all commands" : `did you mean /msw:help ${meant}?`;
  return `Unknown command "${(0, import_hooks_active_on_stop22.plainLine)(name, 40)}": ${hint}`;
}
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
    return `/msw:${command.name} takes no arguments, and was not run: leave out "${(0, import_hooks_active_on_stop22.plainLine)(words.join(" "), 60)}".`;
  const known = command.options.map(([option]) => /^--[a-z-]+/.exec(option)?.[0] ?? option);
  const unknown2 = words.find((word) => word.startsWith("-") && !known.includes(word.split("=")[0] ?? ""));
  if (unknown2 === void 0) return null;
  const meant = closestWord(unknown2, known);
  const cure = meant === null ? `type /msw:${command.name} --help` : `did you mean ${meant}?`;
  return `Unknown option ${(0, import_hooks_active_on_stop22.plainLine)(unknown2, 40)} of /msw:${command.name}, which was not run: ${cure}`;
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
// src/core/loop/control-arguments.ts
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

var import_hooks_active_on_stop23 = require("./hooks.active.on-stop.cjs");

var import_node_path4 = require("node:path");
// src/adapters/files/project-facts.ts
var LARGEST_FILE = 1024 * 1024;
function projectFacts(root, { project = root, platform = process.platform } = {}) {
  const names = namesOf(root, project);
  const read2 = (name) => names.includes(name) ? ((0, import_hooks_active_on_stop4.textOf)((0, import_node_path4.join)(root, name), (0, import_hooks_active_on_stop4.projectFile)(project), LARGEST_FILE) ?? "").replaceAll("\r\n", "\n") : "";
  const packageJson = objectOf(read2("package.json"));
  return {
    windows: platform === "win32",
    names,
    packageManager: names.includes("package.json") ? packageManager(names, packageJson) : null,
    scripts: textsOf(packageJson.scripts),
    makeTargets: targetsOf(read2("GNUmakefile") || read2("makefile") || read2("Makefile")),
    justTargets: targetsOf(read2("justfile") || read2("Justfile") || read2(".justfile")),
    composerScripts: Object.keys(asObject(objectOf(read2("composer.json")).scripts)),
    denoTasks: Object.keys(asObject(objectOf(read2("deno.json") || read2("deno.jsonc")).tasks)),
    pytest: usesPytest(names, read2),
    tox: /^\[testenv/m.test(read2("tox.ini"))
  };
}
var LOCKFILES = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
function packageManager(names, packageJson) {
  const said = String(packageJson.packageManager ?? "").split("@")[0];
  const wanted = LOCKFILES.find(([, manager]) => manager === said) ?? LOCKFILES.find(([file]) => names.includes(file));
  return said === "npm" ? "npm" : wanted?.[1] ?? "npm";
}
function usesPytest(names, read2) {
  if (names.includes("pytest.ini") || names.includes("conftest.py")) return true;
  return /^\[tool\.pytest|^[ \t]*["']?pytest\b/m.test(read2("pyproject.toml")) || /["']pytest\b/.test(read2("pyproject.toml")) || /^\[tool:pytest\]/m.test(read2("setup.cfg")) || /^\[pytest\]/m.test(read2("tox.ini"));
}
function targetsOf(text2) {
  return [...text2.matchAll(/^@?([\w-][^\n:=]*):(?!=)/gm)].flatMap(
    ([, before = ""]) => /^[\w-]+(?: +[\w-]+)*/.exec(before)?.[0].split(/ +/) ?? []
  );
}
function namesOf(root, project) {
  const children = (0, import_hooks_active_on_stop23.listFolder)(root, (0, import_hooks_active_on_stop4.projectFile)(project));
  if (children.status !== "ok") return [];
  return children.entries.map((child) => child.isDirectory() ? `${child.name}/` : child.name).sort();
}
function objectOf(json) {
  try {
    return asObject(JSON.parse(json.replace(/^\uFEFF/, "")));
  } catch {
    return {};
  }
}
function asObject(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function textsOf(value) {
  const entries = Object.entries(asObject(value));
  return Object.fromEntries(
    entries.flatMap(([name, text2]) => typeof text2 === "string" ? [[name, text2]] : [])
  );
}

var import_node_fs3 = require("node:fs");
var import_node_path5 = require("node:path");
// src/app/planning/documents/find-planning.ts
function findProject(path) {
  let folder = isFolder(path) ? path : (0, import_node_path5.dirname)(path);
  for (; ; ) {
    if ((0, import_node_path5.basename)(folder) === ".planning") return (0, import_node_path5.dirname)(folder);
    if ((0, import_node_fs3.existsSync)((0, import_node_path5.join)(folder, ".planning"))) return folder;
    const parent = (0, import_node_path5.dirname)(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
function isFolder(path) {
  return (0, import_node_fs3.existsSync)(path) && (0, import_node_fs3.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// src/core/text/for-people.ts
function forPeople(lines, longest = 1e3) {
  const shown = lines.map((line) => (0, import_hooks_active_on_stop16.clipText)((0, import_hooks_active_on_stop7.harmless)(line).replaceAll(/\s/g, " ").trimEnd(), longest));
  return (0, import_hooks_active_on_stop7.ours)(shown.join("\n"));
}

// src/core/report/status-text.ts
function renderStatus({ notebook = null, ...input }) {
  return forPeople([...renderLoops(input), ...notebook === null ? [] : ["", notebook]]);
}
function renderLoops({ loops, session: session2, now }) {
  if (loops.length === 0)
    return ['No loop in this project. Start one: /msw:loop "what to do" --check "npm test"'];
  const own = loops.filter((loop) => loop.terms.session === session2);
  const others = loops.filter((loop) => loop.terms.session !== session2);
  return [...own, ...others].flatMap((loop, at) => [
    ...at === 0 ? [] : [""],
    ...renderLoop(loop, session2, now)
  ]);
}
function renderLoop(loop, session2, now) {
  const { terms, progress } = loop;
  const whose = session2 === null ? "" : terms.session === session2 ? ", this session" : ", another session";
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 6e4));
  const lines = [
    `${terms.execution === null ? "Loop" : "Execution"} ${terms.id} (${describeState(loop)}${whose})`,
    ...terms.execution === null ? budgetLines(loop, minutes) : executionLines(loop),
    ...terms.checks.map((check) => `  check      ${check.name}: ${(0, import_hooks_active_on_stop16.clipText)(check.command, 100)}`),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    progress.lastFailure === null ? null : `  failure    ${(0, import_hooks_active_on_stop12.summariseFailure)(progress.lastFailure, 160)}`,
    progress.breaker.state === "closed" ? null : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ""}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0 ? null : `  hints      ${progress.hints.length}, last: ${(0, import_hooks_active_on_stop16.clipText)(progress.hints.at(-1) ?? "", 100)}`,
    `  evidence   .msw/loops/${terms.id}/`
  ];
  return lines.filter((line) => line !== null);
}
function budgetLines({ terms, progress }, minutes) {
  return [
    `  task       ${(0, import_hooks_active_on_stop16.clipText)(terms.prompt.replaceAll(/\s+/g, " ").trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${terms.maxMinutes} minutes`
  ];
}
function describeState({ progress }) {
  return progress.pause === null ? "running" : `paused: ${(0, import_hooks_active_on_stop16.clipText)(progress.pause.reason, 160)}`;
}
function restingSince({ progress }, now) {
  return progress.pause?.at ?? now;
}

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

var import_hooks_active_on_stop24 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop25 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop26 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop27 = require("./hooks.active.on-stop.cjs");

var import_node_os5 = require("node:os");
var import_node_path6 = require("node:path");
var import_node_path7 = require("node:path");
// src/app/loop/arm-loop.ts
// src/core/loop/arming.ts
function renderArming(loop, taskPath) {
  const { terms } = loop;
  const budget = import_hooks_active_on_stop15.prose`${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = (0, import_hooks_active_on_stop15.joinProse)(
    [
      import_hooks_active_on_stop15.prose`MSW armed a verified loop (${(0, import_hooks_active_on_stop14.quoteName)(terms.id)}) for this session. Budget: ${budget}.`,
      import_hooks_active_on_stop15.prose`The task is the text of the command without its options; verbatim in ${(0, import_hooks_active_on_stop14.quoteName)(taskPath)}.`,
      terms.checks.length === 0 ? import_hooks_active_on_stop15.prose`There is no check: the promise alone ends the loop.` : import_hooks_active_on_stop15.prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      (0, import_hooks_active_on_stop12.howItEnds)(terms),
      import_hooks_active_on_stop15.prose`Do not weaken, skip or delete what a check tests in order to pass it.`
    ],
    "\n"
  );
  const checks = terms.checks.map((check) => check.command).join("; ");
  const took = terms.checks.some((check) => check.origin === "proposed") ? "took the project’s own check" : "check";
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ""}` : `${took}: ${checks}`;
  return { context, notice: (0, import_hooks_active_on_stop16.clipText)(`msw ▸ loop armed · ${what} · ${budget}`, 400) };
}
function describeCheck(check) {
  return import_hooks_active_on_stop15.prose`- ${(0, import_hooks_active_on_stop14.quoteName)(check.name, 80)}: ${(0, import_hooks_active_on_stop13.quoteLine)(check.command, 400)}`;
}
// src/core/loop/plan-arming.ts
function planArming(request, facts) {
  const chosen = chooseChecks(request, facts);
  if (chosen.kind === "refuse") return chosen;
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
  const typed = request.checks.map((check) => ({ ...check, origin: "typed" }));
  if (planned !== null)
    return planned.kind === "refuse" ? planned : { ...planned, checks: nameChecks([...typed, ...planned.checks]) };
  if (!mayPropose(request)) return arm(typed);
  if (proposed.length === 0 && request.promise === null) {
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
  if (worst <= import_hooks_active_on_stop26.secondsForChecks) return null;
  return `The checks may take ${worst} s in all, more than the ${import_hooks_active_on_stop26.secondsForChecks} s that a hook has: lower --check-timeout (now ${request.checkTimeoutSeconds}).`;
}
// src/app/loop/plan-checks.ts
function planChecks(workspace, plan, trust) {
  const path = (0, import_node_path7.resolve)(workspace.project, plan);
  const file = (0, import_hooks_active_on_stop4.readText)(path, (0, import_hooks_active_on_stop4.projectFile)(findProject(path) ?? workspace.project));
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
// src/app/loop/plan-arming-here.ts
function planArmingHere(workspace, { session: session2, request }, state) {
  return planArming(request, {
    planned: request.plan === null ? null : planChecks(workspace, request.plan, request.trust),
    proposed: mayPropose(request) ? proposeChecks(projectFacts(workspace.project)) : [],
    owned: (0, import_hooks_active_on_stop8.findLoop)(state, session2),
    // One that is corrupt is set aside.
    unusable: state.status === "newer" || state.status === "unreadable" ? (0, import_hooks_active_on_stop8.explainState)((0, import_hooks_active_on_stop8.statePath)(workspace.project), state) : null
  });
}
// src/app/loop/arm-loop.ts
async function armLoop(workspace, arm2) {
  const state = (0, import_hooks_active_on_stop8.readState)(workspace);
  const plan = planArmingHere(workspace, arm2, state);
  if (plan.kind === "refuse") {
    for (const one of plan.refused) await noteUntrusted(workspace, one);
    return { status: "refused", reason: plan.reason };
  }
  const untrusted = await trustAll(workspace, plan.trusts);
  if (untrusted !== null) return { status: "refused", reason: untrusted };
  const trouble = await (0, import_hooks_active_on_stop10.reportUnusableState)(workspace, state, arm2.session);
  const loop = await newLoop(workspace, arm2, plan.checks);
  const folder = (0, import_hooks_active_on_stop25.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder;
  (0, import_hooks_active_on_stop3.writeFileAtomic)((0, import_node_path6.join)(folder.path, "task.md"), arm2.request.task);
  const saved = await (0, import_hooks_active_on_stop8.changeLoop)(
    workspace,
    arm2.session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved;
  if (saved.value !== null) return { status: "refused", reason: secondLoop(saved.value) };
  await (0, import_hooks_active_on_stop5.appendJournal)(
    workspace.project,
    {
      event: "loop-armed",
      loop: loop.terms.id,
      session: arm2.session,
      checks: loop.terms.checks,
      maxIterations: loop.terms.maxIterations
    },
    (0, import_hooks_active_on_stop6.isoTime)(workspace)
  );
  const { context, notice: notice2 } = renderArming(loop, (0, import_node_path6.join)(folder.path, "task.md"));
  const told = trouble.kind === "notice" ? `${trouble.notice}
${notice2}` : notice2;
  return { status: "armed", loop, context, notice: told };
}
async function newLoop(workspace, arm2, checks) {
  const now = workspace.now();
  const { request } = arm2;
  const end = (0, import_hooks_active_on_stop24.transcriptEnd)(arm2.transcriptPath);
  const transcript = arm2.transcriptPath === null || end === null ? null : { path: arm2.transcriptPath, offset: end };
  return {
    terms: {
      id: newLoopId(now),
      session: arm2.session,
      project: workspace.project,
      prompt: request.task,
      completionPromise: request.promise,
      checks,
      checkTimeoutSeconds: request.checkTimeoutSeconds,
      maxIterations: request.maxIterations,
      minIterations: request.minIterations,
      maxMinutes: request.maxMinutes,
      allowEmpty: request.allowEmpty,
      guidance: request.guidance,
      agents: request.agents,
      execution: null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop9.newProgress)(now, { pid: arm2.ownerPid, host: (0, import_node_os5.hostname)() }),
      transcript,
      tree: await firstTree(workspace.project, checks)
    }
  };
}
function newLoopId(now) {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${stamp}-${(0, import_hooks_active_on_stop27.randomBytes)(3).toString("hex")}`;
}
async function firstTree(project, checks) {
  if (checks.length === 0) return null;
  const { readTree } = await Promise.resolve().then(() => __toESM(require("./app.loop.gather-evidence.cjs")));
  return readTree(project);
}

var import_hooks_active_on_stop28 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop29 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop30 = require("./hooks.active.on-stop.cjs");

// src/core/grants/granted-calls.ts
function grantsOf(command) {
  return Object.hasOwn(GRANTS, command) ? GRANTS[command] ?? [] : [];
}
var COMMIT = ["task", "type", "also"];
var EXECUTION = [
  { call: "execute next", options: ["wave", "gaps-only"] },
  { call: "execute commit", options: COMMIT, agent: "msw:executor" },
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
    { call: "project new", options: ["from"] }
  ],
  map: [
    { call: "map begin", options: ["fast", "refresh", "focus", "paths"] },
    { call: "map verify", options: ["return"] },
    { call: "map finish", options: [] }
  ],
  plan: [
    { call: "phase check", options: ["gaps", "round", "review", "apply", "short"] },
    // Of the project's own notebook: which one that is, only the user says.
    { call: "notebook query", options: [], agent: "msw:researcher" }
  ],
  execute: EXECUTION,
  verify: [
    { call: "phase verify", options: ["no-commit", "timeout"] },
    { call: "phase judge", options: ["evidence"], agent: "msw:verifier" }
  ],
  quick: SMALL_TASK,
  // What it continues with is one or the other.
  resume: [...EXECUTION, ...SMALL_TASK],
  setup: [
    { call: "notebook doctor", options: [] },
    { call: "notebook profiles", options: ["check"] },
    { call: "notebook list", options: ["profile"] },
    { call: "notebook quota", options: [] }
  ]
};
// src/app/session/run-command.ts
async function runCommand(workspace, input, ownerPid2) {
  const answer = await answerCommand(workspace, input, ownerPid2);
  const { session: session2, command } = input;
  if (answer.kind === "context" && grantsOf(command).length > 0)
    rememberCommand(workspace.userFolder, session2, { project: workspace.project, command }, workspace.now());
  return answer;
}
async function answerCommand(workspace, input, ownerPid2) {
  const command = findCommand(input.command);
  if (command === void 0) return { kind: "silent" };
  const told = answerAtOnce(command, input.args);
  return told === null ? HANDLERS[command.name](workspace, input, ownerPid2) : say(told);
}
var HANDLERS = {
  loop: startLoop,
  resume: goOn,
  stop: async (workspace, input) => say((await stopLoop(workspace, loopOf(input))).message),
  pause: async (workspace, input) => say((await pauseLoop(workspace, loopOf(input))).message),
  hint: async (workspace, { session: session2, args }) => say((await hintLoop(workspace, { session: session2, loop: null }, readHint(args))).message),
  status: showStatus,
  help: (_, { args }) => say(commandHelp(args)),
  doctor: async (workspace) => {
    const { diagnose, renderDiagnosis } = await Promise.resolve().then(() => __toESM(require("./app.diagnose.diagnose.cjs")));
    return say(renderDiagnosis(await diagnose(workspace)));
  },
  research: async (workspace, { args }) => {
    const { researchCommand } = await Promise.resolve().then(() => __toESM(require("./app.research.research-command.cjs")));
    return say(await researchCommand(workspace, args));
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.plan-command.cjs")));
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid2) => {
    const { executeCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.execution.execute-command.cjs")));
    return executeCommand(workspace, input, ownerPid2);
  },
  map: async (workspace, { args }) => {
    const { mapCommand } = await Promise.resolve().then(() => __toESM(require("./app.mapping.map-command.cjs")));
    return mapCommand(workspace, args);
  },
  verify: async (workspace, { args }) => {
    const { verifyCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.verification.verify-command.cjs")));
    return verifyCommand(workspace, args);
  },
  init: async (workspace, { args }) => {
    const { initCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.writing.init-command.cjs")));
    return initCommand(workspace, args);
  },
  discuss: async (workspace, { args }) => {
    const { discussCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.writing.discuss-command.cjs")));
    return discussCommand(workspace, args);
  },
  quick: async (workspace, input, ownerPid2) => {
    const { quickCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.writing.quick-command.cjs")));
    return quickCommand(workspace, input, ownerPid2);
  },
  next: showProgress,
  progress: showProgress,
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await Promise.resolve().then(() => __toESM(require("./app.quota.set-up-command.cjs")));
    return setUpCommand(workspace, args);
  }
};
async function showProgress(workspace, { command }) {
  const { progressCommand } = await Promise.resolve().then(() => __toESM(require("./app.planning.phases.show-progress.cjs")));
  return progressCommand(workspace, command === "next" ? "next" : "progress");
}
function loopOf({ session: session2, args }) {
  return { session: session2, loop: readLoopId(args) };
}
async function startLoop(workspace, input, ownerPid2) {
  const parsed = parseArguments(input.args);
  if (parsed.status === "refused") return say(parsed.reason);
  const { request } = parsed;
  const { session: session2, transcriptPath } = input;
  const armed = await armLoop(workspace, { session: session2, request, transcriptPath, ownerPid: ownerPid2 });
  if (armed.status === "refused") return say(armed.reason);
  return { kind: "context", context: armed.context, notice: armed.notice };
}
async function showStatus(workspace, { session: session2 }) {
  const { notebookStatus } = await Promise.resolve().then(() => __toESM(require("./app.quota.notebook-status.cjs")));
  const loops = listLoops(workspace);
  const notebook = notebookStatus(workspace);
  return say(renderStatus({ loops, session: session2, now: workspace.now(), notebook }));
}
async function goOn(workspace, input, ownerPid2) {
  const { session: session2 } = input;
  const request = { session: session2, loop: null, ...readResume(input.args), ownerPid: ownerPid2, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === "refused" || resumed.loop === null) return say(resumed.message);
  const told = resumed.hints.map((untold) => import_hooks_active_on_stop15.prose`Hint from the user: ${(0, import_hooks_active_on_stop30.typedLine)(untold, 4e3)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = (0, import_hooks_active_on_stop15.joinProse)([first, ...told.length === 0 ? [] : [(0, import_hooks_active_on_stop15.fitProse)(told, 6e3)]], "\n");
  return { kind: "context", context, notice: `msw ▸ ${resumed.message}` };
}
function say(text2) {
  return { kind: "answer", text: text2 };
}
// src/hooks/active/on-command.ts
function onCommand(call) {
  return (0, import_hooks_active_on_stop28.handleCall)(
    call,
    parseCommand,
    async (workspace, input) => asHookAnswer(await runCommand(workspace, input, (0, import_hooks_active_on_stop29.ownerPid)(workspace.env)))
  );
}
function asHookAnswer(answer) {
  return answer.kind === "context" ? { ...answer, event: "UserPromptExpansion" } : answer;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  NO_HINT,
  addTrusted,
  answerAtOnce,
  armLoop,
  bodyStart,
  bytesToHex,
  chooseLoop,
  chooseToResume,
  closestWord,
  commandHelp,
  commandsDigest,
  contextFor,
  coolingDown,
  decisionCommand,
  decodeEntities,
  done,
  editsAllowed,
  editsBetween,
  elements,
  endSession,
  escapeLegend,
  executionLines,
  executionName,
  executionReinjection,
  findCommand,
  findProject,
  forPeople,
  frontmatterBlock,
  hintLoop,
  innerText,
  insideRanges,
  isAdoptable,
  isAlive,
  isFolder,
  isReadable,
  isTrusted,
  listLoops,
  listTrusted,
  listWaiting,
  loopsIn,
  lostLoops,
  nameChecks,
  newLoopId,
  nextCall,
  noteStopFailure,
  noteUntrusted,
  onCommand,
  parseArguments,
  parseCheck,
  parseCommand,
  parseSessionEnd,
  parseSessionStart,
  parseStopFailure,
  pauseLoop,
  planArmingHere,
  planHint,
  planPause,
  planResume,
  planStart,
  planTags,
  planTrust,
  projectFacts,
  projectKey,
  proposeChecks,
  quotedRanges,
  readHint,
  readLoopId,
  readResume,
  readSessionCommands,
  refused,
  rememberCommand,
  removeTrusted,
  renderStatus,
  requestDefaults,
  resumeLoop,
  resumeMessage,
  settleTrust,
  sha256,
  showCommand,
  showForList,
  startSession,
  stopLoop,
  stopMessage,
  taskElements,
  textLines,
  trustAll,
  trustCommand,
  trustProblem,
  trustRequest,
  untrustedCommands,
  utf8ToBytes,
  verifyCommands,
  withoutBlocks,
  withoutQuotations
});
