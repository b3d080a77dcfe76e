var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(t,e)=>{for(var a in e)__defProp(t,a,{get:e[a],enumerable:!0})},__copyProps=(t,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(t,r)&&r!==a&&__defProp(t,r,{get:()=>e[r],enumerable:!(n=__getOwnPropDesc(e,r))||n.enumerable});return t},__toCommonJS=t=>__copyProps(__defProp({},"__esModule",{value:!0}),t),stdin_exports={};__export(stdin_exports,{LONGEST_EMBEDDED:()=>LONGEST_EMBEDDED,NEAR_ENOUGH:()=>NEAR_ENOUGH,SELECTION:()=>SELECTION,activeConversation:()=>activeConversation,agreesInTerminal:()=>agreesInTerminal,archiveOld:()=>archiveOld,cellText:()=>cellText,combinedScores:()=>combinedScores,decodeVectors:()=>decodeVectors,documentOf:()=>documentOf,dynamicScore:()=>dynamicScore,encodeVectors:()=>encodeVectors,expandBraces:()=>expandBraces,fewerTests:()=>fewerTests,findConversation:()=>findConversation,fitsEverything:()=>fitsEverything,isProgramming:()=>isProgramming,itemText:()=>itemText,languageOf:()=>languageOf,matchLine:()=>matchLine,mayAskHere:()=>mayAskHere,nearestFirst:()=>nearestFirst,nearestOf:()=>nearestOf,newestFirst:()=>newestFirst,onInterrupt:()=>onInterrupt,oneLine:()=>oneLine,orNone:()=>orNone,package_default:()=>package_default,paragraph:()=>paragraph,parsePattern:()=>parsePattern,pathMatcher:()=>pathMatcher,plugin_default:()=>plugin_default,reachOutside:()=>reachOutside,readInstant:()=>readInstant,referenceItems:()=>referenceItems,reportsFailures:()=>reportsFailures,selectHits:()=>selectHits,selectedPaths:()=>selectedPaths,summaryCounts:()=>summaryCounts,tableOf:()=>tableOf,takeFromArchive:()=>takeFromArchive,unitVector:()=>unitVector,usageOfNote:()=>usageOfNote,withConversation:()=>withConversation,withMessage:()=>withMessage,withNewConversation:()=>withNewConversation,withQuestion:()=>withQuestion,withRecords:()=>withRecords,
withSelection:()=>withSelection,withoutConversations:()=>withoutConversations,writeInstant:()=>writeInstant,wrongValue:()=>wrongValue}),module.exports=__toCommonJS(stdin_exports);
// src/core/text/instant.ts
var DAY_MS = 864e5;
var ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
function readInstant(text) {
  const match = ISO.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const offset = offsetMinutes(match[8] ?? "Z");
  if (offset === null) return null;
  const milliseconds = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
  const minutes = (daysBefore(year, month, day) * 24 + hour) * 60 + minute - offset;
  return (minutes * 60 + second) * 1e3 + milliseconds;
}
function writeInstant(ms) {
  const days = Math.floor(ms / DAY_MS);
  const seconds = Math.floor((ms - days * DAY_MS) / 1e3);
  const { year, month, day } = dateOf(days);
  const clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => two(Math.floor(part)));
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${clock.join(":")}Z`;
}
function offsetMinutes(text) {
  if (text.toUpperCase() === "Z") return 0;
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || total > 14 * 60) return null;
  return sign === "-" ? -total : total;
}
function two(part) {
  return String(part).padStart(2, "0");
}
function daysIn(year, month) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function daysBefore(year, month, day) {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
}
function dateOf(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const ofEra = shifted - era * 146097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: year + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

// src/core/memory/score.ts
function dynamicScore({ usageCount, lastAccessedAt, createdAt, priority }, now) {
  const born = createdAt ?? now;
  const usage = Math.min(1, Math.log(1 + Math.max(0, usageCount)) / 5);
  const recency = Math.exp(-0.099 * wholeDays(lastAccessedAt ?? born, now));
  const importance = Math.min(10, Math.max(1, priority ?? 5)) / 10;
  const age = 1 - Math.exp(-0.023 * wholeDays(born, now));
  return 0.3 * usage + 0.35 * recency + 0.25 * importance - 0.1 * age;
}
var MOST_VOTES = 3;
function usageOfNote(note, usage) {
  const here = usage.get(note.id);
  const before = instantOf(note.lastAccessedAt);
  const last = Math.max(before ?? -Infinity, here?.lastAt || -Infinity);
  const votes = Math.min(MOST_VOTES, Math.max(-MOST_VOTES, here?.votes ?? 0));
  return {
    usageCount: note.usageCount + (here?.count ?? 0),
    lastAccessedAt: Number.isFinite(last) ? last : null,
    createdAt: instantOf(note.createdAt),
    priority: note.priority + votes
  };
}
function instantOf(text) {
  return text === null ? null : readInstant(text);
}
function wholeDays(from, until) {
  return Math.max(0, Math.floor((until - from) / 864e5));
}

var import_promises = require("node:readline/promises");
// src/adapters/user/ask-in-terminal.ts
async function agreesInTerminal(question) {
  if (!mayAskHere()) return false;
  const lines = (0, import_promises.createInterface)({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${question} [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}
function mayAskHere() {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

// src/adapters/process/on-interrupt.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
function onInterrupt() {
  const controller = new AbortController();
  const release = () => {
    for (const name of SIGNALS) process.removeListener(name, interrupt);
  };
  const interrupt = () => {
    release();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return { signal: controller.signal, release };
}

// src/core/retrieval/select-hits.ts
var SELECTION = { top: 15, cutoff: 0.4, least: 3 };
function selectHits(hits, { top, cutoff, least }) {
  const first = hits.slice(0, top);
  const threshold = (first[0]?.score ?? 0) * cutoff;
  const near = first.filter(({ score }) => score >= threshold);
  return near.length >= least ? near : first.slice(0, least);
}

// src/core/proof/reach-outside.ts
function reachOutside(commands, hasEnvironment) {
  for (const command of commands) {
    const installs = INSTALLS.exec(command) ?? (hasEnvironment ? null : INTO_ENVIRONMENT.exec(command));
    if (installs !== null)
      return `\u201C${plain(installs[0])}\u201D would install code of a temporary tree outside of it`;
    const runner = hasEnvironment ? null : BY_FOLDER.exec(command);
    if (runner !== null) return `\u201C${plain(runner[0])}\u201D has an environment for the project's own folder alone`;
  }
  return null;
}
var INSTALLS = /\b(?:cargo|go|gem|stack|cabal|conda|mamba|sudo|brew|apt(?:-get)?)[ \t]{1,5}(?:--?\w[\w=-]{0,30}[ \t]{1,5})?(?:install|publish)(?![\w-])|\b(?:npm|pnpm|yarn|bun)[ \t]{1,5}(?:link|publish)\b|\b(?:npm|pnpm)[ \t]{1,5}(?:i|install|add)[ \t]{1,5}(?:-g|--global)\b|\b(?:make|ninja|cmake|mvnw?|gradlew?)\b[^|&;\n]{0,100}[ \t](?:--)?(?:install|deploy|publish\w{0,30})(?![\w-])/;
var INTO_ENVIRONMENT = /\b(?:pip3?|poetry|pdm|pipenv|flit)[ \t]{1,5}(?:install|sync|update)\b|\bsetup\.py[ \t]{1,5}(?:install|develop)\b/;
var BY_FOLDER = /\b(?:poetry|pipenv|hatch|pdm)[ \t]{1,5}run\b/;
function plain(words) {
  return words.replaceAll(/\s+/g, " ");
}

