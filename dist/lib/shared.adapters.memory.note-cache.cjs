var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{IMPORT:()=>IMPORT,IMPORT_MARKER:()=>IMPORT_MARKER,LARGEST_NOTE:()=>LARGEST_NOTE,LINK_TYPES:()=>LINK_TYPES,NEARLY_THE_SAME:()=>NEARLY_THE_SAME,RUNG_FLOOR:()=>RUNG_FLOOR,SEARCH_FLOOR:()=>SEARCH_FLOOR,WORTH_A_LINK:()=>WORTH_A_LINK,addLinks:()=>addLinks,addNote:()=>addNote,agentNamed:()=>agentNamed,alikeNotes:()=>alikeNotes,appendLinks:()=>appendLinks,attribute:()=>attribute,changeNotes:()=>changeNotes,countUse:()=>countUse,cycleIn:()=>cycleIn,exchangeNote:()=>exchangeNote,figuresOf:()=>figuresOf,findInMemory:()=>findInMemory,findNote:()=>findNote,findNotes:()=>findNotes,foldLinks:()=>foldLinks,forgetNote:()=>forgetNote,freePath:()=>freePath,indexOfNotes:()=>indexOfNotes,ingest:()=>ingest,ingestLinks:()=>ingestLinks,isMet:()=>isMet,isNoteId:()=>isNoteId,isWanted:()=>isWanted,keepFeedback:()=>keepFeedback,linkNotes:()=>linkNotes,memoryPassages:()=>memoryPassages,noteId:()=>noteId,openMemory:()=>openMemory,openMemoryFolder:()=>openMemoryFolder,priorityOf:()=>priorityOf,readAnyInstant:()=>readAnyInstant,readLink:()=>readLink,readLinkType:()=>readLinkType,readLinks:()=>readLinks,readNote:()=>readNote,readNoteFiles:()=>readNoteFiles,readNotes:()=>readNotes,readUsage:()=>readUsage,readUsageLines:()=>readUsageLines,
renderNoteFacts:()=>renderNoteFacts,reviewNotes:()=>reviewNotes,searchMemory:()=>searchMemory,showFigures:()=>showFigures,similarNotes:()=>similarNotes,similarityOf:()=>similarityOf,speaksOf:()=>speaksOf,stateOf:()=>stateOf,storeNote:()=>storeNote,suggestReview:()=>suggestReview,supersededBy:()=>supersededBy,takeLinks:()=>takeLinks}),module.exports=__toCommonJS(stdin_exports);var import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_app_retrieval_document_passages2=require("./app.retrieval.document-passages.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_yaml_dist_parse_parser=require("./shared.yaml.dist.parse.parser.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/adapters/memory/note-store.ts
// src/core/memory/note.ts
var SCHEMA = 1;
var NOTE_READING = 1;
var DEFAULT_PRIORITY = 5;
function readNote(id, file) {
  const reason = objectionTo(file);
  if (reason !== null) return { status: "unusable", reason };
  const { present, values, end, diagnostics } = plainFrontmatter(file) ?? (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(file);
  const unclosed = diagnostics.find(({ code }) => code === "frontmatter-unclosed");
  if (unclosed !== void 0)
    return { status: "unusable", reason: "its frontmatter is opened and never closed" };
  if (Number((0, import_hooks_active_on_command.scalar)(values.schema) ?? SCHEMA) > SCHEMA)
    return { status: "unusable", reason: "it was written by a newer MSW: update the plugin" };
  const text = present ? file.slice(end) : file;
  if (text.trim() === "") return { status: "unusable", reason: "it is empty" };
  const { parts, problems } = (0, import_app_guidance_step_guidance.readTemplate)(text);
  const facts = readFacts(values);
  return {
    status: "ok",
    note: {
      id,
      text,
      ...parts,
      type: problems.some(({ code }) => code === "type") ? (0, import_app_guidance_step_guidance.typeNamed)((0, import_hooks_active_on_command.scalar)(values.type)) ?? parts.type : parts.type,
      tags: (0, import_app_guidance_step_guidance.tagsOf)([...parts.tags, ...(0, import_hooks_active_on_command.texts)(values.tags)]),
      ...facts,
      needsReview: facts.needsReview || problems.length > 0
    }
  };
}
function renderNoteFacts(facts, extra = {}) {
  const rows = [
    ["schema", String(SCHEMA)],
    ["created_at", facts.createdAt],
    ["agent_type", facts.agent],
    ["domain", facts.domain],
    ["initial_priority", String(facts.priority)],
    ["source", facts.source],
    ["needs_review", facts.needsReview ? "true" : null],
    ["usage_count", facts.usageCount > 0 ? String(facts.usageCount) : null],
    ["last_accessed_at", facts.lastAccessedAt]
  ];
  const known = new Set(rows.map(([key]) => key));
  const others = Object.entries(extra).filter(([key]) => /^[a-z][\w-]{0,60}$/i.test(key) && !known.has(key));
  const lines = [...rows, ...others].flatMap(
    ([key, value]) => value === null ? [] : [`${key}: ${asScalar(value)}`]
  );
  return `---
${lines.join("\n")}
---
`;
}
var PLAIN_LINE = /^([a-z_][\w-]*): (?:"([^"\\]*)"|([A-Za-z0-9][^#:"'\\\r]*(?::[^\s#:"'\\\r]+)*))$/;
function plainFrontmatter(file) {
  if (!file.startsWith("---\n")) return null;
  const close = file.indexOf("\n---\n", 3);
  if (close === -1) return null;
  const entries = [];
  for (const line of file.slice(4, close).split("\n")) {
    const [, key, quoted, plain] = PLAIN_LINE.exec(line) ?? [];
    const value = quoted ?? plain;
    if (key === void 0 || value === void 0) return null;
    entries.push([key, value]);
  }
  return { present: true, values: (0, import_hooks_active_on_command.mapOf)(entries), end: close + "\n---\n".length, diagnostics: [] };
}
function objectionTo(file) {
  if (file.includes("\0")) return "it is not text";
  if (/^<{7} /m.test(file) && /^>{7} /m.test(file)) return "it has a merge conflict that is not resolved";
  return file.includes("\uFFFD\uFFFD") ? "it is not valid UTF-8" : null;
}
function readFacts(values) {
  return {
    createdAt: isoOf(values.created_at),
    agent: agentNamed((0, import_hooks_active_on_command.scalar)(values.agent_type)),
    domain: (0, import_hooks_active_on_command.scalar)(values.domain)?.toLowerCase() ?? null,
    priority: priorityOf((0, import_hooks_active_on_command.scalar)(values.initial_priority) ?? (0, import_hooks_active_on_command.scalar)(values.importance)),
    source: (0, import_hooks_active_on_command.scalar)(values.source),
    needsReview: (0, import_hooks_active_on_command.scalar)(values.needs_review) === "true",
    usageCount: wholeOf((0, import_hooks_active_on_command.scalar)(values.usage_count)),
    lastAccessedAt: isoOf(values.last_accessed_at)
  };
}
function agentNamed(name) {
  const plain = name?.trim() ?? "";
  return plain === "" || /^(?:unknown|null|none|~)$/i.test(plain) ? null : plain;
}
function priorityOf(value) {
  const number2 = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number2 !== "number" || !Number.isFinite(number2)) return DEFAULT_PRIORITY;
  return Math.min(10, Math.max(1, number2));
}
function wholeOf(value) {
  const number2 = value === null ? 0 : Math.floor(Number(value));
  return Number.isFinite(number2) && number2 > 0 ? number2 : 0;
}
function isoOf(value) {
  const text = (0, import_hooks_active_on_command.scalar)(value);
  return text === null || (0, import_shared_core_failure_reading_line_pattern.readInstant)(text) === null ? null : text;
}
function asScalar(value) {
  return /^[\w.:+-]+$/.test(value) && (0, import_shared_core_failure_reading_line_pattern.readInstant)(value) !== null ? value : (0, import_shared_core_snapshots_undo_text.yamlScalar)(value);
}
// src/core/memory/note-id.ts
function noteId(title, digest) {
  const words = title.normalize("NFKD").toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const slug = words.join("-").slice(0, 48).replace(/-$/, "");
  return `${slug === "" ? "note" : slug}-${digest.slice(0, 8)}`;
}
function isNoteId(id) {
  return /^[\p{L}\p{N}_][\p{L}\p{N}._ -]{0,150}$/u.test(id) && !id.endsWith(".");
}
// src/adapters/memory/note-cache.ts
var LARGEST = 512 * 1024 * 1024;
function openNoteCache(userFolder, folder) {
  const path = (0, import_node_path.join)(userFolder, import_app_retrieval_document_passages.SEARCH_FOLDER, `${(0, import_app_retrieval_document_passages.pathKey)(folder)}-parsed-notes.bin`);
  const { rows, texts: texts2 } = rowsIn(userFolder, path);
  const settledBefore = ((0, import_common5.lookAt)(path)?.mtimeMs ?? 0) - import_app_retrieval_document_passages2.SETTLED_MS;
  const rowOf = (name) => {
    const row = rows.get(name);
    const stat = row === void 0 ? null : (0, import_common5.lookAt)((0, import_node_path.join)(folder, name));
    const isSame = stat?.isFile() === true && stat.size === row?.bytes && stat.mtimeMs === row.modifiedAt;
    return isSame && stat.mtimeMs < settledBefore ? row : void 0;
  };
  const textAt = ({ start, end }) => texts2.toString("utf8", start, end);
  return {
    known: (name) => {
      const row = rowOf(name);
      const id = name.slice(0, -".md".length);
      const reading = row === void 0 ? null : readingOf(id, row, () => textAt(row));
      if (row === void 0 || reading === null) return null;
      const { bytes, modifiedAt } = row;
      return { reading, stat: { bytes, modifiedAt }, text: null };
    },
    keep: (files) => {
      const parts = [];
      let start = 0;
      const kept = files.map(({ name, reading: read, stat, text }) => {
        const before = rows.get(name);
        const part = text === null ? texts2.subarray(before?.start, before?.end) : Buffer.from(text, "utf8");
        parts.push(part);
        const place = [start, start + part.length];
        start += part.length;
        const reading = read.status === "ok" ? factsOf(read.note) : read.reason;
        return [name, stat.bytes, stat.modifiedAt, ...place, reading];
      });
      const head = Buffer.from(`${JSON.stringify({ v: NOTE_READING, rows: kept })}
`, "utf8");
      (0, import_app_retrieval_document_passages.keepCached)(userFolder, path, Buffer.concat([head, ...parts]));
    }
  };
}
function rowsIn(userFolder, path) {
  const file = (0, import_common6.readFile)(path, (0, import_common7.privateFile)(userFolder), LARGEST);
  const whole = file.status === "ok" ? file.bytes : Buffer.alloc(0);
  const texts2 = whole.subarray(whole.indexOf("\n") + 1);
  const { v, rows } = (0, import_common4.fieldsOf)(valueIn(whole.toString("utf8", 0, Math.max(0, whole.indexOf("\n")))));
  const listed = v === NOTE_READING && Array.isArray(rows) ? rows : [];
  return { rows: new Map(listed.flatMap((row) => rowIn(row, texts2.length))), texts: texts2 };
}
function valueIn(text) {
  const read = (0, import_common4.parseJson)(text);
  return read.status === "ok" ? read.value : null;
}
function rowIn(row, length) {
  const [name, bytes, modifiedAt, start, end, reading] = Array.isArray(row) ? row : [];
  if (typeof name !== "string" || typeof bytes !== "number" || typeof modifiedAt !== "number") return [];
  if (typeof start !== "number" || typeof end !== "number" || end > length) return [];
  return [[name, { bytes, modifiedAt, start, end, reading }]];
}
function factsOf(note) {
  const { type, title, tags, createdAt, agent, domain } = note;
  const { priority, source, needsReview, usageCount, lastAccessedAt } = note;
  return [
    ...[type, title, tags, createdAt, agent, domain],
    ...[priority, source, needsReview, usageCount, lastAccessedAt]
  ];
}
function readingOf(id, { reading }, textOfFile) {
  if (typeof reading === "string") return { status: "unusable", reason: reading };
  const facts = Array.isArray(reading) ? reading : [];
  const [type, title, tags, createdAt, agent, domain, priority, source, needsReview, usageCount, last] = facts;
  const named2 = typeof type === "string" ? (0, import_app_guidance_step_guidance.typeNamed)(type) : null;
  if (named2 === null || typeof title !== "string" || !Array.isArray(tags)) return null;
  let parsed = null;
  const rest = (key) => {
    parsed ??= readNote(id, textOfFile());
    return parsed.status === "ok" ? parsed.note[key] : null;
  };
  return {
    status: "ok",
    note: {
      id,
      type: named2,
      title,
      tags: tags.filter(isText),
      createdAt: textIn(createdAt),
      agent: textIn(agent),
      domain: textIn(domain),
      priority: typeof priority === "number" ? priority : 5,
      source: textIn(source),
      needsReview: needsReview === true,
      usageCount: typeof usageCount === "number" ? usageCount : 0,
      lastAccessedAt: textIn(last),
      get text() {
        return rest("text") ?? "";
      },
      get context() {
        return rest("context") ?? "";
      },
      get reasoning() {
        return rest("reasoning") ?? "";
      },
      get outcome() {
        return rest("outcome") ?? "";
      },
      get original() {
        return rest("original");
      }
    }
  };
}
function isText(value) {
  return typeof value === "string";
}
function textIn(value) {
  return isText(value) ? value : null;
}
// src/adapters/memory/note-store.ts
var LARGEST_NOTE = 256 * 1024;
var MOST_NOTES = 1e5;
function memoryPath(project, ...names) {
  return (0, import_common.mswPath)(project, "memory", ...names);
}
function openMemoryFolder(project) {
  return (0, import_common.openMswSubfolder)(project, "memory");
}
var IMPORT_MARKER = "import.json";
var WORTH_KEEPING = 100;
function readNotes(project, userFolder = null) {
  const folder = memoryPath(project);
  const list = (0, import_common5.listFolder)(folder, (0, import_common7.ownFile)(project), MOST_NOTES);
  const none = { notes: [], unusable: [], files: /* @__PURE__ */ new Map() };
  if (list.status === "missing") return none;
  if (list.status !== "ok") return { ...none, unusable: [{ name: ".msw/memory", reason: list.reason }] };
  const all = list.entries.map(({ name }) => name);
  const unfinished = all.includes(IMPORT_MARKER) ? unfinishedImport(project) : /* @__PURE__ */ new Set();
  const names = all.filter((name) => /^[^.].*\.md$/.test(name) && !unfinished.has(name)).sort();
  const keeps = userFolder !== null && names.length >= WORTH_KEEPING;
  const read = readAll(folder, names, keeps ? openNoteCache(userFolder, folder) : null);
  return {
    notes: read.flatMap(({ reading }) => reading.status === "ok" ? [reading.note] : []),
    unusable: read.flatMap(
      ({ name, reading }) => reading.status === "ok" ? [] : [{ name, reason: reading.reason }]
    ),
    files: new Map(read.map(({ name, stat }) => [name, stat]))
  };
}
function readAll(folder, names, cache) {
  const read = names.flatMap((name) => {
    const one = cache?.known(name) ?? readOne(folder, name);
    return one === null ? [] : [{ name, ...one }];
  });
  if (read.some(({ text }) => text !== null)) cache?.keep(read);
  return read;
}
async function storeNote(project, id, text) {
  return changeNotes(project, (folder) => {
    const path = (0, import_common7.below)(folder, `${id}.md`);
    if ((0, import_common5.lookAt)(path) !== null) return { status: "taken", path };
    (0, import_common3.keepText)(path, text);
    return { status: "added", path };
  });
}
function readNoteFiles(project) {
  return new Map(
    readNotes(project).notes.flatMap(({ id }) => {
      const file = (0, import_common6.readText)(memoryPath(project, `${id}.md`), (0, import_common7.ownFile)(project), LARGEST_NOTE);
      return file.status === "ok" ? [[id, file.text]] : [];
    })
  );
}
async function exchangeNote(project, id, { isStill, text }) {
  const forgotten = (0, import_common.openMswSubfolder)(project, "memory", "forgotten");
  if (forgotten.status === "refused") return forgotten;
  return changeNotes(project, (folder) => {
    const path = (0, import_common7.below)(folder, `${id}.md`);
    const now = (0, import_common6.readText)(path, (0, import_common7.ownFile)(project), LARGEST_NOTE);
    if (now.status === "refused" || !isStill(now.status === "ok" ? now.text : null)) return false;
    if (text !== null) (0, import_common3.keepText)(path, text);
    else if (now.status === "ok") (0, import_node_fs.renameSync)(path, freePath(forgotten.path, id));
    return true;
  });
}
function freePath(folder, id) {
  for (let number2 = 1; ; number2 += 1) {
    const path = (0, import_common7.below)(folder, number2 === 1 ? `${id}.md` : `${id}.${number2}.md`);
    if ((0, import_common5.lookAt)(path) === null) return path;
  }
}
async function changeNotes(project, change) {
  const folder = openMemoryFolder(project);
  if (folder.status === "refused") return folder;
  try {
    const held = await (0, import_common2.withLock)((0, import_common7.below)(folder.path, "notes"), () => change(folder.path), {
      waitMs: 6e4
    });
    if (held.status === "done") return held.value;
    return {
      status: "refused",
      reason: "The memory of this project is in use by another process: try again."
    };
  } catch (error) {
    const code = (0, import_common8.errorCode)(error);
    if (code === null) throw error;
    return { status: "refused", reason: `${folder.path} cannot be written (${code}).` };
  }
}
function unfinishedImport(project) {
  const { notes } = (0, import_common4.fieldsIn)((0, import_common4.readJson)(memoryPath(project, IMPORT_MARKER), (0, import_common7.ownFile)(project)));
  const ids = (Array.isArray(notes) ? notes : []).map(
    (note) => Array.isArray(note) ? `${note[0]}.md` : ""
  );
  return new Set(ids);
}
function readOne(folder, name) {
  const id = name.slice(0, -".md".length);
  const path = (0, import_common7.below)(folder, name);
  const seen = (0, import_common5.lookAt)(path);
  if (seen === null) return null;
  const stat = { bytes: seen.size, modifiedAt: seen.mtimeMs };
  const unusable = (reason) => ({ reading: { status: "unusable", reason }, stat, text: "" });
  if (!isNoteId(id)) return unusable("its name has characters that the id of a note cannot have");
  const file = (0, import_common6.readText)(path, (0, import_common7.ownFile)(folder), LARGEST_NOTE);
  if (file.status === "missing") return null;
  if (file.status === "refused") return unusable(file.reason);
  return { reading: readNote(id, file.text), stat, text: file.text };
}

