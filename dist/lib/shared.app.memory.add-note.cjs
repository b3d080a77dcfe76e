

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");

var import_app_retrieval_document_passages = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages2 = require("./app.retrieval.document-passages.cjs");

var import_app_retrieval_document_passages3 = require("./app.retrieval.document-passages.cjs");

var import_shared_core_memory_note2 = require("./shared.core.memory.note.cjs");

var import_common = require("./common.cjs");

var import_node_fs = require("node:fs");
// src/core/memory/find-notes.ts
function speaksOf(note, failure) {
  const words = new Set((0, import_app_retrieval_document_passages2.analyse)(note, "english"));
  const telling = [...new Set((0, import_app_retrieval_document_passages2.analyse)(failure, "english"))].filter(
    (word) => !isGeneral(word) && words.has(word)
  );
  const hasCode = telling.some((word) => /^(?=.*\d)(?=.*[a-z]).{4,}$/.test(word));
  return telling.length >= (hasCode ? 2 : 3);
}
function isGeneral(word) {
  return word.length < 3 || GENERAL.has(word);
}
var GENERAL = new Set(
  (0, import_app_retrieval_document_passages2.analyse)(
    "test tests fail failed failing error errors exception expected received actual assert assertion value values type types typeerror function method class object property properties undefined null true false read reading cannot could does not found find file files line lines module import name names call called argument arguments return returned run running src lib index main line node modules code exit status message problem thing another other any all have has been when while new old use used using get set dist build",
    "english"
  )
);
var SEARCH_FLOOR = 0.6;
var RUNG_FLOOR = 2.5;
function findNotes(index, query, { ids, most, floor }) {
  const words = [...new Set((0, import_app_retrieval_document_passages2.analyse)(query, index.analyser))];
  const segments = index.segments.map((one) => (0, import_app_retrieval_document_passages3.withoutDocuments)(one, (path) => !ids.has(idOf(path))));
  const alive = segments.reduce((sum, { dead }) => sum + dead.filter((one) => one === 0).length, 0);
  const unit = Math.log(1 + (alive - 0.5) / 1.5);
  return (0, import_app_retrieval_document_passages.rank)(segments, words, most).map(({ path, score }) => ({ id: idOf(path), score, strength: unit === 0 ? 0 : score / unit })).filter(({ strength }) => strength >= floor);
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
function alikeNotes(notes) {
  const likeness = likenessAmong(notes);
  const pairs = /* @__PURE__ */ new Map();
  for (const { id } of notes)
    for (const other of likeness.nearest(id)) {
      const ids = id < other ? [id, other] : [other, id];
      const key = ids.join(" ");
      if (!pairs.has(key)) pairs.set(key, { ids, similarity: likeness.of(...ids) });
    }
  return [...pairs.values()].filter(({ similarity }) => similarity >= NEARLY_THE_SAME).sort((a, b) => b.similarity - a.similarity || (a.ids.join(" ") < b.ids.join(" ") ? -1 : 1));
}
var MOST_NEAR = 5;
function likenessAmong(notes) {
  const words = new Map(notes.map((note) => [note.id, wordsOf(note)]));
  const segment = (0, import_app_retrieval_document_passages.buildSegment)(
    notes.map(({ id }) => ({ path: id, bytes: 0, modifiedAt: 0, digest: 0n, words: words.get(id) ?? [] }))
  );
  const known = /* @__PURE__ */ new Map();
  const scoresOf = (id) => {
    const found = known.get(id) ?? new Map((0, import_app_retrieval_document_passages.rank)([segment], words.get(id) ?? [], MOST_ALIKE).map(({ path, score }) => [path, score]));
    known.set(id, found);
    return found;
  };
  const share = (from, to) => (scoresOf(from).get(to) ?? 0) / (scoresOf(from).get(from) ?? Number.POSITIVE_INFINITY);
  return {
    nearest: (id) => [...scoresOf(id).keys()].filter((other) => other !== id).slice(0, MOST_NEAR),
    of: (one, other) => Math.min(1, (share(one, other) + share(other, one)) / 2)
  };
}
var MOST_ALIKE = 200;
function wordsOf({ title, context, reasoning, outcome }) {
  return (0, import_app_retrieval_document_passages2.analyse)([title, context, reasoning, outcome].join("\n"), "english");
}
function idOf(path) {
  return path.replace(/\.md$/, "");
}
// src/app/memory/open-memory.ts
function openMemory(project) {
  const stored = (0, import_shared_core_memory_note2.readNotes)(project);
  const byId = new Map(stored.notes.map((note) => [note.id, note]));
  const links = (0, import_shared_core_memory_note.foldLinks)((0, import_shared_core_memory_note.readLinks)(project));
  const superseded = (0, import_shared_core_memory_note.supersededBy)(links, new Set(byId.keys()));
  return { ...stored, byId, links, usage: (0, import_shared_core_memory_note.readUsage)(project), superseded };
}
function indexOfNotes({ project, userFolder, now }, { notes }, query) {
  const root = (0, import_common.mswPath)(project, "memory");
  if (notes.length === 0 || !(0, import_node_fs.existsSync)(root)) return { analyser: "english", segments: [] };
  const words = (0, import_app_retrieval_document_passages2.analyse)(query, "english");
  return (0, import_app_retrieval_document_passages.openIndex)({ root, userFolder, now: now(), kind: "notes" }, "english", words).index;
}

var import_common2 = require("./common.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_node_fs2 = require("node:fs");
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
  return (0, import_shared_core_memory_note2.changeNotes)(project, (notes) => {
    const path = (0, import_shared_core_memory_note2.freePath)(folder.path, id);
    (0, import_node_fs2.renameSync)((0, import_common5.below)(notes, `${id}.md`), path);
    return { status: "ok", path };
  });
}
function unknownNote(id, notes, begun) {
  const shown = (0, import_common3.plainLine)(id, 80);
  if (begun.length > 1)
    return `${(0, import_common4.countOf)(begun.length, "note")} begin with "${shown}", among them ${begun[0]?.id} and ${begun[1]?.id}: type more of the id.`;
  const meant = (0, import_hooks_active_on_command.closestWord)(
    id,
    notes.map((note) => note.id)
  );
  return `There is no note "${shown}": ${meant === null ? `to list all: ${import_hooks_active_on_command2.lineToType`memory list`}` : `did you mean ${meant}?`}`;
}
// src/app/memory/link-notes.ts
async function ingest(place, ingestion) {
  const { byId, links: known } = openMemory(place.project);
  const judged = (0, import_shared_core_memory_note.ingestLinks)(ingestion, { ids: new Set(byId.keys()), known, at: (0, import_common2.isoTime)(place) });
  const { links, ...ingested } = judged;
  const kept = await (0, import_shared_core_memory_note.appendLinks)(place.project, links);
  return kept.status === "ok" ? { status: "ok", ingested, links } : kept;
}
async function linkNotes(place, { from, to, type, answer, reason, source, confidence }) {
  const memory = openMemory(place.project);
  const [a, b] = [findNote(memory, from), findNote(memory, to)];
  if (a.status === "refused") return a;
  if (b.status === "refused") return b;
  if (type === "?") return questionAbout(memory.notes, a.note, b.note);
  const relationship = {
    ...{ from_memory_id: a.note.id, to_memory_id: b.note.id, confidence, reasoning: reason ?? "" },
    relationship_type: answer ? (0, import_shared_core_memory_note.readLinkType)(type) : type
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
  const share = Math.round(similarity * 100) / 100;
  return {
    status: "refused",
    reason: `The two notes have too little in common for a model to say (${share}, and ${WORTH_A_LINK} is needed): name the type yourself if they are linked.`
  };
}

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_common6 = require("./common.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_common7 = require("./common.cjs");

// src/core/memory/guardian.ts
function attribute(given, { now, fileTime, isImport }) {
  const agent = (0, import_shared_core_memory_note2.agentNamed)(given.agent) ?? agentInTags(given.tags);
  if (agent === null && !isImport)
    return {
      status: "refused",
      reason: "Agent attribution required: say who writes it with --agent NAME, or with a tag agent:NAME."
    };
  const raw = given.createdAt?.trim() ?? "";
  const known = raw === "" ? null : (0, import_shared_core_mapping_skeleton_languages.readInstant)(raw);
  const createdAt = (0, import_shared_core_mapping_skeleton_languages.writeInstant)(known ?? fileTime ?? now);
  const isAsGiven = raw === "" || raw === createdAt;
  return { status: "ok", attribution: { createdAt, createdAtRaw: isAsGiven ? null : raw, agent } };
}
function refuseTemplate(problems, wrap = "--wrap") {
  const what = problems.map(({ message }) => message).join(" ");
  const reason = `The note is not in the template. ${what} Write it in the template and add it again, or keep it as it is with ${wrap}.`;
  return { status: "template", problems, template: import_app_guidance_step_guidance2.TEMPLATE, reason };
}
function agentInTags(tags) {
  const tag = tags.find((one) => /^agent:./.test(one));
  return tag === void 0 ? null : (0, import_shared_core_memory_note2.agentNamed)(tag.slice("agent:".length));
}
// src/app/memory/add-note.ts
var LONGEST_TEXT = import_shared_core_memory_note2.LARGEST_NOTE / 4;
function asTyped(input) {
  return `--${input}`;
}
async function addNote(place, request) {
  const prepared = prepare(place, request);
  if (prepared.status !== "ok") return prepared;
  const { id, file, warnings, needsReview } = prepared;
  const objection = objectionTo(place.project, request, prepared);
  if (objection !== null) return objection;
  const stored = await (0, import_shared_core_memory_note2.storeNote)(place.project, id, file);
  if (stored.status === "refused") return stored;
  const { supersedes = null } = request;
  const linked = supersedes === null ? null : await ingest(place, replacement(supersedes, id));
  if (linked?.status === "refused") return linked;
  if (stored.status === "taken") return { status: "known", id, path: stored.path };
  return { status: "added", id, path: stored.path, needsReview, warnings };
}
function objectionTo(project, request, { id, parts }) {
  const { supersedes = null, evenIfSimilar = false, called = asTyped } = request;
  if (supersedes === null && evenIfSimilar) return null;
  const { notes, byId, superseded } = openMemory(project);
  if (supersedes !== null)
    return byId.has(supersedes) ? null : { status: "refused", reason: `There is no note "${(0, import_common3.plainLine)(supersedes, 80)}" to replace.` };
  if (byId.has(id)) return null;
  const current = notes.filter((note) => !superseded.has(note.id));
  const similar = similarNotes(current, { ...parts, id }).filter(({ similarity }) => similarity >= NEARLY_THE_SAME).map((one) => ({ ...one, title: byId.get(one.id)?.title ?? "" }));
  const [first] = similar;
  if (first === void 0) return null;
  return { status: "similar", similar, reason: (0, import_app_guidance_step_guidance.notKept)(first.id, called) };
}
function replacement(from, to) {
  const link = { from_memory_id: from, to_memory_id: to, relationship_type: "supersedes", confidence: 1 };
  return { source: "manual", synthesis: null, relationships: [link] };
}
function prepare(place, given) {
  const request = withoutSecrets(given);
  const text = (0, import_common7.redact)(request.text.replaceAll(/\r\n?/g, "\n")).trim();
  if (text === "") return { status: "refused", reason: "The note is empty: say what to remember." };
  if (text.length > LONGEST_TEXT)
    return { status: "refused", reason: `The note is longer than ${LONGEST_TEXT} characters: shorten it.` };
  const { parts, problems, warnings } = (0, import_app_guidance_step_guidance2.readTemplate)(text);
  if (problems.length === 0) return attributed(place, request, { text, parts, warnings, isWrapped: false });
  const { called = asTyped } = request;
  if (request.wraps !== true) return refuseTemplate(problems, called("wrap") ?? void 0);
  const wrapped = (0, import_app_guidance_step_guidance2.wrapInTemplate)(text, request.type ?? null);
  return attributed(place, request, { text, parts: wrapped, warnings: [], isWrapped: true });
}
function withoutSecrets(request) {
  const mask = (text = null) => text === null ? null : (0, import_common7.redact)(text);
  const { tags = [], source, agent, domain } = request;
  const masked = { source: mask(source), agent: mask(agent), domain: mask(domain) };
  return { ...request, ...masked, tags: tags.map(import_common7.redact) };
}
function attributed({ now }, request, { text, parts, warnings, isWrapped }) {
  const named2 = (0, import_app_guidance_step_guidance2.tagsOf)([...parts.tags, ...request.tags ?? []]);
  const tags = named2.length > 0 ? named2 : (0, import_app_guidance_step_guidance2.tagsInText)(text);
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
      priority: (0, import_shared_core_memory_note2.priorityOf)(priority),
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
    id: (0, import_shared_core_memory_note2.noteId)(parts.title, (0, import_common6.createHash)("sha256").update(body).digest("hex")),
    file: (0, import_shared_core_memory_note2.renderFacts)(facts, { ...request.fields, ...raw }) + body,
    needsReview: isWrapped || request.needsReview === true,
    warnings
  };
}
function bodyWith(text, parts, tags, isWrapped) {
  if (!isWrapped && parts.tags.length === tags.length) return `${text}
`;
  if (isWrapped || parts.tags.length > 0 || parts.original !== null)
    return (0, import_app_guidance_step_guidance2.renderTemplate)({ ...parts, tags });
  return `${text}
TAGS: ${tags.join(", ")}
`;
}

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_shared_core_mapping_skeleton_languages2 = require("./shared.core.mapping.skeleton.languages.cjs");

var import_promises = require("node:timers/promises");
// src/app/memory/find-in-memory.ts
var MOST_BY_WORDS = 200;
var LONGEST_MS = 2e4;
async function findInMemory(place, memory, { query, ids, most, floor }) {
  const model = embedder(place);
  const index = indexOfNotes(place, memory, query);
  const words = findNotes(index, query, { ids, most: model === null ? most : MOST_BY_WORDS, floor });
  if (model === null || ids.size === 0) return { found: words.slice(0, most), mode: "lexical", notice: null };
  const { nearnessOf } = await Promise.resolve().then(() => require("./app.memory.nearness.cjs"));
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
  const { nearnessOf } = await Promise.resolve().then(() => require("./app.memory.nearness.cjs"));
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
  const near = [...nearness].filter(([id, value]) => byWords.has(id) || value >= import_shared_core_mapping_skeleton_languages2.NEAR_ENOUGH);
  const scores = (0, import_shared_core_mapping_skeleton_languages2.combinedScores)(new Map(words.map(({ id, score }) => [id, score])), new Map(near));
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
  const memory = openMemory(place.project);
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
  const memory = openMemory(place.project);
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
${text.trim().slice(0, LONGEST_PASSAGE)}`, source: `${(0, import_app_guidance_step_guidance.noteFile)(id)}:1`, score };
}
module.exports = {
  NEARLY_THE_SAME: NEARLY_THE_SAME,
  RUNG_FLOOR: RUNG_FLOOR,
  SEARCH_FLOOR: SEARCH_FLOOR,
  WORTH_A_LINK: WORTH_A_LINK,
  addNote: addNote,
  alikeNotes: alikeNotes,
  attribute: attribute,
  findInMemory: findInMemory,
  findNote: findNote,
  findNotes: findNotes,
  forgetNote: forgetNote,
  indexOfNotes: indexOfNotes,
  ingest: ingest,
  isWanted: isWanted,
  linkNotes: linkNotes,
  memoryPassages: memoryPassages,
  openMemory: openMemory,
  orderedByBoth: orderedByBoth,
  searchMemory: searchMemory,
  similarNotes: similarNotes,
  similarityOf: similarityOf,
  speaksOf: speaksOf
};
