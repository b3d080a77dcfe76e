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
  syncPlanning: () => syncPlanning,
  syncSilently: () => syncSilently
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_phases_state_mirror = require("./shared.core.planning.phases.state-mirror.cjs");

var import_shared_small = require("./shared.small.cjs");

var import_shared_small2 = require("./shared.small.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_shared_small3 = require("./shared.small.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_small4 = require("./shared.small.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/app/planning/phases/sync-planning.ts
// src/core/planning/phases/sync-roadmap.ts
function roadmapEdits(roadmap, phases, today) {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = (0, import_shared_small3.phaseKey)(facts.number);
    const phase = roadmap.phases.find(({ number }) => (0, import_shared_small3.phaseKey)(number) === key);
    const rows = roadmap.progress.filter((row) => (0, import_shared_small3.phaseKey)(row.phase) === key);
    return [
      ...phase === void 0 ? [] : phaseEdits(text, phase, facts, today),
      ...rows.flatMap((row) => rowEdits(row, facts, today))
    ];
  });
}
function phaseEdits(text, phase, facts, today) {
  const edits = [];
  const done = new Map(facts.plans.map((plan) => [(0, import_shared_core_planning_documents_must_haves.canonicalPlanId)(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get((0, import_shared_core_planning_documents_must_haves.canonicalPlanId)(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== void 0 && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts)
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && (0, import_shared_small.diskStatus)(facts) === "complete") {
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
  const state = (0, import_shared_small.diskStatus)(facts) === "complete" ? "complete" : "executed";
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
  const complete = (0, import_shared_small.diskStatus)(facts) === "complete";
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
    phases.filter((phase) => (0, import_shared_small.diskStatus)(phase) === "complete").map(({ number }) => (0, import_shared_small3.phaseKey)(number))
  );
  const served = roadmap?.phases.filter(({ number }) => complete.has((0, import_shared_small3.phaseKey)(number))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements)
  ];
}
// src/core/planning/phases/sync-state.ts
function syncState(text, phases, roadmap, now) {
  const before = (0, import_shared_core_planning_documents_roadmap.readState)(text);
  const progress = (0, import_shared_small.progressOf)(phases, roadmap);
  const body = (0, import_shared_small2.splice)(text, bodyEdits(before, phases, roadmap, progress));
  const after = (0, import_shared_core_planning_documents_roadmap.readState)(body);
  return (0, import_shared_small2.splice)(body, (0, import_shared_core_planning_phases_state_mirror.mirrorEdits)(after, progress, body === text ? null : now, now));
}
function bodyEdits(state, phases, roadmap, progress) {
  const edits = [...progressEdits(state, progress), ...positionEdits(state, phases, roadmap)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}
function progressEdits(state, { percent, total_phases }) {
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
        text: bar === void 0 ? `${percent}%` : `${(0, import_shared_small.progressBar)(percent)} ${percent}%`
      }
    ],
    ...(0, import_shared_core_planning_documents_roadmap.rewriteField)(total, (value) => /^\d+$/.test(value) ? String(total_phases) : null)
  ];
}
function positionEdits(state, phases, roadmap) {
  const position = { ...positionOf(state, phases, roadmap), total: phases.length };
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
function positionOf(state, phases, roadmap) {
  const key = state.currentPhase === null ? null : (0, import_shared_small3.phaseKey)(state.currentPhase);
  const own = phases.find(({ number }) => (0, import_shared_small3.phaseKey)(number) === key);
  if (own !== void 0 && (0, import_shared_small.diskStatus)(own) !== "complete") return { phase: own, moved: false };
  const phase = (0, import_shared_small.currentPhase)(phases, roadmap);
  return { phase, moved: phase !== null && key !== null && (0, import_shared_small3.phaseKey)(phase.number) !== key };
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
  const [, number] = /^Phase (\S+) — /.exec(value) ?? [];
  if (number === void 0 || phase === null || phase.plans.length === 0) return null;
  return (0, import_shared_small3.phaseKey)(number) === (0, import_shared_small3.phaseKey)(phase.number) ? null : `Phase ${phase.number} — ${phase.name}`;
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
  switch ((0, import_shared_small.diskStatus)(phase)) {
    case "partial":
      return phase.plans.some(({ done }) => !done) ? { words: "In progress", fitting: ["executing"] } : { words: "Phase complete — ready for verification", fitting: ["verifying", "completed"] };
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
  return (0, import_shared_small4.underGsdLocks)(project.planning, () => {
    const found = changesOf((0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning));
    const [objection] = found.flatMap(({ path }) => (0, import_hooks_active_on_stop.writeObjection)(project.root, path) ?? []);
    if (objection !== void 0) return (0, import_shared_small4.refused$2)(objection);
    for (const { path, text } of found) (0, import_hooks_active_on_stop.writeDocument)(project.root, path, text);
    return { status: "done", changes: found.map(({ change }) => change) };
  });
}
function changesOf(project) {
  const { state, roadmap, requirements, phases, planning } = project;
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const newRoadmap = roadmap === null ? null : (0, import_shared_small2.splice)(roadmap.document.text, roadmapEdits(roadmap, phases, now.slice(0, 10)));
  const synced = newRoadmap === null ? null : (0, import_shared_core_planning_documents_roadmap.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const files = [
    { name: "ROADMAP.md", before: roadmap?.document.text, after: newRoadmap },
    {
      name: "REQUIREMENTS.md",
      before: requirements?.document.text,
      after: requirements === null ? null : (0, import_shared_small2.splice)(requirements.document.text, requirementEdits(requirements, phases, synced))
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
        path: (0, import_node_path.join)(planning, name),
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
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(project, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(project);
    const synced = opened.status === "ok" ? await syncPlanning(opened.project) : opened;
    return synced.status === "refused" ? `msw ▸ the planning files are not in line: ${synced.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw ▸ the planning files are not in line: ${reason}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  syncPlanning,
  syncSilently
});
