

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const opened = (0, import_common.openWorkspace)((0, import_shared_app_diagnose_diagnose_plugins.projectOf)(place), place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_common.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command.findProject)(folder) ?? folder;
}

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_writing_project_upkeep2 = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_node_path = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete = (phase) => (0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = (0, import_shared_core_planning_writing_project_upkeep2.phaseDecisionsIn)(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_hooks_active_on_command2.phaseKey)(phase))).map(({ text: decided, rationale, phase }) => ({ text: decided, why: rationale ?? `Phase ${phase}` }));
  return (0, import_shared_core_planning_writing_project_upkeep.keepProject)(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number }) => complete.has((0, import_hooks_active_on_command2.phaseKey)(number))).flatMap(
    ({ number, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
    })
  );
}

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

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
  const block = (0, import_hooks_active_on_command3.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command3.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command3.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_rules_waves.splice)(
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
    return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_mapping_documents_map_documents.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_mapping_documents_map_documents.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command3.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return (0, import_shared_core_planning_rules_waves.insertLines)(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Session", [`**${label}:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`]) : (0, import_shared_core_planning_rules_waves.appendSection)(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`]);
}
function spelled({ text }, label, value) {
  if (text.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text.startsWith("**") ? `**${label}:** ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}` : `${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`;
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
    (line) => /^(?:\*\*[^*:]+:\*\*|[A-Z][A-Za-z ]+:)/.test(line.text) || (0, import_app_loop_conclude_turn2.rowCells)(line)?.length === 2
  );
  const last = labelled.at(-1);
  if (last === void 0)
    return (0, import_shared_core_planning_rules_waves.insertLines)(text, section.start, ["", `${label}: ${(0, import_shared_core_mapping_documents_map_documents.oneLine)(value)}`], section.quoted);
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_mapping_documents_map_documents.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
}

var import_shared_app_diagnose_diagnose_plugins2 = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

// src/core/planning/phases/sync-state.ts
function syncState(text, standing, now, isClosing = false) {
  if (standing.left !== null || standing.settled) return text;
  const before = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const body = (0, import_shared_core_planning_rules_waves.splice)(text, bodyEdits(before, standing, isClosing));
  const after = (0, import_shared_core_planning_documents_roadmap.readState)(body);
  return (0, import_shared_core_planning_rules_waves.splice)(body, mirrorEdits(after, standing.progress, body === text ? null : now, now));
}
function bodyEdits(state, standing, isClosing) {
  const edits = [...progressEdits(state, standing), ...positionEdits(state, standing, isClosing)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits(state, { progress, phases }) {
  return [
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(state.field("Progress"), (value) => progressLine(value, progress)),
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(
      state.field("Total Phases"),
      (value) => /^\d+$/.test(value) ? String(totalOf(Number(value), phases, progress.total_phases)) : null
    )
  ];
}
function progressLine(value, { percent, completed_plans, total_plans }) {
  const [old, bar] = /^(\[[\u2588\u2591]+\]\s*)?\d{1,3}%/.exec(value) ?? [];
  if (old === void 0) return null;
  const behind = value.slice(old.length);
  const all = /^\s*\(\d+\s*\/\s*(\d+)/.exec(behind)?.[1];
  if (all !== void 0 && Number(all) !== total_plans) return null;
  const counted2 = behind.replace(/^(\s*\()\d+(?=\s*\/)/, (_, open) => `${open}${completed_plans}`);
  return `${bar === void 0 ? "" : `${(0, import_shared_core_mapping_documents_map_documents.progressBar)(percent)} `}${percent}%${counted2}`;
}
function positionEdits(state, { phase, moved, phases }, isClosing) {
  const stated = Number(/^\S+ of (\d+)/.exec(state.field("Phase")?.value ?? "")?.[1] ?? 0);
  const position = { phase, moved, total: totalOf(stated, phases, phases.length) };
  const status = state.field("Status");
  const isOurs = status !== null && (isClosing || (0, import_shared_core_planning_documents_roadmap.knownStatus)(status.value) !== null);
  const known = state.pausedAt === null && isOurs;
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
  return Math.max(Math.min(...numbers) <= 1 ? count : stated, ...numbers);
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
  const [, number, dash] = /^Phase ([^\s:]+)( \u2014 |: )/.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_hooks_active_on_command2.phaseKey)(number) === (0, import_hooks_active_on_command2.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
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
  switch ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase)) {
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
function mirrorEdits(state, progress, changedAt, now) {
  const { text, frontmatter } = state.document;
  const entry = (key) => frontmatter.entries.findLast((one) => one.key === key);
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
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...progress === null ? [] : counterEdits(text, entry("progress"), progress)
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text, entry("last_updated"), time)];
}
function scalarEdit(text, entry, value) {
  if (entry === void 0 || value === null || typeof entry.value !== "string" || (0, import_shared_yaml_dist_parse_parser.scalar)(entry.value) === value)
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? "";
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  if (prefix === void 0 || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? "" : " ";
  return [{ start, end: start + old.length, text: gap + (0, import_shared_app_diagnose_diagnose_plugins2.yamlScalar)(value, old.startsWith('"')) }];
}
function counterEdits(text, entry, progress) {
  if (entry === void 0) return [];
  const block = text.slice(entry.start, entry.end);
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

var import_common2 = require("./common.cjs");

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
  if (own !== void 0) return (0, import_shared_core_planning_rules_waves.splice)(ready, (0, import_shared_core_planning_rules_waves.cellEdits)(own, cells));
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
  return `${time}, ${(0, import_common2.countOf)(iterations, "iteration")}`;
}
function nameOf(cell) {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === void 0 || plan === void 0 ? null : `${(0, import_hooks_active_on_command2.phaseKey)(phase)} ${plan.replace(/^0+(?=\d)/, "")}`;
}
function notePhase(text, phase) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, PHASE_COLUMNS);
  if (section === null || table === null) return text;
  const own = timesOf(section, (name) => name.startsWith(`${(0, import_hooks_active_on_command2.phaseKey)(phase)} `));
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? "") === (0, import_hooks_active_on_command2.phaseKey)(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted2 = Number(/^\d+/.exec(row?.[(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plans$/i)]?.text ?? "")?.[0] ?? 0);
  const values = /* @__PURE__ */ new Map([
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^plans$/i), String(Math.max(own.length, counted2))],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^total$/i), `${total}min`],
    [(0, import_shared_core_planning_rules_waves.columnOf)(table, /^avg\/plan$/i), `${average(own)}min`]
  ]);
  if (row !== void 0) return (0, import_shared_core_planning_rules_waves.splice)(text, (0, import_shared_core_planning_rules_waves.cellEdits)(row, values));
  return (0, import_shared_core_planning_rules_waves.addRow)(
    text,
    section,
    table,
    (column) => /^phase$/i.test(column) ? phase : values.get(table.columns.indexOf(column)) ?? "-"
  );
}
function phaseOf(cell) {
  return (0, import_hooks_active_on_command2.phaseKey)(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}
function noteVelocity(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, TITLE);
  if (section === null) return text;
  const times = timesOf(section, () => true);
  const hours = times.reduce((sum, minutes) => sum + minutes, 0) / 60;
  const lines = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn(section) ?? times.length)],
    [/^- Average duration: (?=(?:[\d.]+ ?min|\[X\] min|-|\u2014|N\/A)\s*$)/i, `${average(times)} min`],
    [
      /^- Total execution time: (?=(?:[\d.]+ hours|\[X\.X\] hours|-|\u2014|N\/A)\s*$)/i,
      `${hours.toFixed(1)} hours`
    ],
    [
      /^- Last 5 plans: (?=(?:(?:\d+min(?:, )?)+|\[durations\]|-|\u2014|N\/A)\s*$)/i,
      times.slice(-5).map((minutes) => `${minutes}min`).join(", ")
    ]
  ];
  const edits = section.lines.flatMap((line) => {
    const found = lines.find(([pattern]) => pattern.test(line.text));
    const prefix = found?.[0].exec(line.text)?.[0].length;
    if (found === void 0 || prefix === void 0) return [];
    return [{ start: line.start + prefix, end: line.start + line.text.trimEnd().length, text: found[1] }];
  });
  return (0, import_shared_core_planning_rules_waves.splice)(
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
var QUICK_TITLE = /^Quick Tasks Completed$/i;
var COLUMNS = [/^#$/, /^Description$/i];
var HEADER = [
  "| # | Description | Date | Commit | Directory |",
  "|---|-------------|------|--------|-----------|"
];
function noteQuickTask(text, task) {
  if (!task.done && !hasStatusColumn(text)) return text;
  const ready = withTable(text);
  const section = (0, import_shared_core_planning_rules_waves.findSection)(ready, QUICK_TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_rules_waves.columnOf)(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return (0, import_shared_core_planning_rules_waves.addRow)(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index) => [index, cellOf(column, task)]);
  return (0, import_shared_core_planning_rules_waves.splice)(ready, (0, import_shared_core_planning_rules_waves.cellEdits)(row, new Map(values)));
}
function hasStatusColumn(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, QUICK_TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_rules_waves.findTable)(section, COLUMNS);
  return table !== null && (0, import_shared_core_planning_rules_waves.columnOf)(table, /^Status$/i) !== -1;
}
function withTable(text) {
  const section = (0, import_shared_core_planning_rules_waves.findSection)(text, QUICK_TITLE);
  if (section !== null && (0, import_shared_core_planning_rules_waves.findTable)(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_rules_waves.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_rules_waves.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_rules_waves.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const hasBlankLine = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...hasBlankLine ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_rules_waves.insertLines)(text, blockers.end, lines, blockers.quoted);
}
function cellOf(column, { id, slug, description, date, commit, done }) {
  const folder = `${id}-${slug}`;
  const known = {
    "#": id,
    description,
    date,
    commit: commit ?? "-",
    status: done ? "Verified" : "Gaps",
    directory: `[${folder}](./quick/${folder}/)`
  };
  const key = column.toLowerCase();
  return Object.hasOwn(known, key) ? known[key] ?? "-" : "-";
}
// src/app/planning/writing/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const done = `Completed ${plan.phase.replace(/^\d(?=$|[^\d])/, "0$&")}-${plan.plan}-PLAN.md`;
  const { stoppedAt = done, resumeFile, decisions = [] } = plan;
  return changeState(project, now, (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(import_shared_core_planning_writing_project_upkeep2.addDecision, noteMetric(text, plan));
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
  return changeState(project, now, (text) => decisions.reduce(import_shared_core_planning_writing_project_upkeep2.addDecision, text));
}
function addBlockers(project, blockers, now = isoNow()) {
  return changeState(project, now, (text) => blockers.reduce(import_shared_core_planning_writing_project_upkeep2.addBlocker, text));
}
function resolveBlockers(project, words, now = isoNow()) {
  return changeState(project, now, (text) => (0, import_shared_core_planning_writing_project_upkeep2.resolveBlocker)(text, words));
}
function recordMetric(project, metric, now = isoNow()) {
  return changeState(project, now, (text) => noteMetric(text, metric));
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `${task.done ? "Completed quick task" : "Quick task not done"} ${task.id}: ${task.description}`;
  return changeState(project, now, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, now, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state, standing } = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(".planning/STATE.md is missing: begin with /msw:init.");
    const body = change(state.document.text);
    if (body === state.document.text) return { status: "done", changed: false };
    const edits = mirrorEdits((0, import_shared_core_planning_documents_roadmap.readState)(body), standing.left === null ? standing.progress : null, now, now);
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path2.join)(planning, "STATE.md"), (0, import_shared_core_planning_rules_waves.splice)(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
// src/app/planning/phases/sync-planning.ts
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = (0, import_hooks_active_on_command2.phaseKey)(facts.number);
    const phase = roadmap.phases.find(({ number }) => (0, import_hooks_active_on_command2.phaseKey)(number) === key);
    const rows = roadmap.progress.filter((row) => (0, import_hooks_active_on_command2.phaseKey)(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [(0, import_hooks_active_on_command4.canonicalPlanId)(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get((0, import_hooks_active_on_command4.canonicalPlanId)(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete") {
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
  const state = (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete" ? "complete" : "executed";
  const count = done === 0 && fraction === void 0 ? `${(0, import_common2.countOf)(all, "plan")}` : `${done}/${all} plans ${state}`;
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
function rowStatus(complete, done) {
  if (complete) return "Complete";
  return done > 0 ? "In Progress" : "Planned";
}
function rowEdits(row, facts, today) {
  if (facts.plans.length === 0 || row.says === "deferred") return [];
  const complete = (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete";
  if (!complete && row.says === "complete") return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? "");
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    ...row.says === "complete" ? [] : [{ cell: row.status, text: rowStatus(complete, done) }],
    ...complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text} ` : text }];
  });
}
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
function metIn(phase, roadmap, { verifier }) {
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
  return phase.verification === null && !verifier ? phase.requirementsCompleted : [];
}
function unmetIn(phase, roadmap) {
  if (phase.verification !== "gaps_found") return [];
  const { coverage = [] } = phase;
  const satisfied = keysOf(coverage.filter((one) => one.satisfied).map(({ id }) => id));
  const own = [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...coverage.map(({ id }) => id)];
  return own.filter((id) => !satisfied.has(id.toUpperCase()));
}
function servedBy({ number }, roadmap) {
  const key = (0, import_hooks_active_on_command2.phaseKey)(number);
  return roadmap?.phases.find((phase) => (0, import_hooks_active_on_command2.phaseKey)(phase.number) === key)?.requirements ?? [];
}
function keysOf(ids) {
  return new Set(ids.map((id) => id.toUpperCase()));
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true) {
    const { standing } = project;
    return { status: "done", changes: changesOf(project).map(({ change }) => change), left: standing.left };
  }
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(project.planning, () => {
    const now = (0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning);
    const found = changesOf(now);
    const [objection] = found.flatMap(({ path }) => (0, import_app_loop_conclude_turn.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(objection);
    for (const { path, text } of found) (0, import_app_loop_conclude_turn.writeDocument)(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change), left: now.standing.left };
  });
}
function changesOf({ state, roadmap, requirements, standing, witnesses, planning }) {
  if (standing.left !== null || roadmap === null) return [];
  if (standing.settled && roadmap.scope.shipped) return [];
  const { phases } = standing;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = (0, import_shared_core_planning_rules_waves.splice)(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_rules_waves.standingOf)({ ...witnesses, roadmap: synced });
  const isClosing = after.phase === null && ticksIn(synced) > ticksIn(roadmap);
  const files = [
    { name: "ROADMAP.md", before: roadmap.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : (0, import_shared_core_planning_rules_waves.splice)(requirements.document.text, requirementEdits(requirements, after, synced))
    },
    {
      name: "STATE.md",
      before: state?.document.text,
      after: state === null ? null : syncState(state.document.text, after, now, isClosing)
    }
  ];
  return files.flatMap(({ name, before, after: after2 }) => {
    if (before === void 0 || after2 === null || before === after2) return [];
    return [
      {
        path: (0, import_node_path3.join)(planning, name),
        text: after2,
        change: { file: `.planning/${name}`, lines: changedLines(before, after2) }
      }
    ];
  });
}
function ticksIn({ checkboxes }) {
  return checkboxes.filter(({ checkbox }) => checkbox.checked).length;
}
function changedLines(before, after) {
  const now = after.split("\n");
  return before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "" }]
  );
}
async function syncSilently(project) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path3.join)(project, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(project);
    const synced = opened.status === "ok" ? await syncPlanning(opened.project) : opened;
    if (synced.status === "refused") return `msw \u25B8 the planning files are not up to date: ${synced.reason}`;
    const isUnclear = opened.status === "ok" && opened.project.standing.kind === "unclear";
    return isUnclear ? `msw \u25B8 the planning files are left as they are: ${synced.left}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the planning files are not up to date: ${reason}`;
  }
}
module.exports = {
  addBlockers: addBlockers,
  addDecisions: addDecisions,
  inPlannedWorkspace: inPlannedWorkspace,
  inPlanning: inPlanning,
  inWorkspace: inWorkspace,
  keepProjectUp: keepProjectUp,
  keptProject: keptProject,
  mirrorEdits: mirrorEdits,
  noteActivity: noteActivity,
  notePause: notePause,
  noteResume: noteResume,
  noteSession: noteSession,
  planningRoot: planningRoot,
  recordMetric: recordMetric,
  recordPause: recordPause,
  recordPlanDone: recordPlanDone,
  recordQuickTask: recordQuickTask,
  recordResume: recordResume,
  recordSession: recordSession,
  resolveBlockers: resolveBlockers,
  syncPlanning: syncPlanning,
  syncSilently: syncSilently,
  syncState: syncState
};