// src/core/memory/vectors.ts
var LONGEST_EMBEDDED = 2e3;
var BY_NEARNESS = 0.3;
var NEAR_ENOUGH = 0.7;
function combinedScores(byWords, byNearness) {
  const top = Math.max(...byWords.values(), Number.MIN_VALUE);
  const found = [.../* @__PURE__ */ new Set([...byWords.keys(), ...byNearness.keys()])];
  return new Map(
    found.map((id) => [
      id,
      (byWords.get(id) ?? 0) / top + BY_NEARNESS * Math.max(0, byNearness.get(id) ?? 0)
    ])
  );
}
function unitVector(numbers) {
  const length = Math.hypot(...numbers);
  if (numbers.length === 0 || !Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(numbers, (number) => number / length);
}
function nearestOf(vectors, vector, most) {
  const all = Array.from(vectors, ([id, one]) => ({ id, nearness: product(one, vector) }));
  return all.sort(nearestFirst).slice(0, most);
}
function nearestFirst(one, other) {
  return other.nearness - one.nearness || (one.id < other.id ? -1 : 1);
}
function product(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
var MAGIC = 1448563533;
var HEAD = 4;
var ID_UNITS = 4;
function encodeVectors(vectors, size) {
  const units = new Uint32Array(HEAD + vectors.size * (ID_UNITS + size));
  units.set([MAGIC, vectors.size, size]);
  const floats = new Float32Array(units.buffer);
  let at = HEAD;
  for (const [id, vector] of vectors) {
    for (let unit = 0; unit < ID_UNITS; unit += 1)
      units[at + unit] = Number.parseInt(id.slice(unit * 8, unit * 8 + 8), 16);
    floats.set(vector, at + ID_UNITS);
    at += ID_UNITS + size;
  }
  units[3] = checksum(units);
  return new Uint8Array(units.buffer);
}
function decodeVectors(file, size) {
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  if (bytes.length < HEAD * 4 || bytes.length % 4 !== 0) return null;
  const units = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const [magic, count = 0, held, sum] = units;
  if (magic !== MAGIC || held !== size || units.length !== HEAD + count * (ID_UNITS + size)) return null;
  if (sum !== checksum(units)) return null;
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, units.length);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEAD + index * (ID_UNITS + size);
      const id = Array.from(units.subarray(at, at + ID_UNITS), (unit) => unit.toString(16).padStart(8, "0"));
      return [id.join(""), floats.subarray(at + ID_UNITS, at + ID_UNITS + size)];
    })
  );
}
function checksum(units) {
  let sum = 2166136261;
  for (let at = 0; at < units.length; at += 1)
    if (at !== 3) sum = Math.imul(sum ^ (units[at] ?? 0), 16777619);
  return sum >>> 0;
}