var import_common9 = require("./common.cjs");

// src/core/memory/links.ts
var LINK_TYPES = ["causes", "solves", "contradicts", "expands", "supersedes", "similar"];
var LINK = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.literal)(1), 1),
  from: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  to: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  type: (0, import_adapters_loops_record_schemas._enum)(LINK_TYPES),
  confidence: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(1)),
  /** `manual`, `tier2_notebooklm`, or the name of a model. */
  source: (0, import_adapters_loops_record_schemas.string)(),
  reasoning: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.string)(), ""),
  /** A proposed link is shown, but has no effect; a declined one is not even shown. */
  status: (0, import_adapters_loops_record_schemas._enum)(["accepted", "proposed", "declined"]),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  synthesis: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)())
});
var CONFIDENT = 0.7;
function readLink(line) {
  const parsed = LINK.safeParse(line);
  return parsed.success ? parsed.data : null;
}
function foldLinks(lines) {
  return [...new Map(lines.map((link) => [keyOf(link), link])).values()];
}
function keyOf({ from, to, type }) {
  return JSON.stringify([from, to, type]);
}
var RELATIONSHIP = (0, import_adapters_loops_record_schemas.object)({
  from_memory_id: (0, import_adapters_loops_record_schemas.string)(),
  to_memory_id: (0, import_adapters_loops_record_schemas.string)(),
  relationship_type: (0, import_adapters_loops_record_schemas.string)(),
  confidence: (0, import_adapters_loops_record_schemas.number)(),
  reasoning: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.string)(), "")
});
function ingestLinks({ source, synthesis, relationships }, {
  ids,
  known,
  at
}) {
  const links = [];
  const rejected = [];
  let duplicates = 0;
  for (const [index, given] of relationships.entries()) {
    const judged = judge(given, ids);
    if (typeof judged === "string") {
      rejected.push({ index, reason: judged });
      continue;
    }
    const link = { ...judged, ...synthesis !== null && { synthesis }, source, at, schema: 1 };
    const all = [...known, ...links];
    const reason = cycleIn(all, link);
    if (all.some((one) => keyOf(one) === keyOf(link))) duplicates += 1;
    else if (reason !== null) rejected.push({ index, reason });
    else links.push(link);
  }
  const accepted = links.filter(({ status }) => status === "accepted").length;
  return { links, accepted, proposed: links.length - accepted, duplicates, rejected };
}
function judge(given, ids) {
  const parsed = RELATIONSHIP.safeParse(given);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? "the whole");
    return `${field} is missing or of another kind`;
  }
  const { from_memory_id: from, to_memory_id: to, relationship_type, confidence, reasoning } = parsed.data;
  const type = LINK_TYPES.find((one) => one === relationship_type.trim().toLowerCase());
  const unknown2 = [from, to].find((id) => !ids.has(id));
  if (unknown2 !== void 0) return `there is no note ${unknown2.slice(0, 100)}`;
  if (from === to) return "a note cannot be linked to itself";
  if (type === void 0) return `${relationship_type.slice(0, 40)} is not one of ${LINK_TYPES.join(", ")}`;
  if (!(confidence >= 0 && confidence <= 1)) return "its confidence is not from 0 to 1";
  const status = confidence < CONFIDENT ? "proposed" : "accepted";
  return { from, to, type, confidence, reasoning: reasoning.slice(0, 1e3), status };
}
function cycleIn(links, { from, to, type }) {
  if (type !== "supersedes") return null;
  const next = /* @__PURE__ */ new Map();
  for (const link of links.filter((one) => one.type === "supersedes"))
    next.set(link.from, [...next.get(link.from) ?? [], link.to]);
  const seen = /* @__PURE__ */ new Set();
  const waiting = [to];
  for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
    if (at === from) return `${to} is itself replaced by ${from}, directly or by others`;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...next.get(at) ?? []);
  }
  return null;
}
function supersededBy(links, ids) {
  const held = links.filter(
    (link) => link.type === "supersedes" && link.status === "accepted" && ids.has(link.to)
  );
  return new Map(held.map(({ from, to }) => [from, to]));
}
function readLinkType(answer) {
  const word = answer.trim().toLowerCase().replaceAll(/[^a-z]/g, "");
  return LINK_TYPES.find((type) => type === word) ?? "similar";
}
// src/core/memory/usage.ts
var RUN = (0, import_adapters_loops_record_schemas.object)({
  /** `cached` and `asked`: with a notebook's answer; `stale`: an expired one; `local`: without any. */
  kind: (0, import_adapters_loops_record_schemas._enum)(["cached", "asked", "stale", "local"]),
  ms: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0))
});
var LINE = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  /** How many times; more than 1 in a merged file. */
  count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1)), 1),
  stage: (0, import_adapters_loops_record_schemas.optional)(RUN),
  /** Somebody said whether these notes helped; it does not count as use. */
  useful: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.boolean)())
});
function readUsageLine(line) {
  const parsed = LINE.safeParse(line);
  return parsed.success && (0, import_shared_core_failure_reading_line_pattern.readInstant)(parsed.data.at) !== null ? parsed.data : null;
}
function foldUsage(lines) {
  const usage = /* @__PURE__ */ new Map();
  for (const line of lines)
    for (const id of new Set(line.ids))
      usage.set(id, withLine(usage.get(id) ?? { count: 0, lastAt: 0, votes: 0 }, line));
  return usage;
}
function withLine(before, { at, count, useful }) {
  if (useful !== void 0) return { ...before, votes: before.votes + (useful ? count : -count) };
  const lastAt = Math.max(before.lastAt, (0, import_shared_core_failure_reading_line_pattern.readInstant)(at) ?? 0);
  return { ...before, count: before.count + count, lastAt };
}
var MOST_KEPT = 500;
function mergedUsage(lines) {
  const figures = lines.filter(({ stage, useful }) => stage !== void 0 || useful !== void 0);
  const kept = new Set(figures.slice(-MOST_KEPT));
  const counts = foldUsage(lines.filter((line) => line.useful === void 0 && !kept.has(line)));
  const merged = [...counts].map(
    ([id, { count, lastAt }]) => ({
      ...{ schema: 1, at: (0, import_shared_core_failure_reading_line_pattern.writeInstant)(lastAt), ids: [id], count }
    })
  );
  return [...merged, ...kept];
}
// src/adapters/memory/line-log.ts
var LARGEST2 = 64 * 1024 * 1024;
var FULL = 1024 * 1024;
function readLinks(project) {
  return linesOf(project, LINKS).flatMap((line) => readLink(line) ?? []);
}
function appendLinks(project, links) {
  return append(project, LINKS, links);
}
function addLinks(folder, links) {
  return addLines(folder, LINKS, links);
}
function takeLinks(project, folder, imported) {
  const lines = ((0, import_common6.textOf)((0, import_common7.below)(folder, LINKS), (0, import_common7.ownFile)(project), LARGEST2) ?? "").split("\n");
  const isMeant = (line) => {
    const link = readLink(valueIn2(line));
    return link?.source === IMPORT && link.at === imported;
  };
  const taken = lines.filter(isMeant);
  if (taken.length > 0)
    (0, import_common9.writeFileAtomic)((0, import_common7.below)(folder, LINKS), lines.filter((line) => !isMeant(line)).join("\n"));
  return taken;
}
var LINKS = "links.jsonl";
var IMPORT = "import";
function readUsage(project) {
  return foldUsage(readUsageLines(project));
}
function readUsageLines(project) {
  return linesOf(project, USAGE).flatMap((line) => readUsageLine(line) ?? []);
}
async function countUse(project, ids, { at, stage, also = () => {
} }) {
  if (ids.length === 0 && stage === void 0) return { status: "ok" };
  return appendUsage(project, { schema: 1, at, ids: [...ids], count: 1, stage }, also);
}
function keepFeedback(project, ids, { at, useful }) {
  return appendUsage(project, { schema: 1, at, ids: [...ids], count: 1, useful });
}
var USAGE = "usage.jsonl";
function appendUsage(project, line, also = () => {
}) {
  return changeNotes(project, (folder) => {
    also(folder);
    const path = (0, import_common7.below)(folder, USAGE);
    const appended = (0, import_common3.keepLines)(path, [line]);
    if (appended.status === "refused") return notWritten(path, appended.reason);
    if (appended.size > FULL) {
      const merged = mergedUsage(readUsageLines(project)).map((one) => JSON.stringify(one));
      (0, import_common9.writeFileAtomic)(path, `${merged.join("\n")}
`);
    }
    return { status: "ok" };
  });
}
async function append(project, name, values) {
  if (values.length === 0) return { status: "ok" };
  return changeNotes(project, (folder) => addLines(folder, name, values));
}
function addLines(folder, name, values) {
  if (values.length === 0) return { status: "ok" };
  const path = (0, import_common7.below)(folder, name);
  const appended = (0, import_common3.keepLines)(path, values, { durable: true });
  return appended.status === "refused" ? notWritten(path, appended.reason) : { status: "ok" };
}
function notWritten(path, reason) {
  return { status: "refused", reason: `${path} cannot be written: ${reason}.` };
}
function linesOf(project, name) {
  const text = (0, import_common6.textOf)((0, import_common.mswPath)(project, "memory", name), (0, import_common7.ownFile)(project), LARGEST2) ?? "";
  return text.split("\n").flatMap((line) => valueIn2(line) ?? []);
}
function valueIn2(line) {
  const parsed = (0, import_common4.parseJson)(line);
  return parsed.status === "ok" ? parsed.value : null;
}

