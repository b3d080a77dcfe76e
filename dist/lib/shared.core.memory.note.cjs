

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/adapters/memory/note-store.ts
// src/core/memory/note.ts
var SCHEMA = 1;
var DEFAULT_PRIORITY = 5;
function readNote(id, file) {
  const reason = objectionTo(file);
  if (reason !== null) return { status: "unusable", reason };
  const { present, values, end, diagnostics } = plainFrontmatter(file) ?? (0, import_shared_yaml_dist_parse_parser.readFrontmatter)(file);
  const unclosed = diagnostics.find(({ code }) => code === "frontmatter-unclosed");
  if (unclosed !== void 0)
    return { status: "unusable", reason: "its frontmatter is opened and never closed" };
  if (Number((0, import_shared_yaml_dist_parse_parser.scalar)(values.schema) ?? SCHEMA) > SCHEMA)
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
      type: problems.some(({ code }) => code === "type") ? (0, import_app_guidance_step_guidance.typeNamed)((0, import_shared_yaml_dist_parse_parser.scalar)(values.type)) ?? parts.type : parts.type,
      tags: (0, import_app_guidance_step_guidance.tagsOf)([...parts.tags, ...(0, import_shared_yaml_dist_parse_parser.texts)(values.tags)]),
      ...facts,
      needsReview: facts.needsReview || problems.length > 0
    }
  };
}
function renderFacts(facts, extra = {}) {
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
  return { present: true, values: (0, import_shared_yaml_dist_parse_parser.mapOf)(entries), end: close + "\n---\n".length, diagnostics: [] };
}
function objectionTo(file) {
  if (file.includes("\0")) return "it is not text";
  if (/^<{7} /m.test(file) && /^>{7} /m.test(file)) return "it has a merge conflict that is not resolved";
  return file.includes("\uFFFD\uFFFD") ? "it is not valid UTF-8" : null;
}
function readFacts(values) {
  return {
    createdAt: isoOf(values.created_at),
    agent: agentNamed((0, import_shared_yaml_dist_parse_parser.scalar)(values.agent_type)),
    domain: (0, import_shared_yaml_dist_parse_parser.scalar)(values.domain)?.toLowerCase() ?? null,
    priority: priorityOf((0, import_shared_yaml_dist_parse_parser.scalar)(values.initial_priority) ?? (0, import_shared_yaml_dist_parse_parser.scalar)(values.importance)),
    source: (0, import_shared_yaml_dist_parse_parser.scalar)(values.source),
    needsReview: (0, import_shared_yaml_dist_parse_parser.scalar)(values.needs_review) === "true",
    usageCount: wholeOf((0, import_shared_yaml_dist_parse_parser.scalar)(values.usage_count)),
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
  const text = (0, import_shared_yaml_dist_parse_parser.scalar)(value);
  return text === null || (0, import_shared_core_mapping_skeleton_languages.readInstant)(text) === null ? null : text;
}
function asScalar(value) {
  return /^[\w.:+-]+$/.test(value) && (0, import_shared_core_mapping_skeleton_languages.readInstant)(value) !== null ? value : (0, import_shared_app_diagnose_diagnose_plugins.yamlScalar)(value);
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
function readNotes(project) {
  const folder = memoryPath(project);
  const list = (0, import_common5.listFolder)(folder, (0, import_common7.ownFile)(project), MOST_NOTES);
  if (list.status === "missing") return { notes: [], unusable: [] };
  if (list.status !== "ok") return { notes: [], unusable: [{ name: ".msw/memory", reason: list.reason }] };
  const notes = [];
  const unusable = [];
  const all = list.entries.map(({ name }) => name);
  const unfinished = all.includes(IMPORT_MARKER) ? unfinishedImport(project) : /* @__PURE__ */ new Set();
  const names = all.filter((name) => /^[^.].*\.md$/.test(name) && !unfinished.has(name));
  for (const name of names.sort()) {
    const read = readOne(folder, name);
    if (read.status === "ok") notes.push(read.note);
    else if (read.status === "unusable") unusable.push({ name, reason: read.reason });
  }
  return { notes, unusable };
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
  if (!isNoteId(id))
    return { status: "unusable", reason: "its name has characters that the id of a note cannot have" };
  const file = (0, import_common6.readText)((0, import_common7.below)(folder, name), (0, import_common7.ownFile)(folder), LARGEST_NOTE);
  if (file.status === "missing") return file;
  return file.status === "ok" ? readNote(id, file.text) : { status: "unusable", reason: file.reason };
}

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

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
  /** A proposed link is shown, but has no effect. */
  status: (0, import_adapters_loops_record_schemas._enum)(["accepted", "proposed"]),
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
// src/adapters/memory/line-log.ts
var LARGEST = 64 * 1024 * 1024;
var FULL = 1024 * 1024;
var USE = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  /** How many times; more than 1 in a merged file. */
  count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1)), 1)
});
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
  const lines = ((0, import_common6.textOf)((0, import_common7.below)(folder, LINKS), (0, import_common7.ownFile)(project), LARGEST) ?? "").split("\n");
  const isMeant = (line) => {
    const link = readLink(valueIn(line));
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
  return fold(usesIn(project));
}
async function countUse(project, ids, at) {
  if (ids.length === 0) return { status: "ok" };
  return append(project, "usage.jsonl", [{ schema: 1, at, ids }], (path, size) => {
    if (size <= FULL) return;
    const lines = [...fold(usesIn(project))].map(
      ([id, { count, lastAt }]) => JSON.stringify({ schema: 1, at: new Date(lastAt).toISOString(), ids: [id], count })
    );
    (0, import_common9.writeFileAtomic)(path, `${lines.join("\n")}
`);
  });
}
function usesIn(project) {
  return linesOf(project, "usage.jsonl").flatMap((line) => {
    const parsed = USE.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
}
function fold(uses) {
  const usage = /* @__PURE__ */ new Map();
  for (const { ids, at, count } of uses) {
    const time = Date.parse(at);
    if (Number.isNaN(time)) continue;
    for (const id of new Set(ids)) {
      const before = usage.get(id) ?? { count: 0, lastAt: time };
      usage.set(id, { count: before.count + count, lastAt: Math.max(before.lastAt, time) });
    }
  }
  return usage;
}
async function append(project, name, values, after = () => {
}) {
  if (values.length === 0) return { status: "ok" };
  return changeNotes(project, (folder) => addLines(folder, name, values, after));
}
function addLines(folder, name, values, after = () => {
}) {
  if (values.length === 0) return { status: "ok" };
  const path = (0, import_common7.below)(folder, name);
  const appended = (0, import_common3.keepLines)(path, values, { durable: true });
  if (appended.status === "refused")
    return { status: "refused", reason: `${path} cannot be written: ${appended.reason}.` };
  after(path, appended.size);
  return { status: "ok" };
}
function linesOf(project, name) {
  const text = (0, import_common6.textOf)((0, import_common.mswPath)(project, "memory", name), (0, import_common7.ownFile)(project), LARGEST) ?? "";
  return text.split("\n").flatMap((line) => valueIn(line) ?? []);
}
function valueIn(line) {
  const parsed = (0, import_common4.parseJson)(line);
  return parsed.status === "ok" ? parsed.value : null;
}
module.exports = {
  IMPORT: IMPORT,
  IMPORT_MARKER: IMPORT_MARKER,
  LARGEST_NOTE: LARGEST_NOTE,
  LINK_TYPES: LINK_TYPES,
  addLinks: addLinks,
  agentNamed: agentNamed,
  appendLinks: appendLinks,
  changeNotes: changeNotes,
  countUse: countUse,
  exchangeNote: exchangeNote,
  foldLinks: foldLinks,
  freePath: freePath,
  ingestLinks: ingestLinks,
  isNoteId: isNoteId,
  noteId: noteId,
  openMemoryFolder: openMemoryFolder,
  priorityOf: priorityOf,
  readLink: readLink,
  readLinkType: readLinkType,
  readLinks: readLinks,
  readNote: readNote,
  readNoteFiles: readNoteFiles,
  readNotes: readNotes,
  readUsage: readUsage,
  renderFacts: renderFacts,
  storeNote: storeNote,
  supersededBy: supersededBy,
  takeLinks: takeLinks
};
