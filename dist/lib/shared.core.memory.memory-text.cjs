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

var import_shared_adapters_documents_list_documents = require("./shared.adapters.documents.list-documents.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
// src/core/memory/find-notes.ts
function speaksOf(note, failure) {
  const words = new Set((0, import_shared_core_planning_phases_plan_format.analyse)(note, "english"));
  const telling = [...new Set((0, import_shared_core_planning_phases_plan_format.analyse)(failure, "english"))].filter(
    (word) => !isGeneral(word) && words.has(word)
  );
  const hasCode = telling.some((word) => /^(?=.*\d)(?=.*[a-z]).{4,}$/.test(word));
  return telling.length >= (hasCode ? 2 : 3);
}
function isGeneral(word) {
  return word.length < 3 || GENERAL.has(word);
}
var GENERAL = new Set(
  (0, import_shared_core_planning_phases_plan_format.analyse)(
    "test tests fail failed failing error errors exception expected received actual assert assertion value values type types typeerror function method class object property properties undefined null true false read reading cannot could does not found find file files line lines module import name names call called argument arguments return returned run running src lib index main line node modules code exit status message problem thing another other any all have has been when while new old use used using get set",
    "english"
  )
);
var SEARCH_FLOOR = 0.6;
var RUNG_FLOOR = 2.5;
function findNotes(index, query, { ids, most, floor }) {
  const words = [...new Set((0, import_shared_core_planning_phases_plan_format.analyse)(query, index.analyser))];
  const segments = index.segments.map((one) => (0, import_shared_adapters_documents_list_documents.withoutDocuments)(one, (path) => !ids.has(idOf(path))));
  const alive = segments.reduce((sum, { dead }) => sum + dead.filter((one) => one === 0).length, 0);
  const unit = Math.log(1 + (alive - 0.5) / 1.5);
  return (0, import_shared_adapters_documents_list_documents.rank)(segments, words, most).map(({ path, score }) => ({ id: idOf(path), score, strength: unit === 0 ? 0 : score / unit })).filter(({ strength }) => strength >= floor);
}
var NEARLY_THE_SAME = 0.75;
function similarNotes(notes, one) {
  const all = [...notes.filter(({ id }) => id !== one.id), one];
  const words = new Map(all.map((note) => [note.id, wordsOf(note)]));
  const segment = (0, import_shared_adapters_documents_list_documents.buildSegment)(
    all.map(({ id }) => ({ path: id, bytes: 0, modifiedAt: 0, digest: "", words: words.get(id) ?? [] }))
  );
  const scoresOf = (id, most) => new Map((0, import_shared_adapters_documents_list_documents.rank)([segment], words.get(id) ?? [], most).map(({ path, score }) => [path, score]));
  const own = scoresOf(one.id, 6);
  const self = own.get(one.id) ?? 0;
  const others = [...own].filter(([id]) => id !== one.id).slice(0, 5);
  const alike = others.map(([id, score]) => {
    const back = scoresOf(id, all.length);
    const reverse = (back.get(one.id) ?? 0) / (back.get(id) ?? Number.POSITIVE_INFINITY);
    return { id, similarity: self === 0 ? 0 : Math.min(1, (score / self + reverse) / 2) };
  });
  return alike.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
}
function wordsOf({ title, context, reasoning, outcome }) {
  return (0, import_shared_core_planning_phases_plan_format.analyse)([title, context, reasoning, outcome].join("\n"), "english");
}
function idOf(path) {
  return path.replace(/\.md$/, "");
}
// src/core/memory/template.ts
var NOTE_TYPES = ["PATTERN", "DECISION", "PROBLEM", "INSIGHT"];
var TEMPLATE = import_hooks_active_on_stop4.prose`[PATTERN|DECISION|PROBLEM|INSIGHT] <title>

CONTEXT: <situation that led to this memory>
REASONING: <why this approach/conclusion>
OUTCOME: <result or expected result>
TAGS: <words, separated by commas>`;
var HEAD = /^\[(PATTERN|DECISION|PROBLEM|INSIGHT)\](.*)$/i;
var SECTION = /^(CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):(.*)$/i;
var LONGEST_TITLE = 120;
var MOST_TAGS = 40;
function readTemplate(text) {
  const lines = text.replaceAll(/\r\n?/g, "\n").replace(/^\uFEFF/, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const [, name, heading = ""] = HEAD.exec(lines[first]?.trim() ?? "") ?? [];
  const type = typeNamed(name);
  const sections = sectionsOf(type === null ? lines : lines.slice(first + 1));
  const section = (wanted) => (sections.get(wanted) ?? "").trim();
  const [context, reasoning, outcome] = [section("CONTEXT"), section("REASONING"), section("OUTCOME")];
  return {
    parts: {
      type: type ?? "INSIGHT",
      title: titleOf(heading.trim() || firstLine(context || section(""))),
      context,
      reasoning,
      outcome,
      tags: tagsOf(section("TAGS").split(/[,\n]/)),
      original: sections.get("ORIGINAL")?.trim() ?? null
    },
    problems: problemsOf(type, context, reasoning),
    warnings: outcome === "" ? ["OUTCOME: is missing."] : []
  };
}
function problemsOf(type, context, reasoning) {
  const types = NOTE_TYPES.map((one) => `[${one}]`).join(", ");
  const all = [
    { code: "type", message: `It does not begin with one of ${types}.`, isThere: type !== null },
    { code: "context", message: "CONTEXT: is missing or empty.", isThere: context !== "" },
    { code: "reasoning", message: "REASONING: is missing or empty.", isThere: reasoning !== "" }
  ];
  return all.filter(({ isThere }) => !isThere).map(({ code, message }) => ({ code, message }));
}
function renderTemplate(parts) {
  const { type, title, context, reasoning, outcome, tags, original } = parts;
  const rows = [
    `CONTEXT: ${inSection(context)}`,
    `REASONING: ${inSection(reasoning)}`,
    ...outcome === "" ? [] : [`OUTCOME: ${inSection(outcome)}`],
    ...tags.length === 0 ? [] : [`TAGS: ${tags.join(", ")}`],
    ...original === null ? [] : [`ORIGINAL:
${original}`]
  ];
  return `[${type}] ${titleOf(title)}

${rows.join("\n")}
`;
}
function wrapInTemplate(text, type) {
  const original = text.replaceAll(/\r\n?/g, "\n").trim();
  const read = readTemplate(original).parts;
  return {
    ...read,
    type: type ?? read.type,
    title: titleOf(firstLine(original).trim().replace(HEAD, "$2").trim() || read.title),
    context: read.context || "Kept as it was given.",
    reasoning: read.reasoning || "It was not given.",
    original
  };
}
function typeNamed(name) {
  const upper = name?.trim().toUpperCase();
  return NOTE_TYPES.find((type) => type === upper) ?? null;
}
function tagsOf(words) {
  const tags = words.map((word) => word.trim().replace(/^#/, "").toLowerCase().normalize("NFC").slice(0, 60)).filter((word) => word !== "");
  return [...new Set(tags)].slice(0, MOST_TAGS);
}
function tagsInText(text) {
  const names = [...text.matchAll(/`([\w./-]{2,40})`|\b([A-Z]{2,10}-\d{1,6})\b/g)];
  return tagsOf(names.map(([, code, id]) => code ?? id ?? "")).slice(0, 5);
}
function sectionsOf(lines) {
  const sections = /* @__PURE__ */ new Map([["", []]]);
  let name = "";
  let isCode = false;
  for (const line of lines) {
    const [, header, rest = ""] = isCode || name === "ORIGINAL" ? [] : SECTION.exec(line) ?? [];
    const upper = header?.toUpperCase();
    if (upper === void 0 || sections.has(upper)) {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      sections.get(name)?.push(line);
    } else {
      name = upper;
      sections.set(upper, [rest.trimStart()]);
    }
  }
  return new Map([...sections].map(([key, rows]) => [key, rows.join("\n")]));
}
function inSection(text) {
  return text.trim().replaceAll(/^(?=(?:CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):)/gim, " ");
}
function titleOf(text) {
  return (0, import_hooks_active_on_stop5.clipText)(text.replaceAll(/\s+/g, " ").trim(), LONGEST_TITLE);
}
function firstLine(text) {
  return (text.split("\n").find((line) => line.trim() !== "") ?? "").replace(/^#+[ \t]+/, "");
}
// src/core/memory/memory-text.ts
function noteFile(id) {
  return `.msw/memory/${id}.md`;
}
function renderNotes({ notes, unusable }) {
  const none = notes.length === 0 ? import_hooks_active_on_stop4.prose`The memory of this project is empty: /msw:remember adds a note.` : null;
  return (0, import_hooks_active_on_stop4.joinProse)([none, ...notes.map(lineOf), unusableLines(unusable)], "\n");
}
function lineOf({ id, type, title, createdAt, needsReview, domain }) {
  const day = createdAt === null ? import_hooks_active_on_stop4.prose`undated` : (0, import_hooks_active_on_stop3.quoteName)(createdAt.slice(0, 10));
  const about = domain === null ? import_hooks_active_on_stop4.prose`` : import_hooks_active_on_stop4.prose` (${(0, import_hooks_active_on_stop3.quoteName)(domain, 40)})`;
  const review = needsReview ? import_hooks_active_on_stop4.prose`, to review` : import_hooks_active_on_stop4.prose``;
  return import_hooks_active_on_stop4.prose`${typeWord(type)} ${(0, import_hooks_active_on_stop3.quoteLine)(title, 120)}${about}, ${day}${review}: ${(0, import_hooks_active_on_stop3.quoteName)(noteFile(id))}`;
}
function renderFoundNotes({ hits, notes, unusable }) {
  const [first, ...others] = hits;
  const none = notes === 0 ? import_hooks_active_on_stop4.prose`The memory of this project is empty.` : import_hooks_active_on_stop4.prose`None of ${notes} notes says enough about this.`;
  const best = first === void 0 ? [none] : [hitLine(first), fenceNote(first.note, 4e3)];
  return (0, import_hooks_active_on_stop4.joinProse)([...best, ...others.map(hitLine), unusableLines(unusable)], "\n");
}
function hitLine({ note, supersededBy: supersededBy2 }) {
  return supersededBy2 === null ? lineOf(note) : import_hooks_active_on_stop4.prose`${lineOf(note)}, replaced by ${(0, import_hooks_active_on_stop3.quoteName)(noteFile(supersededBy2))}`;
}
function renderSynthesis(told) {
  const age = told.stale ? import_hooks_active_on_stop4.prose`, ${told.age_hours ?? 0} hours old and not renewed` : import_hooks_active_on_stop4.prose``;
  return import_hooks_active_on_stop4.prose`## What the Notebook Says${age}\n\n${(0, import_app_loop_conclude_turn.fence)(told.divine_truth, { cap: 24e3, label: import_hooks_active_on_stop4.prose`the project's notebook` })}`;
}
function renderSimilar(similar) {
  const lines = similar.map(
    ({ id, title }) => import_hooks_active_on_stop4.prose`Nearly the same: ${(0, import_hooks_active_on_stop3.quoteLine)(title, 120)}, ${(0, import_hooks_active_on_stop3.quoteName)(noteFile(id))}`
  );
  const cure = import_hooks_active_on_stop4.prose`Not kept. With --supersedes ID it replaces that note, with --anyway both are kept.`;
  return (0, import_hooks_active_on_stop4.joinProse)([...lines, cure], "\n");
}
function renderIngested({ accepted, proposed, duplicates, rejected }) {
  const lines = rejected.map(
    ({ index, reason }) => import_hooks_active_on_stop4.prose`Rejected: number ${index + 1}, ${(0, import_hooks_active_on_stop3.quoteLine)(reason, 200)}`
  );
  return (0, import_hooks_active_on_stop4.joinProse)(
    [import_hooks_active_on_stop4.prose`${accepted} links accepted, ${proposed} proposed, ${duplicates} known before.`, ...lines],
    "\n"
  );
}
function renderTransfer(counts) {
  const { read, added, known, wrapped, undated, unattributed, links, backup } = counts;
  return (0, import_hooks_active_on_stop4.joinProse)(
    [
      import_hooks_active_on_stop4.prose`${read} memories read: ${added} added, ${known} known before.`,
      import_hooks_active_on_stop4.prose`Put right: ${wrapped} wrapped in the template and marked for review, ${undated} dated by their file.`,
      import_hooks_active_on_stop4.prose`Without an author: ${unattributed}.`,
      renderIngested(links),
      import_hooks_active_on_stop4.prose`The memory before is copied to ${(0, import_hooks_active_on_stop3.quoteName)(backup)}; memory import --undo takes the import back.`
    ],
    "\n"
  );
}
function renderLink({ from, to, type, status }) {
  const [a, b] = [(0, import_hooks_active_on_stop3.quoteName)(noteFile(from)), (0, import_hooks_active_on_stop3.quoteName)(noteFile(to))];
  const sentences = {
    causes: import_hooks_active_on_stop4.prose`${a} led to ${b}`,
    solves: import_hooks_active_on_stop4.prose`${b} solves ${a}`,
    contradicts: import_hooks_active_on_stop4.prose`${a} and ${b} contradict each other`,
    expands: import_hooks_active_on_stop4.prose`${b} adds detail on ${a}`,
    supersedes: import_hooks_active_on_stop4.prose`${b} replaces ${a}`,
    similar: import_hooks_active_on_stop4.prose`${a} and ${b} are related`
  };
  return status === "accepted" ? sentences[type] : import_hooks_active_on_stop4.prose`Proposed: ${sentences[type]}`;
}
function renderLinkQuestion(a, b) {
  return import_hooks_active_on_stop4.prose`Analyze the relationship between these two memories:

MEMORY A: ${fenceNote(a, 4e3)}

MEMORY B: ${fenceNote(b, 4e3)}

What is the relationship? Choose ONE:
- causes: A led to or caused B
- solves: B is a solution to problem A
- contradicts: A and B contain conflicting information
- expands: B adds detail on A
- supersedes: B replaces or updates A
- similar: related, but not causal

Respond with only the relationship type.`;
}
function renderWholeNote(note) {
  return (0, import_hooks_active_on_stop4.joinProse)([lineOf(note), fenceNote(note, 2e4)], "\n");
}
function fenceNote({ id, text }, cap) {
  return (0, import_app_loop_conclude_turn.fence)(text.trim(), { cap, label: import_hooks_active_on_stop4.prose`the project's memory, ${(0, import_hooks_active_on_stop3.quoteName)(noteFile(id))}` });
}
function unusableLines(unusable) {
  if (unusable.length === 0) return null;
  const lines = unusable.map(
    ({ name, reason }) => import_hooks_active_on_stop4.prose`Left out: ${(0, import_hooks_active_on_stop3.quoteName)(name, 200)}, ${(0, import_hooks_active_on_stop3.quoteLine)(reason, 200)}`
  );
  return (0, import_hooks_active_on_stop4.joinProse)(lines, "\n");
}
function renderProblems(problems) {
  const lines = problems.map(({ message }) => import_hooks_active_on_stop4.prose`- ${(0, import_hooks_active_on_stop3.quoteLine)(message, 200)}`);
  return (0, import_hooks_active_on_stop4.joinProse)([...lines, import_hooks_active_on_stop4.prose`The template:`, (0, import_app_loop_conclude_turn.indented)(TEMPLATE)], "\n");
}
function typeWord(type) {
  const words = {
    PATTERN: import_hooks_active_on_stop4.prose`PATTERN `,
    DECISION: import_hooks_active_on_stop4.prose`DECISION`,
    PROBLEM: import_hooks_active_on_stop4.prose`PROBLEM `,
    INSIGHT: import_hooks_active_on_stop4.prose`INSIGHT `
  };
  return words[type];
}
// src/app/memory/open-memory.ts
// src/core/memory/links.ts
var LINK_TYPES = ["causes", "solves", "contradicts", "expands", "supersedes", "similar"];
var LINK = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.literal)(1), 1),
  from: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  to: (0, import_adapters_loops_record_schemas.string)().check((0, import_adapters_loops_record_schemas._minLength)(1), (0, import_adapters_loops_record_schemas._maxLength)(200)),
  type: (0, import_adapters_loops_record_schemas._enum)(LINK_TYPES),
  confidence: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas._gte)(0), (0, import_adapters_loops_record_schemas._lte)(1)),
  /** `manual`, `tier2_notebooklm`, the name of a model. */
  source: (0, import_adapters_loops_record_schemas.string)(),
  reasoning: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.string)(), ""),
  /** Proposed ones are shown, and change nothing. */
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
// src/core/memory/instant.ts
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
  const { parts, problems } = readTemplate(text);
  const facts = readFacts(values);
  return {
    status: "ok",
    note: {
      id,
      text,
      ...parts,
      type: problems.some(({ code }) => code === "type") ? typeNamed((0, import_shared_yaml_dist_parse_parser.scalar)(values.type)) ?? parts.type : parts.type,
      tags: tagsOf([...parts.tags, ...(0, import_shared_yaml_dist_parse_parser.texts)(values.tags)]),
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
  if (/^<{7} .*$[\s\S]*^>{7} /m.test(file)) return "it has a merge conflict that is not resolved";
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
  return text === null || readInstant(text) === null ? null : text;
}
function asScalar(value) {
  return /^[\w.:+-]+$/.test(value) && readInstant(value) !== null ? value : (0, import_shared_core_planning_phases_plan_format2.yamlScalar)(value);
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
  return (0, import_hooks_active_on_stop2.mswPath)(project, "memory", ...names);
}
function openMemoryFolder(project) {
  return (0, import_hooks_active_on_stop2.openMswSubfolder)(project, "memory");
}
var IMPORT_MARKER = "import.json";
function readNotes(project) {
  const folder = memoryPath(project);
  const list = (0, import_hooks_active_on_stop6.listFolder)(folder, (0, import_hooks_active_on_stop11.ownFile)(project), MOST_NOTES);
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
    const path = (0, import_hooks_active_on_stop11.below)(folder, `${id}.md`);
    if ((0, import_hooks_active_on_stop6.lookAt)(path) !== null) return { status: "taken", path };
    (0, import_hooks_active_on_stop8.writeFileAtomic)(path, text);
    return { status: "added", path };
  });
}
async function changeNotes(project, change) {
  const folder = openMemoryFolder(project);
  if (folder.status === "refused") return folder;
  try {
    const held = await (0, import_hooks_active_on_stop7.withLock)((0, import_hooks_active_on_stop11.below)(folder.path, "notes"), () => change(folder.path), {
      waitMs: 6e4,
      staleMs: 2e3
    });
    if (held.status === "done") return held.value;
    return {
      status: "refused",
      reason: "The memory of this project is in use by another process: try again."
    };
  } catch (error) {
    const code = (0, import_hooks_active_on_stop12.errorCode)(error);
    if (code === null) throw error;
    return { status: "refused", reason: `${folder.path} cannot be written (${code}).` };
  }
}
function unfinishedImport(project) {
  const { notes } = (0, import_hooks_active_on_stop9.fieldsIn)((0, import_hooks_active_on_stop9.readJson)(memoryPath(project, IMPORT_MARKER), (0, import_hooks_active_on_stop11.ownFile)(project)));
  const ids = (Array.isArray(notes) ? notes : []).map(
    (note) => Array.isArray(note) ? `${note[0]}.md` : ""
  );
  return new Set(ids);
}
function readOne(folder, name) {
  const id = name.slice(0, -".md".length);
  if (!isNoteId(id))
    return { status: "unusable", reason: "its name has signs that the id of a note cannot have" };
  const file = (0, import_hooks_active_on_stop10.readText)((0, import_hooks_active_on_stop11.below)(folder, name), (0, import_hooks_active_on_stop11.ownFile)(folder), LARGEST_NOTE);
  if (file.status === "missing") return file;
  return file.status === "ok" ? readNote(id, file.text) : { status: "unusable", reason: file.reason };
}
// src/adapters/memory/line-log.ts
var LARGEST = 64 * 1024 * 1024;
var FULL = 1024 * 1024;
var USE = (0, import_adapters_loops_record_schemas.object)({
  schema: (0, import_adapters_loops_record_schemas.literal)(1),
  /** ISO 8601. */
  at: (0, import_adapters_loops_record_schemas.string)(),
  ids: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()),
  /** How many times; several in a file that was put together. */
  count: (0, import_adapters_loops_record_schemas._default)((0, import_adapters_loops_record_schemas.int)().check((0, import_adapters_loops_record_schemas._gte)(1)), 1)
});
function readLinks(project) {
  return linesOf(project, "links.jsonl").flatMap((line) => readLink(line) ?? []);
}
function appendLinks(project, links) {
  return append(project, "links.jsonl", links);
}
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
    (0, import_hooks_active_on_stop8.writeFileAtomic)(path, `${lines.join("\n")}
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
  return changeNotes(project, (folder) => {
    const path = (0, import_hooks_active_on_stop11.below)(folder, name);
    const appended = (0, import_hooks_active_on_stop.appendLine)(path, values.map((one) => JSON.stringify(one)).join("\n"), 438, true);
    if (appended.status === "refused")
      return { status: "refused", reason: `${path} cannot be written: ${appended.reason}.` };
    after(path, appended.size);
    return { status: "ok" };
  });
}
function linesOf(project, name) {
  const text = (0, import_hooks_active_on_stop10.textOf)((0, import_hooks_active_on_stop2.mswPath)(project, "memory", name), (0, import_hooks_active_on_stop11.ownFile)(project), LARGEST) ?? "";
  return text.split("\n").flatMap((line) => {
    try {
      const value = JSON.parse(line);
      return [value];
    } catch {
      return [];
    }
  });
}
// src/app/memory/open-memory.ts
function openMemory(project) {
  const stored = readNotes(project);
  const byId = new Map(stored.notes.map((note) => [note.id, note]));
  const links = foldLinks(readLinks(project));
  const superseded = supersededBy(links, new Set(byId.keys()));
  return { ...stored, byId, links, usage: readUsage(project), superseded };
}
function indexOfNotes({ project, userFolder, now }, { notes }) {
  const root = (0, import_hooks_active_on_stop2.mswPath)(project, "memory");
  if (notes.length === 0 || !(0, import_node_fs.existsSync)(root)) return { analyser: "english", segments: [] };
  return (0, import_shared_adapters_documents_list_documents.openIndex)({ root, userFolder, now: now(), kind: "notes" }, "english").index;
}
// src/app/memory/search-memory.ts
function searchMemory(place, { query, most, ...filter }) {
  const memory = openMemory(place.project);
  const ids = new Set(memory.notes.filter((note) => isWanted(note, filter)).map(({ id }) => id));
  const found = findNotes(indexOfNotes(place, memory), query, { ids, most, floor: SEARCH_FLOOR });
  const hits = found.flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    return note === void 0 ? [] : [{ note, score, supersededBy: memory.superseded.get(id) ?? null }];
  });
  return { hits, notes: memory.notes.length, unusable: memory.unusable };
}
function isWanted({ type, tags, domain }, wanted) {
  if (wanted.type !== null && type !== wanted.type) return false;
  if (wanted.domain !== null && domain !== wanted.domain.toLowerCase()) return false;
  return wanted.tags.every((tag) => tags.includes(tag.toLowerCase()));
}
function notesAbout(place, { query, most, ...filter }) {
  const memory = openMemory(place.project);
  const isOffered = (note) => !memory.superseded.has(note.id) && isWanted(note, filter);
  const ids = new Set(memory.notes.filter(isOffered).map(({ id }) => id));
  const found = findNotes(indexOfNotes(place, memory), query, { ids, most, floor: RUNG_FLOOR });
  const hits = found.flatMap(({ id, strength }) => {
    const note = memory.byId.get(id);
    if (note === void 0 || !speaksOf(note.text, query)) return [];
    return [{ note, score: strength, supersededBy: null }];
  });
  return { hits, notes: memory.notes.length, unusable: memory.unusable };
}
async function memoryPassages(question) {
  const { query, most = 2 } = question;
  const { hits } = notesAbout(question, { query, most, type: null, tags: [], domain: null });
  return hits.map(({ note, score }) => passageOf(note, score));
}
var LONGEST_PASSAGE = 2e3;
function passageOf({ id, text, createdAt, needsReview }, score) {
  const day = createdAt === null ? "undated" : `of ${createdAt.slice(0, 10)}`;
  const head = `A note ${day}${needsReview ? ", not reviewed" : ""}:`;
  return { text: `${head}
${text.trim().slice(0, LONGEST_PASSAGE)}`, source: `${noteFile(id)}:1`, score };
}
module.exports = {
  IMPORT_MARKER: IMPORT_MARKER,
  LARGEST_NOTE: LARGEST_NOTE,
  LINK_TYPES: LINK_TYPES,
  NEARLY_THE_SAME: NEARLY_THE_SAME,
  NOTE_TYPES: NOTE_TYPES,
  TEMPLATE: TEMPLATE,
  agentNamed: agentNamed,
  appendLinks: appendLinks,
  changeNotes: changeNotes,
  countUse: countUse,
  findNotes: findNotes,
  indexOfNotes: indexOfNotes,
  ingestLinks: ingestLinks,
  isNoteId: isNoteId,
  isWanted: isWanted,
  memoryPassages: memoryPassages,
  noteFile: noteFile,
  noteId: noteId,
  openMemory: openMemory,
  openMemoryFolder: openMemoryFolder,
  priorityOf: priorityOf,
  readInstant: readInstant,
  readLinkType: readLinkType,
  readNotes: readNotes,
  readTemplate: readTemplate,
  readUsage: readUsage,
  renderFacts: renderFacts,
  renderFoundNotes: renderFoundNotes,
  renderIngested: renderIngested,
  renderLink: renderLink,
  renderLinkQuestion: renderLinkQuestion,
  renderNotes: renderNotes,
  renderProblems: renderProblems,
  renderSimilar: renderSimilar,
  renderSynthesis: renderSynthesis,
  renderTemplate: renderTemplate,
  renderTransfer: renderTransfer,
  renderWholeNote: renderWholeNote,
  searchMemory: searchMemory,
  similarNotes: similarNotes,
  storeNote: storeNote,
  tagsInText: tagsInText,
  tagsOf: tagsOf,
  typeNamed: typeNamed,
  wrapInTemplate: wrapInTemplate,
  writeInstant: writeInstant
};