var import_app_retrieval_document_passages3 = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages4 = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages5 = require("./app.retrieval.document-passages.cjs");

var import_node_fs2 = require("node:fs");
// src/core/memory/find-notes.ts
function speaksOf(note, failure) {
  const words = new Set((0, import_app_retrieval_document_passages4.analyse)(note, "english"));
  const telling = [...new Set((0, import_app_retrieval_document_passages4.analyse)(failure, "english"))].filter(
    (word) => !isGeneral(word) && words.has(word)
  );
  const hasCode = telling.some((word) => /^(?=.*\d)(?=.*[a-z]).{4,}$/.test(word));
  return telling.length >= (hasCode ? 2 : 3);
}
function isGeneral(word) {
  return word.length < 3 || GENERAL.has(word);
}
var GENERAL = new Set(
  (0, import_app_retrieval_document_passages4.analyse)(
    "test tests fail failed failing error errors exception expected received actual assert assertion value values type types typeerror function method class object property properties undefined null true false read reading cannot could does not found find file files line lines module import name names call called argument arguments return returned run running src lib index main line node modules code exit status message problem thing another other any all have has been when while new old use used using get set dist build",
    "english"
  )
);
var SEARCH_FLOOR = 0.6;
var RUNG_FLOOR = 2.5;
function findNotes(index, query, { ids, most, floor }) {
  const words = [...new Set((0, import_app_retrieval_document_passages4.analyse)(query, index.analyser))];
  const segments = index.segments.map((one) => (0, import_app_retrieval_document_passages5.withoutDocuments)(one, (path) => !ids.has(idOf(path))));
  const alive = segments.reduce((sum, { dead }) => sum + dead.filter((one) => one === 0).length, 0);
  const unit = Math.log(1 + (alive - 0.5) / 1.5);
  return (0, import_app_retrieval_document_passages3.rank)(segments, words, most).map(({ path, score }) => ({ id: idOf(path), score, strength: unit === 0 ? 0 : score / unit })).filter(({ strength }) => strength >= floor);
}
var NEARLY_THE_SAME = 0.75;
function similarNotes(notes, one) {
  const likeness = likenessAmong([...notes.filter(({ id }) => id !== one.id), one]);
  const others = likeness.nearest(one.id);
  const alike = others.map((id) => ({ id, similarity: likeness.of(one.id, id) }));
  return alike.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
}
var WORTH_A_LINK = 0.1;
function similarityOf(notes, one, other) {
  return likenessAmong(notes).of(one.id, other.id);
}
function alikeNotes(notes, least = NEARLY_THE_SAME) {
  const likeness = likenessAmong(notes);
  const pairs = /* @__PURE__ */ new Map();
  for (const { id } of notes)
    for (const other of likeness.nearest(id)) {
      const ids = id < other ? [id, other] : [other, id];
      const key = ids.join(" ");
      if (!pairs.has(key)) pairs.set(key, { ids, similarity: likeness.of(...ids) });
    }
  return [...pairs.values()].filter(({ similarity }) => similarity >= least).sort((a, b) => b.similarity - a.similarity || (a.ids.join(" ") < b.ids.join(" ") ? -1 : 1));
}
var MOST_NEAR = 5;
function likenessAmong(notes) {
  const words = new Map(notes.map((note) => [note.id, wordsOf(note)]));
  const segment = (0, import_app_retrieval_document_passages3.buildSegment)(
    notes.map(({ id }) => ({ path: id, bytes: 0, modifiedAt: 0, digest: 0n, words: words.get(id) ?? [] }))
  );
  const known = /* @__PURE__ */ new Map();
  const scoresOf = (id) => {
    const found = known.get(id) ?? new Map((0, import_app_retrieval_document_passages3.rank)([segment], words.get(id) ?? [], MOST_ALIKE).map(({ path, score }) => [path, score]));
    known.set(id, found);
    return found;
  };
  const share2 = (from, to) => (scoresOf(from).get(to) ?? 0) / (scoresOf(from).get(from) ?? Number.POSITIVE_INFINITY);
  return {
    nearest: (id) => [...scoresOf(id).keys()].filter((other) => other !== id).slice(0, MOST_NEAR),
    of: (one, other) => Math.min(1, (share2(one, other) + share2(other, one)) / 2)
  };
}
var MOST_ALIKE = 200;
function wordsOf({ title, context, reasoning, outcome }) {
  return (0, import_app_retrieval_document_passages4.analyse)([title, context, reasoning, outcome].join("\n"), "english");
}
function idOf(path) {
  return path.replace(/\.md$/, "");
}
// src/app/memory/open-memory.ts
function openMemory({ project, userFolder }) {
  const stored = readNotes(project, userFolder);
  const byId = new Map(stored.notes.map((note) => [note.id, note]));
  const links = foldLinks(readLinks(project));
  const superseded = supersededBy(links, new Set(byId.keys()));
  return { ...stored, byId, links, usage: readUsage(project), superseded };
}
function indexOfNotes({ project, userFolder, now }, { notes, files }, query) {
  const root = (0, import_common.mswPath)(project, "memory");
  if (notes.length === 0 || !(0, import_node_fs2.existsSync)(root)) return { analyser: "english", segments: [] };
  const words = (0, import_app_retrieval_document_passages4.analyse)(query, "english");
  return (0, import_app_retrieval_document_passages3.openIndex)({ root, userFolder, now: now(), kind: "notes", seen: files }, "english", words).index;
}

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_shared_core_failure_reading_line_pattern2 = require("./shared.core.failure.reading.line-pattern.cjs");