// src/core/checks/fewer-tests.ts
function fewerTests(before, after) {
  if (before === null || before.unit === "") return null;
  if (after === null) return `${before.ran} tests ran before the work, and now the output has no count`;
  if (before.unit !== after.unit || after.ran >= before.ran) return null;
  return `${before.ran} tests ran before the work, and now ${after.ran}`;
}

// src/core/text/wildcard.ts
var MOST_CHOICES = 64;
function pathMatcher(pattern) {
  const choices = expandBraces(pattern).map((one) => one.split("/"));
  return (path) => {
    const parts = path.split("/");
    return choices.some((choice) => fitsParts(choice, parts));
  };
}
function expandBraces(pattern) {
  let found = [pattern];
  for (let round = 0; round < 4; round += 1) {
    const next = found.flatMap((one) => {
      const braces = /\{([^{},]*,[^{}]*)\}/.exec(one);
      if (braces === null) return [one];
      const choices = (braces[1] ?? "").split(",");
      const rest = one.slice(braces.index + braces[0].length);
      return choices.map((choice) => `${one.slice(0, braces.index)}${choice.trim()}${rest}`);
    });
    if (next.length > MOST_CHOICES || next.length === found.length) return found;
    found = next;
  }
  return found;
}
function fitsParts(pattern, path) {
  let reached = /* @__PURE__ */ new Set([0]);
  for (const part of pattern) {
    reached = new Set([...reached].flatMap((at) => behind(part, path, at)));
  }
  return reached.has(path.length);
}
function behind(part, path, at) {
  if (part === "**") return Array.from({ length: path.length - at + 1 }, (_, more) => at + more);
  const name = path[at];
  return name !== void 0 && fitsName(part, name) ? [at + 1] : [];
}
function fitsName(pattern, name) {
  let inPattern = 0;
  let inName = 0;
  let star = -1;
  let resume = 0;
  while (inName < name.length) {
    if (pattern[inPattern] === "*") {
      star = inPattern;
      resume = inName;
      inPattern += 1;
    } else if (pattern[inPattern] === "?" || pattern[inPattern] === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star !== -1) {
      resume += 1;
      inName = resume;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === "*") inPattern += 1;
  return inPattern === pattern.length;
}

// src/core/failure/reading/line-pattern.ts
var FIELDS = [
  "file",
  "line",
  "column",
  "code",
  "class",
  "severity",
  "suite",
  "test",
  "message",
  "more",
  "expected",
  "actual"
];
var LONGEST = 200;
var MOST_FIELDS = 12;
function parsePattern(source) {
  if (source.length > LONGEST) return wrong(`is longer than ${LONGEST} characters`);
  const parts = [];
  const pieces = source.replace(/\s+/g, " ").trimEnd().split(/(\{\{|\}\}|\{[^{}]*\}|[{}])/);
  for (const piece of pieces.filter((one) => one !== "")) {
    const problem = addPiece(parts, piece);
    if (problem !== null) return wrong(problem);
  }
  const names = parts.flatMap((part) => part.kind === "field" && part.name !== null ? [part.name] : []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== void 0) return wrong(`names {${twice}} twice`);
  if (parts.length > 2 * MOST_FIELDS) return wrong(`has more than ${MOST_FIELDS} fields`);
  return parts.length === 0 ? wrong("is empty") : { status: "ok", pattern: { parts } };
}
function wrong(reason) {
  return { status: "wrong", reason };
}
function addPiece(parts, piece) {
  if (piece === "{" || piece === "}")
    return `has a ${piece} that belongs to no field; write ${piece}${piece} for the character`;
  if (piece === "{{" || piece === "}}") return addText(parts, piece.slice(1));
  if (!piece.startsWith("{")) return addText(parts, piece);
  const name = piece.slice(1, -1);
  const field = FIELDS.find((one) => one === name) ?? null;
  if (field === null && name !== "")
    return `names {${name.slice(0, 40)}}, which is not a field; the fields are ${FIELDS.join(", ")}, and {} for anything`;
  if (parts.at(-1)?.kind === "field")
    return `has two fields with nothing between them, ${piece} and the one before`;
  parts.push({ kind: "field", name: field });
  return null;
}
function addText(parts, text) {
  const last = parts.at(-1);
  if (last?.kind === "text") parts.splice(-1, 1, { kind: "text", text: last.text + text });
  else parts.push({ kind: "text", text });
  return null;
}
function fitsEverything({ parts }) {
  return !parts.some((part) => part.kind === "text" && /[^\s.,:;|()[\]-]/.test(part.text)) && !hasPlace(parts);
}
function hasPlace(parts) {
  return parts.some((part) => part.kind === "field" && part.name === "line");
}
function matchLine({ parts }, line) {
  const text = line.replace(/[ \t]+/g, " ").trimEnd();
  const fields = {};
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const end = endOfPart(text, at, parts, index);
    if (end === null) return null;
    if (part.kind === "field" && part.name !== null) fields[part.name] = text.slice(at, end).trim();
    at = end;
  }
  return at === text.length ? fields : null;
}
function endOfPart(text, at, parts, index) {
  const part = parts[index];
  if (part === void 0) return null;
  if (part.kind === "text") return text.startsWith(part.text, at) ? at + part.text.length : null;
  const behind2 = parts.slice(index + 1, index + 3);
  const end = endOfField(text, at, part.name, behind2, index + 2 >= parts.length);
  return end !== null && isSuch(part.name, text.slice(at, end)) ? end : null;
}
function endOfField(text, from, name, [next, after], isLast) {
  if (isNumber(name)) return from + digitsAt(text, from);
  if (next === void 0 || next.kind !== "text") return text.length;
  if (isLast) {
    const end = text.length - next.text.length;
    return end >= from && text.endsWith(next.text) ? end : null;
  }
  const wantsDigit = after?.kind === "field" && isNumber(after.name);
  for (let at = text.indexOf(next.text, from); at >= 0; at = text.indexOf(next.text, at + 1)) {
    if (!wantsDigit || digitsAt(text, at + next.text.length) > 0) return at;
  }
  return null;
}
var isNumber = (name) => name === "line" || name === "column";
function digitsAt(text, from) {
  let at = from;
  while (at - from < 9 && /\d/.test(text[at] ?? "")) at += 1;
  return at - from;
}
function isSuch(name, value) {
  if (name === null) return true;
  if (value.trim() === "") return false;
  if (name === "file") return /[./\\]/.test(value) && value.length <= 400 && value === value.trim();
  return !/^(?:code|class|severity)$/.test(name) || !value.includes(" ");
}

