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

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

// src/core/planning/phases/find-phase.ts
function findPhase(phases, typed) {
  const word = typed.trim();
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)((0, import_shared_core_planning_phases_standing.folderPhase)(word) ?? word);
  const means = ({ number, folder }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number) === key || folder !== null && (0, import_shared_core_planning_phases_standing.isFolderOf)(folder, word);
  return phases.find(means) ?? null;
}
function noSuchPhase(phases, typed) {
  const known = phases.map(({ number }) => number).join(", ");
  if (known === "") return "The roadmap has no phases: begin with /msw:init.";
  return `There is no phase "${(0, import_hooks_active_on_stop.plainLine)(typed, 40)}" in this milestone: it has ${(0, import_hooks_active_on_stop.plainLine)(known, 200)}.`;
}

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = findPhase(project.phases, typed);
  if (facts === null) return null;
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number) === key) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const name = facts.folder ?? (0, import_shared_core_planning_phases_standing.phaseFolderName)(facts.number, facts.name, code);
  const folder = (0, import_node_path.join)(project.planning, "phases", name);
  const padded2 = (0, import_shared_core_planning_phases_standing.paddedPhase)(facts.number);
  return { project, facts, entry, padded: padded2, folder, onDisk: (0, import_shared_core_planning_rules_waves.readPhase)(project.root, folder) };
}
function phaseDocument(opened, kind) {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`)
  );
  const text = name === void 0 ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, (0, import_node_path.join)(opened.folder, name));
  return name === void 0 || text === null ? null : { file: fromRoot(opened.project.root, (0, import_node_path.join)(opened.folder, name)), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path.relative)(root, path).split(import_node_path.sep).join("/");
}
function researchSources(opened) {
  const { root, planning } = opened.project;
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return {
    phase: phaseDocument(opened, "RESEARCH")?.file ?? null,
    project: [...notes, ...report],
    product: ["PROJECT.md", "REQUIREMENTS.md"].flatMap((name) => {
      const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    })
  };
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/app/operations/in-project.ts
async function inWorkspace(place, use) {
  const folder = place.origin === "here" ? projectRoot(place.folder) : place.folder;
  const opened = (0, import_hooks_active_on_stop2.openWorkspace)(folder, place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_hooks_active_on_stop2.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command.findProject)(folder) ?? folder;
}
function projectRoot(folder) {
  const home = (0, import_node_os.homedir)();
  for (let at = folder; at !== home && (0, import_node_path2.dirname)(at) !== at; at = (0, import_node_path2.dirname)(at)) {
    if ((0, import_node_fs.existsSync)((0, import_node_path2.join)(at, ".msw")) || (0, import_node_fs.existsSync)((0, import_node_path2.join)(at, ".planning"))) return at;
    if ((0, import_node_fs.existsSync)((0, import_node_path2.join)(at, ".git"))) return folder;
  }
  return folder;
}

var import_shared_core_memory_note = require("./shared.core.memory.note.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");
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
  if ((0, import_shared_core_planning_phases_plan_format.diskStatus)(phase) === "complete") return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
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
function servedBy({ number }, roadmap) {
  const key = (0, import_shared_core_planning_phases_standing.phaseKey)(number);
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
    const phase = roadmap.phases.find(({ number }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number) === key);
    const rows = roadmap.progress.filter((row) => (0, import_shared_core_planning_phases_standing.phaseKey)(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [(0, import_shared_core_planning_rules_waves.canonicalPlanId)(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get((0, import_shared_core_planning_rules_waves.canonicalPlanId)(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_core_planning_phases_plan_format.diskStatus)(facts) === "complete") {
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
  const state = (0, import_shared_core_planning_phases_plan_format.diskStatus)(facts) === "complete" ? "complete" : "executed";
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
  const complete = (0, import_shared_core_planning_phases_plan_format.diskStatus)(facts) === "complete";
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
function syncState(text, standing, now, isClosing = false) {
  if (standing.left !== null || standing.settled) return text;
  const before = (0, import_shared_core_planning_phases_standing.readState)(text);
  const body = (0, import_shared_core_planning_rules_waves.splice)(text, bodyEdits(before, standing, isClosing));
  const after = (0, import_shared_core_planning_phases_standing.readState)(body);
  return (0, import_shared_core_planning_rules_waves.splice)(body, (0, import_shared_core_memory_note.mirrorEdits)(after, standing.progress, body === text ? null : now, now));
}
function bodyEdits(state, standing, isClosing) {
  const edits = [...progressEdits(state, standing), ...positionEdits(state, standing, isClosing)];
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
        text: bar === void 0 ? `${percent}%` : `${(0, import_shared_core_planning_phases_plan_format.progressBar)(percent)} ${percent}%`
      }
    ],
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(
      total,
      (value) => /^\d+$/.test(value) ? String(totalOf(Number(value), phases, total_phases)) : null
    )
  ];
}
function positionEdits(state, { phase, moved, phases }, isClosing) {
  const stated = Number(/^\S+ of (\d+)/.exec(state.field("Phase")?.value ?? "")?.[1] ?? 0);
  const position = { phase, moved, total: totalOf(stated, phases, phases.length) };
  const status = state.field("Status");
  const isOurs = status !== null && (isClosing || (0, import_shared_core_planning_phases_standing.knownStatus)(status.value) !== null);
  const known = state.pausedAt === null && isOurs;
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
  const numbers = phases.map(({ number }) => Number(/^\d+/.exec(number)?.[0] ?? 0));
  return Math.min(...numbers) <= 1 ? count : Math.max(stated, ...numbers);
}
var NOT_STARTED = "Not started";
function planEdits(state, { phase, moved }) {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number = (text) => (value) => count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Plan"), (value) => none ?? planLine(before ?? value, next, count)),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Current Plan"), (value) => none ?? number(next)(before ?? value)),
    ...(0, import_shared_core_planning_phases_standing.rewriteField)(state.field("Total Plans in Phase"), number(count))
  ];
}
function phaseLine(value, { phase, total, moved }) {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}
function focusLine(value, phase) {
  const [, number, dash] = /^Phase ([^\s:]+)( — |: )/.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_shared_core_planning_phases_standing.phaseKey)(number) === (0, import_shared_core_planning_phases_standing.phaseKey)(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
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
  switch ((0, import_shared_core_planning_phases_plan_format.diskStatus)(phase)) {
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
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(project.planning, () => {
    const now = (0, import_shared_core_planning_phases_standing.readProject)(project.root, project.planning);
    const found = changesOf(now);
    const [objection] = found.flatMap(({ path }) => (0, import_app_loop_conclude_turn.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refused)(objection);
    for (const { path, text } of found) (0, import_app_loop_conclude_turn.writeDocument)(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change), left: now.standing.left };
  });
}
function changesOf({ state, roadmap, requirements, standing, witnesses, planning }) {
  if (standing.left !== null || roadmap === null) return [];
  const { phases } = standing;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = (0, import_shared_core_planning_rules_waves.splice)(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = (0, import_shared_core_planning_phases_standing.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
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
  if (!(0, import_node_fs2.existsSync)((0, import_node_path3.join)(project, ".planning"))) return null;
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

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

// src/core/planning/writing/table.ts
function findTable({ lines }, columns, exact = false) {
  for (const [index, line] of lines.entries()) {
    const table = (0, import_app_loop_conclude_turn2.rowCells)(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}
function tableAt([header, separator, ...below]) {
  const columns = header === void 0 ? null : (0, import_app_loop_conclude_turn2.rowCells)(header)?.map(({ text }) => text);
  const marks = separator === void 0 ? null : (0, import_app_loop_conclude_turn2.rowCells)(separator);
  if (!columns || separator === void 0 || marks === null || !(0, import_app_loop_conclude_turn2.isSeparator)(marks)) return null;
  const count = below.findIndex((line) => (0, import_app_loop_conclude_turn2.rowCells)(line) === null);
  const own = count === -1 ? below : below.slice(0, count);
  return { columns, rows: own.map((line) => (0, import_app_loop_conclude_turn2.rowCells)(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}
function columnOf(table, name) {
  return table.columns.findIndex((column) => name.test(column));
}
function addRow(text, section, table, row) {
  const line = `| ${table.columns.map((column) => (0, import_shared_core_planning_phases_plan_format2.cellText)(row(column)) || "-").join(" | ")} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : void 0;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === void 0 || last === void 0)
    return (0, import_shared_core_planning_phases_standing.insertLines)(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf("|", first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start, end: end === void 0 ? text.length : last.end + end, text: line }]);
}
function cellEdits(row, values) {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = (0, import_shared_core_planning_phases_plan_format2.cellText)(value) || "-";
    if (cell === void 0 || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

// src/core/planning/writing/project-upkeep.ts
function keepProject(text, { shipped, decisions, after, date }) {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}
function nameMilestone(text, version, phases) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED);
  const own = new Set(phases.map(import_shared_core_planning_phases_standing.phaseKey));
  const edits = (section?.lines ?? []).flatMap((line) => {
    const [found, phase] = /^[-*] .* — (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
    if (found === void 0 || phase === void 0 || !own.has((0, import_shared_core_planning_phases_standing.phaseKey)(phase))) return [];
    const end = line.start + line.text.trimEnd().length;
    return [{ start: end - found.length, end, text: version }];
  });
  return (0, import_shared_core_planning_rules_waves.splice)(text, edits);
}
function noteUpdate(text, date, after) {
  const line = `*Last updated: ${date} after ${after}*`;
  const eol = (0, import_shared_core_planning_phases_standing.lineEndOf)(text);
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === void 0) return [text.trimEnd(), "", "---", line, ""].join(eol);
  return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}