var import_promises = require("node:timers/promises");
// src/app/memory/find-in-memory.ts
var MOST_BY_WORDS = 200;
var LONGEST_MS = 2e4;
async function findInMemory(place, memory, { query, ids, most, floor }) {
  const model = embedder(place);
  const index = indexOfNotes(place, memory, query);
  const words = findNotes(index, query, { ids, most: model === null ? most : MOST_BY_WORDS, floor });
  if (model === null || ids.size === 0) return { found: words.slice(0, most), mode: "lexical", notice: null };
  const { nearnessOf } = await Promise.resolve().then(() => __toESM(require("./app.memory.nearness.cjs")));
  const near = await nearnessOf(place, model, {
    ...{ query, notes: memory.notes, among: ids, most },
    ...{ besides: words.map(({ id }) => id), limitMs: LONGEST_MS, brings: true }
  });
  if (near.status === "unknown") return { found: words.slice(0, most), mode: "lexical", notice: near.notice };
  return { found: byBoth(words, near.nearness).slice(0, most), mode: "hybrid", notice: near.notice };
}
var TURN_MS = 600;
async function orderedByBoth(place, memory, { query, found }) {
  const model = found.length < 2 ? null : embedder(place);
  if (model === null) return found;
  const { nearnessOf } = await Promise.resolve().then(() => __toESM(require("./app.memory.nearness.cjs")));
  const besides = found.map(({ id }) => id);
  const asked = nearnessOf(place, model, {
    ...{ query, notes: memory.notes, among: new Set(besides), most: besides.length },
    ...{ besides: [], limitMs: TURN_MS, brings: false }
  }).catch(() => null);
  const near = await Promise.race([asked, (0, import_promises.setTimeout)(TURN_MS, null, { ref: false })]);
  return near?.status === "known" ? byBoth(found, near.nearness) : found;
}
function byBoth(words, nearness) {
  const byWords = new Map(words.map((one) => [one.id, one]));
  const near = [...nearness].filter(([id, value]) => byWords.has(id) || value >= import_shared_core_failure_reading_line_pattern2.NEAR_ENOUGH);
  const scores = (0, import_shared_core_failure_reading_line_pattern2.combinedScores)(new Map(words.map(({ id, score }) => [id, score])), new Map(near));
  const all = Array.from(scores, ([id, score]) => ({ id, score, strength: byWords.get(id)?.strength ?? 0 }));
  return all.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}