// src/core/ask/history.ts
var HISTORY_CAP = 500;
function withNewConversation(store, { id, at }) {
  const empty = store.conversationHistory.findLast(({ messages }) => messages.length === 0);
  const conversation = empty === void 0 ? {
    id,
    createdAt: at,
    updatedAt: at,
    notebookId: store.settings.notebookId === void 0 ? null : idOf(store.settings.notebookId),
    messages: [],
    selectedSourceIds: []
  } : withoutRemote({ ...empty, createdAt: at, updatedAt: at });
  return {
    store: { ...withConversation(store, conversation), activeConversation: conversation.id },
    conversation
  };
}
function withoutRemote({ notebookConversationId: _, ...conversation }) {
  return conversation;
}
function idOf(value) {
  return typeof value === "string" ? value : null;
}
function withConversation(store, conversation) {
  const history = store.conversationHistory;
  const isThere = history.some(({ id }) => id === conversation.id);
  return {
    ...store,
    conversationHistory: isThere ? history.map((one) => one.id === conversation.id ? conversation : one) : [...history, conversation]
  };
}
function findConversation(store, id) {
  return store.conversationHistory.find((one) => one.id === id) ?? null;
}
function activeConversation(store) {
  const { activeConversation: id, conversationHistory } = store;
  return (id === void 0 ? null : findConversation(store, id)) ?? conversationHistory.toSorted(newestFirst)[0] ?? null;
}
function newestFirst(a, b) {
  if (a.updatedAt === b.updatedAt) return 0;
  return a.updatedAt > b.updatedAt ? -1 : 1;
}
function withQuestion(conversation, text, at) {
  return withMessage(conversation, { role: "user", text, at });
}
function withMessage(conversation, message) {
  return { ...conversation, updatedAt: message.at, messages: [...conversation.messages, message] };
}
function withSelection(conversation, at, bm25Selection) {
  return {
    ...conversation,
    bm25Selection,
    messages: conversation.messages.map(
      (message) => message.role === "user" && message.at === at ? { ...message, bm25Selection } : message
    )
  };
}
function withRecords(conversation, errors, evicted) {
  return {
    ...conversation,
    ...errors.length > 0 && { errors: [...conversation.errors ?? [], ...errors] },
    ...evicted.length > 0 && { evicted: [...conversation.evicted ?? [], ...evicted] }
  };
}
function selectedPaths({ messages }) {
  const newest = messages.toReversed();
  return [...new Set(newest.flatMap((one) => (one.bm25Selection?.selected ?? []).map(({ path }) => path)))];
}
function beyondCap(store) {
  const active = activeConversation(store)?.id;
  const rest = store.conversationHistory.filter(({ id }) => id !== active).toSorted(newestFirst);
  return rest.slice(HISTORY_CAP - 1);
}
function withoutConversations(store, ids) {
  return {
    ...store,
    conversationHistory: store.conversationHistory.filter(({ id }) => !ids.has(id))
  };
}
// src/core/ask/keep-history.ts
async function archiveOld(ports) {
  const old = beyondCap(await ports.store.read());
  if (old.length === 0) return;
  await ports.archive.add(old);
  const seen = new Map(old.map(({ id, updatedAt }) => [id, updatedAt]));
  await ports.store.change((store) => {
    const going = store.conversationHistory.filter(({ id, updatedAt }) => seen.get(id) === updatedAt);
    return { after: withoutConversations(store, new Set(going.map(({ id }) => id))), value: null };
  });
}
async function takeFromArchive(ports, id) {
  if (findConversation(await ports.store.read(), id) !== null) return;
  const archived = (await ports.archive.all()).find((one) => one.id === id);
  if (archived === void 0) return;
  await ports.store.change((store) => ({
    after: findConversation(store, id) === null ? withConversation(store, archived) : store,
    value: null
  }));
}