function beginInProject(text, begun) {
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const named = setCurrentMilestone(text, title, [
    `**Goal:** ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(goal)}`,
    "",
    "**Target features:**",
    "",
    ...features.map((one) => `- ${(0, import_shared_core_planning_phases_plan_format2.itemText)(one)}`)
  ]);
  const active = requirements.reduce((body, one) => addItem(body, ACTIVE, `- [ ] ${(0, import_shared_core_planning_phases_plan_format2.itemText)(one)}`), named);
  const left = outOfScope.reduce(
    (body, { what, why }) => addItem(body, OUT, `- ${(0, import_shared_core_planning_phases_plan_format2.itemText)(what)} \u2014 ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(why)}`),
    active
  );
  return noteUpdate(decisions.reduce(addKeyDecision, left), date, `milestone ${title.split(" ")[0]} started`);
}
var ACTIVE = /^active$/i;
var VALIDATED = /^validated$/i;
var OUT = /^out of scope$/i;
var CURRENT = /^current milestone\b/i;
function validate(text, shipped) {
  const active = (0, import_shared_core_planning_phases_standing.findSection)(text, ACTIVE);
  const at = active === null ? -1 : active.lines.findIndex((line2) => isOf(line2, shipped));
  const line = active?.lines[at];
  if (active === null || line === void 0 || (0, import_shared_core_planning_phases_standing.findSection)(text, VALIDATED) === null) return text;
  const end = endOfItem(active, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, "").trim();
  const alone = active.lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const without = (0, import_shared_core_planning_rules_waves.splice)(text, [
    { start: line.start, end, text: alone ? `(None yet)${text.slice(line.end, line.next)}` : "" }
  ]);
  return addItem(without, VALIDATED, `- \u2713 ${said} \u2014 ${shipped.by}${more}`);
}
function isOf({ text }, { id, text: words }) {
  const item = /^\s*[-*] \[[ xX]\] (\S.*)$/.exec(text)?.[1];
  if (item === void 0) return false;
  const ids = item.match(/\b[A-Za-z]\w{0,40}-\d+\b/g) ?? [];
  return ids.some((one) => one.toUpperCase() === id.toUpperCase()) || plainWords(item) === plainWords(words);
}
function plainWords(text) {
  return (0, import_shared_core_planning_phases_plan_format2.oneLine)(text).replace(/ \(research: [^()]*\)$/, "").replaceAll(/[*_`]/g, "").replace(/[.;]$/, "").toLowerCase();
}
function endOfItem({ lines }, at) {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}
function addItem(text, title, entry) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, title);
  if (section === null) return text;
  const none = section.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none === void 0) return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, entry);
  return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: none.start, end: none.end, text: entry }]);
}
function addKeyDecision(text, { text: decision, why }) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^key decisions$/i);
  const table = section === null ? null : findTable(section, [/^decision/i]);
  if (section === null || table === null) return text;
  const at = columnOf(table, /^decision/i);
  if (table.rows.some((row) => row[at]?.text === (0, import_shared_core_planning_phases_plan_format2.cellText)(decision))) return text;
  return addRow(text, section, table, (column) => {
    if (/^decision/i.test(column)) return decision;
    if (/^outcome/i.test(column)) return "\u2014 Pending";
    return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
  });
}
function setCurrentMilestone(text, title, lines) {
  const heading = `## Current Milestone: ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(title)}`;
  const old = (0, import_shared_core_planning_phases_standing.findSection)(text, CURRENT);
  if (old !== null) {
    const start = text.lastIndexOf("\n", old.start - 2) + 1;
    const body = [heading, "", ...lines, "", ""].join((0, import_shared_core_planning_phases_standing.lineEndOf)(text));
    return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start, end: old.end, text: body }]);
  }
  const value = (0, import_shared_core_planning_phases_standing.findSection)(text, /^core value$/i);
  if (value === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, heading, lines);
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, value.end, [heading, "", ...lines, ""], value.quoted);
}