function embedder({ userFolder, env }) {
  const { model } = (0, import_app_guidance_step_guidance3.readUserSettings)(userFolder).settings;
  if (model === null || model.embed === null) return null;
  return { endpoint: model.endpoint, model: model.embed, key: env.MSW_MODEL_KEY || null };
}
// src/app/memory/search-memory.ts
async function searchMemory(place, { query, most, ...filter }) {
  const memory = openMemory(place);
  const ids = new Set(memory.notes.filter((note) => isWanted(note, filter)).map(({ id }) => id));
  const wanted = { query, ids, most, floor: SEARCH_FLOOR };
  const { found, mode, notice } = await findInMemory(place, memory, wanted);
  const hits = found.flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    return note === void 0 ? [] : [{ note, score, supersededBy: memory.superseded.get(id) ?? null }];
  });
  return { hits, mode, notice, notes: memory.notes.length, unusable: memory.unusable };
}
function isWanted({ type, tags, domain }, wanted) {
  if (wanted.type !== null && type !== wanted.type) return false;
  if (wanted.domain !== null && domain !== wanted.domain.toLowerCase()) return false;
  return wanted.tags.every((tag) => tags.includes(tag.toLowerCase()));
}
async function notesAbout(place, { query, most, ...filter }) {
  const memory = openMemory(place);
  const isOffered = (note) => !memory.superseded.has(note.id) && isWanted(note, filter);
  const ids = new Set(memory.notes.filter(isOffered).map(({ id }) => id));
  const byWords = findNotes(indexOfNotes(place, memory, query), query, { ids, most, floor: RUNG_FLOOR });
  const telling = byWords.filter(({ id }) => speaksOf(memory.byId.get(id)?.text ?? "", query));
  const found = await orderedByBoth(place, memory, { query, found: telling });
  const hits = found.flatMap(({ id, strength }) => {
    const note = memory.byId.get(id);
    return note === void 0 ? [] : [{ note, score: strength, supersededBy: null }];
  });
  return { hits, notes: memory.notes.length, unusable: memory.unusable };
}
async function memoryPassages(question) {
  const { query, most = 2 } = question;
  const { hits } = await notesAbout(question, { query, most, type: null, tags: [], domain: null });
  return hits.map(({ note, score }) => passageOf(note, score));
}
var LONGEST_PASSAGE = 2e3;
function passageOf({ id, text, createdAt, needsReview }, score) {
  const day = createdAt === null ? "undated" : `of ${createdAt.slice(0, 10)}`;
  const head = `A note ${day}${needsReview ? ", not reviewed" : ""}:`;
  return { text: `${head}
${text.trim().slice(0, LONGEST_PASSAGE)}`, source: `${(0, import_app_guidance_step_guidance2.noteFile)(id)}:1`, score };
}