var package_default = { version: "0.2.18" };

// src/core/mapping/skeleton/facts/languages.ts
function languageOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const whole = BY_NAME.get(name);
  if (whole !== void 0) return whole;
  const dot = name.lastIndexOf(".");
  return dot === -1 ? null : BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null;
}
function isProgramming(path) {
  return languageOf(path)?.kind === "programming";
}
var PROGRAMMING = [
  ["TypeScript", "ts mts cts", "typescript"],
  ["TypeScript", "tsx", "tsx"],
  ["JavaScript", "js mjs cjs jsx", "javascript"],
  ["Python", "py pyi pyw", "python"],
  ["Go", "go", "go"],
  ["Rust", "rs", "rust"],
  ["Java", "java", "java"],
  ["C", "c h", "include"],
  ["C++", "cc cpp cxx c++ hpp hh hxx h++ ipp inl", "include"],
  ["C#", "cs csx"],
  ["Objective-C", "m mm", "include"],
  ["Ruby", "rb rake gemspec ru", "ruby"],
  ["PHP", "php phtml", "php"],
  ["Kotlin", "kt kts", "kotlin"],
  ["Swift", "swift"],
  ["Scala", "scala sc"],
  ["Groovy", "groovy gradle"],
  ["Shell", "sh bash zsh fish ksh"],
  ["PowerShell", "ps1 psm1 psd1"],
  ["Batch", "bat cmd"],
  ["Perl", "pl pm t"],
  ["Lua", "lua"],
  ["R", "r"],
  ["Julia", "jl"],
  ["Dart", "dart", "dart"],
  ["Elixir", "ex exs"],
  ["Erlang", "erl hrl"],
  ["Haskell", "hs lhs"],
  ["OCaml", "ml mli"],
  ["F#", "fs fsi fsx"],
  ["Clojure", "clj cljs cljc edn"],
  ["Zig", "zig"],
  ["Nim", "nim"],
  ["Crystal", "cr"],
  ["D", "d"],
  ["Visual Basic", "vb"],
  ["Fortran", "f f90 f95 f03"],
  ["Assembly", "s asm"],
  ["CUDA", "cu cuh", "include"],
  ["Solidity", "sol"],
  ["SQL", "sql"],
  ["Vue", "vue", "component"],
  ["Svelte", "svelte", "component"],
  ["Astro", "astro", "component"],
  ["CSS", "css"],
  ["SCSS", "scss sass"],
  ["Less", "less"],
  ["GraphQL", "graphql gql"],
  ["Protocol Buffers", "proto"],
  ["Terraform", "tf tfvars hcl"],
  ["Nix", "nix"],
  ["CMake", "cmake"],
  ["Starlark", "bzl star"],
  ["WebAssembly text", "wat"]
];
var MARKUP = [
  ["Markdown", "md mdx markdown"],
  ["reStructuredText", "rst"],
  ["AsciiDoc", "adoc asciidoc"],
  ["HTML", "html htm xhtml"],
  ["Template", "ejs hbs handlebars pug jinja jinja2 j2 tmpl tpl erb liquid njk twig mustache"],
  ["TeX", "tex"],
  ["Text", "txt"],
  ["SVG", "svg"]
];
var DATA = [
  ["JSON", "json jsonc json5 ndjson jsonl webmanifest"],
  ["YAML", "yaml yml"],
  ["TOML", "toml"],
  ["XML", "xml xsd xsl csproj fsproj vbproj props targets plist"],
  ["INI", "ini cfg conf properties"],
  ["CSV", "csv tsv"]
];
var NAMES = [
  ["Makefile", "mk"],
  ["GNUmakefile", "mk"],
  ["makefile", "mk"],
  ["Dockerfile", "dockerfile"],
  ["Containerfile", "dockerfile"],
  ["CMakeLists.txt", "cmake"],
  ["Rakefile", "rb"],
  ["Gemfile", "rb"],
  ["BUILD", "bzl"],
  ["BUILD.bazel", "bzl"],
  ["WORKSPACE", "bzl"],
  ["Jenkinsfile", "groovy"],
  ["SConstruct", "py"],
  ["wscript", "py"]
];
var BY_EXTENSION = new Map([
  ...rows(PROGRAMMING, "programming"),
  ...rows(
    [
      ["Makefile", "mk mak"],
      ["Dockerfile", "dockerfile"]
    ],
    "programming"
  ),
  ...rows(MARKUP, "markup"),
  ...rows(DATA, "data")
]);
var BY_NAME = new Map(
  NAMES.flatMap(([name, extension]) => {
    const language = BY_EXTENSION.get(extension);
    return language === void 0 ? [] : [[name, language]];
  })
);
function rows(table, kind) {
  return table.flatMap(
    ([name, extensions, reader = null]) => extensions.split(" ").map((extension) => [extension, { name, kind, reader }])
  );
}

