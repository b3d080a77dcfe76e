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

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const folder = place.origin === "here" ? projectRoot(place.folder) : place.folder;
  const opened = (0, import_hooks_active_on_stop.openWorkspace)(folder, place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_hooks_active_on_stop.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command.findProject)(folder) ?? folder;
}
function projectRoot(folder) {
  const home = (0, import_node_os.homedir)();
  for (let at = folder; at !== home && (0, import_node_path.dirname)(at) !== at; at = (0, import_node_path.dirname)(at)) {
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".msw")) || (0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".planning"))) return at;
    if ((0, import_node_fs.existsSync)((0, import_node_path.join)(at, ".git"))) return folder;
  }
  return folder;
}

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_rules_waves2 = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings2 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings3 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings4 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_shared_core_planning_documents_planning_settings5 = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_node_path2 = require("node:path");
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
  const ready = withPlanTable(text);
  const section = (0, import_shared_core_planning_rules_waves.findSection)(ready, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text;
  const cells = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plan$/i), `Phase ${metric.phase} P${metric.plan}`],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^duration$/i), duration(metric)],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^tasks$/i), `${metric.tasks ?? "-"} tasks`],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^files$/i), `${metric.files ?? "-"} files`]
  ]);
  const name = nameOf(`Phase ${metric.phase} P${metric.plan}`);
  const own = table.rows.find((row) => nameOf(row[(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plan$/i)]?.text ?? "") === name);
  if (own !== void 0) return (0, import_shared_core_planning_documents_planning_settings.splice)(ready, (0, import_shared_core_planning_rules_waves.cellEdits)(own, cells));
  return (0, import_shared_core_planning_rules_waves.addRow)(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE);
  if (section === null) return (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Performance Metrics", PLAN_HEADER);
  if ((0, import_shared_core_planning_rules_waves.findTable)(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, last?.next ?? section.start, lines, section.quoted);
}
function duration({ minutes, iterations }) {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${(0, import_shared_core_planning_documents_planning_settings4.phaseKey)(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text, phase) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, PHASE_COLUMNS);
  if (section === null || table === null) return text;
  const own = timesOf(section, (name) => name.startsWith(`${(0, import_shared_core_planning_documents_planning_settings4.phaseKey)(phase)} `));
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted2 = Number(/^\d+/.exec(row?.[(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plans$/i), String(Math.max(own.length, counted2))],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^total$/i), `${total}min`],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^avg\/plan$/i), `${average(own)}min`]
  ]);
  if (row !== void 0) return (0, import_shared_core_planning_documents_planning_settings.splice)(text, (0, import_shared_core_planning_rules_waves.cellEdits)(row, values));
  return (0, import_shared_core_planning_rules_waves.addRow)(
    text,
    section,
    table,
    (column) => /^phase$/i.test(column) ? phase : values.get(table.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE);
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
  return (0, import_shared_core_planning_documents_planning_settings.splice)(
    text,
    edits.filter(({ start, end, text: now }) => text.slice(start, end) !== now)
  );
}
function plansIn(section) {
  const table = (0, import_shared_core_planning_rules_waves.findTable)(section, PHASE_COLUMNS);
  if (table === null) return null;
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^plans$/i);
  return table.rows.reduce(
    (sum, row) => sum + (/^\d+$/.test(row[at]?.text ?? "") ? Number(row[at]?.text) : 0),
    0
  );
}
function timesOf(section, wanted) {
  const table = (0, import_shared_core_planning_rules_waves.findTable)(section, PLAN_COLUMNS, true);
  if (table === null) return [];
  const [plan, time] = [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plan$/i), (0, import_shared_core_planning_rules_waves.columnOf)(table, /^duration$/i)];
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
  const section = (0, import_shared_core_planning_rules_waves.findSection)(ready, TITLE2);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return (0, import_shared_core_planning_rules_waves.addRow)(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index) => [index, cellOf(column, task)]);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(ready, (0, import_shared_core_planning_rules_waves.cellEdits)(row, new Map(values)));
}
function withTable(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE2);
  if (section !== null && (0, import_shared_core_planning_rules_waves.findTable)(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_rules_waves.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_rules_waves.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_rules_waves.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const said = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...said ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, blockers.end, lines, blockers.quoted);
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
// src/core/planning/writing/state-session.ts
function noteSession(text, { stoppedAt, resumeFile, now }) {
  const timed = setSessionField(text, ["Last session", "Last Date"], now);
  const stopped = setSessionField(timed, ["Stopped at"], stoppedAt);
  return resumeFile === void 0 ? stopped : setSessionField(stopped, ["Resume file"], resumeFile);
}
function noteActivity(text, date, what) {
  const described = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Last Activity Description") !== null;
  if (!described) return setField(text, ["Last activity"], `${date} \u2014 ${what}`);
  return setField(setField(text, ["Last activity"], date), ["Last Activity Description"], what);
}
function notePause(text, now) {
  return setSessionField(text, ["Paused At"], now);
}
function noteResume(text) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field("Paused At");
  const block = (0, import_hooks_active_on_command2.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command2.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command2.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(
    text,
    [...mirrors, ...own].map(({ start, next }) => ({ start, end: next, text: "" }))
  );
}
function setField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
  return field === null ? text : replaced(text, field, value);
}
function setSessionField(text, labels, value) {
  const field = (0, import_shared_core_planning_documents_roadmap.readState)(text).field(...labels);
  if (field !== null) return replaced(text, field, value);
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_rules_waves.findSection)(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
    return (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_documents_planning_settings.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command2.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return (0, import_shared_core_planning_rules_waves.insertLines)(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Session", [`**${label}:** ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`]) : (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`]);
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
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || (0, import_hooks_active_on_stop3.rowCells)(line)?.length === 2
  );
  const last = labelled.at(-1);
  if (last === void 0)
    return (0, import_shared_core_planning_rules_waves.insertLines)(text, section.start, ["", `${label}: ${(0, import_shared_core_planning_documents_planning_settings2.oneLine)(value)}`], section.quoted);
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_planning_documents_planning_settings2.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}
// src/app/planning/writing/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const done = `Completed ${plan.phase.replace(/^\d(?=$|[^\d])/, "0$&")}-${plan.plan}-PLAN.md`;
  const { stoppedAt = done, resumeFile, decisions = [] } = plan;
  return changeState(project, now, (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(import_shared_core_planning_rules_waves.addDecision, noteMetric(text, plan));
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
  return changeState(project, now, (text) => decisions.reduce(import_shared_core_planning_rules_waves.addDecision, text));
}
function addBlockers(project, blockers, now = isoNow()) {
  return changeState(project, now, (text) => blockers.reduce(import_shared_core_planning_rules_waves.addBlocker, text));
}
function resolveBlockers(project, words, now = isoNow()) {
  return changeState(project, now, (text) => (0, import_shared_core_planning_rules_waves.resolveBlocker)(text, words));
}
function recordMetric(project, metric, now = isoNow()) {
  return changeState(project, now, (text) => noteMetric(text, metric));
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, now, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, now, change) {
  return (0, import_shared_core_planning_documents_planning_settings5.underGsdLocks)(planning, () => {
    const { state, phases, roadmap } = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings5.refused$2)(".planning/STATE.md is missing: begin with /msw:init.");
    const body = change(state.document.text);
    if (body === state.document.text) return { status: "done", changed: false };
    const edits = (0, import_shared_core_planning_rules_waves2.mirrorEdits)((0, import_shared_core_planning_documents_roadmap.readState)(body), (0, import_shared_core_planning_documents_planning_settings3.progressOf)(phases, roadmap), now, now);
    const written = (0, import_hooks_active_on_stop2.writeDocument)(root, (0, import_node_path2.join)(planning, "STATE.md"), (0, import_shared_core_planning_documents_planning_settings.splice)(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

var import_shared_core_planning_rules_waves3 = require("./shared.core.planning.rules.waves.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/planning/phases/sync-planning.ts
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(facts.number);
    const phase = roadmap.phases.find(({ number }) => (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(number) === key);
    const rows = roadmap.progress.filter((row) => (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(row.phase) === key);
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
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_core_planning_documents_planning_settings3.diskStatus)(facts) === "complete") {
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
  const state = (0, import_shared_core_planning_documents_planning_settings3.diskStatus)(facts) === "complete" ? "complete" : "executed";
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
  const complete = (0, import_shared_core_planning_documents_planning_settings3.diskStatus)(facts) === "complete";
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
function requirementEdits(requirements, phases, roadmap) {
  const done = new Set(doneIds(phases, roadmap).map((id) => id.toUpperCase()));
  const boxes = requirements.items.filter(({ id, checked }) => !checked && done.has(id.toUpperCase())).map(({ mark }) => ({ start: mark, end: mark + 1, text: "x" }));
  const traces = requirements.traces.filter(({ id, status }) => done.has(id.toUpperCase()) && !/^complete/i.test(status.text)).map(({ status }) => ({ start: status.start, end: status.end, text: "Complete" }));
  return [...boxes, ...traces];
}
function doneIds(phases, roadmap) {
  const complete = new Set(
    phases.filter((phase) => (0, import_shared_core_planning_documents_planning_settings3.diskStatus)(phase) === "complete").map(({ number }) => (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(number))
  );
  const served = roadmap?.phases.filter(({ number }) => complete.has((0, import_shared_core_planning_documents_planning_settings4.phaseKey)(number))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements)
  ];
}
// src/core/planning/phases/sync-state.ts
function syncState(text, phases, roadmap, now) {
  if (roadmap === null || roadmap.phases.length + roadmap.withoutDetails.length === 0) return text;
  const before = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const progress = (0, import_shared_core_planning_documents_planning_settings3.progressOf)(phases, roadmap);
  const body = (0, import_shared_core_planning_documents_planning_settings.splice)(text, bodyEdits(before, phases, roadmap, progress));
  const after = (0, import_shared_core_planning_documents_roadmap.readState)(body);
  return (0, import_shared_core_planning_documents_planning_settings.splice)(body, (0, import_shared_core_planning_rules_waves2.mirrorEdits)(after, progress, body === text ? null : now, now));
}
function bodyEdits(state, phases, roadmap, progress) {
  const edits = [...progressEdits(state, progress, phases), ...positionEdits(state, phases, roadmap)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits(state, { percent, total_phases }, phases) {
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
        text: bar === void 0 ? `${percent}%` : `${(0, import_shared_core_planning_documents_planning_settings3.progressBar)(percent)} ${percent}%`
      }
    ],
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(
      total,
      (value) => /^\d+$/.test(value) ? String(totalOf(Number(value), phases, total_phases)) : null
    )
  ];
}
function positionEdits(state, phases, roadmap) {
  const stated = Number(/^\S+ of (\d+)/.exec(state.field("Phase")?.value ?? "")?.[1] ?? 0);
  const position = {
    ...positionOf(state, phases, roadmap),
    total: totalOf(stated, phases, phases.length)
  };
  const { phase, moved } = position;
  const status = state.field("Status");
  const known = state.pausedAt === null && status !== null && (0, import_shared_core_planning_documents_roadmap.knownStatus)(status.value) !== null;
  return [
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Phase"), (value) => phaseLine(value, position)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Phase"), () => moved ? phase?.number ?? null : null),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Phase Name"), () => moved ? phase?.name || null : null),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current focus"), (value) => focusLine(value, phase)),
    ...planEdits(state, position),
    ...known ? (0, import_shared_core_planning_documents_roadmap.rewriteField)(status, (value) => statusLine(value, phase, moved)) : []
  ];
}
function totalOf(stated, phases, count) {
  const numbers = phases.map(({ number }) => Number(/^\d+/.exec(number)?.[0] ?? 0));
  return Math.min(...numbers) <= 1 ? count : Math.max(stated, ...numbers);
}
function positionOf(state, phases, roadmap) {
  const key = state.currentPhase === null ? null : (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(state.currentPhase);
  const own = phases.find(({ number }) => (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(number) === key);
  if (own !== void 0 && (0, import_shared_core_planning_documents_planning_settings3.isOpen)(own, roadmap)) return { phase: own, moved: false };
  const phase = (0, import_shared_core_planning_documents_planning_settings3.currentPhase)(phases, roadmap);
  return { phase, moved: phase !== null && key !== null && (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(phase.number) !== key };
}
var NOT_STARTED = "Not started";
function planEdits(state, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Plan"), (value) => none ?? planLine(before ?? value, next, count)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Current Plan"), (value) => none ?? number(next)(before ?? value)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Total Plans in Phase"), number(count))
  ];
}
function phaseLine(value, { phase, total, moved }) {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase) {
  const [, number, dash] = /^Phase ([^\s:]+)( — |: )/.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(number) === (0, import_shared_core_planning_documents_planning_settings4.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
}
function planLine(value, next, count) {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}
function statusLine(status, phase, moved) {
  const { words, fitting } = expectedStatus(phase);
  return !moved && fitting.includes((0, import_shared_core_planning_documents_roadmap.knownStatus)(status) ?? "") ? null : words;
}
function expectedStatus(phase) {
  if (phase === null) return { words: "All phases complete", fitting: ["completed"] };
  switch ((0, import_shared_core_planning_documents_planning_settings3.diskStatus)(phase)) {
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
  if (options.dryRun === true)
    return { status: "done", changes: changesOf(project).map(({ change }) => change) };
  return (0, import_shared_core_planning_documents_planning_settings5.underGsdLocks)(project.planning, () => {
    const found = changesOf((0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning));
    const [objection] = found.flatMap(({ path }) => (0, import_hooks_active_on_stop2.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings5.refused$2)(objection);
    for (const { path, text } of found) (0, import_hooks_active_on_stop2.writeDocument)(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change) };
  });
}
function changesOf(project) {
  const { state, roadmap, requirements, phases, planning } = project;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap === null ? null : (0, import_shared_core_planning_documents_planning_settings.splice)(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : (0, import_shared_core_planning_documents_roadmap.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : (0, import_shared_core_planning_documents_planning_settings.splice)(requirements.document.text, requirementEdits(requirements, phases, synced))
    },
    {
      name: "STATE.md",
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, phases, synced, now)
    }
  ];
  return files.flatMap(({ name, before, after }) => {
    if (before === void 0 || after === null || before === after) return [];
    return [
      {
        path: (0, import_node_path3.join)(planning, name),
        text: after,
        change: { file: `.planning/${name}`, lines: changedLines(before, after) }
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
  if (!(0, import_node_fs2.existsSync)((0, import_node_path3.join)(project, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(project);
    const synced = opened.status === "ok" ? await syncPlanning(opened.project) : opened;
    return synced.status === "refused" ? `msw \u25B8 the planning files are not in line: ${synced.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the planning files are not in line: ${reason}`;
  }
}
module.exports = {
  addBlockers: addBlockers,
  addDecisions: addDecisions,
  inPlannedWorkspace: inPlannedWorkspace,
  inPlanning: inPlanning,
  inWorkspace: inWorkspace,
  planningRoot: planningRoot,
  recordMetric: recordMetric,
  recordPause: recordPause,
  recordPlanDone: recordPlanDone,
  recordQuickTask: recordQuickTask,
  recordResume: recordResume,
  recordSession: recordSession,
  resolveBlockers: resolveBlockers,
  syncPlanning: syncPlanning,
  syncSilently: syncSilently
};