var import_common10 = require("./common.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs3 = require("node:fs");
// src/app/memory/open-note.ts
function findNote({ notes, unusable }, wanted) {
  const id = wanted.trim().replace(/^.*[/\\]/, "").replace(/\.md$/, "");
  const exact = notes.find((note) => note.id === id);
  if (exact !== void 0) return { status: "ok", note: exact };
  const begun = id === "" ? [] : notes.filter((note) => note.id.startsWith(id));
  const [only] = begun;
  if (begun.length === 1 && only !== void 0) return { status: "ok", note: only };
  const broken = unusable.find(({ name }) => name === `${id}.md`);
  return {
    status: "refused",
    reason: broken === void 0 ? unknownNote(id, notes, begun) : `${broken.name}: ${broken.reason}.`
  };
}
async function forgetNote(project, id) {
  const folder = (0, import_common.openMswSubfolder)(project, "memory", "forgotten");
  if (folder.status === "refused") return folder;
  return changeNotes(project, (notes) => {
    const path = freePath(folder.path, id);
    (0, import_node_fs3.renameSync)((0, import_common7.below)(notes, `${id}.md`), path);
    return { status: "ok", path };
  });
}
function unknownNote(id, notes, begun) {
  const shown = (0, import_common11.plainLine)(id, 80);
  if (begun.length > 1)
    return `${(0, import_common12.countOf)(begun.length, "note")} begin with "${shown}", among them ${begun[0]?.id} and ${begun[1]?.id}: type more of the id.`;
  const meant = (0, import_hooks_active_on_command2.closestWord)(
    id,
    notes.map((note) => note.id)
  );
  return `There is no note "${shown}"${meant === null ? `. To list all: ${import_common10.lineToType`memory list`}` : `: did you mean ${meant}?`}`;
}

var import_common13 = require("./common.cjs");

// src/app/memory/link-notes.ts
async function ingest(place, ingestion) {
  const { byId, links: known } = openMemory(place);
  const judged = ingestLinks(ingestion, { ids: new Set(byId.keys()), known, at: (0, import_common13.isoNow)(place) });
  const { links, ...ingested } = judged;
  const kept = await appendLinks(place.project, links);
  return kept.status === "ok" ? { status: "ok", ingested, links } : kept;
}
async function linkNotes(place, { from, to, type, answer, reason, source, confidence }) {
  const memory = openMemory(place);
  const [a, b] = [findNote(memory, from), findNote(memory, to)];
  if (a.status === "refused") return a;
  if (b.status === "refused") return b;
  if (type === "?") return questionAbout(memory.notes, a.note, b.note);
  const relationship = {
    ...{ from_memory_id: a.note.id, to_memory_id: b.note.id, confidence, reasoning: reason ?? "" },
    relationship_type: answer ? readLinkType(type) : type
  };
  const result = await ingest(place, { source, synthesis: null, relationships: [relationship] });
  if (result.status === "refused") return result;
  const [rejected] = result.ingested.rejected;
  if (rejected === void 0) return { status: "linked", link: result.links[0] ?? null };
  return { status: "refused", reason: `The link is not kept: ${rejected.reason}.` };
}
function questionAbout(notes, a, b) {
  const similarity = similarityOf(notes, a, b);
  if (similarity >= WORTH_A_LINK) return { status: "question", a, b };
  const share2 = Math.round(similarity * 100) / 100;
  return {
    status: "refused",
    reason: `The two notes have too little in common for a model to say (${share2}, and ${WORTH_A_LINK} is needed): name the type yourself if they are linked.`
  };
}

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

// src/core/memory/read-any-instant.ts
var MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
function readAnyInstant(text) {
  const line = text.trim();
  return (0, import_shared_core_failure_reading_line_pattern.readInstant)(line) ?? epochIn(line) ?? compactIn(line) ?? wordsIn(line);
}
function epochIn(text) {
  const [, whole, part = ""] = /^(\d{9,19})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === void 0) return null;
  const finer = Math.floor((whole.length - 9) / 3) * 3;
  const seconds = Number(`${whole}.${part || "0"}`) / 10 ** Math.min(9, finer);
  return Math.floor(seconds * 1e3);
}
function compactIn(text) {
  const [, year, month, day, hour, minute, second = "00"] = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?Z?)?$/i.exec(text) ?? [];
  if (year === void 0) return null;
  const clock = hour === void 0 ? "" : `T${hour}:${minute}:${second}`;
  return (0, import_shared_core_failure_reading_line_pattern.readInstant)(`${year}-${month}-${day}${clock}`);
}
function wordsIn(text) {
  const parts = { year: null, month: null, day: null, clock: "", zone: "Z", isPm: null };
  const words = text.toLowerCase().replaceAll(",", " ").split(/\s+|(?<=\d)t(?=\d)|(?<=\d)(?=[ap]m\b)/);
  if (words.length > 9 || !words.every((word) => take(word, parts))) return null;
  const { year, month, day, clock, zone } = parts;
  if (year === null || month === null || day === null) return null;
  const time = clock === "" ? "" : `T${inDay(clock, parts.isPm)}${zone}`;
  return (0, import_shared_core_failure_reading_line_pattern.readInstant)(`${year}-${two(month)}-${two(Number(day))}${time}`);
}
var WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/;
var CLOCK = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/;
var ZONE = /^(?:(?:gmt|utc)?([+-]\d{2}:?\d{2})|gmt|utc|z)$/;
function take(word, parts) {
  const month = MONTHS.findIndex((name) => /^[a-z]{3,9}\.?$/.test(word) && word.startsWith(name));
  if (month >= 0) parts.month = month + 1;
  else if (/^\d{4}$/.test(word)) parts.year = word;
  else if (/^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(word)) parts.day = `${Number.parseInt(word, 10)}`;
  else if (CLOCK.test(word)) parts.clock = word;
  else if (ZONE.test(word)) parts.zone = ZONE.exec(word)?.[1] ?? "Z";
  else if (/^[ap]m$/.test(word)) parts.isPm = word === "pm";
  else return WEEKDAY.test(word) || /^(?:at|of|the)$/.test(word) || takeNumbers(word, parts);
  return true;
}
function takeNumbers(word, parts) {
  const numbers = word.split(/[/.-]/);
  const [a = "", b = "", c = ""] = numbers;
  if (numbers.length !== 3 || !numbers.every((number2) => /^\d{1,4}$/.test(number2))) return false;
  if (a.length === 4) Object.assign(parts, { year: a, month: Number(b), day: c });
  else if (c.length !== 4) return false;
  else if (Number(a) > 12 || a === b) Object.assign(parts, { year: c, month: Number(b), day: a });
  else if (Number(b) > 12) Object.assign(parts, { year: c, month: Number(a), day: b });
  else return false;
  return true;
}
function inDay(clock, isPm) {
  const [hour = "", ...rest] = clock.split(":");
  const hours = isPm === null ? Number(hour) : Number(hour) % 12 + (isPm ? 12 : 0);
  return [two(hours), ...rest].join(":");
}
function two(number2) {
  return String(number2).padStart(2, "0");
}
// src/core/memory/guardian.ts
function attribute(given, { now, fileTime, isImport }) {
  const agent = agentNamed(given.agent) ?? agentInTags(given.tags);
  if (agent === null && !isImport)
    return {
      status: "refused",
      reason: "Agent attribution required: say who writes it with --agent NAME, or with a tag agent:NAME."
    };
  const raw = given.createdAt?.trim() ?? "";
  const known = raw === "" ? null : isImport ? readAnyInstant(raw) : (0, import_shared_core_failure_reading_line_pattern.readInstant)(raw);
  const createdAt = (0, import_shared_core_failure_reading_line_pattern.writeInstant)(known ?? fileTime ?? now);
  const isAsGiven = raw === "" || raw === createdAt;
  return { status: "ok", attribution: { createdAt, createdAtRaw: isAsGiven ? null : raw, agent } };
}
function refuseTemplate(problems, wrap = "--wrap") {
  const what = problems.map(({ message }) => message).join(" ");
  const reason = `The note is not in the template. ${what} Write it in the template and add it again, or keep it as it is with ${wrap}.`;
  return { status: "template", problems, template: import_app_guidance_step_guidance.TEMPLATE, reason };
}
function agentInTags(tags) {
  const tag = tags.find((one) => /^agent:./.test(one));
  return tag === void 0 ? null : agentNamed(tag.slice("agent:".length));
}
// src/app/memory/add-note.ts
var LONGEST_TEXT = LARGEST_NOTE / 4;
function asTyped(input) {
  return `--${input}`;
}
async function addNote(place, request) {
  const prepared = prepare(place, request);
  if (prepared.status !== "ok") return prepared;
  const { id, file, warnings, needsReview } = prepared;
  const objection = objectionTo2(place, request, prepared);
  if (objection !== null) return objection;
  const stored = await storeNote(place.project, id, file);
  if (stored.status === "refused") return stored;
  const { supersedes = null } = request;
  const linked = supersedes === null ? null : await ingest(place, replacement(supersedes, id));
  if (linked?.status === "refused") return linked;
  if (stored.status === "taken") return { status: "known", id, path: stored.path };
  return { status: "added", id, path: stored.path, needsReview, warnings };
}
function objectionTo2(place, request, { id, parts }) {
  const { supersedes = null, evenIfSimilar = false, called = asTyped } = request;
  if (supersedes === null && evenIfSimilar) return null;
  const { notes, byId, superseded } = openMemory(place);
  if (supersedes !== null)
    return byId.has(supersedes) ? null : { status: "refused", reason: `There is no note "${(0, import_common11.plainLine)(supersedes, 80)}" to replace.` };
  if (byId.has(id)) return null;
  const current = notes.filter((note) => !superseded.has(note.id));
  const similar = similarNotes(current, { ...parts, id }).filter(({ similarity }) => similarity >= NEARLY_THE_SAME).map((one) => ({ ...one, title: byId.get(one.id)?.title ?? "" }));
  const [first] = similar;
  if (first === void 0) return null;
  return { status: "similar", similar, reason: (0, import_app_guidance_step_guidance2.notKept)(first.id, called) };
}
function replacement(from, to) {
  const link = { from_memory_id: from, to_memory_id: to, relationship_type: "supersedes", confidence: 1 };
  return { source: "manual", synthesis: null, relationships: [link] };
}
function prepare(place, given) {
  const request = withoutSecrets(given);
  const text = (0, import_common14.redact)(request.text.replaceAll(/\r\n?/g, "\n")).trim();
  if (text === "") return { status: "refused", reason: "The note is empty: say what to remember." };
  if (text.length > LONGEST_TEXT)
    return { status: "refused", reason: `The note is longer than ${LONGEST_TEXT} characters: shorten it.` };
  const { parts, problems, warnings } = (0, import_app_guidance_step_guidance.readTemplate)(text);
  if (problems.length === 0) return attributed(place, request, { text, parts, warnings, isWrapped: false });
  const { called = asTyped } = request;
  if (request.wraps !== true) return refuseTemplate(problems, called("wrap") ?? void 0);
  const wrapped = (0, import_app_guidance_step_guidance.wrapInTemplate)(text, request.type ?? null);
  return attributed(place, request, { text, parts: wrapped, warnings: [], isWrapped: true });
}
function withoutSecrets(request) {
  const mask = (text = null) => text === null ? null : (0, import_common14.redact)(text);
  const { tags = [], source, agent, domain } = request;
  const masked = { source: mask(source), agent: mask(agent), domain: mask(domain) };
  return { ...request, ...masked, tags: tags.map(import_common14.redact) };
}
function attributed({ now }, request, { text, parts, warnings, isWrapped }) {
  const named2 = (0, import_app_guidance_step_guidance.tagsOf)([...parts.tags, ...request.tags ?? []]);
  const tags = named2.length > 0 ? named2 : (0, import_app_guidance_step_guidance.tagsInText)(text);
  const door = { now: now(), fileTime: null, isImport: false };
  const { createdAt: given = null, domain, priority = null, source = null } = request;
  const checked = attribute({ createdAt: given, agent: request.agent, tags }, door);
  if (checked.status === "refused") return checked;
  const { createdAt, createdAtRaw, agent } = checked.attribution;
  const body = bodyWith(text, parts, tags, isWrapped);
  const facts = {
    ...{
      createdAt,
      agent,
      source,
      priority: priorityOf(priority),
      needsReview: isWrapped || request.needsReview === true
    },
    domain: domain?.trim().toLowerCase() || null,
    usageCount: 0,
    lastAccessedAt: null
  };
  const raw = createdAtRaw === null ? {} : { created_at_raw: createdAtRaw };
  return {
    status: "ok",
    parts,
    id: noteId(parts.title, (0, import_common15.createHash)("sha256").update(body).digest("hex")),
    file: renderNoteFacts(facts, { ...request.fields, ...raw }) + body,
    needsReview: isWrapped || request.needsReview === true,
    warnings
  };
}
function bodyWith(text, parts, tags, isWrapped) {
  if (!isWrapped && parts.tags.length === tags.length) return `${text}
`;
  if (isWrapped || parts.tags.length > 0 || parts.original !== null)
    return (0, import_app_guidance_step_guidance.renderTemplate)({ ...parts, tags });
  return `${text}
TAGS: ${tags.join(", ")}
`;
}

