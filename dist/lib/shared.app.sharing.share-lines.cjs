var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{shareLines:()=>shareLines}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance4=require("./app.guidance.step-guidance.cjs"),import_shared_pg_lib_client=require("./shared.pg.lib.client.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_adapters_memory_note_cache2=require("./shared.adapters.memory.note-cache.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/app/sharing/share-lines.ts
// src/core/sharing/shared-lines.ts
var digest = (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^[0-9a-f]{64}$/));
var LINE = (0, import_adapters_loops_record_schemas.object)({
  v: (0, import_adapters_loops_record_schemas.literal)(1),
  id: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas.refine)(import_shared_adapters_memory_note_cache2.isNoteId)),
  /** Digest of the previous file; null for a new note. */
  before: (0, import_adapters_loops_record_schemas.nullable)(digest),
  /** The whole file; null for a deleted note. */
  file: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1))),
  /** Digest of the file; null for a deleted note. */
  digest: (0, import_adapters_loops_record_schemas.nullable)(digest),
  /** ISO 8601; makes a repeated change a different line. */
  at: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._maxLength)(40))
});
var LONGEST_SHARED_NOTE = 6e4;
function parseNoteLine(text, digestOf2) {
  if (text.length > 2 * LONGEST_SHARED_NOTE) return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { file, digest: expected } = parsed.data;
    if (file === null) return expected === null ? parsed.data : null;
    return file.length <= LONGEST_SHARED_NOTE && digestOf2(file) === expected ? parsed.data : null;
  } catch {
    return null;
  }
}
function changedNotes(shared, own, at) {
  const written = [...own].flatMap(([id, note]) => {
    const before = shared.get(id) ?? null;
    return before === note.digest ? [] : [{ v: 1, id, before, ...note, at }];
  });
  const gone = [...shared].flatMap(
    ([id, before]) => own.has(id) ? [] : [{ v: 1, id, before, file: null, digest: null, at }]
  );
  return [...written, ...gone];
}
function withNoteLine(shared, line) {
  const held = shared.get(line.id) ?? null;
  const isInTurn = held === line.before;
  const after = new Map(shared);
  if (line.digest === null) {
    if (!isInTurn) return { target: null, shared };
    after.delete(line.id);
    return { target: line.id, shared: after };
  }
  if (held === line.digest) return { target: line.id, shared };
  const target = isInTurn ? line.id : `${line.id.slice(0, 80)}-${line.digest.slice(0, 8)}`;
  after.set(target, line.digest);
  return { target, shared: after };
}
var SHARED_FILES = [
  { kind: "answer", file: "guidance.jsonl" },
  { kind: "fix", file: "fixes.jsonl" }
];
var LONGEST = 64 * 1024;
function isShareable({ kind, text }) {
  if (text.length > LONGEST || /[\n\r]/.test(text)) return false;
  if (kind === "answer") return (0, import_app_guidance_step_guidance2.parseLine)(text) !== null;
  return kind === "fix" && (0, import_app_guidance_step_guidance4.parseFixLine)(text) !== null;
}
// src/app/sharing/share-notes.ts
var MOST_AT_ONCE = 500;
async function shareNotes(place, store) {
  const kinds = { note: `note:${place.name}`, link: `link:${place.name}` };
  let state = readState(place);
  const at = new Date(place.now()).toISOString();
  const pushed = changedNotes(state.notes, ownNotes(place.project), at);
  const notes = pushed.map((line) => lineOf(kinds.note, JSON.stringify(line)));
  const links = (0, import_shared_adapters_memory_note_cache.readLinks)(place.project).map((link) => lineOf(kinds.link, JSON.stringify(link)));
  const fresh = links.filter(({ id }) => !state.links.has(id));
  const sent = await store.push([...notes, ...fresh]);
  const mine = new Set(pushed.flatMap(({ digest: digest2 }) => digest2 ?? []));
  let received = 0;
  for (; ; ) {
    const pulled = await store.pull([kinds.note, kinds.link], state.cursor, MOST_AT_ONCE);
    const brought = await bringIn(place.project, pulled.lines, { state, mine, kinds });
    received += brought.received;
    state = { ...brought.state, cursor: pulled.cursor };
    writeState(place, state);
    if (pulled.lines.length < MOST_AT_ONCE) return { sent, received };
  }
}
async function bringIn(project, lines, { state, mine, kinds }) {
  let { notes } = state;
  let received = 0;
  for (const { kind, text } of lines) {
    const line = kind === kinds.note ? parseNoteLine(text, digestOf) : null;
    if (line === null || !isUsable(line)) continue;
    const before = notes.get(line.id) ?? null;
    const after = withNoteLine(notes, line);
    if (after.target !== null && await put(project, after.target, line, { before, mine })) received += 1;
    notes = after.shared;
  }
  const links = lines.flatMap(({ kind, text }) => {
    const value = kind === kinds.link ? (0, import_common6.parseJson)(text) : null;
    const link = value?.status === "ok" ? (0, import_shared_adapters_memory_note_cache.readLink)(value.value) : null;
    return link === null ? [] : [{ link, id: lineOf(kinds.link, JSON.stringify(link)).id }];
  });
  const own = new Set((0, import_shared_adapters_memory_note_cache.readLinks)(project).map((link) => lineOf(kinds.link, JSON.stringify(link)).id));
  const missing = links.filter(({ id }) => !own.has(id));
  const appended = await (0, import_shared_adapters_memory_note_cache.appendLinks)(
    project,
    missing.map(({ link }) => link)
  );
  if (appended.status === "refused") throw new Error(appended.reason);
  const known = /* @__PURE__ */ new Set([...state.links, ...own, ...links.map(({ id }) => id)]);
  return { state: { ...state, notes, links: known }, received: received + missing.length };
}
async function put(project, id, { file, digest: digest2 }, { before, mine }) {
  const now = ownDigest((0, import_shared_adapters_memory_note_cache2.readNoteFiles)(project).get(id));
  if (now === digest2) return false;
  const isStill = (text) => {
    const held = ownDigest(text ?? void 0);
    return held === null ? file !== null : held === before || mine.has(held);
  };
  const put2 = await (0, import_shared_adapters_memory_note_cache2.exchangeNote)(project, id, { isStill, text: file });
  if (typeof put2 !== "boolean") throw new Error(put2.reason);
  return put2;
}
function ownNotes(project) {
  const files = [...(0, import_shared_adapters_memory_note_cache2.readNoteFiles)(project)].map(([id, text]) => [id, (0, import_common3.redact)(text)]);
  const sendable = files.filter(([, file]) => file.length <= LONGEST_SHARED_NOTE);
  return new Map(sendable.map(([id, file]) => [id, { digest: digestOf(file), file }]));
}
function ownDigest(file) {
  return file === void 0 ? null : digestOf((0, import_common3.redact)(file));
}
function isUsable({ id, file }) {
  return file === null || (0, import_shared_adapters_memory_note_cache2.readNote)(id, file).status === "ok";
}
function lineOf(kind, text) {
  return { id: digestOf(text).slice(0, 32), kind, text };
}
function digestOf(text) {
  return (0, import_common7.createHash)("sha256").update(text).digest("hex");
}
var STATE = (0, import_adapters_loops_record_schemas.object)({
  server: (0, import_adapters_loops_record_schemas.string)(),
  name: (0, import_adapters_loops_record_schemas.string)(),
  cursor: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^\d{1,19}$/)),
  notes: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)()),
  links: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())
});
var LARGEST = 64 * 1024 * 1024;
function statePath({ userFolder, project }) {
  return (0, import_node_path2.join)(userFolder, "shared-notes", `${digestOf(project).slice(0, 24)}.json`);
}
function readState(place) {
  const file = (0, import_common6.readJson)(statePath(place), (0, import_common9.privateFile)(place.userFolder), LARGEST);
  const parsed = STATE.safeParse(file.status === "ok" ? file.value : null);
  if (!parsed.success || parsed.data.server !== place.server || parsed.data.name !== place.name)
    return { cursor: "0", notes: /* @__PURE__ */ new Map(), links: /* @__PURE__ */ new Set() };
  const { cursor, notes, links } = parsed.data;
  return { cursor, notes: new Map(Object.entries(notes)), links: new Set(links) };
}
function writeState(place, { cursor, notes, links }) {
  const { userFolder, server, name } = place;
  (0, import_common5.makeFolder)((0, import_node_path2.join)(userFolder, "shared-notes"), 448);
  const held = { server, name, cursor, notes: Object.fromEntries(notes), links: [...links] };
  (0, import_common2.keepJson)(statePath(place), held, { mode: 384 });
}
// src/app/sharing/share-lines.ts
var REST_MS = 6e4;
var MOST_AT_ONCE2 = 2e3;
var LARGEST2 = 16 * 1024 * 1024;
var IN_TURN = { waitMs: 2e3, patienceMs: import_shared_pg_lib_client.PATIENCE_IN_TURN_MS };
var ASKED = { waitMs: 8e3, patienceMs: void 0 };
var KINDS = SHARED_FILES.map(({ kind }) => kind);
async function shareLines(place, atOnce) {
  const address = (0, import_app_guidance_step_guidance.addressOf)(place);
  if (address === null) return { status: "off" };
  const named2 = (0, import_app_guidance_step_guidance.serverOf)(address, place.env.PGPASSWORD);
  if (named2 === null)
    return { status: "refused", reason: "the address is not postgresql://USER@HOST/DATABASE" };
  const { server, href } = named2;
  const path = (0, import_node_path.join)(place.userFolder, "sharing.json");
  const state = readState2(path, server);
  if (!atOnce && place.now() < state.awayUntil && place.now() >= state.awayUntil - REST_MS)
    return { status: "away", server, reason: "it was away a moment ago" };
  const { waitMs, patienceMs } = atOnce ? ASKED : IN_TURN;
  const held = await (0, import_common.withLock)(path, () => exchange(place, href, { path, server, patienceMs }), { waitMs });
  return held.status === "done" ? held.value : { status: "away", server, reason: "another process shares now" };
}
async function exchange(place, address, { path, server, patienceMs }) {
  const opened = await (0, import_shared_pg_lib_client.openTeamStore)(address, patienceMs);
  const state = readState2(path, server);
  if (opened.status === "away") {
    writeState2(path, { ...state, awayUntil: place.now() + REST_MS });
    return { status: "away", server, reason: opened.reason };
  }
  try {
    const sent = await send(opened.store, place.userFolder, path, state);
    const received = await receive(opened.store, place.userFolder, path, sent.state);
    const notes = await shareOwnNotes(place, opened.store, server);
    const counts = { sent: sent.count + notes.sent, received: received + notes.received };
    const after = readState2(path, server);
    if (after.awayUntil > 0) writeState2(path, { ...after, awayUntil: 0 });
    return { status: "done", server, ...counts };
  } catch (error) {
    writeState2(path, { ...readState2(path, server), awayUntil: place.now() + REST_MS });
    return { status: "away", server, reason: (0, import_shared_pg_lib_client.reasonOf)(error) };
  } finally {
    await opened.store.close().catch(() => void 0);
  }
}
async function shareOwnNotes(place, store, server) {
  const { userFolder, project, now } = place;
  const name = project === void 0 ? null : (0, import_app_guidance_step_guidance3.sharedName)(userFolder, project);
  if (project === void 0 || name === null) return { sent: 0, received: 0 };
  return shareNotes({ userFolder, project, now, name, server }, store);
}
async function send(store, userFolder, path, before) {
  const known = new Set(before.known);
  const fresh = SHARED_FILES.flatMap(
    (shared) => linesOf((0, import_node_path.join)(userFolder, shared.file)).flatMap((text) => {
      const line = { id: idOf(text), kind: shared.kind, text };
      return known.has(line.id) || !isShareable(line) ? [] : [line];
    })
  );
  let count = 0;
  let state = before;
  for (let from = 0; from < fresh.length; from += MOST_AT_ONCE2) {
    const part = fresh.slice(from, from + MOST_AT_ONCE2);
    count += await store.push(part);
    state = { ...state, known: [...state.known, ...part.map(({ id }) => id)] };
    writeState2(path, state);
  }
  return { state, count };
}
async function receive(store, userFolder, path, before) {
  let count = 0;
  let state = before;
  for (; ; ) {
    const { lines, cursor } = await store.pull(KINDS, state.cursor, MOST_AT_ONCE2);
    if (lines.length === 0) return count;
    const own = new Set(state.known);
    const fresh = lines.filter((line) => isShareable(line) && !own.has(idOf(line.text)));
    for (const { kind, file } of SHARED_FILES) {
      const texts = fresh.filter((line) => line.kind === kind).map(({ text }) => text);
      count += await addLines((0, import_node_path.join)(userFolder, file), texts);
    }
    state = {
      ...state,
      cursor,
      known: [...state.known, ...fresh.map(({ text }) => idOf(text))],
      awayUntil: 0
    };
    writeState2(path, state);
    if (lines.length < MOST_AT_ONCE2) return count;
  }
}
async function addLines(path, texts) {
  if (texts.length === 0) return 0;
  const held = await (0, import_common.withLock)(path, () => {
    const there = new Set(linesOf(path));
    const missing = texts.filter((text) => !there.has(text));
    if (missing.length > 0) (0, import_common4.appendLine)(path, missing.join("\n"), 384);
    return missing.length;
  });
  if (held.status === "busy") throw new Error(`${path} is locked by another process`);
  return held.value;
}
function linesOf(path) {
  const text = (0, import_common8.textOf)(path, (0, import_common9.privateFile)((0, import_node_path.dirname)(path)), LARGEST2) ?? "";
  return text.split("\n").filter((line) => line.trim() !== "");
}
function idOf(text) {
  return (0, import_common7.createHash)("sha256").update(text).digest("hex").slice(0, 32);
}
var STATE2 = (0, import_adapters_loops_record_schemas.object)({
  /** Without user and password; each server has its own state. */
  server: (0, import_adapters_loops_record_schemas.string)(),
  cursor: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._regex)(/^\d{1,19}$/)),
  /** Ids of lines on both sides. */
  known: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  awayUntil: (0, import_adapters_loops_record_schemas.number)()
});
function readState2(path, server) {
  const file = (0, import_common6.readJson)(path, (0, import_common9.privateFile)((0, import_node_path.dirname)(path)));
  const parsed = STATE2.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success && parsed.data.server === server ? parsed.data : { server, cursor: "0", known: [], awayUntil: 0 };
}
function writeState2(path, state) {
  (0, import_common2.keepJson)(path, state, { mode: 384 });
}