// src/core/planning/writing/state-blockers.ts
var BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
var ITEM = /^- +\S/;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_planning_phases_plan_format2.itemText)(blocker);
  if (said === "") return text;
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, `- ${said}`);
}
function resolveBlocker(text, words) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  const wanted = (0, import_shared_core_planning_phases_plan_format2.oneLine)(words).toLowerCase();
  if (section === null || wanted === "") return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === void 0) return text;
  const left = gone.length === items.length ? { start: first.start, end: first.end, text: `None.${(0, import_shared_core_planning_phases_standing.lineEndOf)(text)}` } : { start: first.start, end: first.end, text: "" };
  return (0, import_shared_core_planning_rules_waves.splice)(text, [left, ...others.map(({ start, end }) => ({ start, end, text: "" }))]);
}
function blockersIn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, BLOCKERS);
  return section === null ? [] : itemsOf(text, section).map(({ said }) => (0, import_shared_core_planning_phases_plan_format2.oneLine)(said)).filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}
function itemsOf(text, { lines }) {
  const isMore = ({ start, end }) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ""), start: line.start, end: last.next }
    ];
  });
}

// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;
function addDecision(text, decision) {
  const said = (0, import_shared_core_planning_phases_plan_format2.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_planning_phases_plan_format2.oneLine)(decision.rationale ?? "");
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? "?"}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Decisions", [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return (0, import_shared_core_planning_phases_standing.addListEntry)(text, section, entry);
  return isInTable(table, decision.phase, said) ? text : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}