var import_common16 = require("./common.cjs");

// src/core/memory/figures.ts
function figuresOf(lines, notes, state) {
  const votes = lines.flatMap(({ useful }) => useful === void 0 ? [] : [useful]);
  const runs = lines.flatMap(({ stage }) => stage ?? []);
  const grounded = runs.filter(({ kind }) => kind !== "local");
  const asked = runs.filter(({ kind }) => kind === "asked");
  const quick = runs.filter(({ kind }) => kind !== "asked");
  const times = (some) => some.map(({ ms }) => ms);
  const ofNotes = (value) => notes === 0 ? null : value;
  const helped = votes.filter((useful) => useful).length;
  const kept = grounded.length - asked.length;
  return [
    figure(
      "relevance",
      share(helped, votes.length),
      "share",
      { over: 0.8 },
      `${helped} of ${(0, import_common12.countOf)(votes.length, "brief")} called useful`
    ),
    figure(
      "hit rate",
      share(kept, grounded.length),
      "share",
      { over: 0.6 },
      `${kept} of ${(0, import_common12.countOf)(grounded.length, "task")} needed no question`
    ),
    figure(
      "stage 0, kept",
      median(times(quick)),
      "ms",
      { under: 100 },
      `the median of ${(0, import_common12.countOf)(quick.length, "task")}`
    ),
    figure(
      "stage 0, asked",
      median(times(asked)),
      "ms",
      { under: 2e4 },
      `the median of ${(0, import_common12.countOf)(asked.length, "task")}`
    ),
    figure(
      "structured",
      ofNotes(state.structured),
      "share",
      { over: 0.9 },
      `of ${(0, import_common12.countOf)(notes, "note")}, those in the template`
    ),
    figure(
      "causal links",
      state.causalLinks,
      "links",
      { over: 200 },
      'accepted links that say more than "related"'
    ),
    figure(
      "spread of scores",
      ofNotes(state.spread),
      "points",
      { over: 0.2 },
      "the standard deviation of what counts"
    )
  ];
}
function isMet({ value, target }) {
  if (value === null) return null;
  return "over" in target ? value > target.over : value < target.under;
}
function showFigures(figures, more) {
  const lines = figures.map((one) => {
    const { name, value, unit, target, from } = one;
    const word = "over" in target ? "over" : "under";
    const aim = `${word} ${written("over" in target ? target.over : target.under, unit)}`;
    const met = { true: "met", false: "not met", null: "not yet known" }[`${isMet(one)}`];
    return `${name.padEnd(17)} ${(value === null ? "-" : written(value, unit)).padStart(8)}  ${met.padEnd(13)} target ${aim}; ${from}`;
  });
  return (0, import_common16.forPeople)([...lines, ...more]);
}
function figure(name, value, unit, target, from) {
  return { name, value, unit, target, from };
}
function share(part, whole) {
  return whole === 0 ? null : part / whole;
}
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
function written(value, unit) {
  if (unit === "share") return `${Math.round(value * 100)} %`;
  if (unit === "ms") return value < 1e3 ? `${Math.round(value)} ms` : `${Math.round(value / 100) / 10} s`;
  return String(Math.round(value * 1e3) / 1e3);
}
// src/core/memory/review-notes.ts
var MOST_COMPARED = 2e3;
function reviewNotes({ notes, links, superseded, scores }) {
  const toReview = notes.filter(({ needsReview }) => needsReview).map(({ id }) => id);
  const current = notes.filter(({ id }) => !superseded.has(id));
  const newest = current.toSorted((one, other) => (one.createdAt ?? "") < (other.createdAt ?? "") ? 1 : -1);
  return {
    notes: notes.length,
    ...stateOf({ notes, links, scores }),
    alike: alikeNotes(newest.slice(0, MOST_COMPARED)),
    superseded: notes.filter(({ id }) => superseded.has(id)).map(({ id }) => id),
    toReview,
    unattributed: notes.filter(({ agent }) => agent === null).map(({ id }) => id),
    undated: notes.filter(({ createdAt }) => createdAt === null).map(({ id }) => id)
  };
}
function stateOf({ notes, links, scores }) {
  const toReview = notes.filter(({ needsReview }) => needsReview).length;
  const isCausal = ({ type, status }) => status === "accepted" && type !== "similar";
  return {
    structured: notes.length === 0 ? 1 : 1 - toReview / notes.length,
    causalLinks: links.filter(isCausal).length,
    spread: deviation(scores)
  };
}
var WORTH_A_LOOK = 50;
function suggestReview(notes, seen, line) {
  const more = notes - seen;
  return more < WORTH_A_LOOK ? null : `${(0, import_common12.countOf)(more, "note has", "notes have")} come since the memory was last looked through. To see which could be put together: ${line}`;
}
function deviation(values) {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
}