// src/core/planning/writing/document-text.ts
function documentOf(blocks) {
  const texts = blocks.map((block) => typeof block === "string" ? block : block.join("\n"));
  return `${texts.filter((block) => block !== "").join("\n\n")}
`;
}
function orNone(items, none) {
  return items.length === 0 ? [none] : items;
}
function tableOf(columns, rows2) {
  const rule = columns.map((column) => "-".repeat(column.length + 2)).join("|");
  return [
    `| ${columns.join(" | ")} |`,
    `|${rule}|`,
    ...rows2.map((row) => `| ${row.map(cellText).join(" | ")} |`)
  ];
}
function referenceItems(references) {
  return references.map(
    ({ path, about }) => `- \`${oneLine(path).replaceAll("`", "")}\` \u2014 ${oneLine(about)}`
  );
}
function paragraph(text) {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, "\\");
}
function oneLine(text) {
  return text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, " ").replaceAll("<!--", "&lt;!--").trim();
}
function itemText(text) {
  return oneLine(text).replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, "").trim();
}
function cellText(text) {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, "\\|");
}

// src/core/checks/summary-counts.ts
function summaryCounts(text) {
  if (LISTED.test(text)) return NONE;
  const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
  const counted = lines.flatMap((line) => countsIn(line) ?? []);
  const most = counted.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped))[0];
  return most ?? (lines.some((line) => NOTHING.test(line)) ? NONE : null);
}
var NONE = { ran: 0, skipped: 0, unit: "none" };
var LAST_LINES = 40;
var LONGEST2 = 500;
var NOUN = "(?:tests?|specs?|scenarios?|examples?|assertions?|cases?)";
var COUNTED = new RegExp(
  String.raw`(?<![\w.:/-])(\d+) (?:\w+ ){0,2}?${NOUN}\b(?![-\w]*:| (?:suites?|files?))`,
  "gi"
);
var LABELLED = new RegExp(String.raw`\b${NOUN}(?: run)?\s*[\u2502|:=]\s*(\d+)\b`, "gi");
var PASSED = new RegExp(
  String.raw`(?<![\w.:/-])(\d+) (?:${NOUN} )?(?:passed|passing)\b|\bpass(?:ed|ing)\s*[\u2502|:=]\s*(\d+)\b`,
  "gi"
);
var FAILED = /(?<![\w.:/-])(\d+) (?:failed|failing)\b|\bfail(?:ed|ing)\s*[\u2502|:=]\s*(\d+)\b/gi;
var SKIPPED = /(?<![\w.:/-])(\d+) (?:skipped|pending|ignored|todo)\b|\bskipped\s*[\u2502|:=]\s*(\d+)\b/gi;
var OTHERS = /\b(?:files?|suites?|snapshots?|steps?|packages?|modules?)\b[^,]{0,80}\bpass|\b(?:collected|listed|to run)\b/i;
var LISTED = /^Listing tests:$|^=* ?\d+ tests? collected in /m;
var NOTHING = new RegExp(
  String.raw`^\W*(?:\[\w+\] )?(?:No ${NOUN} (?:ran|run|were|was|found|to run|executed|matched)|Nothing to (?:do|run|test))\b`,
  "i"
);
function reportsFailures(text) {
  return text.trimEnd().split("\n").slice(-LAST_LINES).some(
    (line) => line.length <= LONGEST2 && isSummary(line) && (COUNT_FIRST.test(line) || WORD_FIRST.test(line))
  );
}
var COUNT_FIRST = /(?<![\w.:/-])[1-9]\d{0,8} (?:tests? )?(?:fail|error)/i;
var WORD_FIRST = /\b(?:fail|error)[a-z]{0,4}\s?[=:\u2502|]?\s?[1-9]/i;
function countsIn(line) {
  if (line.length > LONGEST2 || OTHERS.test(line) || !isSummary(line)) return null;
  const skipped = sumOf(line, SKIPPED) ?? 0;
  const passed = sumOf(line, PASSED);
  if (passed !== null)
    return { ran: passed + (sumOf(line, FAILED) ?? 0), skipped, unit: "passed and failed" };
  const total = sumOf(line, LABELLED) ?? sumOf(line, COUNTED);
  return total === null ? null : { ran: Math.max(0, total - skipped), skipped, unit: "tests" };
}
function isSummary(line) {
  return (line.match(/[a-z]+/gi) ?? []).every((word) => OF_RESULTS.has(word.toLowerCase()));
}
var OF_RESULTS = new Set(
  [
    "a an and of from in with was were total all only by took time duration s ms sec secs second seconds m min minutes h",
    "test tests spec specs scenario scenarios example examples assertion assertions case cases suite suites feature features file files step steps",
    "run runs ran running executed finished completed done result results summary success successful successes ok pass passed passing",
    "fail failed failing failure failures error errors errored warning warnings broken skip skipped pending ignored todo disabled undefined filtered out measured info"
  ].flatMap((words) => words.split(" "))
);
function sumOf(line, pattern) {
  const found = [...line.matchAll(pattern)];
  if (found.length === 0) return null;
  return found.reduce((total, [, before, after]) => total + Number(before ?? after), 0);
}

var plugin_default = { version: "0.2.18" };

// src/core/planning/writing/wrong-value.ts
function wrongValue(issue) {
  switch (issue.code) {
    case "unrecognized_keys":
      return `has no ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}: leave it out`;
    case "invalid_type":
      return `needs ${KINDS.get(issue.expected) ?? issue.expected}`;
    case "invalid_value":
      return `needs ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    default:
      return issue.message;
  }
}
var KINDS = /* @__PURE__ */ new Map([
  ["array", "a list"],
  ["boolean", "true or false"],
  ["int", "a whole number"],
  ["number", "a number"],
  ["object", "an object"],
  ["string", "text"]
]);
