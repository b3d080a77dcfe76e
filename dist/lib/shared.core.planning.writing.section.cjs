var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/commit-planning.ts
async function commitPlanning(root, paths, message, { env = process.env, formerly } = {}) {
  if ((0, import_shared_yaml_dist_parse_parser.planningConfigOf)((0, import_node_path.join)(root, ".planning")).commitDocs === false)
    return { status: "skipped", reason: "commit_docs_false" };
  if ((await (0, import_app_loop_gather_evidence.runGit)(root, ["rev-parse", "--show-toplevel"])).status !== "ok")
    return { status: "skipped", reason: "no_repository" };
  const kept = [];
  for (const path2 of paths) if (!await isIgnored(root, path2)) kept.push(path2);
  if (kept.length === 0 && paths.length > 0) return { status: "skipped", reason: "gitignored" };
  const { secretObjection } = await Promise.resolve().then(() => require("./app.planning.documents.secret-objection.cjs"));
  const reason = await secretObjection(root, kept, formerly);
  if (reason !== null) return (0, import_shared_yaml_dist_parse_parser.refused)(reason);
  return (0, import_shared_core_planning_phases_plan_format.commitInProject)(root, kept, message, { env });
}
async function isIgnored(root, path2) {
  const name2 = (0, import_node_path.relative)(root, path2).startsWith("..") ? path2 : path2.replaceAll(import_node_path.sep, "/");
  return (await (0, import_app_loop_gather_evidence.runGit)(root, ["check-ignore", "-q", "--", name2])).status === "ok";
}

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/planning/writing/section.ts
function findSection(text2, title) {
  const { headings, quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text2);
  const at = headings.findIndex(
    (one) => (one.level === 2 || one.level === 3) && title.test(one.title.trim())
  );
  const heading = headings[at];
  if (heading === void 0) return null;
  const end = headings.slice(at + 1).find(({ level }) => level <= 3)?.start ?? text2.length;
  const start = heading.next;
  const plain = (0, import_hooks_active_on_command.withoutBlocks)(text2, quoted);
  const lines = (0, import_hooks_active_on_command.textLines)(plain, start, end).filter((line2) => line2.start < end);
  return { start, end, lines, quoted };
}
function lineEndOf(text2) {
  return /\r\n|\n/.exec(text2)?.[0] ?? "\n";
}
function insertLines(text2, at, lines, quoted) {
  const eol = lineEndOf(text2);
  const place = outside(text2, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text2.charAt(place - 1)) ? eol : "";
  return (0, import_shared_core_planning_phases_plan_format2.splice)(text2, [
    { start: place, end: place, text: before + lines.map((line2) => line2 + eol).join("") }
  ]);
}
function outside(text2, at, quoted) {
  const around = (place2) => quoted.find(({ start, end }) => start < place2 && place2 < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== void 0 && range !== open; range = around(place))
    place = nextLine(text2, range.end);
  if (open === void 0 || place <= open.start) return place;
  place = lineStart(text2, open.start);
  for (let range = around(place); range !== void 0; range = around(place))
    place = lineStart(text2, range.start);
  return place;
}
function lineStart(text2, at) {
  const start = Math.max(text2.lastIndexOf("\n", at - 1), text2.lastIndexOf("\r", at - 1)) + 1;
  return start === 0 && text2.startsWith("\uFEFF") ? 1 : start;
}
function nextLine(text2, at) {
  if (at > 0 && /[\r\n]/.test(text2.charAt(at - 1))) return at;
  const next = text2.indexOf("\n", at);
  return next === -1 ? text2.length : next + 1;
}
function appendSection(text2, heading, lines) {
  const eol = lineEndOf(text2);
  const { quoted } = (0, import_shared_yaml_dist_parse_parser.readMarkdown)(text2);
  const place = outside(text2, text2.length, quoted);
  const kept = text2.slice(0, place);
  const gap = kept.trim() === "" || /(?:\r\n|\n){2}$/.test(kept) ? "" : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, "", ...lines].map((line2) => line2 + eol).join("");
  return `${kept}${gap}${added}${place === text2.length ? "" : eol}${text2.slice(place)}`;
}
var PLACEHOLDER = /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;
var ITEM = /^[-*+][ \t]+\S/;
function addListEntry(text2, section, entry) {
  if (hasLine(text2, section, entry)) return text2;
  const placeholder = section.lines.find((line2) => PLACEHOLDER.test(line2.text.trim()));
  if (placeholder !== void 0) {
    return (0, import_shared_core_planning_phases_plan_format2.splice)(text2, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const { place, gap } = endOfList(text2, section);
  const after = text2.slice(place, section.end);
  const headingFollows = after.trim() === "" && section.end < text2.length && after === "";
  return insertLines(
    text2,
    place,
    [...gap ? [""] : [], entry, ...headingFollows ? [""] : []],
    section.quoted
  );
}
function hasLine(text2, { lines }, entry) {
  return lines.some(({ start, end }) => text2.slice(start, end).trim() === entry);
}
function endOfList(text2, { lines, start }) {
  const raw = (line2) => text2.slice(line2.start, line2.end);
  const last = lines.findLastIndex((line2) => ITEM.test(line2.text));
  if (last !== -1) {
    const more = lines.slice(last + 1);
    const count2 = more.findIndex((line2) => !/^[ \t]+\S/.test(raw(line2)));
    const end = lines[last + (count2 === -1 ? more.length : count2)];
    return { place: end?.next ?? start, gap: false };
  }
  const said = lines.findLast((line2) => raw(line2).trim() !== "");
  return { place: said?.next ?? start, gap: true };
}
// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line2] of lines.entries()) {
    const table = (0, import_hooks_active_on_stop.rowCells)(line2) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name2) => column.test(name2)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below2]) {
  const columns = header === void 0 ? null : (0, import_hooks_active_on_stop.rowCells)(header)?.map(({ text: text2 }) => text2);
  const marks = separator === void 0 ? null : (0, import_hooks_active_on_stop.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_hooks_active_on_stop.isSeparator)(marks)) return null;
  const count2 = below2.findIndex((line2) => (0, import_hooks_active_on_stop.rowCells)(line2) === null);
  const own = count2 === -1 ? below2 : below2.slice(0, count2);
  return { columns, rows: own.map((line2) => (0, import_hooks_active_on_stop.rowCells)(line2) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name2) {
  return table.columns.findIndex((column) => name2.test(column));
}
function addRow(text2, section, table, row) {
  const line2 = `| ${table.columns.map((column) => (0, import_shared_core_planning_phases_plan_format3.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return insertLines(text2, table.end, [line2], section.quoted);
  const start = text2.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text2.slice(last.end))?.index;
  return (0, import_shared_core_planning_phases_plan_format2.splice)(text2, [{ start, end: end === void 0 ? text2.length : last.end + end, text: line2 }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_planning_phases_plan_format3.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM2 = /^- +\S/;
function addBlocker(text2, blocker) {
  const said = (0, import_shared_core_planning_phases_plan_format3.itemText)(blocker);
  if (said === "") return text2;
  const section = findSection(text2, BLOCKERS);
  return section === null ? appendSection(text2, "### Blockers/Concerns", [`- ${said}`]) : addListEntry(text2, section, `- ${said}`);
}
function resolveBlocker(text2, words) {
  const section = findSection(text2, BLOCKERS);
  const wanted = (0, import_shared_core_planning_phases_plan_format3.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text2;
  const items = itemsOf(text2, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text2;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${lineEndOf(text2)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_planning_phases_plan_format2.splice)(text2, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text2) {
  const section = findSection(text2, BLOCKERS);
  return section === null ? [] : itemsOf(text2, section).map(({ said }) => (0, import_shared_core_planning_phases_plan_format3.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}
function itemsOf(text2, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text2.slice(start, end));
  return lines.flatMap((line2, index) => {
    if (!ITEM2.test(line2.text)) return [];
    const more = lines.slice(index + 1);
    const count2 = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count2 === -1 ? more.length : count2)] ?? line2;
    return [
      { said: text2.slice(line2.start, last.end).replace(/^- +/, ""), start: line2.start, end: last.next }
    ];
  });
}

var import_shared_core_planning_phases_plan_format4 = require("./shared.core.planning.phases.plan-format.cjs");

// src/core/planning/phases/state-mirror.ts
function mirrorEdits(state, progress, changedAt, now) {
  const { text: text2, frontmatter: frontmatter2 } = state.document;
  const entry = (key) => frontmatter2.entries.findLast((one) => one.key === key);
  const mirrored = [
    ["current_phase", state.currentPhase],
    ["current_phase_name", state.currentPhaseName],
    ["status", state.status],
    ["stopped_at", state.stoppedAt],
    ["paused_at", state.pausedAt],
    ["last_activity", state.lastActivity],
    ["last_activity_desc", state.lastActivityText]
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text2, entry(key), value)),
    ...progress === null ? [] : progressEdits(text2, entry("progress"), progress)
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text2, entry("last_updated"), time)];
}
function scalarEdit(text2, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value)
    return [];
  const line2 = /^[^\r\n]*/.exec(text2.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line2)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text2.slice(entry.start, entry.end))) return [];
  const old = line2.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_core_planning_phases_plan_format4.yamlScalar)(value, old.startsWith('"')) }];
}
function progressEdits(text2, entry, progress) {
  if (entry === void 0) return [];
  const block = text2.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]) => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      "m"
    ).exec(block);
    const [, prefix, old] = found ?? [];
    if (found === null || prefix === void 0 || old === void 0 || old.replaceAll(/["']/g, "") === String(value))
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

var import_shared_core_planning_phases_plan_format5 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format6 = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_phases_plan_format7 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/writing/create-project.ts
// src/core/planning/writing/state-document.ts
function stateDocument(answers, now) {
  const { coreValue, phases, decisions } = answers;
  const date = now.slice(0, 10);
  const first = (0, import_shared_core_planning_phases_plan_format3.oneLine)(phases[0]?.name ?? "");
  return (0, import_shared_core_planning_phases_plan_format3.documentOf)([
    frontmatter(answers, first, now),
    "# Project State",
    "## Project Reference",
    `See: .planning/PROJECT.md (updated ${date})`,
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([`**Core value:** ${(0, import_shared_core_planning_phases_plan_format3.oneLine)(coreValue)}`, `**Current focus:** Phase 1: ${first}`]),
    "## Current Position",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([
      `Phase: 1 of ${phases.length} (${first})`,
      "Plan: Not started",
      "Status: Ready to plan",
      `Last activity: ${date} \u2014 Project initialized`
    ]),
    `Progress: ${(0, import_shared_core_planning_phases_plan_format7.progressBar)(0)} 0%`,
    ...metrics(),
    "## Accumulated Context",
    "### Decisions",
    "All decisions are in the Key Decisions of PROJECT.md. Those that matter now:",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)(
      decisions.length === 0 ? ["None yet."] : decisions.map(({ what, why }) => `- [Init]: ${(0, import_shared_core_planning_phases_plan_format3.oneLine)(what)} \u2014 ${(0, import_shared_core_planning_phases_plan_format3.oneLine)(why)}`)
    ),
    // gsd-core leaves the rest of a longer word of emptiness behind when it adds a blocker.
    ...["### Pending Todos", "None yet.", "### Blockers/Concerns", "None."],
    "## Deferred Items",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([
      "| Category | Item | Status | Deferred At | Milestone |",
      "|----------|------|--------|-------------|-----------|",
      "| *(none)* | | | | |"
    ]),
    "## Session Continuity",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([`Last session: ${now}`, "Stopped at: Project initialized", "Resume file: None"])
  ]);
}
function frontmatter({ name: name2, phases }, first, now) {
  const date = now.slice(0, 10);
  return (0, import_shared_core_planning_phases_plan_format3.linesOf)([
    "---",
    'gsd_state_version: "1.0"',
    "milestone: v1.0",
    `milestone_name: ${(0, import_shared_core_planning_phases_plan_format4.yamlScalar)((0, import_shared_core_planning_phases_plan_format3.oneLine)(name2))}`,
    'current_phase: "1"',
    `current_phase_name: ${(0, import_shared_core_planning_phases_plan_format4.yamlScalar)(first)}`,
    "status: planning",
    "stopped_at: Project initialized",
    `last_updated: "${now}"`,
    `last_activity: ${date}`,
    "last_activity_desc: Project initialized",
    ...["progress:", `  total_phases: ${phases.length}`, "  completed_phases: 0"],
    ...["  total_plans: 0", "  completed_plans: 0", "  percent: 0", "---"]
  ]);
}
function metrics() {
  return [
    "## Performance Metrics",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([
      "**Velocity:**",
      "- Total plans completed: 0",
      "- Average duration: 0 min",
      "- Total execution time: 0.0 hours"
    ]),
    "**By Phase:**",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)([
      "| Phase | Plans | Total | Avg/Plan |",
      "|-------|-------|-------|----------|",
      "| - | - | - | - |"
    ]),
    (0, import_shared_core_planning_phases_plan_format3.linesOf)(["**Recent Trend:**", "- Last 5 plans: -", "- Trend: -"]),
    "*Updated after each plan completion*",
    // Last: gsd-core drops what follows an empty table when it adds the first row.
    "**Per-Plan Metrics:**",
    (0, import_shared_core_planning_phases_plan_format3.linesOf)(["| Plan | Duration | Tasks | Files |", "|------|----------|-------|-------|"])
  ];
}
// src/app/planning/writing/create-project.ts
var DOCUMENTS = ["PROJECT.md", "REQUIREMENTS.md", "ROADMAP.md", "STATE.md"];
function existingDocument(root) {
  const name2 = DOCUMENTS.find((one) => (0, import_node_fs.existsSync)((0, import_node_path2.join)(root, ".planning", one)));
  return name2 === void 0 ? null : `.planning/${name2}`;
}
async function createProject(root, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = (0, import_shared_core_planning_phases_plan_format6.readProjectAnswers)(value);
  if (read.status === "invalid") return read;
  const problems = (0, import_shared_yaml_dist_parse_parser.checkAnswers)(read.answers, (path2) => (0, import_shared_yaml_dist_parse_parser.referenceExists)(root, path2));
  if (problems.length > 0) return { status: "invalid", problems };
  const planning = (0, import_node_path2.join)(root, ".planning");
  const folder = (0, import_hooks_active_on_stop2.openDocumentFolder)(root, ".planning");
  if (folder.status === "refused") return folder;
  const written = await (0, import_shared_yaml_dist_parse_parser.underGsdLocks)(planning, () => writeAll(root, documents(read.answers, now)));
  if ("status" in written) return written;
  const files = written.map((name2) => `.planning/${name2}`);
  return {
    status: "done",
    files,
    commit: await commitPlanning(root, files, `docs: initialize ${read.answers.name}`)
  };
}
function documents(answers, now) {
  const date = now.slice(0, 10);
  return [
    ["config.json", (0, import_shared_core_planning_phases_plan_format5.configDocument)(answers.settings)],
    ["REQUIREMENTS.md", (0, import_shared_core_planning_phases_plan_format5.requirementsDocument)(answers, date)],
    ["ROADMAP.md", (0, import_shared_core_planning_phases_plan_format5.roadmapDocument)(answers)],
    ["STATE.md", stateDocument(answers, now)],
    ["PROJECT.md", (0, import_shared_core_planning_phases_plan_format5.projectDocument)(answers, date)]
  ];
}
function writeAll(root, texts2) {
  const existing = existingDocument(root);
  if (existing !== null)
    return (0, import_shared_yaml_dist_parse_parser.refused)(`${existing} exists: nothing was written. /msw:next says what comes next.`);
  const folder = (0, import_node_path2.join)(root, ".planning");
  const wanted = texts2.filter(([name2]) => !(0, import_node_fs.existsSync)((0, import_node_path2.join)(folder, name2)));
  const [objection] = wanted.flatMap(([name2]) => (0, import_hooks_active_on_stop2.writeObjection)(root, (0, import_node_path2.join)(folder, name2)) ?? []);
  if (objection !== void 0) return (0, import_shared_yaml_dist_parse_parser.refused)(objection);
  const written = [];
  try {
    for (const [name2, text2] of wanted) {
      (0, import_hooks_active_on_stop2.writeDocument)(root, (0, import_node_path2.join)(folder, name2), text2);
      written.push(name2);
    }
  } catch (error) {
    for (const name2 of written) (0, import_node_fs.rmSync)((0, import_node_path2.join)(folder, name2), { force: true });
    throw error;
  }
  return written;
}

var import_shared_core_planning_phases_plan_format8 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

// src/app/operations/answers-file.ts
function readAnswersFile(from) {
  if (from === null) return (0, import_shared_core_planning_phases_plan_format8.misused)("Name the file with the answers: --from FILE.");
  const file = (0, import_hooks_active_on_stop6.readText)(from, import_hooks_active_on_stop7.named);
  if (file.status !== "ok") {
    const why = file.status === "refused" ? `, ${file.reason}` : "";
    return (0, import_shared_core_planning_phases_plan_format8.refused)(`${from} cannot be read${why}: write the answers there.`);
  }
  const read = (0, import_shared_yaml_dist_parse_parser.readJsonObject)(file.text);
  if (read.status === "ok") return read;
  return (0, import_shared_core_planning_phases_plan_format8.refused)(`${from} is not a JSON object (${(0, import_hooks_active_on_stop4.plainLine)(read.reason, 200)}): correct it.`);
}
function invalidAnswers(problems) {
  const count2 = `${problems.length} ${problems.length === 1 ? "problem" : "problems"}`;
  const reason = `The answers cannot be used: ${count2}. Fix each and try again.`;
  return { status: "failed", value: { status: "invalid", problems }, reason };
}
function answersText(value, written) {
  if (value.status !== "invalid") return written(value);
  const lines = value.problems.map(
    ({ where, message }) => import_hooks_active_on_stop5.prose`- ${(0, import_hooks_active_on_stop3.quoteLine)(`${where}: ${message}`, 300)}`
  );
  return (0, import_hooks_active_on_stop5.joinProse)(lines, "\n");
}
module.exports = {
  addBlocker: addBlocker,
  addListEntry: addListEntry,
  addRow: addRow,
  answersText: answersText,
  appendSection: appendSection,
  blockersIn: blockersIn,
  cellEdits: cellEdits,
  columnOf: columnOf,
  commitPlanning: commitPlanning,
  createProject: createProject,
  existingDocument: existingDocument,
  findSection: findSection,
  findTable: findTable,
  insertLines: insertLines,
  invalidAnswers: invalidAnswers,
  lineEndOf: lineEndOf,
  mirrorEdits: mirrorEdits,
  readAnswersFile: readAnswersFile,
  resolveBlocker: resolveBlocker
};