function isInTable(table, phase, said) {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => (0, import_shared_core_planning_phases_standing.phaseKey)(row[at]?.text ?? "") === (0, import_shared_core_planning_phases_standing.phaseKey)(phase ?? "?") && row[what]?.text === (0, import_shared_core_planning_phases_plan_format2.cellText)(said)
  );
}
function cellOf(column, phase, said, why) {
  if (/^phase$/i.test(column)) return phase ?? "?";
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : "-";
}
function decisionsIn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const rows = findTable(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines.filter((line) => /^[-*+][ \t]+\S/.test(line.text)).map((line) => line.text.slice(1).trim());
  return [
    ...rows.filter((row) => row.some((cell) => !/^-*$/.test(cell.text))).map((row) => row.map((cell) => cell.text).join(" | ")),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item))
  ];
}
function phaseDecisionsIn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  const cellsOf = (name) => table === null ? -1 : columnOf(table, name);
  const [at, what, why] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i].map(cellsOf);
  const rows = (table?.rows ?? []).map((row) => ({
    phase: row[at ?? -1]?.text ?? null,
    text: row[what ?? -1]?.text ?? "",
    rationale: row[why ?? -1]?.text
  }));
  const items = section.lines.flatMap((line) => {
    const [, phase, said] = /^[-*+] \[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line.text) ?? [];
    if (phase === void 0 || said === void 0) return [];
    const [decided = "", ...reasons] = said.split(" \u2014 ");
    return [{ phase, text: decided.trim(), rationale: reasons.join(" \u2014 ").trim() || void 0 }];
  });
  return [...rows, ...items].filter(({ text: said }) => said !== "" && !/^-+$/.test(said));
}

