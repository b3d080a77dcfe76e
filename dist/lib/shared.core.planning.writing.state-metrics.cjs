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
__export(stdin_exports, {
  addBlockers: () => addBlockers,
  addDecisions: () => addDecisions,
  recordMetric: () => recordMetric,
  recordPause: () => recordPause,
  recordPlanDone: () => recordPlanDone,
  recordQuickTask: () => recordQuickTask,
  recordResume: () => recordResume,
  recordSession: () => recordSession,
  resolveBlockers: () => resolveBlockers
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_phases_state_mirror = require("./shared.core.planning.phases.state-mirror.cjs");

var import_shared_adapters_planning_gsd_lock = require("./shared.adapters.planning.gsd-lock.cjs");

var import_shared_core_planning_writing_section = require("./shared.core.planning.writing.section.cjs");

var import_shared_core_planning_writing_one_line = require("./shared.core.planning.writing.one-line.cjs");

var import_shared_core_text_markdown_splice = require("./shared.core.text.markdown.splice.cjs");

var import_shared_core_planning_phases_phase_facts = require("./shared.core.planning.phases.phase-facts.cjs");

var import_shared_app_planning_documents_read_project = require("./shared.app.planning.documents.read-project.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_phase_id = require("./shared.core.planning.documents.phase-id.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_node_path = require("node:path");
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
  const ready = withPlanTable(text);
  const section = (0, import_shared_core_planning_writing_section.findSection)(ready, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_writing_section.findTable)(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text;
  const cells = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^plan$/i), `Phase ${metric.phase} P${metric.plan}`],
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^duration$/i), duration(metric)],
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^tasks$/i), `${metric.tasks ?? "-"} tasks`],
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^files$/i), `${metric.files ?? "-"} files`]
  ]);
  const name = nameOf(`Phase ${metric.phase} P${metric.plan}`);
  const own = table.rows.find((row) => nameOf(row[(0, import_shared_core_planning_writing_section.columnOf)(table, /^plan$/i)]?.text ?? "") === name);
  if (own !== void 0) return (0, import_shared_core_text_markdown_splice.splice)(ready, (0, import_shared_core_planning_writing_section.cellEdits)(own, cells));
  return (0, import_shared_core_planning_writing_section.addRow)(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE);
  if (section === null) return (0, import_shared_core_planning_writing_section.appendSection)(text, "## Performance Metrics", PLAN_HEADER);
  if ((0, import_shared_core_planning_writing_section.findTable)(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return (0, import_shared_core_planning_writing_section.insertLines)(text, last?.next ?? section.start, lines, section.quoted);
}
function duration({ minutes, iterations }) {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${(0, import_shared_core_planning_documents_phase_id.phaseKey)(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text, phase) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_writing_section.findTable)(section, PHASE_COLUMNS);
  if (section === null || table === null) return text;
  const own = timesOf(section, (name) => name.startsWith(`${(0, import_shared_core_planning_documents_phase_id.phaseKey)(phase)} `));
  const at = (0, import_shared_core_planning_writing_section.columnOf)(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === (0, import_shared_core_planning_documents_phase_id.phaseKey)(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted = Number(/^\d+/.exec(row?.[(0, import_shared_core_planning_writing_section.columnOf)(table, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^plans$/i), String(Math.max(own.length, counted))],
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^total$/i), `${total}min`],
    [(0, import_shared_core_planning_writing_section.columnOf)(table, /^avg\/plan$/i), `${average(own)}min`]
  ]);
  if (row !== void 0) return (0, import_shared_core_text_markdown_splice.splice)(text, (0, import_shared_core_planning_writing_section.cellEdits)(row, values));
  return (0, import_shared_core_planning_writing_section.addRow)(
    text,
    section,
    table,
    (column) => /^phase$/i.test(column) ? phase : values.get(table.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return (0, import_shared_core_planning_documents_phase_id.phaseKey)(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE);
  if (section === null) return text;
  const times = timesOf(section, () => true);
  const hours = times.reduce((sum, minutes) => sum + minutes, 0) / 60;
  const lines = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn(section) ?? times.length)],
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
  return (0, import_shared_core_text_markdown_splice.splice)(
    text,
    edits.filter(({ start, end, text: now }) => text.slice(start, end) !== now)
  );
}
function plansIn(section) {
  const table = (0, import_shared_core_planning_writing_section.findTable)(section, PHASE_COLUMNS);
  if (table === null) return null;
  const at = (0, import_shared_core_planning_writing_section.columnOf)(table, /^plans$/i);
  return table.rows.reduce(
    (sum, row) => sum + (/^\d+$/.test(row[at]?.text ?? "") ? Number(row[at]?.text) : 0),
    0
  );
}
function timesOf(section, wanted) {
  const table = (0, import_shared_core_planning_writing_section.findTable)(section, PLAN_COLUMNS, true);
  if (table === null) return [];
  const [plan, time] = [(0, import_shared_core_planning_writing_section.columnOf)(table, /^plan$/i), (0, import_shared_core_planning_writing_section.columnOf)(table, /^duration$/i)];
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
  const ready = withTable(text);
  const section = (0, import_shared_core_planning_writing_section.findSection)(ready, TITLE2);
  const table = section === null ? null : (0, import_shared_core_planning_writing_section.findTable)(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_writing_section.columnOf)(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return (0, import_shared_core_planning_writing_section.addRow)(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index) => [index, cellOf(column, task)]);
  return (0, import_shared_core_text_markdown_splice.splice)(ready, (0, import_shared_core_planning_writing_section.cellEdits)(row, new Map(values)));
}
function withTable(text) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE2);
  if (section !== null && (0, import_shared_core_planning_writing_section.findTable)(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_writing_section.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_writing_section.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_writing_section.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const said = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...said ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_writing_section.insertLines)(text, blockers.end, lines, blockers.quoted);
}
function cellOf(column, { id, slug, description, date, commit, status }) {
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
// src/core/planning/writing/state-field.ts
function setField(text, labels, value) {
  const field = (0, import_shared_app_planning_documents_read_project.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_app_planning_documents_read_project.readState)(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_writing_section.findSection)(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
    return (0, import_shared_core_text_markdown_splice.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_planning_writing_one_line.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_planning_writing_one_line.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_text_markdown_splice.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_app_planning_documents_read_project.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return (0, import_shared_core_planning_writing_section.insertLines)(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? (0, import_shared_core_planning_writing_section.appendSection)(text, "## Session", [`**${label}:** ${(0, import_shared_core_planning_writing_one_line.oneLine)(value)}`]) : (0, import_shared_core_planning_writing_section.appendSection)(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_planning_writing_one_line.oneLine)(value)}`]);
}
function spelled({ text }, label, value) {
  if (text.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text.startsWith("**") ? `**${label}:** ${(0, import_shared_core_planning_writing_one_line.oneLine)(value)}` : `${label}: ${(0, import_shared_core_planning_writing_one_line.oneLine)(value)}`;
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
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || (0, import_shared_core_planning_rules_waves.rowCells)(line)?.length === 2
  );
  const last = labelled.at(-1);
  if (last === void 0)
    return (0, import_shared_core_planning_writing_section.insertLines)(text, section.start, ["", `${label}: ${(0, import_shared_core_planning_writing_one_line.oneLine)(value)}`], section.quoted);
  return (0, import_shared_core_planning_writing_section.insertLines)(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_planning_writing_one_line.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}
// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_app_planning_documents_read_project.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} — ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  return setSessionField(text, ["Paused At"], now);
}
function noteResume(text) {
  const field = (0, import_shared_app_planning_documents_read_project.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_text_markdown_splice.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
// src/app/planning/writing/change-state.ts
async function changeState(project, change, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const path = (0, import_node_path.join)(project.planning, "STATE.md");
  const locked = await (0, import_shared_adapters_planning_gsd_lock.withGsdLocks)(project.planning, () => {
    const { state, phases, roadmap } = (0, import_shared_app_planning_documents_read_project.readProject)(project.root, project.planning);
    if (state === null) return refused(".planning/STATE.md is missing: begin with /msw:init.");
    const { text } = state.document;
    const body = change(text);
    if (body === text) return { status: "done", changed: false };
    const edits = (0, import_shared_core_planning_phases_state_mirror.mirrorEdits)((0, import_shared_app_planning_documents_read_project.readState)(body), (0, import_shared_core_planning_phases_phase_facts.progressOf)(phases, roadmap), now, now);
    const written = (0, import_hooks_active_on_stop.writeDocument)(project.root, path, (0, import_shared_core_text_markdown_splice.splice)(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
  return locked.status === "done" ? locked.value : refused("GSD is writing the planning files: try again when it is done.");
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/app/planning/writing/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const id = `${padded(plan.phase)}-${plan.plan}`;
  const stoppedAt = plan.stoppedAt ?? `Completed ${id}-PLAN.md`;
  return changeState(
    project,
    (text) => {
      const decisions = (plan.decisions ?? []).map((one) => ({ phase: plan.phase, text: one }));
      const decided = decisions.reduce(import_shared_core_planning_writing_section.addDecision, noteMetric(text, plan));
      const active = noteActivity(decided, now.slice(0, 10), `Completed ${id}-PLAN.md`);
      return noteSession(active, { stoppedAt, resumeFile: plan.resumeFile, now });
    },
    now
  );
}
function recordSession(project, session, now = isoNow()) {
  const { stoppedAt, resumeFile, activity } = session;
  return changeState(
    project,
    (text) => {
      const active = activity === void 0 ? text : noteActivity(text, now.slice(0, 10), activity);
      return noteSession(active, { stoppedAt, resumeFile, now });
    },
    now
  );
}
function recordPause(project, session, now = isoNow()) {
  const { stoppedAt, resumeFile } = session;
  return changeState(
    project,
    (text) => notePause(noteSession(text, { stoppedAt, resumeFile, now }), now),
    now
  );
}
function recordResume(project, now = isoNow()) {
  return changeState(project, noteResume, now);
}
function addDecisions(project, decisions, now = isoNow()) {
  return changeState(project, (text) => decisions.reduce(import_shared_core_planning_writing_section.addDecision, text), now);
}
function addBlockers(project, blockers, now = isoNow()) {
  return changeState(project, (text) => blockers.reduce(import_shared_core_planning_writing_section.addBlocker, text), now);
}
function resolveBlockers(project, words, now = isoNow()) {
  return changeState(project, (text) => (0, import_shared_core_planning_writing_section.resolveBlocker)(text, words), now);
}
function recordMetric(project, metric, now = isoNow()) {
  return changeState(project, (text) => noteMetric(text, metric), now);
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, (text) => noteActivity(noteQuickTask(text, task), task.date, what), now);
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
function padded(phase) {
  return phase.replace(/^\d(?=$|[^\d])/, "0$&");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addBlockers,
  addDecisions,
  recordMetric,
  recordPause,
  recordPlanDone,
  recordQuickTask,
  recordResume,
  recordSession,
  resolveBlockers
});
