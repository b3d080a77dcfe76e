

var import_shared_app_memory_add_note = require("./shared.app.memory.add-note.cjs");

var import_shared_app_memory_add_note2 = require("./shared.app.memory.add-note.cjs");

var import_shared_app_memory_add_note3 = require("./shared.app.memory.add-note.cjs");

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_common2 = require("./common.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_shared_core_memory_note2 = require("./shared.core.memory.note.cjs");

var import_shared_core_mapping_skeleton_languages = require("./shared.core.mapping.skeleton.languages.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_perf_hooks = require("node:perf_hooks");
// src/core/memory/synthesis.ts
var ROW = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  input_hash: (0, import_adapters_loops_record_schemas.string)(),
  spec_hash: (0, import_adapters_loops_record_schemas.string)(),
  /** The hash of the brief that was sent, for debugging. */
  brief_hash: (0, import_adapters_loops_record_schemas.string)(),
  synthesis_result: (0, import_adapters_loops_record_schemas.string)(),
  suggested_links: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.unknown)()), []),
  /** ISO 8601, like every time here. */
  created_at: (0, import_adapters_loops_record_schemas.string)(),
  expires_at: (0, import_adapters_loops_record_schemas.string)(),
  hit_count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)(), 0),
  last_hit_at: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
  /** Pairs of `[id, content digest]`. */
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
  if (row === void 0) return { status: "miss" };
  return { status: "hit", row, isExpired: nowIso >= row.expires_at || nowIso < row.created_at };
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
  return rows.filter(({ memory_ids }) => memory_ids.every(([id, digest]) => digestOf2(id) === digest));
}
var LONGEST_QUESTION = 8e3;
function attachedQuestion(spec, brief, name) {
  const [task, notes] = [`MSW task ${name}.md`, `MSW notes ${name}.md`];
  return {
    question: synthesisQuestion(`The source "${task}".`, `The source "${notes}".`),
    attached: [
      { title: task, text: spec },
      { title: notes, text: brief }
    ]
  };
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
function synthesisQuestion(spec, brief) {
  return `A task is about to be planned. Say what your sources know that its plan must respect: decisions and their reasons, known problems and what solved them, constraints, and where the notes below are out of date or contradict a source. Name the source of each point. Where the sources say nothing, say so.

TASK:
${spec}

NOTES OF THE PROJECT:
${brief}

If notes are related, end with one fenced block of JSON: {"relationships": [{"from_memory_id": "...", "to_memory_id": "...", "relationship_type": "causes|solves|contradicts|expands|supersedes|similar", "confidence": 0.0, "reasoning": "..."}]}, where the id of a note is the name of its file without .md.`;
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
function standingOf2(note, usage) {
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
function instantOf(text) {
  return text === null ? null : (0, import_shared_core_mapping_skeleton_languages.readInstant)(text);
}
function wholeDays(from, until) {
  return Math.max(0, Math.floor((until - from) / 864e5));
}
// src/core/memory/brief.ts
var BRIEF_DEFAULTS = {
  maxTokens: 8e3,
  topK: 15,
  includeDomains: [],
  excludeTags: ["type:deprecated"]
};
function intentOf(task, notes) {
  const found = task.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_./-]*/gu) ?? [];
  const words = new Set(found.flatMap((word) => [word, word.replace(/[_./-]{1,80}$/, "")]));
  const plain = new Set([...words].flatMap((word) => [word, ...word.split(/[_./-]/)]));
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
var HEAD = import_common7.prose`# Task Brief\n\n## Relevant Context`;
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
  const whole = risks === null ? taken.text : (0, import_common7.joinProse)([taken.text, import_common7.prose`## Risks\n\n${risks}`], "\n\n");
  const text = tokensIn(whole) > maxTokens ? taken.text : whole;
  return { text, used: taken.used, tokens: tokensIn(text) };
}
function withNote(taken, { note, score }, { others, ranked }) {
  const isUsed = ({ id }) => taken.used.some((one) => one.id === id);
  if (isUsed(note)) return taken;
  const added = others.filter((other) => !isUsed(other));
  const text = (0, import_common7.joinProse)([taken.text, ...[note, ...added].map(section), contradiction(note, others)], "\n\n");
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
  return { text, used: [...taken.used, first, ...rest] };
}
function tokensIn(text) {
  return Math.ceil(text.length / 4);
}
function contradictionsOf(links, id) {
  const held = links.filter(({ type, status }) => type === "contradicts" && status === "accepted");
  const others = held.flatMap(({ from, to }) => from === id ? [to] : to === id ? [from] : []);
  return [...new Set(others)].sort();
}
function section(note) {
  const day = note.createdAt === null ? import_common7.prose`undated` : (0, import_common2.quoteName)(note.createdAt.slice(0, 10));
  const file = (0, import_common2.quoteName)((0, import_app_guidance_step_guidance3.noteFile)(note.id));
  const body = (0, import_app_loop_conclude_turn.fence)(note.text.trim(), {
    cap: Number.MAX_SAFE_INTEGER,
    label: import_common7.prose`the project's memory, ${file}`
  });
  return import_common7.prose`### ${(0, import_common3.quoteLine)(note.title, 120)}, ${day}\n\n${body}`;
}
function contradiction(note, others) {
  if (others.length === 0) return null;
  const names2 = (0, import_common7.joinProse)(
    others.map(({ id }) => (0, import_common2.quoteName)((0, import_app_guidance_step_guidance3.noteFile)(id))),
    ", "
  );
  return import_common7.prose`These contradict each other, so find out which one holds: ${(0, import_common2.quoteName)((0, import_app_guidance_step_guidance3.noteFile)(note.id))}, ${names2}`;
}
function riskLines(used, links, notes) {
  const lines = used.flatMap(({ id }) => {
    const note = notes.get(id);
    if (note?.type !== "PROBLEM") return [];
    const solved = links.find(
      (link) => link.type === "solves" && link.status === "accepted" && link.from === id
    );
    const by = solved === void 0 ? import_common7.prose`` : import_common7.prose`, solved by ${(0, import_common2.quoteName)((0, import_app_guidance_step_guidance3.noteFile)(solved.to))}`;
    return [import_common7.prose`- ${(0, import_common3.quoteLine)(note.title, 120)}${by}`];
  });
  return lines.length === 0 ? null : (0, import_common7.joinProse)(lines, "\n");
}
function scoreOf(ranked, id) {
  return ranked.find(({ note }) => note.id === id)?.score ?? 0;
}
function rounded(score) {
  return Math.round(score * 1e6) / 1e6;
}
// src/app/memory/compile-brief.ts
async function compileBrief(place, task, request) {
  const memory = (0, import_shared_app_memory_add_note3.openMemory)(place.project);
  const current = memory.notes.filter(({ id }) => !memory.superseded.has(id));
  const candidates = candidatesOf(current, intentOf(task, current), request);
  const { ranked, mode, notice } = await rankFor(place, memory, task, candidates, request.topK);
  const notes = new Map(allowedIn(current, request).map((note) => [note.id, note]));
  const brief = composeBrief(ranked, { links: memory.links, notes, maxTokens: request.maxTokens });
  return {
    ...brief,
    mode,
    notice,
    hash: digestOf(brief.text),
    memories: ranked.map(({ note }) => [note.id, digestOf(note.text)]),
    memory
  };
}
async function serveBrief(place, { used }) {
  await (0, import_shared_core_memory_note.countUse)(
    place.project,
    used.map(({ id }) => id),
    (0, import_common.isoTime)(place)
  );
}
function digestOf(text) {
  return `sha256:${(0, import_common4.createHash)("sha256").update(text, "utf8").digest("hex")}`;
}
var MOST_FOUND = 20;
async function rankFor(place, memory, task, candidates, topK) {
  const ids = new Set(candidates.map(({ id }) => id));
  const wanted = { query: task, ids, most: Math.min(topK, MOST_FOUND), floor: 0 };
  const { found, mode, notice } = await (0, import_shared_app_memory_add_note.findInMemory)(place, memory, wanted);
  const notes = found.flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    if (note === void 0) return [];
    return [{ note, bm25: score, dynamic: dynamicScore(standingOf2(note, memory.usage), place.now()) }];
  });
  return { ranked: rerank(notes), mode, notice };
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
  const number2 = (key, fallback) => {
    const value = values.get(key);
    return typeof value === "number" ? value : fallback;
  };
  const list = (key, fallback) => names.safeParse(values.get(key)).data ?? fallback;
  const { context, ttlHours, maxEntries } = MEMORY_DEFAULTS;
  return {
    settings: {
      isEnabled: values.get("enabled") !== false,
      ttlHours: number2("cache.ttl_hours", ttlHours),
      maxEntries: number2("cache.max_entries", maxEntries),
      context: {
        maxTokens: number2("context.max_tokens", context.maxTokens),
        topK: number2("context.top_k", context.topK),
        includeDomains: list("context.include_domains", context.includeDomains),
        excludeTags: list("context.exclude_tags", context.excludeTags)
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
  const toml = (0, import_common11.textOf)((0, import_common5.mswPath)(project, "tier2.toml"), (0, import_common12.ownFile)(project));
  if (toml === null) {
    const { tier2 } = (0, import_common9.fieldsIn)((0, import_common9.readJson)((0, import_common5.mswPath)(project, "config.json"), (0, import_common12.ownFile)(project)));
    return readMemorySettings(tier2, ".msw/config.json");
  }
  try {
    return readMemorySettings((0, import_common9.fieldsOf)((0, import_app_guidance_step_guidance2.parse)(toml)).tier2, ".msw/tier2.toml");
  } catch {
    const problem = ".msw/tier2.toml is not TOML; the defaults hold.";
    return { settings: readMemorySettings(null, "").settings, problems: [problem] };
  }
}
// src/adapters/memory/synthesis-store.ts
function readSyntheses(project) {
  const file = (0, import_common9.readJson)((0, import_common5.mswPath)(project, "memory", "synthesis.json"), (0, import_common12.ownFile)(project));
  return readRows((0, import_common9.fieldsIn)(file).rows);
}
async function changeSyntheses(project, edit) {
  await (0, import_shared_core_memory_note2.changeNotes)(project, (folder) => {
    const before = readSyntheses(project);
    const after = edit(before);
    if (after !== before) (0, import_common8.keepJson)((0, import_common12.below)(folder, "synthesis.json"), { schema: 1, rows: after }, {}, 1);
  });
}
var LONGEST_WAIT_MS = 10 * 6e4;
async function oneAtATime(project, inputHash, work) {
  const folder = (0, import_shared_core_memory_note2.openMemoryFolder)(project);
  if (folder.status === "refused") return { status: "done", value: await work(), waited: false };
  const name = `synthesis-${inputHash.replace(/^sha256:/, "").slice(0, 16)}`;
  return (0, import_common6.withLock)((0, import_common12.below)(folder.path, name), work, { waitMs: LONGEST_WAIT_MS });
}
async function purgeSyntheses(project, nowIso) {
  const purged = readSyntheses(project).length;
  return (0, import_shared_core_memory_note2.changeNotes)(project, (folder) => {
    const path = (0, import_common12.below)(folder, "synthesis.json");
    if ((0, import_common10.lookAt)(path) !== null)
      (0, import_node_fs.renameSync)(path, (0, import_common12.below)(folder, `synthesis-${nowIso.replaceAll(/[:.]/g, "-")}.json`));
    return { status: "ok", purged };
  });
}
// src/app/memory/stage-zero.ts
async function prepareTask(place, request) {
  const known = await knowTask(place, request);
  await serveBrief(place, known.brief);
  return known;
}
async function knowTask(place, request) {
  const start = import_node_perf_hooks.performance.now();
  const spec = normalSpec(request.spec);
  const brief = await compileBrief(place, spec, request.settings.context);
  const told = await synthesise(place, { ...request, spec, brief });
  return { ...told, brief, latency_ms: Math.round((import_node_perf_hooks.performance.now() - start) * 100) / 100 };
}
function keptAbout(place, notebook, brief, spec) {
  const hash = hashOf(notebook, normalSpec(spec), brief);
  const found = lookUp(
    stillTrue(readSyntheses(place.project), digestsIn(brief.memory)),
    hash,
    (0, import_common.isoTime)(place)
  );
  return found.status === "hit" && !found.isExpired ? found.row.synthesis_result : null;
}
function hashOf(notebook, spec, { memories }) {
  return digestOf(inputKey({ notebook, sourceSet: "", specHash: digestOf(spec), memories }));
}
function digestsIn({ superseded, byId }) {
  return (id) => {
    const note = superseded.has(id) ? void 0 : byId.get(id);
    return note === void 0 ? null : digestOf(note.text);
  };
}
async function synthesise(place, asking) {
  const { client, settings, brief, spec } = asking;
  if (client === null || !settings.isEnabled) return local(brief, null);
  const hash = hashOf(client.notebook, spec, brief);
  const cached = asking.fresh ? null : await fromCache(place, hash, brief);
  if (cached !== null && !cached.stale) return cached;
  const held = await oneAtATime(place.project, hash, async () => {
    const now = asking.fresh ? null : await fromCache(place, hash, brief);
    return now !== null && !now.stale ? now : askNotebook(place, { ...asking, client }, hash);
  });
  if (held.status === "busy") return cached ?? local(brief, "Another process is still asking the same.");
  const { value } = held;
  return value.ungrounded && cached !== null ? { ...cached, notice: value.notice } : value;
}
async function fromCache(place, hash, { memory }) {
  const rows = readSyntheses(place.project);
  const digest = digestsIn(memory);
  const valid = stillTrue(rows, digest);
  const found = lookUp(valid, hash, (0, import_common.isoTime)(place));
  if (found.status === "miss") return null;
  const { row, isExpired } = found;
  await changeSyntheses(place.project, (now) => withHit(stillTrue(now, digest), hash, (0, import_common.isoTime)(place)));
  const hours = Math.max(0, place.now() - Date.parse(row.created_at)) / 36e5;
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
var LONGEST_SPEC = 3e3;
async function askNotebook(place, asking, hash) {
  const { spec, brief, settings, client } = asking;
  const { outcome, sent } = await askWhole(place, asking, hash);
  if (outcome.status !== "answered" || outcome.text.trim() === "")
    return local(
      brief,
      outcome.status === "answered" ? "The notebook gave an empty answer." : outcome.notice
    );
  const links = linksInAnswer(outcome.text);
  const ingested = links.length === 0 ? null : await takeOver(place, links, hash);
  const at = (0, import_common.isoTime)(place);
  const row = {
    schema: 1,
    input_hash: hash,
    spec_hash: digestOf(spec),
    brief_hash: sent,
    synthesis_result: outcome.text.slice(0, 1e5),
    suggested_links: [...links],
    created_at: at,
    expires_at: new Date(place.now() + settings.ttlHours * 36e5).toISOString(),
    hit_count: 0,
    last_hit_at: null,
    memory_ids: brief.memories.map(([id, digest]) => [id, digest]),
    notebook_id: client.notebook,
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
async function askWhole(place, { spec, brief, settings, client }, hash) {
  const whole = synthesisQuestion(spec, brief.text);
  if (whole.length <= LONGEST_QUESTION) return { outcome: await client.ask(whole, []), sent: brief.hash };
  const name = `${hash.slice(-8)}-${(0, import_common4.randomBytes)(4).toString("hex")}`;
  const { question, attached } = attachedQuestion(spec, brief.text, name);
  const outcome = await client.ask(question, attached);
  if (outcome.status !== "not-attached") return { outcome, sent: brief.hash };
  const head = synthesisQuestion(spec.slice(0, LONGEST_SPEC), "");
  const room = tokensIn(" ".repeat(Math.max(400, LONGEST_QUESTION - head.length)));
  const maxTokens = Math.min(room, settings.context.maxTokens);
  const cut = await compileBrief(place, spec, { ...settings.context, maxTokens });
  const asked = synthesisQuestion(spec.slice(0, LONGEST_SPEC), cut.text);
  return { outcome: await client.ask(asked, []), sent: cut.hash };
}
async function takeOver(place, relationships, synthesis) {
  const result = await (0, import_shared_app_memory_add_note2.ingest)(place, { source: "tier2_notebooklm", synthesis, relationships });
  return result.status === "ok" ? result.ingested : null;
}
function local(brief, notice) {
  return {
    divine_truth: brief.text,
    suggested_relationships: [],
    ingested: null,
    cache_hit: false,
    stale: false,
    age_hours: null,
    ungrounded: true,
    notice
  };
}
// src/app/memory/task-page.ts
function phaseTask({ name }, goal) {
  return goal === null ? name : `${name}: ${goal}`;
}
async function taskPage(workspace, task) {
  const { settings } = memorySettingsOf(workspace.project);
  const spec = normalSpec(task);
  const brief = await compileBrief(workspace, spec, settings.context);
  if (brief.used.length === 0) return null;
  await serveBrief(workspace, brief);
  const chosen = settings.isEnabled ? (0, import_app_guidance_step_guidance.projectNotebook)(workspace) : null;
  const kept = chosen?.status === "chosen" ? keptAbout(workspace, chosen.notebook, brief, spec) : null;
  const told = kept === null ? null : (0, import_app_guidance_step_guidance3.renderSynthesis)({ divine_truth: kept, stale: false, age_hours: 0 });
  return import_common7.prose`${(0, import_common7.joinProse)([brief.text, told], "\n\n")}\n`;
}
module.exports = {
  compileBrief: compileBrief,
  dynamicScore: dynamicScore,
  knowTask: knowTask,
  memorySettingsOf: memorySettingsOf,
  normalSpec: normalSpec,
  phaseTask: phaseTask,
  prepareTask: prepareTask,
  purgeSyntheses: purgeSyntheses,
  serveBrief: serveBrief,
  standingOf: standingOf2,
  taskPage: taskPage
};
