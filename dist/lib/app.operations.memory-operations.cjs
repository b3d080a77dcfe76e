var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_memory_memory_text = require("./shared.core.memory.memory-text.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_fs2 = require("node:fs");
var import_node_perf_hooks = require("node:perf_hooks");
// src/adapters/memory/import-store.ts
var RECORD = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  /** Id and digest of the file. */
  notes: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas.refine)(import_shared_core_memory_memory_text.isNoteId)), (0, import_adapters_loops_record_schemas.string)()]))
});
var LARGEST = 64 * 1024 * 1024;
async function importNotes(project, notes, at) {
  const stamp = at.replaceAll(/[:.]/g, "-");
  const backup = (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory", "backups", stamp);
  if (backup.status === "refused") return backup;
  const imports = (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory", "imports");
  if (imports.status === "refused") return imports;
  return (0, import_shared_core_memory_memory_text.changeNotes)(project, (folder) => {
    clearAway(project, folder);
    copyAll(project, folder, backup.path);
    const byId = new Map(notes.map((note) => [note.id, note.file]));
    const fresh = [...byId].filter(([id]) => (0, import_hooks_active_on_stop7.lookAt)((0, import_hooks_active_on_stop13.below)(folder, `${id}.md`)) === null);
    const record2 = { schema: 1, at, notes: fresh.map(([id, file]) => [id, (0, import_shared_core_planning_phases_plan_format4.contentMark)(Buffer.from(file))]) };
    const marker = (0, import_hooks_active_on_stop13.below)(folder, import_shared_core_memory_memory_text.IMPORT_MARKER);
    (0, import_hooks_active_on_stop10.writeFileAtomic)(marker, JSON.stringify(record2));
    for (const [id, file] of fresh) (0, import_hooks_active_on_stop10.writeFileAtomic)((0, import_hooks_active_on_stop13.below)(folder, `${id}.md`), file, { durable: false });
    (0, import_node_fs.renameSync)(marker, (0, import_hooks_active_on_stop13.below)(imports.path, `${stamp}.json`));
    return { status: "ok", added: fresh.length, known: notes.length - fresh.length, backup: backup.path };
  });
}
async function undoImport(project) {
  const forgotten = (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory", "forgotten");
  if (forgotten.status === "refused") return forgotten;
  return (0, import_shared_core_memory_memory_text.changeNotes)(project, (folder) => {
    const imports = (0, import_hooks_active_on_stop13.below)(folder, "imports");
    const last = (0, import_hooks_active_on_stop7.namesIn)(imports, (0, import_hooks_active_on_stop13.ownFile)(project)).findLast((name) => name.endsWith(".json"));
    const record2 = last === void 0 ? null : recordAt(project, (0, import_hooks_active_on_stop13.below)(imports, last));
    if (last === void 0 || record2 === null)
      return { status: "refused", reason: "There is no import to undo." };
    const kept = record2.notes.filter((note) => !moveAway(project, folder, forgotten.path, note)).map(([id]) => id);
    (0, import_node_fs.renameSync)((0, import_hooks_active_on_stop13.below)(imports, last), (0, import_hooks_active_on_stop13.below)(imports, `${last}.undone`));
    return { status: "ok", removed: record2.notes.length - kept.length, kept };
  });
}
function moveAway(project, folder, to, [id, digest2]) {
  const path2 = (0, import_hooks_active_on_stop13.below)(folder, `${id}.md`);
  const found = (0, import_hooks_active_on_stop12.readFile)(path2, (0, import_hooks_active_on_stop13.ownFile)(project), LARGEST);
  if (found.status === "missing") return true;
  if (found.status !== "ok" || (0, import_shared_core_planning_phases_plan_format4.contentMark)(found.bytes) !== digest2) return false;
  (0, import_node_fs.renameSync)(path2, (0, import_hooks_active_on_stop13.below)(to, `${id}.md`));
  return true;
}
function clearAway(project, folder) {
  const marker = (0, import_hooks_active_on_stop13.below)(folder, import_shared_core_memory_memory_text.IMPORT_MARKER);
  for (const [id, digest2] of recordAt(project, marker)?.notes ?? []) {
    const path2 = (0, import_hooks_active_on_stop13.below)(folder, `${id}.md`);
    const found = (0, import_hooks_active_on_stop12.readFile)(path2, (0, import_hooks_active_on_stop13.ownFile)(project), LARGEST);
    if (found.status === "ok" && (0, import_shared_core_planning_phases_plan_format4.contentMark)(found.bytes) === digest2) (0, import_node_fs.rmSync)(path2);
  }
  (0, import_node_fs.rmSync)(marker, { force: true });
}
function recordAt(project, path2) {
  const file = (0, import_hooks_active_on_stop11.readJson)(path2, (0, import_hooks_active_on_stop13.ownFile)(project), LARGEST);
  const parsed = RECORD.safeParse(file.status === "ok" ? file.value : null);
  return parsed.success ? parsed.data : null;
}
function copyAll(project, folder, to) {
  for (const name of (0, import_hooks_active_on_stop7.namesIn)(folder, (0, import_hooks_active_on_stop13.ownFile)(project))) {
    const found = (0, import_hooks_active_on_stop12.readFile)((0, import_hooks_active_on_stop13.below)(folder, name), (0, import_hooks_active_on_stop13.ownFile)(project), LARGEST);
    if (found.status === "ok") (0, import_hooks_active_on_stop10.writeFileAtomic)((0, import_hooks_active_on_stop13.below)(to, name), found.bytes, { durable: false });
  }
}
function writeExport(project, out, documents) {
  const folder = out === null ? (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory", "export") : { status: "ok", path: out };
  if (folder.status === "refused") return folder;
  if ((0, import_hooks_active_on_stop7.lookAt)(folder.path)?.isDirectory() !== true)
    return { status: "refused", reason: `${folder.path} is not a folder: make it, or name another.` };
  for (const { name, text: text3 } of documents) (0, import_hooks_active_on_stop10.writeFileAtomic)((0, import_hooks_active_on_stop13.below)(folder.path, name), text3);
  return folder;
}
// src/core/memory/export-notes.ts
var LARGEST2 = 4e5;
var REST = "general";
function exportNotes(notes, most) {
  const byDomain = /* @__PURE__ */ new Map();
  for (const note of notes) {
    const domain = note.domain ?? REST;
    byDomain.set(domain, [...byDomain.get(domain) ?? [], note]);
  }
  const bySize = [...byDomain].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1)
  );
  const own = bySize.filter(([domain]) => domain !== REST).slice(0, most - 1);
  const rest = notes.filter(({ domain }) => !own.some(([name]) => name === domain));
  const groups = [...own, ...rest.length > 0 ? [[REST, rest]] : []];
  const documents = groups.flatMap(([domain, group]) => partsOf(domain, group));
  return documents.length <= most ? documents : partsOf(REST, notes).slice(0, most);
}
function partsOf(domain, notes) {
  const parts = [];
  for (const note of notes) {
    const text3 = `## ${note.id}

Noted ${note.createdAt ?? "at an unknown time"}.

${(0, import_shared_core_memory_memory_text.renderTemplate)(note)}`;
    const last = parts.at(-1);
    if (last === void 0 || last.text.length + text3.length > LARGEST2)
      parts.push({ text: `# Memory: ${domain}

${text3}`, notes: 1 });
    else {
      last.text += `
${text3}`;
      last.notes += 1;
    }
  }
  const slug = domain.replaceAll(/[^a-z0-9]+/g, "-");
  return parts.map((part, at) => ({ ...part, name: `memory-${slug}${at === 0 ? "" : `-${at + 1}`}.md` }));
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
function standingOf(note, usage) {
  const here = usage.get(note.id);
  const before = instantOf(note.lastAccessedAt);
  const last = Math.max(before ?? -Infinity, here?.lastAt ?? -Infinity);
  return {
    usageCount: note.usageCount + (here?.count ?? 0),
    lastAccessedAt: Number.isFinite(last) ? last : null,
    createdAt: instantOf(note.createdAt),
    priority: note.priority
  };
}
function instantOf(text3) {
  return text3 === null ? null : (0, import_shared_core_memory_memory_text.readInstant)(text3);
}
function wholeDays(from, until) {
  return Math.max(0, Math.floor((until - from) / 864e5));
}
// src/core/memory/synthesis.ts
var ROW = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  input_hash: (0, import_adapters_loops_record_schemas.string)(),
  spec_hash: (0, import_adapters_loops_record_schemas.string)(),
  /** Of the brief that was sent; for people who look into it. */
  brief_hash: (0, import_adapters_loops_record_schemas.string)(),
  synthesis_result: (0, import_adapters_loops_record_schemas.string)(),
  suggested_links: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()), []),
  /** ISO 8601, as all times. */
  created_at: (0, import_adapters_loops_record_schemas.string)(),
  expires_at: (0, import_adapters_loops_record_schemas.string)(),
  hit_count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)(), 0),
  last_hit_at: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
  /** `[id, digest of its content]`. */
  memory_ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.tuple)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.string)()])),
  notebook_id: (0, import_adapters_loops_record_schemas.string)(),
  prompt_version: (0, import_adapters_loops_record_schemas.int)()
});
function readRows(value) {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const parsed = ROW.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
var PROMPT_VERSION = 1;
function inputKey({ notebook, sourceSet, specHash, memories }) {
  const sorted = memories.toSorted(([one], [other]) => one < other ? -1 : one > other ? 1 : 0);
  return JSON.stringify([PROMPT_VERSION, notebook, sourceSet, specHash, sorted]);
}
function normalSpec(spec) {
  return spec.normalize("NFC").replaceAll(/\r\n?/g, "\n").split("\n").map((line) => line.trimEnd()).join("\n").trim();
}
function lookUp(rows, inputHash, nowIso) {
  const row = rows.find(({ input_hash }) => input_hash === inputHash);
  return row === void 0 ? { status: "miss" } : { status: "hit", row, isExpired: nowIso >= row.expires_at };
}
function withHit(rows, inputHash, nowIso) {
  return rows.map(
    (row) => row.input_hash === inputHash ? { ...row, hit_count: row.hit_count + 1, last_hit_at: nowIso } : row
  );
}
function withRow(rows, row, most) {
  const others = rows.filter(({ input_hash }) => input_hash !== row.input_hash);
  const key = (one) => `${one.last_hit_at ?? one.created_at} ${one.input_hash}`;
  const byAge = others.toSorted((one, other) => key(one) < key(other) ? -1 : 1);
  return [...byAge.slice(Math.max(0, others.length - (most - 1))), row];
}
function stillTrue(rows, digestOf2) {
  return rows.filter(({ memory_ids }) => memory_ids.every(([id, digest2]) => digestOf2(id) === digest2));
}
function linksInAnswer(answer) {
  for (const [, block = ""] of answer.matchAll(/^```(?:json)?[ \t]*\n([\s\S]*?)^```/gm)) {
    try {
      const value = JSON.parse(block);
      const held = typeof value === "object" && value !== null ? Reflect.get(value, "relationships") : void 0;
      const found = Array.isArray(value) ? value : held;
      if (Array.isArray(found)) return found.slice(0, 50);
    } catch {
    }
  }
  return [];
}
function synthesisQuestion(spec, brief2) {
  return `A task is about to be planned. Say what your sources know that its plan must respect: decisions and their reasons, known problems and what solved them, constraints, and where the notes below are out of date or contradict a source. Name the source of each point. Where the sources say nothing, say so.

TASK:
${spec}

NOTES OF THE PROJECT:
${brief2}

If notes are related, end with one fenced block of JSON: {"relationships": [{"from_memory_id": "...", "to_memory_id": "...", "relationship_type": "causes|solves|contradicts|expands|supersedes|similar", "confidence": 0.0, "reasoning": "..."}]}, where the id of a note is the name of its file without .md.`;
}
// src/core/memory/guardian.ts
function attribute(given, { now, fileTime, isImport }) {
  const agent = (0, import_shared_core_memory_memory_text.agentNamed)(given.agent) ?? agentInTags(given.tags);
  if (agent === null && !isImport)
    return {
      status: "refused",
      reason: "Agent attribution required: say who writes it with --agent NAME, or with a tag agent:NAME."
    };
  const raw = given.createdAt?.trim() ?? "";
  const known = raw === "" ? null : (0, import_shared_core_memory_memory_text.readInstant)(raw);
  const createdAt = (0, import_shared_core_memory_memory_text.writeInstant)(known ?? fileTime ?? now);
  const isAsGiven = raw === "" || raw === createdAt;
  return { status: "ok", attribution: { createdAt, createdAtRaw: isAsGiven ? null : raw, agent } };
}
function refuseTemplate(problems) {
  const what = problems.map(({ message }) => message).join(" ");
  const reason = `The note is not in the template. ${what} Write it in the template and add it again, or keep it as it is with --wrap.`;
  return { status: "template", problems, template: import_shared_core_memory_memory_text.TEMPLATE, reason };
}
function agentInTags(tags) {
  const tag = tags.find((one) => /^agent:./.test(one));
  return tag === void 0 ? null : (0, import_shared_core_memory_memory_text.agentNamed)(tag.slice("agent:".length));
}
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
  const folder = (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory", "forgotten");
  if (folder.status === "refused") return folder;
  return (0, import_shared_core_memory_memory_text.changeNotes)(project, (notes) => {
    const path2 = freePath(folder.path, id);
    (0, import_node_fs2.renameSync)((0, import_hooks_active_on_stop13.below)(notes, `${id}.md`), path2);
    return { status: "ok", path: path2 };
  });
}
function freePath(folder, id) {
  for (let number3 = 1; ; number3 += 1) {
    const path2 = (0, import_hooks_active_on_stop13.below)(folder, number3 === 1 ? `${id}.md` : `${id}.${number3}.md`);
    if ((0, import_hooks_active_on_stop7.lookAt)(path2) === null) return path2;
  }
}
function unknownNote(id, notes, begun) {
  const shown = (0, import_hooks_active_on_stop6.plainLine)(id, 80);
  if (begun.length > 1)
    return `${begun.length} notes begin with "${shown}", among them ${begun[0]?.id} and ${begun[1]?.id}: type more of the id.`;
  const meant = (0, import_hooks_active_on_command.closestWord)(
    id,
    notes.map((note) => note.id)
  );
  return `There is no note "${shown}": ${meant === null ? "memory list shows all" : `did you mean ${meant}?`}`;
}
// src/app/memory/link-notes.ts
async function ingest(place, ingestion2) {
  const { byId, links: known } = (0, import_shared_core_memory_memory_text.openMemory)(place.project);
  const judged = (0, import_shared_core_memory_memory_text.ingestLinks)(ingestion2, { ids: new Set(byId.keys()), known, at: (0, import_hooks_active_on_stop.isoTime)(place) });
  const { links, ...ingested } = judged;
  const kept = await (0, import_shared_core_memory_memory_text.appendLinks)(place.project, links);
  return kept.status === "ok" ? { status: "ok", ingested, links } : kept;
}
async function linkNotes(place, { from, to, type, answer, reason, source }) {
  const memory = (0, import_shared_core_memory_memory_text.openMemory)(place.project);
  const [a, b] = [findNote(memory, from), findNote(memory, to)];
  if (a.status === "refused") return a;
  if (b.status === "refused") return b;
  if (type === "?") return { status: "question", a: a.note, b: b.note };
  const relationship = {
    ...{ from_memory_id: a.note.id, to_memory_id: b.note.id, confidence: 1, reasoning: reason ?? "" },
    relationship_type: answer ? (0, import_shared_core_memory_memory_text.readLinkType)(type) : type
  };
  const result = await ingest(place, { source, synthesis: null, relationships: [relationship] });
  if (result.status === "refused") return result;
  const [rejected] = result.ingested.rejected;
  if (rejected === void 0) return { status: "linked", link: result.links[0] ?? null };
  return { status: "refused", reason: `The link is not kept: ${rejected.reason}.` };
}
// src/app/memory/add-note.ts
var LONGEST_TEXT = import_shared_core_memory_memory_text.LARGEST_NOTE / 4;
async function addNote(place, request) {
  const prepared = prepare(place, request);
  if (prepared.status !== "ok") return prepared;
  const { id, file, warnings, needsReview } = prepared;
  const objection = objectionTo(place.project, request, prepared);
  if (objection !== null) return objection;
  const stored = await (0, import_shared_core_memory_memory_text.storeNote)(place.project, id, file);
  if (stored.status === "refused") return stored;
  if (stored.status === "taken") return { status: "known", id, path: stored.path };
  const { supersedes = null } = request;
  const linked = supersedes === null ? null : await ingest(place, replacement(supersedes, id));
  if (linked?.status === "refused") return linked;
  return { status: "added", id, path: stored.path, needsReview, warnings };
}
function objectionTo(project, request, { id, parts }) {
  const { supersedes = null, evenIfSimilar = false } = request;
  if (supersedes === null && evenIfSimilar) return null;
  const { notes, byId, superseded } = (0, import_shared_core_memory_memory_text.openMemory)(project);
  if (supersedes !== null)
    return byId.has(supersedes) ? null : { status: "refused", reason: `There is no note "${(0, import_hooks_active_on_stop6.plainLine)(supersedes, 80)}" to replace.` };
  if (byId.has(id)) return null;
  const current = notes.filter((note) => !superseded.has(note.id));
  const similar = (0, import_shared_core_memory_memory_text.similarNotes)(current, { ...parts, id }).filter(({ similarity }) => similarity >= import_shared_core_memory_memory_text.NEARLY_THE_SAME).map((one) => ({ ...one, title: byId.get(one.id)?.title ?? "" }));
  const [first] = similar;
  if (first === void 0) return null;
  const reason = `${(0, import_shared_core_memory_memory_text.noteFile)(first.id)} says nearly the same. If this is to replace it, add it with --supersedes ${first.id}; to keep both, with --anyway.`;
  return { status: "similar", similar, reason };
}
function replacement(from, to) {
  const link2 = { from_memory_id: from, to_memory_id: to, relationship_type: "supersedes", confidence: 1 };
  return { source: "manual", synthesis: null, relationships: [link2] };
}
function prepare(place, request) {
  const text3 = (0, import_hooks_active_on_stop3.redact)(request.text.replaceAll(/\r\n?/g, "\n")).trim();
  if (text3 === "") return { status: "refused", reason: "The note is empty: say what to remember." };
  if (text3.length > LONGEST_TEXT)
    return { status: "refused", reason: `The note is longer than ${LONGEST_TEXT} characters: shorten it.` };
  const { parts, problems, warnings } = (0, import_shared_core_memory_memory_text.readTemplate)(text3);
  if (problems.length === 0) return attributed(place, request, { text: text3, parts, warnings, isWrapped: false });
  if (request.wraps !== true) return refuseTemplate(problems);
  const wrapped = (0, import_shared_core_memory_memory_text.wrapInTemplate)(text3, request.type ?? null);
  return attributed(place, request, { text: text3, parts: wrapped, warnings: [], isWrapped: true });
}
function attributed({ now }, request, { text: text3, parts, warnings, isWrapped }) {
  const named2 = (0, import_shared_core_memory_memory_text.tagsOf)([...parts.tags, ...request.tags ?? []]);
  const tags = named2.length > 0 ? named2 : (0, import_shared_core_memory_memory_text.tagsInText)(text3);
  const door = { now: now(), fileTime: null, isImport: false };
  const { createdAt: given = null, domain, priority = null, source = null } = request;
  const checked = attribute({ createdAt: given, agent: request.agent, tags }, door);
  if (checked.status === "refused") return checked;
  const { createdAt, createdAtRaw, agent } = checked.attribution;
  const body = bodyWith(text3, parts, tags, isWrapped);
  const facts = {
    ...{ createdAt, agent, source, priority: (0, import_shared_core_memory_memory_text.priorityOf)(priority), needsReview: isWrapped },
    domain: domain?.trim().toLowerCase() || null,
    usageCount: 0,
    lastAccessedAt: null
  };
  const raw = createdAtRaw === null ? {} : { created_at_raw: createdAtRaw };
  return {
    status: "ok",
    parts,
    id: (0, import_shared_core_memory_memory_text.noteId)(parts.title, (0, import_hooks_active_on_stop8.createHash)("sha256").update(body).digest("hex")),
    file: (0, import_shared_core_memory_memory_text.renderFacts)(facts, { ...request.fields, ...raw }) + body,
    needsReview: isWrapped,
    warnings
  };
}
function bodyWith(text3, parts, tags, isWrapped) {
  if (!isWrapped && parts.tags.length === tags.length) return `${text3}
`;
  if (isWrapped || parts.tags.length > 0 || parts.original !== null)
    return (0, import_shared_core_memory_memory_text.renderTemplate)({ ...parts, tags });
  return `${text3}
TAGS: ${tags.join(", ")}
`;
}
// src/core/memory/brief.ts
var BRIEF_DEFAULTS = {
  maxTokens: 8e3,
  topK: 15,
  includeDomains: [],
  excludeTags: ["type:deprecated"]
};
function intentOf(task, notes) {
  const words = new Set(task.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_./-]*/gu) ?? []);
  const plain = new Set([...words].flatMap((word2) => [word2, ...word2.split(/[_./-]/)]));
  const isNamed2 = (name) => plain.has(name) || words.has(name);
  const domains = notes.flatMap(({ domain }) => domain === null ? [] : [domain]);
  return {
    domains: [...new Set(domains)].filter(isNamed2).sort(),
    tags: [...new Set(notes.flatMap(({ tags }) => tags))].filter(isNamed2).sort()
  };
}
function candidatesOf(notes, intent, { topK, includeDomains, excludeTags }) {
  const excluded = new Set(excludeTags.map((tag) => tag.toLowerCase()));
  const allowed = notes.filter((note) => !tagsWithType(note).some((tag) => excluded.has(tag)));
  const bound = includeDomains.map((domain) => domain.toLowerCase());
  const inDomains = (domains) => (note) => domains.length === 0 || note.domain !== null && domains.includes(note.domain);
  const inTags = (note) => intent.tags.length === 0 || note.tags.some((tag) => intent.tags.includes(tag));
  const enough = 3 * topK;
  const byDomain = allowed.filter(inDomains(bound.length > 0 ? bound : intent.domains));
  const byBoth = byDomain.filter(inTags);
  if (byBoth.length >= enough) return byBoth;
  if (byDomain.length >= enough || bound.length > 0) return byDomain;
  return allowed;
}
function tagsWithType({ tags, type }) {
  return [...tags, `type:${type.toLowerCase()}`];
}
var BY_WORDS = 0.9;
function rerank(found) {
  const top = Math.max(...found.map(({ bm25 }) => bm25), Number.MIN_VALUE);
  const clamp = (value) => Math.min(1, Math.max(0, value));
  return found.map(({ note, bm25, dynamic }) => ({
    note,
    score: BY_WORDS * bm25 / top + (1 - BY_WORDS) * clamp(dynamic / 0.9)
  })).sort((one, other) => other.score - one.score || (one.note.id < other.note.id ? -1 : 1));
}
var HEAD = import_hooks_active_on_stop5.prose`# Task Brief\n\n## Relevant Context`;
var MOST_PRIMARY = 5;
var PRIMARY = 0.8;
function composeBrief(ranked, { links, notes, maxTokens }) {
  let taken = { text: HEAD, used: [] };
  for (const one of ranked) {
    const others = contradictionsOf(links, one.note.id).flatMap((id) => notes.get(id) ?? []);
    const longer = withNote(taken, one, { others, ranked });
    if (tokensIn(longer.text) <= maxTokens) taken = longer;
  }
  const risks = riskLines(taken.used, links, notes);
  const whole = risks === null ? taken.text : (0, import_hooks_active_on_stop5.joinProse)([taken.text, import_hooks_active_on_stop5.prose`## Risks\n\n${risks}`], "\n\n");
  const text3 = tokensIn(whole) > maxTokens ? taken.text : whole;
  return { text: text3, used: taken.used, tokens: tokensIn(text3) };
}
function withNote(taken, { note, score }, { others, ranked }) {
  const isUsed = ({ id }) => taken.used.some((one) => one.id === id);
  if (isUsed(note)) return taken;
  const added = others.filter((other) => !isUsed(other));
  const text3 = (0, import_hooks_active_on_stop5.joinProse)([taken.text, ...[note, ...added].map(section), contradiction(note, others)], "\n\n");
  const primaries = taken.used.filter(({ contribution }) => contribution === "primary").length;
  const isPrimary = score >= PRIMARY * (ranked[0]?.score ?? 0) && primaries < MOST_PRIMARY;
  const first = {
    id: note.id,
    score: rounded(score),
    contribution: isPrimary ? "primary" : "supporting"
  };
  const rest = added.map(
    ({ id }) => ({ id, score: rounded(scoreOf(ranked, id)), contribution: "supporting" })
  );
  return { text: text3, used: [...taken.used, first, ...rest] };
}
function tokensIn(text3) {
  return Math.ceil(text3.length / 4);
}
function contradictionsOf(links, id) {
  const held = links.filter(({ type, status }) => type === "contradicts" && status === "accepted");
  const others = held.flatMap(({ from, to }) => from === id ? [to] : to === id ? [from] : []);
  return [...new Set(others)].sort();
}
function section(note) {
  const day = note.createdAt === null ? import_hooks_active_on_stop5.prose`undated` : (0, import_hooks_active_on_stop4.quoteName)(note.createdAt.slice(0, 10));
  const file = (0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(note.id));
  const body = (0, import_app_loop_conclude_turn.fence)(note.text.trim(), {
    cap: Number.MAX_SAFE_INTEGER,
    label: import_hooks_active_on_stop5.prose`the project's memory, ${file}`
  });
  return import_hooks_active_on_stop5.prose`### ${(0, import_hooks_active_on_stop4.quoteLine)(note.title, 120)}, ${day}\n\n${body}`;
}
function contradiction(note, others) {
  if (others.length === 0) return null;
  const names2 = (0, import_hooks_active_on_stop5.joinProse)(
    others.map(({ id }) => (0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(id))),
    ", "
  );
  return import_hooks_active_on_stop5.prose`These contradict each other, so find out which one holds: ${(0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(note.id))}, ${names2}`;
}
function riskLines(used, links, notes) {
  const lines = used.flatMap(({ id }) => {
    const note = notes.get(id);
    if (note?.type !== "PROBLEM") return [];
    const solved = links.find(
      (link2) => link2.type === "solves" && link2.status === "accepted" && link2.from === id
    );
    const by = solved === void 0 ? import_hooks_active_on_stop5.prose`` : import_hooks_active_on_stop5.prose`, solved by ${(0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(solved.to))}`;
    return [import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop4.quoteLine)(note.title, 120)}${by}`];
  });
  return lines.length === 0 ? null : (0, import_hooks_active_on_stop5.joinProse)(lines, "\n");
}
function scoreOf(ranked, id) {
  return ranked.find(({ note }) => note.id === id)?.score ?? 0;
}
function rounded(score) {
  return Math.round(score * 1e6) / 1e6;
}
// src/app/memory/compile-brief.ts
function compileBrief(place, task, request) {
  const memory = (0, import_shared_core_memory_memory_text.openMemory)(place.project);
  const current = memory.notes.filter(({ id }) => !memory.superseded.has(id));
  const candidates = candidatesOf(current, intentOf(task, current), request);
  const ranked = rankFor(place, memory, task, candidates, request.topK);
  const notes = new Map(allowedIn(current, request).map((note) => [note.id, note]));
  const brief2 = composeBrief(ranked, { links: memory.links, notes, maxTokens: request.maxTokens });
  return {
    ...brief2,
    hash: digestOf(brief2.text),
    memories: ranked.map(({ note }) => [note.id, digestOf(note.text)]),
    memory
  };
}
async function serveBrief(place, { used }) {
  await (0, import_shared_core_memory_memory_text.countUse)(
    place.project,
    used.map(({ id }) => id),
    (0, import_hooks_active_on_stop.isoTime)(place)
  );
}
function digestOf(text3) {
  return `sha256:${(0, import_hooks_active_on_stop8.createHash)("sha256").update(text3, "utf8").digest("hex")}`;
}
var MOST_FOUND = 20;
function rankFor(place, memory, task, candidates, topK) {
  const ids = new Set(candidates.map(({ id }) => id));
  const wanted = { ids, most: Math.min(topK, MOST_FOUND), floor: 0 };
  const found = (0, import_shared_core_memory_memory_text.findNotes)((0, import_shared_core_memory_memory_text.indexOfNotes)(place, memory), task, wanted).flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    if (note === void 0) return [];
    return [{ note, bm25: score, dynamic: dynamicScore(standingOf(note, memory.usage), place.now()) }];
  });
  return rerank(found);
}
function allowedIn(notes, { topK, excludeTags }) {
  return candidatesOf(notes, { domains: [], tags: [] }, { topK, excludeTags, includeDomains: [] });
}
// src/core/memory/memory-settings.ts
var MEMORY_DEFAULTS = {
  isEnabled: true,
  ttlHours: 24,
  maxEntries: 100,
  context: BRIEF_DEFAULTS
};
var names = (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(60)));
var KEYS = {
  enabled: [(0, import_adapters_loops_record_schemas.boolean)(), "true or false"],
  "cache.ttl_hours": [(0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gt)(0), (0, import_adapters_loops_record_schemas._lte)(8760)), "a number of hours up to 8760"],
  "cache.max_entries": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(1e4)), "a whole number from 1 to 10000"],
  "context.max_tokens": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(100), (0, import_adapters_loops_record_schemas._lte)(2e5)), "a whole number from 100 to 200000"],
  "context.top_k": [(0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1), (0, import_adapters_loops_record_schemas._lte)(20)), "a whole number from 1 to 20"],
  "context.include_domains": [names, "a list of words"],
  "context.exclude_tags": [names, "a list of tags"]
};
var UNUSED = {
  notebook_id: "only a notebook that you chose for the project is asked (/msw:setup use)",
  "local_llm.model": "a model is named in your own settings, never in a project",
  "local_llm.endpoint": "an endpoint is named in your own settings, never in a project"
};
function readMemorySettings(given, file) {
  const problems = [];
  const values = /* @__PURE__ */ new Map();
  for (const [key, value] of flat(given)) {
    const unused = UNUSED[key];
    const known = KEYS[key];
    if (unused !== void 0) problems.push(`tier2.${key} in ${file} is not used: ${unused}.`);
    else if (known === void 0)
      problems.push(
        `tier2.${key.replaceAll(/[^\w.-]/g, "?").slice(0, 60)} in ${file} is not a setting that MSW knows; it is ignored.`
      );
    else if (known[0].safeParse(value).success) values.set(key, value);
    else problems.push(`tier2.${key} in ${file} must be ${known[1]}; the default holds.`);
  }
  const number3 = (key, fallback) => {
    const value = values.get(key);
    return typeof value === "number" ? value : fallback;
  };
  const list2 = (key, fallback) => names.safeParse(values.get(key)).data ?? fallback;
  const { context, ttlHours, maxEntries } = MEMORY_DEFAULTS;
  return {
    settings: {
      isEnabled: values.get("enabled") !== false,
      ttlHours: number3("cache.ttl_hours", ttlHours),
      maxEntries: number3("cache.max_entries", maxEntries),
      context: {
        maxTokens: number3("context.max_tokens", context.maxTokens),
        topK: number3("context.top_k", context.topK),
        includeDomains: list2("context.include_domains", context.includeDomains),
        excludeTags: list2("context.exclude_tags", context.excludeTags)
      }
    },
    problems
  };
}
function flat(given) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const isSection = typeof value === "object" && value !== null && !Array.isArray(value);
    return isSection ? Object.entries(value).map(([inner, held]) => [`${key}.${inner}`, held]) : [[key, value]];
  });
}
// src/app/memory/memory-settings-of.ts
function memorySettingsOf(project) {
  const toml = (0, import_hooks_active_on_stop12.textOf)((0, import_hooks_active_on_stop2.mswPath)(project, "tier2.toml"), (0, import_hooks_active_on_stop13.ownFile)(project));
  if (toml === null) {
    const { tier2 } = (0, import_hooks_active_on_stop11.fieldsIn)((0, import_hooks_active_on_stop11.readJson)((0, import_hooks_active_on_stop2.mswPath)(project, "config.json"), (0, import_hooks_active_on_stop13.ownFile)(project)));
    return readMemorySettings(tier2, ".msw/config.json");
  }
  try {
    return readMemorySettings((0, import_hooks_active_on_stop11.fieldsOf)((0, import_app_guidance_step_guidance2.parse)(toml)).tier2, ".msw/tier2.toml");
  } catch {
    const problem = ".msw/tier2.toml is not TOML; the defaults hold.";
    return { settings: readMemorySettings(null, "").settings, problems: [problem] };
  }
}
// src/app/memory/stage-zero.ts
// src/adapters/memory/synthesis-store.ts
function readSyntheses(project) {
  const file = (0, import_hooks_active_on_stop11.readJson)((0, import_hooks_active_on_stop2.mswPath)(project, "memory", "synthesis.json"), (0, import_hooks_active_on_stop13.ownFile)(project));
  return readRows((0, import_hooks_active_on_stop11.fieldsIn)(file).rows);
}
async function changeSyntheses(project, edit) {
  await (0, import_shared_core_memory_memory_text.changeNotes)(project, (folder) => {
    const before = readSyntheses(project);
    const after = edit(before);
    if (after !== before)
      (0, import_hooks_active_on_stop10.writeFileAtomic)(
        (0, import_hooks_active_on_stop13.below)(folder, "synthesis.json"),
        `${JSON.stringify({ schema: 1, rows: after }, null, 1)}
`
      );
  });
}
var LONGEST_WAIT_MS = 10 * 6e4;
async function oneAtATime(project, inputHash, work) {
  const folder = (0, import_shared_core_memory_memory_text.openMemoryFolder)(project);
  if (folder.status === "refused") return { status: "done", value: await work(), waited: false };
  const name = `synthesis-${inputHash.replace(/^sha256:/, "").slice(0, 16)}`;
  return (0, import_hooks_active_on_stop9.withLock)((0, import_hooks_active_on_stop13.below)(folder.path, name), work, { waitMs: LONGEST_WAIT_MS });
}
// src/app/memory/stage-zero.ts
async function prepareTask(place, request) {
  const start = import_node_perf_hooks.performance.now();
  const spec = normalSpec(request.spec);
  const brief2 = compileBrief(place, spec, request.settings.context);
  const told = await synthesise(place, { ...request, spec, brief: brief2 });
  await serveBrief(place, brief2);
  return { ...told, brief: brief2, latency_ms: Math.round((import_node_perf_hooks.performance.now() - start) * 100) / 100 };
}
async function synthesise(place, asking) {
  const { synthesiser, settings, brief: brief2, spec } = asking;
  if (synthesiser === null || !settings.isEnabled) return local(brief2, null);
  const { notebook } = synthesiser;
  const input = { notebook, sourceSet: "", specHash: digestOf(spec), memories: brief2.memories };
  const hash = digestOf(inputKey(input));
  const cached = asking.fresh ? null : await fromCache(place, hash, brief2);
  if (cached !== null && !cached.stale) return cached;
  const held = await oneAtATime(place.project, hash, async () => {
    const now = asking.fresh ? null : await fromCache(place, hash, brief2);
    return now !== null && !now.stale ? now : askNotebook(place, { ...asking, synthesiser }, hash);
  });
  if (held.status === "busy") return cached ?? local(brief2, "Another process still asks the same.");
  const { value } = held;
  return value.ungrounded && cached !== null ? { ...cached, notice: value.notice } : value;
}
async function fromCache(place, hash, { memory }) {
  const rows = readSyntheses(place.project);
  const digest2 = (id) => {
    const note = memory.superseded.has(id) ? void 0 : memory.byId.get(id);
    return note === void 0 ? null : digestOf(note.text);
  };
  const valid = stillTrue(rows, digest2);
  const found = lookUp(valid, hash, (0, import_hooks_active_on_stop.isoTime)(place));
  if (found.status === "miss") return null;
  const { row, isExpired } = found;
  await changeSyntheses(place.project, (now) => withHit(stillTrue(now, digest2), hash, (0, import_hooks_active_on_stop.isoTime)(place)));
  const hours = (place.now() - Date.parse(row.created_at)) / 36e5;
  return {
    divine_truth: row.synthesis_result,
    suggested_relationships: row.suggested_links,
    ingested: null,
    cache_hit: true,
    stale: isExpired,
    age_hours: Math.round(hours * 10) / 10,
    ungrounded: false,
    notice: null
  };
}
var LONGEST_QUESTION = 8e3;
var LONGEST_SPEC = 3e3;
async function askNotebook(place, { spec, brief: brief2, settings, synthesiser }, hash) {
  const head = synthesisQuestion(spec.slice(0, LONGEST_SPEC), "");
  const room = tokensIn(" ".repeat(Math.max(400, LONGEST_QUESTION - head.length)));
  const sent = compileBrief(place, spec, {
    ...settings.context,
    maxTokens: Math.min(room, settings.context.maxTokens)
  });
  const outcome = await synthesiser.ask(synthesisQuestion(spec.slice(0, LONGEST_SPEC), sent.text));
  if (outcome.status === "none" || outcome.text.trim() === "")
    return local(brief2, outcome.status === "none" ? outcome.notice : "The notebook gave an empty answer.");
  const links = linksInAnswer(outcome.text);
  const ingested = links.length === 0 ? null : await takeOver(place, links, hash);
  const at = (0, import_hooks_active_on_stop.isoTime)(place);
  const row = {
    schema: 1,
    input_hash: hash,
    spec_hash: digestOf(spec),
    brief_hash: sent.hash,
    synthesis_result: outcome.text.slice(0, 1e5),
    suggested_links: [...links],
    created_at: at,
    expires_at: new Date(place.now() + settings.ttlHours * 36e5).toISOString(),
    hit_count: 0,
    last_hit_at: null,
    memory_ids: brief2.memories.map(([id, digest2]) => [id, digest2]),
    notebook_id: synthesiser.notebook,
    prompt_version: PROMPT_VERSION
  };
  await changeSyntheses(place.project, (rows) => withRow(rows, row, settings.maxEntries));
  return {
    divine_truth: row.synthesis_result,
    suggested_relationships: links,
    ingested,
    cache_hit: false,
    stale: false,
    age_hours: 0,
    ungrounded: false,
    notice: null
  };
}
async function takeOver(place, relationships, synthesis) {
  const result = await ingest(place, { source: "tier2_notebooklm", synthesis, relationships });
  return result.status === "ok" ? result.ingested : null;
}
function local(brief2, notice) {
  return {
    divine_truth: brief2.text,
    suggested_relationships: [],
    ingested: null,
    cache_hit: false,
    stale: false,
    age_hours: null,
    ungrounded: true,
    notice
  };
}
// src/core/memory/read-import.ts
var text2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.string)());
var number2 = (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.number)());
var RECORD2 = (0, import_adapters_loops_record_schemas.looseObject)({
  id: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])),
  content: text2,
  text: text2,
  type: text2,
  tags: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)())),
  created_at: (0, import_adapters_loops_record_schemas.nullish)((0, import_adapters_loops_record_schemas.union)([(0, import_adapters_loops_record_schemas.string)(), (0, import_adapters_loops_record_schemas.number)()])),
  agent_type: text2,
  domain: text2,
  source: text2,
  importance: number2,
  initial_priority: number2,
  usage_count: number2,
  last_accessed_at: text2
});
function readImported(value, { now, fileTime, digest: digest2 }) {
  const parsed = RECORD2.safeParse(value);
  if (!parsed.success) return `its field ${String(parsed.error.issues[0]?.path[0] ?? "")} is of another kind`;
  const record2 = parsed.data;
  const body = (record2.content ?? record2.text ?? "").trim();
  if (body === "") return 'it has no text in "content" or "text"';
  if (body.length > LONGEST) return `it is longer than ${LONGEST} characters`;
  const read = (0, import_shared_core_memory_memory_text.readTemplate)(body);
  const isWrapped = read.problems.length > 0;
  const parts = isWrapped ? (0, import_shared_core_memory_memory_text.wrapInTemplate)(body, (0, import_shared_core_memory_memory_text.typeNamed)(record2.type)) : read.parts;
  const tags = (0, import_shared_core_memory_memory_text.tagsOf)([...parts.tags, ...record2.tags ?? []]);
  const given = { createdAt: record2.created_at?.toString() ?? null, agent: record2.agent_type ?? null, tags };
  const checked = attribute(given, { now, fileTime, isImport: true });
  if (checked.status === "refused") return checked.reason;
  const { attribution } = checked;
  const rendered = (0, import_shared_core_memory_memory_text.renderTemplate)({ ...parts, tags });
  const oldId = record2.id?.toString() ?? null;
  const extra = extraOf(record2, oldId, attribution.createdAtRaw);
  return {
    id: (0, import_shared_core_memory_memory_text.noteId)(parts.title, digest2(rendered)),
    oldId,
    file: (0, import_shared_core_memory_memory_text.renderFacts)(factsOf(record2, attribution, isWrapped), extra) + rendered,
    isWrapped,
    isUndated: (0, import_shared_core_memory_memory_text.readInstant)(given.createdAt ?? "") === null,
    isUnattributed: attribution.agent === null
  };
}
function factsOf(record2, { createdAt, agent }, needsReview) {
  return {
    ...{ createdAt, agent, needsReview },
    domain: record2.domain?.trim().toLowerCase() || null,
    priority: (0, import_shared_core_memory_memory_text.priorityOf)(record2.initial_priority ?? record2.importance ?? null),
    source: record2.source ?? null,
    usageCount: Math.max(0, Math.floor(record2.usage_count ?? 0)),
    lastAccessedAt: record2.last_accessed_at ?? null
  };
}
var LONGEST = 64 * 1024;
var READ = new Set(Object.keys(RECORD2.shape));
function extraOf(record2, oldId, raw) {
  const others = Object.entries(record2).flatMap(([key, value]) => {
    if (READ.has(key) || value === null || value === void 0) return [];
    return [[key, typeof value === "string" ? value : JSON.stringify(value)]];
  });
  return {
    ...Object.fromEntries(others),
    ...oldId !== null && { imported_id: oldId },
    ...raw !== null && { created_at_raw: raw }
  };
}
// src/app/memory/transfer-notes.ts
var LARGEST3 = 64 * 1024 * 1024;
async function importFile(place, path2) {
  const file = (0, import_hooks_active_on_stop12.readFile)(path2, import_hooks_active_on_stop13.named, LARGEST3);
  if (file.status !== "ok")
    return {
      status: "refused",
      reason: `${path2} cannot be read${file.status === "refused" ? `: ${file.reason}` : ""}.`
    };
  const content = recordsIn(file.bytes.toString("utf8"));
  if (content === null)
    return {
      status: "refused",
      reason: `${path2} is neither JSON nor JSON lines: export the memories as one of these.`
    };
  const door = { now: place.now(), fileTime: (0, import_hooks_active_on_stop7.lookAt)(path2)?.mtimeMs ?? null, digest };
  const notes = [];
  for (const [index, record2] of content.memories.entries()) {
    const read = readImported(record2, door);
    if (typeof read === "string")
      return {
        status: "refused",
        reason: `Nothing was imported: memory ${index + 1} of ${path2} cannot be used, ${read}.`
      };
    notes.push({ ...read, file: (0, import_hooks_active_on_stop3.redact)(read.file) });
  }
  const imported2 = await importNotes(place.project, notes, (0, import_hooks_active_on_stop.isoTime)(place));
  if (imported2.status === "refused") return imported2;
  const links = await linksOf(place, content.relationships, notes);
  if (links.status === "refused") return links;
  const count2 = (has) => notes.filter(has).length;
  return {
    ...imported2,
    read: notes.length,
    wrapped: count2(({ isWrapped }) => isWrapped),
    undated: count2(({ isUndated }) => isUndated),
    unattributed: count2(({ isUnattributed }) => isUnattributed),
    links: links.ingested
  };
}
function linksOf(place, relationships, notes) {
  const ids = new Map(notes.flatMap(({ oldId, id }) => oldId === null ? [] : [[oldId, id]]));
  const renamed = (value) => typeof value === "string" || typeof value === "number" ? ids.get(String(value)) ?? String(value) : value;
  const mapped = relationships.map((one) => {
    const fields = (0, import_hooks_active_on_stop11.fieldsOf)(one);
    return {
      ...fields,
      from_memory_id: renamed(fields.from_memory_id),
      to_memory_id: renamed(fields.to_memory_id)
    };
  });
  return ingest(place, { source: "import", synthesis: null, relationships: mapped });
}
function recordsIn(text3) {
  const whole = (0, import_hooks_active_on_stop11.parseJson)(text3);
  if (whole.status === "ok") {
    if (Array.isArray(whole.value)) return { memories: whole.value, relationships: [] };
    const { memories, relationships } = (0, import_hooks_active_on_stop11.fieldsOf)(whole.value);
    if (Array.isArray(memories))
      return { memories, relationships: Array.isArray(relationships) ? relationships : [] };
  }
  const lines = text3.split("\n").filter((line) => line.trim() !== "").map(import_hooks_active_on_stop11.parseJson);
  const values = lines.flatMap((line) => line.status === "ok" ? [line.value] : []);
  return lines.length > 0 && values.length === lines.length ? { memories: values, relationships: [] } : null;
}
function digest(text3) {
  return (0, import_hooks_active_on_stop8.createHash)("sha256").update(text3).digest("hex");
}
// src/app/operations/memory-operations.ts
var add = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory add",
  about: "Keep a note, in the template or wrapped in it",
  effect: "writes",
  typed: "/msw:remember",
  inputs: {
    text: (0, import_shared_core_planning_phases_plan_format3.optionalWord)("a note in quotes", "may be left out with --from"),
    from: (0, import_shared_core_planning_phases_plan_format3.path)("FILE", "the file that holds the note"),
    type: (0, import_shared_core_planning_phases_plan_format3.choice)(["PATTERN", "DECISION", "PROBLEM", "INSIGHT"], "of a text that is not in the template"),
    tag: (0, import_shared_core_planning_phases_plan_format3.list)("TAG", "a tag; repeat it for more"),
    domain: (0, import_shared_core_planning_phases_plan_format3.text)("WORD", "what it is about, such as http or storage"),
    priority: (0, import_shared_core_planning_phases_plan_format3.count)("N", "by default 5", [1, 10]),
    source: (0, import_shared_core_planning_phases_plan_format3.text)("TEXT", "where its words come from: a commit, path:line, an address"),
    agent: (0, import_shared_core_planning_phases_plan_format3.text)("NAME", "who writes it; by default you, or Claude where it calls"),
    supersedes: (0, import_shared_core_planning_phases_plan_format3.text)("ID", "the note that this one replaces"),
    anyway: (0, import_shared_core_planning_phases_plan_format3.flag)("keep it although a note says nearly the same"),
    wrap: (0, import_shared_core_planning_phases_plan_format3.flag)("keep a text that is not in the template as it is, marked for review")
  },
  run: (place, { text: typed, from, tag, wrap, anyway, ...rest }) => {
    const read = textOf2(typed, from);
    if (read.status !== "ok") return read;
    const agent = rest.agent ?? callerName(place);
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const request = {
        ...rest,
        type: (0, import_shared_core_memory_memory_text.typeNamed)(rest.type),
        text: read.text,
        agent,
        tags: tag,
        wraps: wrap,
        evenIfSimilar: anyway
      };
      return resultOf(await addNote(workspace, request));
    });
  },
  text: renderAdded
});
var list_ = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory list",
  about: "List the notes, the newest first",
  effect: "reads",
  inputs: {
    type: (0, import_shared_core_planning_phases_plan_format3.choice)(import_shared_core_memory_memory_text.NOTE_TYPES, "only these"),
    tag: (0, import_shared_core_planning_phases_plan_format3.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_shared_core_planning_phases_plan_format3.text)("WORD", "only those about it")
  },
  run: (place, { type, tag, domain }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, ({ project }) => {
    const { notes, unusable } = (0, import_shared_core_memory_memory_text.readNotes)(project);
    const kept = notes.filter((note) => (0, import_shared_core_memory_memory_text.isWanted)(note, { type, tags: tag, domain }));
    const usage = (0, import_shared_core_memory_memory_text.readUsage)(project);
    const sorted = kept.toSorted(newestFirst);
    const score = (note) => dynamicScore(standingOf(note, usage), place.now());
    return (0, import_shared_core_planning_phases_plan_format3.done)({ project, notes: sorted, unusable, scores: sorted.map(score) });
  }),
  json: ({ project, notes, unusable, scores }) => ({
    project,
    notes: notes.map((note, at) => ({ ...noteJson(note), dynamicScore: scores[at] })),
    unusable
  }),
  text: import_shared_core_memory_memory_text.renderNotes
});
var search = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory search",
  about: "Find notes that speak of something",
  effect: "reads",
  typed: "/msw:recall",
  inputs: {
    query: (0, import_shared_core_planning_phases_plan_format3.word)("the words to look for, in quotes"),
    top: (0, import_shared_core_planning_phases_plan_format3.count)("N", "at most so many; by default 10", [1, 20]),
    type: (0, import_shared_core_planning_phases_plan_format3.choice)(import_shared_core_memory_memory_text.NOTE_TYPES, "only these"),
    tag: (0, import_shared_core_planning_phases_plan_format3.list)("TAG", "only those with this tag; repeat it for more"),
    domain: (0, import_shared_core_planning_phases_plan_format3.text)("WORD", "only those about it")
  },
  run: (place, { query, top, type, tag, domain }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(
    place,
    (workspace) => (0, import_shared_core_planning_phases_plan_format3.done)((0, import_shared_core_memory_memory_text.searchMemory)(workspace, { query, most: top ?? 10, type, tags: tag, domain }))
  ),
  json: ({ hits, notes, unusable }) => ({
    notes,
    hits: hits.map(({ note, score, supersededBy }) => ({ score, supersededBy, ...noteJson(note) })),
    unusable
  }),
  text: import_shared_core_memory_memory_text.renderFoundNotes
});
var about = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory about",
  about: "Show what the notes say to a failure: only those that are clearly about it",
  effect: "reads",
  inputs: { failure: (0, import_shared_core_planning_phases_plan_format3.word)("the words of a failure, in quotes") },
  run: (place, { failure }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(
    place,
    async (workspace) => (0, import_shared_core_planning_phases_plan_format3.done)({ passages: await (0, import_shared_core_memory_memory_text.memoryPassages)({ ...workspace, query: failure }) })
  ),
  text: ({ passages }) => (0, import_shared_core_planning_phases_plan_format2.renderPassages)(passages)
});
var brief = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory brief",
  about: "Compile what the project remembers about a task, within a budget of tokens",
  effect: "asks",
  inputs: {
    task: (0, import_shared_core_planning_phases_plan_format3.optionalWord)("a task in quotes", "may be left out with --from"),
    from: (0, import_shared_core_planning_phases_plan_format3.path)("FILE", "the file that describes the task"),
    maxTokens: (0, import_shared_core_planning_phases_plan_format3.count)("N", "by default 8000", [100, 2e5]),
    top: (0, import_shared_core_planning_phases_plan_format3.count)("N", "at most so many notes are found; by default 15", [1, 20]),
    domain: (0, import_shared_core_planning_phases_plan_format3.list)("WORD", "only notes about it; repeat it for more"),
    exclude: (0, import_shared_core_planning_phases_plan_format3.list)("TAG", "no notes with this tag; by default type:deprecated"),
    ground: (0, import_shared_core_planning_phases_plan_format3.flag)("have the notebook of the project say what it knows about the task; kept for a day"),
    fresh: (0, import_shared_core_planning_phases_plan_format3.flag)("with --ground: ask again")
  },
  run: (place, { task, from, ground, fresh, ...wanted }) => {
    const read = textOf2(task, from, "memory brief needs a task");
    if (read.status !== "ok") return read;
    return (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
      const { settings: given, problems } = memorySettingsOf(workspace.project);
      const settings = { ...given, context: contextOf(given.context, wanted) };
      const notice = problems.length === 0 ? void 0 : problems.join(" ");
      if (!ground) {
        const compiled = compileBrief(workspace, normalSpec(read.text), settings.context);
        await serveBrief(workspace, compiled);
        return { status: "done", value: { brief: compiled, synthesis: null }, notice };
      }
      const synthesiser = synthesiserOf(workspace);
      const synthesis = await prepareTask(workspace, { spec: read.text, settings, synthesiser, fresh });
      const told = [notice, synthesis.notice].filter((one) => typeof one === "string").join(" ");
      return { status: "done", value: { brief: synthesis.brief, synthesis }, notice: told || void 0 };
    });
  },
  json: briefJson,
  text: ({ brief: compiled, synthesis }) => synthesis === null || synthesis.ungrounded ? compiled.text : (0, import_hooks_active_on_stop5.joinProse)([compiled.text, (0, import_shared_core_memory_memory_text.renderSynthesis)(synthesis)], "\n\n")
});
var link = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory link",
  about: "Say what two notes have to do with each other",
  effect: "writes",
  inputs: {
    from: (0, import_shared_core_planning_phases_plan_format3.word)("a note"),
    type: (0, import_shared_core_planning_phases_plan_format3.word)(`${import_shared_core_memory_memory_text.LINK_TYPES.join("|")}, or ? for the question that a model answers with one of these`),
    to: (0, import_shared_core_planning_phases_plan_format3.word)("another note"),
    reason: (0, import_shared_core_planning_phases_plan_format3.text)("TEXT", "why"),
    answer: (0, import_shared_core_planning_phases_plan_format3.flag)("the type is the answer of a model: what is none of the types is similar"),
    agent: (0, import_shared_core_planning_phases_plan_format3.text)("NAME", "who says it")
  },
  run: (place, { agent, ...wanted }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const linked = await linkNotes(workspace, {
      ...wanted,
      source: agent ?? callerName(place) ?? "manual"
    });
    return linked.status === "refused" ? linked : (0, import_shared_core_planning_phases_plan_format3.done)(linked);
  }),
  json: (linked) => linked.status === "question" ? { question: (0, import_shared_core_memory_memory_text.renderLinkQuestion)(linked.a, linked.b) } : linked,
  text: (linked) => {
    if (linked.status === "question") return (0, import_shared_core_memory_memory_text.renderLinkQuestion)(linked.a, linked.b);
    return linked.link === null ? import_hooks_active_on_stop5.prose`This link is there already.` : (0, import_shared_core_memory_memory_text.renderLink)(linked.link);
  }
});
var ingestion = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory ingest",
  about: "Take over links that a synthesis suggests",
  effect: "writes",
  inputs: { file: (0, import_shared_core_planning_phases_plan_format3.pathWord)("a file of JSON: {source, synthesis_id, relationships: [...]}") },
  run: (place, { file }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const read = (0, import_hooks_active_on_stop11.readJson)(file, import_hooks_active_on_stop13.named);
    const { source, synthesis_id, relationships } = (0, import_hooks_active_on_stop11.fieldsIn)(read);
    if (!Array.isArray(relationships))
      return (0, import_shared_core_planning_phases_plan_format3.refused)(`${file} cannot be used: it needs to be a JSON object with a list "relationships".`);
    const result = await ingest(workspace, {
      source: typeof source === "string" ? (0, import_hooks_active_on_stop6.plainLine)(source, 60) : "unknown",
      synthesis: typeof synthesis_id === "string" ? (0, import_hooks_active_on_stop6.plainLine)(synthesis_id, 100) : null,
      relationships
    });
    return result.status === "ok" ? (0, import_shared_core_planning_phases_plan_format3.done)(result.ingested) : (0, import_shared_core_planning_phases_plan_format3.refused)(result.reason);
  }),
  text: import_shared_core_memory_memory_text.renderIngested
});
var imported = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory import",
  about: "Take over the memories of another store, all or none; or take the last import back",
  effect: "writes",
  inputs: {
    file: (0, import_shared_core_planning_phases_plan_format3.path)("FILE", "JSON or JSON lines: memories, or {memories, relationships}"),
    undo: (0, import_shared_core_planning_phases_plan_format3.flag)("move the notes of the last import away, but for those that were changed since")
  },
  run: (place, { file, undo }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    if (undo === (file !== null)) return (0, import_shared_core_planning_phases_plan_format3.misused)("memory import needs --file FILE, or --undo.");
    const result = file === null ? await undoImport(workspace.project) : await importFile(workspace, file);
    return result.status === "ok" ? (0, import_shared_core_planning_phases_plan_format3.done)(result) : (0, import_shared_core_planning_phases_plan_format3.refused)(result.reason);
  }),
  text: (value) => {
    if ("read" in value) return (0, import_shared_core_memory_memory_text.renderTransfer)(value);
    const kept = value.kept.map((id) => import_hooks_active_on_stop5.prose`Changed since, so it stays: ${(0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(id))}`);
    return (0, import_hooks_active_on_stop5.joinProse)([import_hooks_active_on_stop5.prose`${value.removed} notes are moved to .msw/memory/forgotten/.`, ...kept], "\n");
  }
});
var exported = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory export",
  about: "Write the notes as documents by domain, such as a notebook takes",
  effect: "writes",
  inputs: {
    out: (0, import_shared_core_planning_phases_plan_format3.path)("DIR", "an existing folder; by default .msw/memory/export"),
    most: (0, import_shared_core_planning_phases_plan_format3.count)("N", "at most so many documents; by default 50", [2, 600])
  },
  run: (place, { out, most }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, ({ project }) => {
    const documents = exportNotes((0, import_shared_core_memory_memory_text.readNotes)(project).notes, most ?? 50);
    const written = writeExport(project, out, documents);
    if (written.status === "refused") return (0, import_shared_core_planning_phases_plan_format3.refused)(written.reason);
    return (0, import_shared_core_planning_phases_plan_format3.done)({ folder: written.path, documents: documents.map(({ name, notes }) => ({ name, notes })) });
  }),
  text: ({ folder, documents }) => import_hooks_active_on_stop5.prose`${documents.length} documents in ${(0, import_hooks_active_on_stop4.quoteName)(folder)}. Nothing is uploaded: that is yours to do.`
});
var show = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory show",
  about: "Show a note",
  effect: "reads",
  inputs: { id: (0, import_shared_core_planning_phases_plan_format3.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const found = findNote((0, import_shared_core_memory_memory_text.readNotes)(workspace.project), id);
    if (found.status === "refused") return (0, import_shared_core_planning_phases_plan_format3.refused)(found.reason);
    await (0, import_shared_core_memory_memory_text.countUse)(workspace.project, [found.note.id], (0, import_hooks_active_on_stop.isoTime)(workspace));
    return (0, import_shared_core_planning_phases_plan_format3.done)(found.note);
  }),
  json: (note) => ({ ...noteJson(note), text: note.text }),
  text: import_shared_core_memory_memory_text.renderWholeNote,
  raw: (note) => note.text
});
var forget = (0, import_shared_core_planning_phases_plan_format3.operation)({
  name: "memory forget",
  about: "Move a note out of the memory, where it can be brought back from",
  effect: "writes",
  inputs: { id: (0, import_shared_core_planning_phases_plan_format3.word)("the id of a note") },
  run: (place, { id }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async ({ project }) => {
    const found = findNote((0, import_shared_core_memory_memory_text.readNotes)(project), id);
    if (found.status === "refused") return (0, import_shared_core_planning_phases_plan_format3.refused)(found.reason);
    const moved = await forgetNote(project, found.note.id);
    return moved.status === "ok" ? (0, import_shared_core_planning_phases_plan_format3.done)({ id: found.note.id, path: moved.path }) : (0, import_shared_core_planning_phases_plan_format3.refused)(moved.reason);
  }),
  text: ({ path: to }) => import_hooks_active_on_stop5.prose`Forgotten: the note is now ${(0, import_hooks_active_on_stop4.quoteName)(to)}; move it back to remember it.`
});
var memoryOperations = [
  ...[add, search, about, brief, list_, show, forget, link, ingestion, imported, exported]
];
function briefJson({ brief: { text: markdown, hash, used, tokens }, synthesis }) {
  const compiled = {
    ...{ task_brief_md: markdown, context_hash: hash, memories_used: used, token_count: tokens },
    mode: "lexical"
  };
  if (synthesis === null) return compiled;
  const { brief: _, ...told } = synthesis;
  return { ...compiled, ...told };
}
function contextOf(given, { maxTokens, top, domain, exclude }) {
  return {
    maxTokens: maxTokens ?? given.maxTokens,
    topK: top ?? given.topK,
    includeDomains: domain.length > 0 ? domain : given.includeDomains,
    excludeTags: exclude.length > 0 ? exclude : given.excludeTags
  };
}
var ASKING_MS = 5 * 6e4;
function synthesiserOf(workspace) {
  const chosen = (0, import_app_guidance_step_guidance.projectNotebook)(workspace);
  if (chosen.status !== "chosen") return null;
  const { notebook } = chosen;
  return {
    notebook,
    ask: async (question) => {
      const asked = { notebook, question, purpose: "research", deadlineMs: ASKING_MS };
      const outcome = await (0, import_shared_core_planning_phases_plan_format.askQuestion)(workspace, asked);
      return outcome.status === "answered" ? { status: "answered", text: outcome.answer.text } : outcome;
    }
  };
}
function textOf2(typed, from, need = "memory add needs a note") {
  if (typed !== null && from !== null) return (0, import_shared_core_planning_phases_plan_format3.misused)("Give it in quotes or with --from FILE, not both.");
  if (typed !== null) return { status: "ok", text: typed };
  if (from === null) return (0, import_shared_core_planning_phases_plan_format3.misused)(`${need}: in quotes, or --from FILE.`);
  const file = (0, import_hooks_active_on_stop12.readText)(from, import_hooks_active_on_stop13.named, import_shared_core_memory_memory_text.LARGEST_NOTE);
  if (file.status === "ok") return file;
  return (0, import_shared_core_planning_phases_plan_format3.refused)(
    `${from} cannot be read${file.status === "refused" ? `: ${file.reason}` : ""}. Write it there.`
  );
}
function callerName({ caller }) {
  if (caller.mark !== null) return "claude";
  return caller.isTerminal ? "user" : null;
}
function resultOf(added) {
  if (added.status === "refused") return added;
  if (added.status === "template" || added.status === "similar")
    return { status: "failed", value: added, reason: added.reason };
  return (0, import_shared_core_planning_phases_plan_format3.done)(added);
}
function renderAdded(value) {
  if (value.status === "template") return (0, import_shared_core_memory_memory_text.renderProblems)(value.problems);
  if (value.status === "similar") return (0, import_shared_core_memory_memory_text.renderSimilar)(value.similar);
  const file = (0, import_hooks_active_on_stop4.quoteName)((0, import_shared_core_memory_memory_text.noteFile)(value.id));
  if (value.status === "known") return import_hooks_active_on_stop5.prose`This is remembered already: ${file}`;
  if (!value.needsReview) return import_hooks_active_on_stop5.prose`Remembered: ${file}`;
  return import_hooks_active_on_stop5.prose`Remembered as it was given: ${file}. It is marked needs_review until somebody puts it into the template.`;
}
function noteJson({ text: _, original: __, ...note }) {
  return { ...note, path: (0, import_shared_core_memory_memory_text.noteFile)(note.id) };
}
function newestFirst(one, other) {
  const [a, b] = [one.createdAt ?? "", other.createdAt ?? ""];
  return a === b ? one.id < other.id ? -1 : 1 : a < b ? 1 : -1;
}
module.exports = {
  memoryOperations: memoryOperations
};
