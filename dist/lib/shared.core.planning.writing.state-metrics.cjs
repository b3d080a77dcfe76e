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

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/planning/writing/section.ts
function findSection(text, title) {
  const { headings, quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text.length;
  const start = heading.next;
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text, quoted);
  const lines = (0, import_hooks_active_on_command.textLines)(plain, start, end).filter((line) => line.start < end);
  return { start, end, lines, quoted };
}
function lineEndOf(text) {
  return /\r\n|\n/.exec(text)?.[0] ?? "\n";
}
function insertLines(text, at, lines, quoted) {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : "";
  return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join("") }
  ]);
}
function outside(text, at, quoted) {
  const around = (place2) => quoted.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text, range.start);
  return place;
}
function lineStart(text, at) {
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  return start === 0 && text.startsWith("\uFEFF") ? 1 : start;
}
function nextLine(text, at) {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf("\n", at);
  return next === -1 ? text.length : next + 1;
}
function appendSection(text, heading, lines) {
  const eol = lineEndOf(text);
  const { quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line) => line + eol).join("");
  return `${kept}${gap}${added}${place === text.length ? "" : eol}${text.slice(place)}`;
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM = /^[-*+][ \t]+\S/;
function addListEntry(text, section, entry) {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== void 0) {
    return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text, section);
  const after = text.slice(place, section.end);
  const headingFollows = after.trim() === "" && section.end < text.length && after === "";
  return insertLines(
    text,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section.quoted
  );
}
function hasLine(text, { lines }, entry) {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}
function endOfList(text, { lines, start }) {
  const raw = (line) => text.slice(line.start, line.end);
  const last = lines.findLastIndex((line) => ITEM.test(line.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count = more.findIndex((line) => !/^[ \t]+\S/.test(raw(line)));
    const end = lines[last + (count === -1 ? more.length : count)];
    return { place: end?.next ?? start, gap: false };
  }
  const said = lines.findLast((line) => raw(line).trim() !== "");
  return { place: said?.next ?? start, gap: true };
}
// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM2 = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_planning_documents_planning_settings2.itemText)(blocker);
  if (said === "") return text;
  const section = findSection(text, BLOCKERS);
  return section === null ? appendSection(text, "### Blockers/Concerns", [`- ${said}`]) : addListEntry(text, section, `- ${said}`);
}
function resolveBlocker(text, words) {
  const section = findSection(text, BLOCKERS);
  const wanted = (0, import_shared_core_planning_documents_planning_settings2.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text) {
  const section = findSection(text, BLOCKERS);
  return section === null ? [] : itemsOf(text, section).map(({ said }) => (0, import_shared_core_planning_documents_planning_settings2.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}
function itemsOf(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM2.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}
// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_hooks_active_on_stop.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below2]) {
  const columns = header === void 0 ? null : (0, import_hooks_active_on_stop.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_hooks_active_on_stop.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_hooks_active_on_stop.isSeparator)(marks)) return null;
  const count = below2.findIndex((line) => (0, import_hooks_active_on_stop.rowCells)(line) === null);
  const own = count === -1 ? below2 : below2.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_hooks_active_on_stop.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text, section, table, row) {
  const line = `| ${table.columns.map((column) => (0, import_shared_core_planning_documents_planning_settings2.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_planning_documents_planning_settings2.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}
// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_planning_documents_planning_settings2.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_planning_documents_planning_settings2.oneLine)(decision.rationale ?? "");
  const section = findSection(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return appendSection(text, "## Decisions", [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_shared_core_planning_phases_standing.phaseKey)(row[at]?.text ?? "") === (0, import_shared_core_planning_phases_standing.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_planning_documents_planning_settings2.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const rows = findTable(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

// src/core/planning/phases/find-phase.ts
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)((0, import_shared_core_planning_phases_standing.folderPhase)(word) ?? word);
  const means = ({ number: number2, folder }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number2) === key || folder !== null && (0, import_shared_core_planning_phases_standing.isFolderOf)(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number: number2 }) => number2).join(", ");
  if (known === "") return "The roadmap has no phases: begin with /msw:init.";
  return `There is no phase "${(0, import_hooks_active_on_stop2.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_hooks_active_on_stop2.plainLine)(known, 200)}.`;
}

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = findPhase(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number: number2 }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number2) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings3.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_shared_core_planning_phases_standing.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path.join)(project.planning, "phases", name);
  const padded2 = (0, import_shared_core_planning_phases_standing.paddedPhase)(facts.number);
  return { project, facts, entry, padded: padded2, folder, onDisk: (0, import_shared_core_planning_rules_waves.readPhase)(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings3.documentText)(opened.project.root, (0, import_node_path.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path.join)(opened.folder, name)), text };
}
function fromRoot(root, path) {
  return (0, import_node_path.relative)(root, path).split(import_node_path.sep).join("/");
}
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = (0, import_shared_core_planning_documents_planning_settings3.documentNames)(root, (0, import_node_path.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings3.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings3.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name) => {
      const text = (0, import_shared_core_planning_documents_planning_settings3.documentText)(root, (0, import_node_path.join)(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    })
  };
}

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_node_path2 = require("node:path");
// src/core/planning/execution/plan-commit.ts
var COMMIT_TYPES = ["feat", "fix", "test", "refactor", "perf", "docs", "style", "chore"];
function commitType(subject) {
  return SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
}
function isOfPlan(subject, canonical) {
  const scope = SUBJECT.exec(subject)?.[2];
  return scope !== void 0 && (0, import_shared_core_planning_phases_standing.phaseKey)(scope) === (0, import_shared_core_planning_phases_standing.phaseKey)(canonical);
}
function ownCommits(commits, canonical, added) {
  const at = commits.findIndex(({ hash }) => hash === added);
  const newer = at === -1 ? commits : commits.slice(0, at + 1);
  return newer.filter(({ subject }) => isOfPlan(subject, canonical));
}
function isWork(subject) {
  return !/^docs\([^)]*\)!?: complete\b/i.test(subject);
}
function commitSubject(type, canonical, title) {
  return `${type}(${canonical}): ${title}`;
}
var SUBJECT = /^([a-z]{2,12})\(([^()\s]{1,80})\)!?: /i;
// src/app/planning/execution/execution-notes.ts
var MOST = 200;
function readNotes(project, { folder, plan }) {
  const all = parse(readExecutionFile(project, notesPath(project, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}
function addNotes(project, place, more) {
  return editExecutionFile(project, notesPath(project, place.folder), (value) => {
    const all = parse(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next = {
      commits: [...commits, ...more.commits].slice(-MOST),
      extra: [...extra, ...more.extra].slice(-MOST)
    };
    return { version: 1, notes: { ...all, [place.plan]: next } };
  });
}
function notesPath(project, folder) {
  return executionFile(project, `${folder}.notes`);
}
var schema = (0, import_hooks_active_on_stop6.once)(() => {
  const notes = (0, import_adapters_loops_record_schemas.object)({
    commits: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ hash: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.number)() })),
    /** Files that a commit holds besides those that its task names. */
    extra: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ task: (0, import_adapters_loops_record_schemas.number)(), file: (0, import_adapters_loops_record_schemas.string)() }))
  });
  return (0, import_adapters_loops_record_schemas.object)({ notes: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), notes) });
});
function parse(value) {
  const parsed = schema().safeParse(value);
  return Object.assign(/* @__PURE__ */ Object.create(null), parsed.success ? parsed.data.notes : {});
}
function executionFile(project, name) {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").replace(/^\.+/, "").slice(0, 80);
  return (0, import_node_path2.join)(project, ".msw", "execution", `${plain}.json`);
}
function readExecutionFile(project, path) {
  const file = (0, import_hooks_active_on_stop8.readJson)(path, (0, import_hooks_active_on_stop9.ownFile)(project));
  return file.status === "ok" ? file.value : null;
}
async function editExecutionFile(project, path, change) {
  if ((0, import_hooks_active_on_stop3.openMswSubfolder)(project, "execution").status === "refused") return false;
  const locked = await (0, import_hooks_active_on_stop5.withLock)(
    path,
    () => (0, import_hooks_active_on_stop7.writeFileAtomic)(path, `${JSON.stringify(change(readExecutionFile(project, path)), null, 1)}
`)
  );
  return locked.status === "done";
}
// src/app/planning/execution/execution-records.ts
function readRecords(store, folder) {
  const path = executionFile(store.project, folder);
  return new Map(Object.entries(admit(store, folder, readExecutionFile(store.project, path))));
}
function changeRecord(store, { folder, plan }, change) {
  return editExecutionFile(store.project, executionFile(store.project, folder), (value) => {
    const plans = admit(store, folder, value);
    const next = change(plans[plan] ?? null);
    if (next === null) delete plans[plan];
    else plans[plan] = next;
    return { version: 1, plans, signature: (0, import_hooks_active_on_stop4.sign)(store.key, signedText(store, folder, plans)) };
  });
}
function admit(store, folder, value) {
  const parsed = schema2().safeParse(value);
  const plans = /* @__PURE__ */ Object.create(null);
  if (!parsed.success) return plans;
  Object.assign(plans, parsed.data.plans);
  return (0, import_hooks_active_on_stop4.verify)(store.key, signedText(store, folder, plans), parsed.data.signature) ? plans : /* @__PURE__ */ Object.create(null);
}
function signedText({ project }, folder, plans) {
  const { data } = schema2().safeParse({ plans, signature: "" });
  return JSON.stringify(["msw-execution-1", project, folder, data?.plans ?? {}]);
}
var schema2 = (0, import_hooks_active_on_stop6.once)(() => {
  const checkpoint = (0, import_adapters_loops_record_schemas.object)({ type: (0, import_adapters_loops_record_schemas.string)(), task: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.number)()), text: (0, import_adapters_loops_record_schemas.string)() });
  const record2 = (0, import_adapters_loops_record_schemas.union)([
    (0, import_adapters_loops_record_schemas.object)({
      state: (0, import_adapters_loops_record_schemas.literal)("checkpoint"),
      checkpoint,
      reached: (0, import_adapters_loops_record_schemas.number)(),
      answer: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)())
    }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("halted"), reason: (0, import_adapters_loops_record_schemas.string)(), report: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("untrusted"), commands: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()) }),
    (0, import_adapters_loops_record_schemas.object)({ state: (0, import_adapters_loops_record_schemas.literal)("resolved"), choice: (0, import_adapters_loops_record_schemas._enum)(["close", "again", "skip"]) })
  ]);
  return (0, import_adapters_loops_record_schemas.object)({ plans: (0, import_adapters_loops_record_schemas.record)((0, import_adapters_loops_record_schemas.string)(), record2), signature: (0, import_adapters_loops_record_schemas.string)() });
});

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings5 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_node_path3 = require("node:path");
// src/app/planning/execution/read-execution.ts
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf2(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own = standing.get(id);
    return own?.kind === "question" ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree = own?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf2(plan) {
  const { record: record2 } = plan;
  if (record2 === null) return unnoted(plan);
  if (record2.state === "resolved") {
    if (record2.choice !== "skip") return ready(plan, record2.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record2.state !== "checkpoint") return { kind: "question", question: record2.state };
  const answer = record2.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function unnoted(plan) {
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own = standing.get(id);
    if (own === void 0) return byId.get(id)?.summary !== "complete";
    return own.kind === "halted" || own.kind === "skipped" || own.kind === "question" && own.question === "halted";
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !(0, import_shared_core_planning_documents_planning_settings4.mayMeet)(left, right);
}
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)(project, phaseFolder(project, terms.folder));
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings3.planningConfigOf)((0, import_node_path3.join)(project, ".planning"));
  const waves = (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase));
  const files = await planFiles(project, terms.folder, phase);
  const records = readRecords(store, terms.folder);
  const around = { terms, isAuto: config.mode === "yolo" || config.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const limits = { parallel: config.parallelization, mostAtOnce: config.maxConcurrentAgents };
  return { terms, config, waves, files, plans, step: nextExecution(plans, limits) };
}
function openPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
function phaseFolder(project, folder) {
  return (0, import_node_path3.join)(project, ".planning", "phases", folder);
}
async function planFiles(project, folder, phase) {
  const place = `.planning/phases/${folder}`;
  const commits = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  const added = commits === null ? /* @__PURE__ */ new Map() : await (0, import_app_loop_gather_evidence.addedIn)(project, place);
  return new Map(
    phase.plans.map(({ id, canonical, file, document, summary }) => {
      const path = `${place}/${file}`;
      const status = summary === null ? null : summary.status === "halted" ? "halted" : "complete";
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : ownCommits(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record2, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: (0, import_shared_core_planning_documents_planning_settings4.namedFiles)(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record: record2,
    autoAnswer: isAuto && record2?.state === "checkpoint" ? (0, import_shared_core_planning_documents_planning_settings5.autoAnswer)(document, record2.checkpoint, record2.reached) : null
  };
}

var import_shared_core_planning_rules_waves2 = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings6 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_rules_waves3 = require("./shared.core.planning.rules.waves.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path4 = require("node:path");
// src/app/planning/phases/sync-planning.ts
// src/core/planning/phases/sync-requirements.ts
function requirementEdits(requirements, standing, roadmap) {
  const { phases } = standing;
  const held = requirements.traces.filter(({ status }) => HELD.test(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = /* @__PURE__ */ new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids, id) => ids.has(id.toUpperCase());
  const isDone = (id) => is(met, id) && !is(away, id);
  const boxes = requirements.items.flatMap(({ id, checked, mark }) => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? "x" : " " }];
  });
  const traces = requirements.traces.flatMap(({ id, status: { text, start, end } }) => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND }];
    return !isComplete && isDone(id) ? [{ start, end, text: "Complete" }] : [];
  });
  return [...boxes, ...traces];
}
var HELD = /^(?:blocked|deferred|dropped|cancell?ed|moved|out of scope)\b/i;
var GAPS_FOUND = "Gaps Found";
function metIn(phase, roadmap, { open, verifier }) {
  if ((0, import_shared_core_planning_documents_planning_settings6.diskStatus)(phase) === "complete") return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
  const isOver = !open.includes(phase.number) && phase.plans.every(({ done }) => done);
  const isUnverified = phase.verification === null && (!verifier || isOver);
  return isUnverified ? phase.requirementsCompleted : [];
}
function unmetIn(phase, roadmap) {
  if (phase.verification !== "gaps_found") return [];
  const { coverage = [] } = phase;
  const satisfied = keysOf(coverage.filter((one) => one.satisfied).map(({ id }) => id));
  const own = [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...coverage.map(({ id }) => id)];
  return own.filter((id) => !satisfied.has(id.toUpperCase()));
}
function servedBy({ number: number2 }, roadmap) {
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)(number2);
  return roadmap?.phases.find((phase) => (0, import_shared_core_planning_phases_standing.phaseKey)(phase.number) === key)?.requirements ?? [];
}
function keysOf(ids) {
  return new Set(ids.map((id) => id.toUpperCase()));
}
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = (0, import_shared_core_planning_phases_standing.phaseKey)(facts.number);
    const phase = roadmap.phases.find(({ number: number2 }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number2) === key);
    const rows = roadmap.progress.filter((row) => (0, import_shared_core_planning_phases_standing.phaseKey)(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [(0, import_shared_core_planning_rules_waves3.canonicalPlanId)(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get((0, import_shared_core_planning_rules_waves3.canonicalPlanId)(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_core_planning_documents_planning_settings6.diskStatus)(facts) === "complete") {
    edits.push(tick(phase.checkbox, true), ...completedOn(text, phase.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}
function padded(id) {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, "$10$2").toLowerCase();
}
var COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;
function counted(value, facts) {
  const [found, fraction] = COUNT.exec(value) ?? [];
  if (found === void 0) return value;
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  const state = (0, import_shared_core_planning_documents_planning_settings6.diskStatus)(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${all} ${all === 1 ? "plan" : "plans"}` : `${done}/${all} plans ${state}`;
  return count + value.slice(found.length);
}
function tick({ mark }, checked) {
  return { start: mark, end: mark + 1, text: checked ? "x" : " " };
}
function completedOn(text, { line }, date) {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || /^deferred/i.test(row.status.text)) return [];
  const complete = (0, import_shared_core_planning_documents_planning_settings6.diskStatus)(facts) === "complete";
  if (!complete && /^complete\b/i.test(row.status.text)) return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const status = complete ? "Complete" : done > 0 ? "In Progress" : "Planned";
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    { cell: row.status, text: status },
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text} ` : text }];
  });
}
// src/core/planning/phases/sync-state.ts
function syncState(text, standing, now) {
  if (standing.left !== null) return text;
  const before = (0, import_shared_core_planning_phases_standing.readState)(text);
  const body = (0, import_shared_core_planning_documents_planning_settings.splice)(text, bodyEdits(before, standing));
  const after = (0, import_shared_core_planning_phases_standing.readState)(body);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(body, (0, import_shared_core_planning_rules_waves2.mirrorEdits)(after, standing.progress, body === text ? null : now, now));
}
function bodyEdits(state, standing) {
  const edits = [...progressEdits(state, standing), ...positionEdits(state, standing)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits(state, { progress, phases }) {
  const { percent, total_phases } = progress;
  const field = state.field("Progress");
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field?.value ?? "")?.[0];
  const plain = /^\d{1,3}%/.exec(field?.value ?? "")?.[0];
  const old = bar ?? plain;
  const total = state.field("Total Phases");
  return [
    ...field === null || old === void 0 ? [] : [
      {
        start: field.start,
        end: field.start + old.length,
        text: bar === void 0 ? `${percent}%` : `${(0, import_shared_core_planning_documents_planning_settings6.progressBar)(percent)} ${percent}%`
      }
    ],
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(
      total,
      (value) => /^\d+$/.test(value) ? String(totalOf(Number(value), phases, total_phases)) : null
    )
  ];
}
function positionEdits(state, { phase, moved, phases }) {
  const stated = Number(/^\S+ of (\d+)/.exec(state.field("Phase")?.value ?? "")?.[1] ?? 0);
  const position = { phase, moved, total: totalOf(stated, phases, phases.length) };
  const status = state.field("Status");
  const known = state.pausedAt === null && status !== null && (0, import_shared_core_planning_phases_standing.knownStatus)(status.value) !== null;
  return [
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Phase"), (value) => phaseLine(value, position)),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Current Phase"), () => moved ? phase?.number ?? null : null),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Current Phase Name"), () => moved ? phase?.name || null : null),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, position),
    ...known ? (0, import_shared_core_planning_phases_standing.rewriteField)(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function totalOf(stated, phases, count) {
  const numbers = phases.map(({ number: number2 }) => Number(/^\d+/.exec(number2)?.[0] ?? 0));
  return Math.min(...numbers) <= 1 ? count : Math.max(stated, ...numbers);
}
var NOT_STARTED = "Not started";
function planEdits(state, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number2 = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Plan"), (value) => none ?? planLine(before ?? value, next, count)),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Current Plan"), (value) => none ?? number2(next)(before ?? value)),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Total Plans in Phase"), number2(count))
  ];
}
function phaseLine(value, { phase, total, moved }) {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase) {
  const [, number2, dash] = /^Phase ([^\s:]+)( — |: )/.exec(value) ?? [];
  if (number2 === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_shared_core_planning_phases_standing.phaseKey)(number2) === (0, import_shared_core_planning_phases_standing.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
}
function planLine(value, next, count) {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}
function statusLine(status, phase, moved) {
  const { words, fitting } = expectedStatus(phase);
  return !moved && fitting.includes((0, import_shared_core_planning_phases_standing.knownStatus)(status) ?? "") ? null : words;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch ((0, import_shared_core_planning_documents_planning_settings6.diskStatus)(phase)) {
    case "partial":
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete \u2014 ready for verification", fitting: ["verifying", "completed"] };
    case "planned":
      return { words: "Ready to execute", fitting: ["executing", "discussing"] };
    default:
      return {
        words: "Ready to plan",
        fitting: ["planning", "discussing", "unknown"]
      };
  }
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true) {
    const { standing } = project;
    return { status: "done", changes: changesOf(project).map(({ change }) => change), left: standing.left };
  }
  return (0, import_shared_core_planning_documents_planning_settings3.underGsdLocks)(project.planning, () => {
    const now = (0, import_shared_core_planning_phases_standing.readProject)(project.root, project.planning);
    const found = changesOf(now);
    const [objection] = found.flatMap(({ path }) => (0, import_hooks_active_on_stop10.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings3.refused$2)(objection);
    for (const { path, text } of found) (0, import_hooks_active_on_stop10.writeDocument)(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change), left: now.standing.left };
  });
}
function changesOf({ state, roadmap, requirements, standing, witnesses, planning }) {
  if (standing.left !== null || roadmap === null) return [];
  const { phases } = standing;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = (0, import_shared_core_planning_documents_planning_settings.splice)(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = (0, import_shared_core_planning_phases_standing.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
  const files = [
    { name: "ROADMAP.md", before: roadmap.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : (0, import_shared_core_planning_documents_planning_settings.splice)(requirements.document.text, requirementEdits(requirements, after, synced))
    },
    {
      name: "STATE.md",
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, after, now)
    }
  ];
  return files.flatMap(({ name, before, after: after2 }) => {
    if (before === void 0 || after2 === null || before === after2) return [];
    return [
      {
        path: (0, import_node_path4.join)(planning, name),
        text: after2,
        change: { file: `.planning/${name}`, lines: changedLines(before, after2) }
      }
    ];
  });
}
function changedLines(before, after) {
  const now = after.split("\n");
  return before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "" }]
  );
}
async function syncSilently(project) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path4.join)(project, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
    const synced = opened.status === "ok" ? await syncPlanning(opened.project) : opened;
    if (synced.status === "refused") return `msw \u25B8 the planning files are not in line: ${synced.reason}`;
    const isUnclear = opened.status === "ok" && opened.project.standing.kind === "unclear";
    return isUnclear ? `msw \u25B8 the planning files are left as they are: ${synced.left}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the planning files are not in line: ${reason}`;
  }
}