var import_node_path4 = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path4.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_phases_standing.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete = (phase) => (0, import_shared_core_planning_phases_plan_format.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number }) => (0, import_shared_core_planning_phases_standing.phaseKey)(number)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = phaseDecisionsIn(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_shared_core_planning_phases_standing.phaseKey)(phase))).map(({ text: decided, rationale, phase }) => ({ text: decided, why: rationale ?? `Phase ${phase}` }));
  return keepProject(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number }) => complete.has((0, import_shared_core_planning_phases_standing.phaseKey)(number))).flatMap(
    ({ number, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
    })
  );
}

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

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
  const block = (0, import_hooks_active_on_command2.frontmatterBlock)(text);
  const mirrors = block.status === "found" ? (0, import_hooks_active_on_command2.textLines)(text, block.inner.start, block.inner.end).filter(
    ({ text: line }) => /^paused_at\s*:/.test(line)
  ) : [];
  const own = field === null ? [] : (0, import_hooks_active_on_command2.textLines)(text).filter(({ start, end }) => start <= field.start && field.start <= end);
  return (0, import_shared_core_planning_rules_waves.splice)(
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
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, /^session$/i) ?? (0, import_shared_core_planning_phases_standing.findSection)(text, /^session continuity$/i);
  if (section === null) return newSession(text, labels[0], value);
  const empty = emptyLabel(section, labels);
  if (empty !== null) {
    const gap = /[ \t]$/.test(text.slice(section.start, empty)) ? "" : " ";
    return (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: empty, end: empty, text: gap + (0, import_shared_core_planning_phases_plan_format2.oneLine)(value) }]);
  }
  return insertField(text, section, labels[0], value);
}
function replaced(text, field, value) {
  const lineStart = Math.max(text.lastIndexOf("\n", field.start - 1), text.lastIndexOf("\r", field.start - 1)) + 1;
  const inTable = text.slice(lineStart, field.start).trimStart().startsWith("|");
  const written = inTable ? barless(value) : (0, import_shared_core_planning_phases_plan_format2.oneLine)(value);
  return field.value === written || written === "" ? text : (0, import_shared_core_planning_rules_waves.splice)(text, [{ start: field.start, end: field.end, text: written }]);
}
function newSession(text, label, value) {
  const state = (0, import_shared_core_planning_phases_standing.readState)(text);
  const like = state.field("Stopped at", "Paused At", "Last session", "Last Date", "Resume file");
  if (like !== null) {
    const line = (0, import_hooks_active_on_command2.textLines)(text).find(({ start, end }) => start <= like.start && like.start <= end);
    if (line !== void 0)
      return (0, import_shared_core_planning_phases_standing.insertLines)(text, line.next, [spelled(line, label, value)], state.document.quoted);
  }
  const isBold = /^\*\*(?:Status|Current Phase):\*\*/im.test(text);
  return isBold ? (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Session", [`**${label}:** ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(value)}`]) : (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Session Continuity", [`${label}: ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(value)}`]);
}
function spelled({ text }, label, value) {
  if (text.trimStart().startsWith("|")) return `| ${label} | ${barless(value)} |`;
  return text.startsWith("**") ? `**${label}:** ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(value)}` : `${label}: ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(value)}`;
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
    return (0, import_shared_core_planning_phases_standing.insertLines)(text, section.start, ["", `${label}: ${(0, import_shared_core_planning_phases_plan_format2.oneLine)(value)}`], section.quoted);
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, last.next, [spelled(last, label, value)], section.quoted);
}
function barless(value) {
  return (0, import_shared_core_planning_phases_plan_format2.oneLine)(value).replaceAll(/(?<!\\)\\*\|/g, "/");
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
  const ready = withPlanTable(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, TITLE);
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
  if (own !== void 0) return (0, import_shared_core_planning_rules_waves.splice)(ready, cellEdits(own, cells));
  return addRow(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? "-");
}
function withPlanTable(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
  if (section === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "## Performance Metrics", PLAN_HEADER);
  if (findTable(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== "");
  const lines = ["", "**Per-Plan Metrics:**", "", ...PLAN_HEADER];
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, last?.next ?? section.start, lines, section.quoted);
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
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
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
  if (row !== void 0) return (0, import_shared_core_planning_rules_waves.splice)(text, cellEdits(row, values));
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
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
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
  return (0, import_shared_core_planning_rules_waves.splice)(
    text,
    edits.filter(({ start, end, text: now }) => text.slice(start, end) !== now)
  );
}
function plansIn(section) {
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
  if (!task.done && !tellsStatus(text)) return text;
  const ready = withTable(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, TITLE2);
  const table = section === null ? null : findTable(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = columnOf(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return addRow(ready, section, table, (column) => cellOf2(column, task));
  const values = table.columns.map((column, index) => [index, cellOf2(column, task)]);
  return (0, import_shared_core_planning_rules_waves.splice)(ready, cellEdits(row, new Map(values)));
}
function tellsStatus(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE2);
  const table = section === null ? null : findTable(section, COLUMNS);
  return table !== null && columnOf(table, /^Status$/i) !== -1;
}
function withTable(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE2);
  if (section !== null && findTable(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_phases_standing.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_phases_standing.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const said = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...said ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, blockers.end, lines, blockers.quoted);
}
function cellOf2(column, { id, slug, description, date, commit, done }) {
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
  const what = `${task.done ? "Completed quick task" : "Quick task not done"} ${task.id}: ${task.description}`;
  return changeState(project, now, (text) => noteActivity(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, now, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state, standing } = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refused)(".planning/STATE.md is missing: begin with /msw:init.");
    const body = change(state.document.text);
    if (body === state.document.text) return { status: "done", changed: false };
    const edits = (0, import_shared_core_memory_note.mirrorEdits)((0, import_shared_core_planning_phases_standing.readState)(body), standing.left === null ? standing.progress : null, now, now);
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path5.join)(planning, "STATE.md"), (0, import_shared_core_planning_rules_waves.splice)(body, edits));
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
module.exports = {
  addBlocker: addBlocker,
  addBlockers: addBlockers,
  addDecision: addDecision,
  addDecisions: addDecisions,
  addRow: addRow,
  beginInProject: beginInProject,
  blockersIn: blockersIn,
  cellEdits: cellEdits,
  columnOf: columnOf,
  decisionsIn: decisionsIn,
  findPhase: findPhase,
  findTable: findTable,
  fromRoot: fromRoot,
  gapSources: gapSources,
  inPlannedWorkspace: inPlannedWorkspace,
  inPlanning: inPlanning,
  inWorkspace: inWorkspace,
  keepProject: keepProject,
  keepProjectUp: keepProjectUp,
  keptProject: keptProject,
  nameMilestone: nameMilestone,
  noSuchPhase: noSuchPhase,
  noteActivity: noteActivity,
  notePause: notePause,
  noteResume: noteResume,
  noteSession: noteSession,
  noteUpdate: noteUpdate,
  openPhase: openPhase,
  phaseDecisionsIn: phaseDecisionsIn,
  phaseDocument: phaseDocument,
  planningRoot: planningRoot,
  recordMetric: recordMetric,
  recordPause: recordPause,
  recordPlanDone: recordPlanDone,
  recordQuickTask: recordQuickTask,
  recordResume: recordResume,
  recordSession: recordSession,
  researchSources: researchSources,
  resolveBlocker: resolveBlocker,
  resolveBlockers: resolveBlockers,
  syncPlanning: syncPlanning,
  syncSilently: syncSilently
};