var import_shared_core_planning_rules_waves4 = require("./shared.core.planning.rules.waves.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

// src/core/planning/execution/execution-plan.ts
var CHOICES = ["close", "again", "skip"];
// src/app/planning/execution/resolve-plan.ts
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = (0, import_shared_core_planning_rules_waves4.findPlan)(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await changeRecord(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings3.refused$2)("The record of the execution cannot be written: see msw-protocol doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings3.refused$2)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_hooks_active_on_stop12.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_hooks_active_on_stop13.isoTime)(workspace)
  );
  return {
    status: "done",
    message: import_hooks_active_on_stop15.prose`Plan ${(0, import_hooks_active_on_stop14.quoteName)(plan.id)}: ${(0, import_hooks_active_on_stop14.quoteName)(what)}. Ask execute next for what follows.`
  };
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop11.loopsIn)((0, import_hooks_active_on_stop11.readState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
// src/app/planning/execution/short-step.ts
function shortStep({ status, message, batch, questions, blocked }) {
  if (status === "done") return { status, message };
  if (status !== "run") return { status, message, questions, blocked };
  const starts = batch.map(({ plan: _plan, mode: _mode, ...start }) => start);
  return { status, batch: starts };
}

var import_node_path5 = require("node:path");
// src/app/planning/writing/record-state.ts
// src/core/planning/writing/state-metrics.ts
var TITLE = /^Performance Metrics$/i;
var PLAN_COLUMNS = [/^plan$/i, /^duration$/i, /^tasks$/i, /^files$/i];
var PHASE_COLUMNS = [/^phase$/i, /^plans$/i, /^total$/i, /^avg\/plan$/i];
var PLAN_HEADER = ["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"];
function noteMetric(text, metric) {
  const rowed = noteRow(text, metric);
  return noteVelocity(notePhase(rowed, metric.phase));
}
function noteRow(text, metric) {
  const ready2 = withPlanTable(text);
  const section = findSection(ready2, TITLE);
  const table = section === null ? null : findTable(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text;
  const cells = /* @__PURE__ */ new Map([
    [columnOf(table, /^plan$/i), `Phase ${metric.phase} P${metric.plan}`],
    [columnOf(table, /^duration$/i), duration(metric)],
    [columnOf(table, /^tasks$/i), `${metric.tasks ?? "-"} tasks`],
    [columnOf(table, /^files$/i), `${metric.files ?? "-"} files`]
  ]);
  const name = nameOf(`Phase ${metric.phase} P${metric.plan}`);
  const own = table.rows.find((row) => nameOf(row[columnOf(table, /^plan$/i)]?.text ?? "") === name);
  if (own !== void 0) return (0, import_shared_core_planning_documents_planning_settings.splice)(ready2, cellEdits(own, cells));
  return addRow(ready2, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text) {
  const section = findSection(text, TITLE);
  if (section === null) return appendSection(text, "## Performance Metrics", PLAN_HEADER);
  if (findTable(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return insertLines(text, last?.next ?? section.start, lines, section.quoted);
}
function duration({ minutes, iterations }) {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${(0, import_shared_core_planning_phases_standing.phaseKey)(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text, phase) {
  const section = findSection(text, TITLE);
  const table = section === null ? null : findTable(section, PHASE_COLUMNS);
  if (section === null || table === null) return text;
  const own = timesOf(section, (name) => name.startsWith(`${(0, import_shared_core_planning_phases_standing.phaseKey)(phase)} `));
  const at = columnOf(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === (0, import_shared_core_planning_phases_standing.phaseKey)(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted2 = Number(/^\d+/.exec(row?.[columnOf(table, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [columnOf(table, /^plans$/i), String(Math.max(own.length, counted2))],
    [columnOf(table, /^total$/i), `${total}min`],
    [columnOf(table, /^avg\/plan$/i), `${average(own)}min`]
  ]);
  if (row !== void 0) return (0, import_shared_core_planning_documents_planning_settings.splice)(text, cellEdits(row, values));
  return addRow(
    text,
    section,
    table,
    (column) => /^phase$/i.test(column) ? phase : values.get(table.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return (0, import_shared_core_planning_phases_standing.phaseKey)(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text) {
  const section = findSection(text, TITLE);
  if (section === null) return text;
  const times = timesOf(section, () => true);
  const hours = times.reduce((sum, minutes) => sum + minutes, 0) / 60;
  const lines = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn2(section) ?? times.length)],
    [/^- Average duration: (?=(?:[\d.]+ ?min|\[X\] min|-|—|N\/A)\s*$)/i, `${average(times)} min`],
    [
      /^- Total execution time: (?=(?:[\d.]+ hours|\[X\.X\] hours|-|—|N\/A)\s*$)/i,
      `${hours.toFixed(1)} hours`
    ],
    [
      /^- Last 5 plans: (?=(?:(?:\d+min(?:, )?)+|\[durations\]|-|—|N\/A)\s*$)/i,
      times.slice(-5).map((minutes) => `${minutes}min`).join(", ")
    ]
  ];
  const edits = section.lines.flatMap((line) => {
    const found = lines.find(([pattern]) => pattern.test(line.text));
    const prefix = found?.[0].exec(line.text)?.[0].length;
    if (found === void 0 || prefix === void 0) return [];
    return [{ start: line.start + prefix, end: line.start + line.text.trimEnd().length, text: found[1] }];
  });
  return (0, import_shared_core_planning_documents_planning_settings.splice)(
    text,
    edits.filter(({ start, end, text: now }) => text.slice(start, end) !== now)
  );
}
function plansIn2(section) {
  const table = findTable(section, PHASE_COLUMNS);
  if (table === null) return null;
  const at = columnOf(table, /^plans$/i);
  return table.rows.reduce(
    (sum, row) => sum + (/^\d+$/.test(row[at]?.text ?? "") ? Number(row[at]?.text) : 0),
    0
  );
}
function timesOf(section, wanted) {
  const table = findTable(section, PLAN_COLUMNS, true);
  if (table === null) return [];
  const [plan, time] = [columnOf(table, /^plan$/i), columnOf(table, /^duration$/i)];
  return table.rows.flatMap((row) => {
    const name = nameOf(row[plan]?.text ?? "");
    const minutes = /^(\d+) ?min/i.exec(row[time]?.text ?? "")?.[1];
    return name === null || minutes === void 0 || !wanted(name) ? [] : [Number(minutes)];
  });
}
function average(times) {
  return times.length === 0 ? 0 : Math.round(times.reduce((sum, minutes) => sum + minutes, 0) / times.length);
}
// src/core/planning/writing/state-quick.ts
var TITLE2 = /^Quick Tasks Completed$/i;
var COLUMNS = [/^#$/, /^Description$/i];
var HEADER = [
  "| # | Description | Date | Commit | Directory |",
  "|---|-------------|------|--------|-----------|"
];
function noteQuickTask(text, task) {
  const ready2 = withTable(text);
  const section = findSection(ready2, TITLE2);
  const table = section === null ? null : findTable(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = columnOf(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return addRow(ready2, section, table, (column) => cellOf2(column, task));
  const values = table.columns.map((column, index) => [index, cellOf2(column, task)]);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(ready2, cellEdits(row, new Map(values)));
}
function withTable(text) {
  const section = findSection(text, TITLE2);
  if (section !== null && findTable(section, COLUMNS) !== null) return text;
  if (section !== null) return insertLines(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = findSection(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return appendSection(text, "### Quick Tasks Completed", HEADER);
  const said = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...said ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return insertLines(text, blockers.end, lines, blockers.quoted);
}
function cellOf2(column, { id, slug, description, date, commit, status }) {
  const folder = `${id}-${slug}`;
  const known = {
    "#": id,
    description,
    date,
    commit: commit ?? "-",
    status: status ?? "-",
    directory: `[${folder}](./quick/${folder}/)`
  };
  const key = column.toLowerCase();
  return Object.hasOwn(known, key) ? known[key] ?? "-" : "-";
}
// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_phases_standing.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  return setSessionField(text, ["Paused At"], now);
}
function noteResume(text) {
  const field = (0, import_shared_core_planning_phases_standing.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_phases_standing.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_core_planning_phases_standing.readState)(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = findSection(text, /^session$/i) ?? findSection(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
    return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart2 = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart2, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_core_planning_phases_standing.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return insertLines(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? appendSection(text, "## Session", [`**${label}:** ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`]) : appendSection(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`]);
}
function spelled({ text }, label, value) {
  if (text.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text.startsWith("**") ? `**${label}:** ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}` : `${label}: ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`;
}
function emptyLabel({ lines }, labels) {
  for (const label of labels) {
    const pattern = new RegExp(`^(?:\\*\\*${label}:\\*\\*|${label}:)[ \\t]*$`, "i");
    const line = lines.find(({ text }) => pattern.test(text));
    if (line !== void 0) return line.end;
  }
  return null;
}
function insertField(text, section, label, value) {
  const labelled = section.lines.filter(
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || (0, import_hooks_active_on_stop.rowCells)(line)?.length === 2
  );
  const last = labelled.at(-1);
  if (last === void 0)
    return insertLines(text, section.start, ["", `${label}: ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`], section.quoted);
  return insertLines(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}
// src/app/planning/writing/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const done = `Completed ${plan.phase.replace(/^\d(?=$|[^\d])/, "0$&")}-${plan.plan}-PLAN.md`;
  const { stoppedAt = done, resumeFile, decisions = [] } = plan;
  return changeState(project, now, (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(addDecision, noteMetric(text, plan));
    return noteSession(noteActivity(decided, now.slice(0, 10), done), { stoppedAt, resumeFile, now });
  });
}
function recordSession(project, session, now = isoNow()) {
  const { activity } = session;
  return changeState(project, now, (text) => {
    const active = activity === void 0 ? text : noteActivity(text, now.slice(0, 10), activity);
    return noteSession(active, { ...session, now });
  });
}
function recordPause(project, session, now = isoNow()) {
  return changeState(project, now, (text) => notePause(noteSession(text, { ...session, now }), now));
}
function recordResume(project, now = isoNow()) {
  return changeState(project, now, noteResume);
}
function addDecisions(project, decisions, now = isoNow()) {
  return changeState(project, now, (text) => decisions.reduce(addDecision, text));
}
function addBlockers(project, blockers, now = isoNow()) {
  return changeState(project, now, (text) => blockers.reduce(addBlocker, text));
}
function resolveBlockers(project, words, now = isoNow()) {
  return changeState(project, now, (text) => resolveBlocker(text, words));
}
function recordMetric(project, metric, now = isoNow()) {
  return changeState(project, now, (text) => noteMetric(text, metric));
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, now, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, now, change) {
  return (0, import_shared_core_planning_documents_planning_settings3.underGsdLocks)(planning, () => {
    const { state, standing } = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings3.refused$2)(".planning/STATE.md is missing: begin with /msw:init.");
    const body = change(state.document.text);
    if (body === state.document.text) return { status: "done", changed: false };
    const edits = (0, import_shared_core_planning_rules_waves2.mirrorEdits)((0, import_shared_core_planning_phases_standing.readState)(body), standing.left === null ? standing.progress : null, now, now);
    const written = (0, import_hooks_active_on_stop10.writeDocument)(root, (0, import_node_path5.join)(planning, "STATE.md"), (0, import_shared_core_planning_documents_planning_settings.splice)(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

var import_node_path6 = require("node:path");
// src/app/planning/execution/plan-evidence.ts
async function planEvidence(project, plan) {
  const commits = await commitsOf(project, plan);
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(project, plan),
    commits: commits === null ? null : await (0, import_app_loop_gather_evidence.withFiles)(project, commits),
    uncommitted: await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? []
  };
}
async function commitsOf(project, plan) {
  const all = await (0, import_app_loop_gather_evidence.recentCommits)(project);
  if (all === null) return null;
  const added = (await (0, import_app_loop_gather_evidence.addedIn)(project, plan.path)).get(plan.path);
  return ownCommits(all, plan.canonical, added);
}
function summaryPlace(project, plan) {
  const prefix = `.planning/phases/${plan.folder}/`;
  const folder = (0, import_node_path6.join)(project, prefix);
  const { summaries } = (0, import_shared_core_planning_rules_waves3.phaseFiles)(
    (0, import_shared_core_planning_documents_planning_settings3.documentNames)(project, folder),
    (0, import_shared_core_planning_documents_planning_settings3.documentNames)(project, (0, import_node_path6.join)(folder, "plans"))
  );
  const found = (0, import_shared_core_planning_rules_waves3.summaryOf)(plan.path.slice(prefix.length), summaries);
  return found === null ? (0, import_shared_core_planning_rules_waves4.summaryPath)(plan) : prefix + found;
}
function readSummaryOf(project, plan) {
  const path = summaryPlace(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings3.documentText)(project, path);
  return text === null ? null : { path, text };
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_node_fs2 = require("node:fs");
var import_node_os = require("node:os");
var import_node_path7 = require("node:path");
// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const folder = place.origin === "here" ? projectRoot(place.folder) : place.folder;
  const opened = (0, import_hooks_active_on_stop13.openWorkspace)(folder, place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_hooks_active_on_stop13.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command2.findProject)(folder) ?? folder;
}
function projectRoot(folder) {
  const home = (0, import_node_os.homedir)();
  for (let at = folder; at !== home && (0, import_node_path7.dirname)(at) !== at; at = (0, import_node_path7.dirname)(at)) {
    if ((0, import_node_fs2.existsSync)((0, import_node_path7.join)(at, ".msw")) || (0, import_node_fs2.existsSync)((0, import_node_path7.join)(at, ".planning"))) return at;
    if ((0, import_node_fs2.existsSync)((0, import_node_path7.join)(at, ".git"))) return folder;
  }
  return folder;
}
module.exports = {
  CHOICES: CHOICES,
  COMMIT_TYPES: COMMIT_TYPES,
  addBlocker: addBlocker,
  addBlockers: addBlockers,
  addDecision: addDecision,
  addDecisions: addDecisions,
  addNotes: addNotes,
  addRow: addRow,
  appendSection: appendSection,
  blockersIn: blockersIn,
  cellEdits: cellEdits,
  changeRecord: changeRecord,
  columnOf: columnOf,
  commitSubject: commitSubject,
  commitType: commitType,
  decisionsIn: decisionsIn,
  findPhase: findPhase,
  findSection: findSection,
  findTable: findTable,
  fromRoot: fromRoot,
  inPlannedWorkspace: inPlannedWorkspace,
  inPlanning: inPlanning,
  inWorkspace: inWorkspace,
  insertLines: insertLines,
  isWork: isWork,
  lineEndOf: lineEndOf,
  noSuchPhase: noSuchPhase,
  openPhase: openPhase,
  openPlans: openPlans,
  ownCommits: ownCommits,
  phaseDocument: phaseDocument,
  phaseFolder: phaseFolder,
  planEvidence: planEvidence,
  planningRoot: planningRoot,
  readExecution: readExecution,
  readNotes: readNotes,
  readRecords: readRecords,
  readResolution: readResolution,
  readSummaryOf: readSummaryOf,
  recordMetric: recordMetric,
  recordPause: recordPause,
  recordPlanDone: recordPlanDone,
  recordQuickTask: recordQuickTask,
  recordResume: recordResume,
  recordSession: recordSession,
  researchSources: researchSources,
  resolveAll: resolveAll,
  resolveBlocker: resolveBlocker,
  resolveBlockers: resolveBlockers,
  resolvePlan: resolvePlan,
  shortStep: shortStep,
  summaryPlace: summaryPlace,
  syncPlanning: syncPlanning,
  syncSilently: syncSilently
};
