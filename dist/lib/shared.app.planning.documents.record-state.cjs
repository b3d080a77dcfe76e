var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{addBlockers:()=>addBlockers,addDecisions:()=>addDecisions,recordEvent:()=>recordEvent,recordIfDone:()=>recordIfDone,recordPause:()=>recordPause,recordPlanDone:()=>recordPlanDone,recordQuickTask:()=>recordQuickTask,recordResume:()=>recordResume,recordSession:()=>recordSession,recordVerified:()=>recordVerified,resolveBlockers:()=>resolveBlockers,syncPlanning:()=>syncPlanning}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_sync_roadmap=require("./shared.core.planning.phases.sync-roadmap.cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/documents/record-event.ts
function recordEvent({ root, planning }, event, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const project = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (project.state === null)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
    const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, textsAfter(project, event, now));
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    return { status: "done", files: written.map((name) => `.planning/${name}`) };
  });
}
function textsAfter(project, event, now) {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = project.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command2.phaseKey)(number2) === (0, import_hooks_active_on_command2.phaseKey)(event.phase)) ?? null;
  const ticked = roadmap === null ? null : tickedRoadmap(roadmap, facts, event, now);
  const after = ticked === null ? null : (0, import_shared_core_planning_documents_roadmap.readRoadmap)(ticked, state?.milestone ?? null);
  const standing = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: after });
  const said = state?.document.text ?? "";
  const noted = event.note?.(said, project) ?? said;
  const met = requirements === null || facts === null || event.kind === "planned" ? [] : (0, import_shared_core_planning_phases_sync_roadmap.requirementEdits)(requirements, standing, after, facts);
  return [
    ...ticked === null ? [] : [["ROADMAP.md", ticked]],
    ...requirements === null ? [] : [["REQUIREMENTS.md", (0, import_shared_core_planning_phases_standing.splice)(requirements.document.text, met)]],
    ["STATE.md", (0, import_shared_core_planning_phases_sync_roadmap.stateAfter)(noted, standing, event, now)]
  ];
}
function tickedRoadmap(roadmap, facts, { kind, plan }, now) {
  const boxes = plan === void 0 ? [] : [plan];
  const how = { today: now.slice(0, 10), boxes, planned: kind === "planned" };
  const edits = facts === null ? [] : (0, import_shared_core_planning_phases_sync_roadmap.roadmapEdits)(roadmap, [facts], how);
  return (0, import_shared_core_planning_phases_standing.splice)(roadmap.document.text, edits);
}
async function recordIfDone(root, { phase, plan }) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(root);
    if (opened.status === "refused") return `msw \u25B8 the plan is not recorded: ${opened.reason}`;
    const facts = opened.project.phases.find(({ number: number2 }) => (0, import_hooks_active_on_command2.phaseKey)(number2) === (0, import_hooks_active_on_command2.phaseKey)(phase));
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone || opened.project.state === null) return null;
    const event = { kind: "plan done", phase, plan: (0, import_hooks_active_on_command.canonicalPlanId)(plan) };
    const recorded = await recordEvent(opened.project, event);
    return recorded.status === "refused" ? `msw \u25B8 the plan is not recorded: ${recorded.reason}` : null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    return `msw \u25B8 the plan is not recorded: ${reason}`;
  }
}

var import_shared_core_planning_writing_state_decisions = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_writing_state_decisions2 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_documents_roadmap_scope = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

// src/core/planning/phases/sync-state.ts
function syncState(text, standing, claimed, now) {
  if (standing.left !== null || standing.settled || (0, import_shared_core_planning_writing_state_decisions2.isFlatState)(text)) return text;
  const state = (0, import_shared_core_planning_documents_roadmap_scope.readState)(text);
  const move = moveOf(state, standing, claimed);
  const counts = claimed.length === 0 && (0, import_shared_core_planning_phases_sync_roadmap.countsTheSame)(state, standing.progress) && !saysMore(state, standing);
  const edits = [
    ...move === null ? [] : (0, import_shared_core_planning_phases_sync_roadmap.positionEdits)(state, move),
    ...counts ? (0, import_shared_core_planning_phases_sync_roadmap.progressEdits)(state, standing.progress, true) : []
  ].filter(({ start, end, text: wanted }) => text.slice(start, end) !== wanted);
  return (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, (0, import_shared_core_planning_phases_standing.splice)(text, edits), { counters: counts ? standing.progress : {}, now });
}
function saysMore(state, { progress }) {
  const bar = /(\d{1,3})%/.exec(state.field("Progress")?.value ?? "")?.[1];
  const told = Object.entries(progress).some(([key, value]) => Number(state.progress[key] ?? 0) > value);
  return told || Number(bar ?? 0) > progress.percent;
}
function moveOf(state, standing, claimed) {
  const { phases, open, disputed, agreed } = standing;
  const at = (0, import_hooks_active_on_command2.phaseKey)(state.currentPhase ?? "");
  const own = phases.find(({ number: number2 }) => (0, import_hooks_active_on_command2.phaseKey)(number2) === at) ?? null;
  if (own === null || disputed.length > 0 || claimed.includes(own.number)) return null;
  if (open.includes(own.number) || standing.phase === own) return { phase: own, moved: false };
  if (!agreed.includes(own.number) || !saysItIsOver(state, own)) return null;
  return onward(standing, own.number);
}
function onward(standing, number2) {
  const move = (0, import_shared_core_planning_phases_sync_roadmap.moveFrom)(standing, number2);
  const next = move?.phase?.number;
  if (next === void 0) return move;
  return standing.open[0] === next && (0, import_hooks_active_on_command2.comparePhases)(next, number2) > 0 ? move : null;
}
function saysItIsOver({ pausedAt, statusText }, phase) {
  const says = pausedAt === null ? (0, import_shared_core_planning_documents_roadmap_scope.knownStatus)(statusText ?? "") : null;
  if ((0, import_shared_core_mapping_documents_map_documents.diskStatus)(phase) === "complete") return says !== null;
  return says === "completed" || says === "verifying";
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning(project, options = {}) {
  if (options.dryRun === true) {
    const { found, contradictions } = changesOf(project);
    const changes = found.map(({ change }) => change);
    return { status: "done", changes, contradictions, left: project.standing.left };
  }
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(project.planning, () => {
    const now = (0, import_shared_core_planning_documents_roadmap.readProject)(project.root, project.planning);
    const { found, contradictions } = changesOf(now);
    const texts2 = found.map(({ name, text }) => [name, text]);
    const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(project.planning, texts2);
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    const changes = found.map(({ change }) => change);
    return { status: "done", changes, contradictions, left: now.standing.left };
  });
}
function changesOf({ state, roadmap, requirements, standing, witnesses }) {
  if (standing.left !== null || roadmap === null) return { found: [], contradictions: [] };
  if (standing.settled && roadmap.scope.shipped) return { found: [], contradictions: [] };
  const claims = standing.phases.flatMap((phase) => {
    const claim = (0, import_shared_core_planning_phases_sync_roadmap.claimBeyondDisk)(roadmap, phase);
    return claim === null ? [] : [{ number: phase.number, claim }];
  });
  const claimed = claims.map(({ number: number2 }) => number2);
  const clear = standing.phases.filter(({ number: number2 }) => !claimed.includes(number2));
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const ticks = (0, import_shared_core_planning_phases_sync_roadmap.roadmapEdits)(roadmap, clear, { today: now.slice(0, 10) });
  const newRoadmap = (0, import_shared_core_planning_phases_standing.splice)(roadmap.document.text, ticks);
  const synced = (0, import_shared_core_planning_documents_roadmap.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
  const met = requirements === null ? [] : clear.filter((phase) => !(0, import_shared_core_planning_phases_standing.isDoubtful)(phase, synced)).flatMap((phase) => (0, import_shared_core_planning_phases_sync_roadmap.requirementEdits)(requirements, after, synced, phase));
  const newState = state === null ? null : syncState(state.document.text, after, claimed, now);
  const found = [
    changed("ROADMAP.md", roadmap.document.text, newRoadmap, reasons(roadmap.document.text, ticks)),
    requirements === null ? null : changed(
      "REQUIREMENTS.md",
      requirements.document.text,
      (0, import_shared_core_planning_phases_standing.splice)(requirements.document.text, met),
      reasons(requirements.document.text, met)
    ),
    state === null || newState === null ? null : changed("STATE.md", state.document.text, newState, () => "so the disk and ROADMAP.md say")
  ];
  return { found: found.filter((one) => one !== null), contradictions: claims.map(({ claim }) => claim) };
}
function reasons(text, edits) {
  const lines = new Map(edits.map(({ start, why }) => [text.slice(0, start).split("\n").length - 1, why]));
  return (line) => lines.get(line) ?? "";
}
function changed(name, before, after, why) {
  if (before === after) return null;
  const now = after.split("\n");
  const lines = before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "", why: why(at) }]
  );
  return { name, text: after, change: { file: `.planning/${name}`, lines } };
}

var import_shared_core_planning_writing_state_decisions3 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_writing_state_decisions4 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/documents/record-state.ts
// src/core/planning/writing/state-quick-tasks.ts
var TITLE = /^Quick Tasks Completed$/i;
var COLUMNS = [/^#$/, /^Description$/i];
var HEADER = [
  "| # | Description | Date | Commit | Directory |",
  "|---|-------------|------|--------|-----------|"
];
function noteQuickTask(text, task) {
  if (!task.done && !hasStatusColumn(text)) return text;
  const ready = withTable(text);
  const section = (0, import_shared_core_planning_phases_standing.findSection)(ready, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS);
  if (section === null || table === null) return text;
  const at = (0, import_shared_core_planning_phases_standing.columnOf)(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === void 0) return (0, import_shared_core_planning_phases_standing.addRow)(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index) => [index, cellOf(column, task)]);
  return (0, import_shared_core_planning_phases_standing.splice)(ready, (0, import_shared_core_planning_phases_standing.cellEdits)(row, new Map(values)));
}
function hasStatusColumn(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
  const table = section === null ? null : (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS);
  return table !== null && (0, import_shared_core_planning_phases_standing.columnOf)(table, /^Status$/i) !== -1;
}
function withTable(text) {
  const section = (0, import_shared_core_planning_phases_standing.findSection)(text, TITLE);
  if (section !== null && (0, import_shared_core_planning_phases_standing.findTable)(section, COLUMNS) !== null) return text;
  if (section !== null) return (0, import_shared_core_planning_phases_standing.insertLines)(text, section.start, ["", ...HEADER, ""], section.quoted);
  const blockers = (0, import_shared_core_planning_phases_standing.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return (0, import_shared_core_planning_phases_standing.appendSection)(text, "### Quick Tasks Completed", HEADER);
  const hasBlankLine = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...hasBlankLine ? [] : [""], "### Quick Tasks Completed", "", ...HEADER, ""];
  return (0, import_shared_core_planning_phases_standing.insertLines)(text, blockers.end, lines, blockers.quoted);
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
// src/app/planning/documents/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const padded = (0, import_hooks_active_on_command2.paddedPhase)(plan.phase);
  const { stoppedAt = `Completed ${padded}-${plan.plan}-PLAN.md`, resumeFile, decisions = [] } = plan;
  const id = plan.plan.includes("-") ? plan.plan : `${padded}-${plan.plan}`;
  const note = (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(import_shared_core_planning_writing_state_decisions4.addDecision, text);
    const after = (0, import_shared_core_planning_writing_state_decisions2.isFlatState)(text) ? (0, import_shared_core_planning_writing_state_decisions2.addFlatIteration)(decided, plan.phase, id) : stopped(decided, { stoppedAt, resumeFile, activity: stoppedAt }, now);
    return (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, after, { now });
  };
  return recordEvent(project, { kind: "plan done", phase: plan.phase, plan: id, note }, now);
}
function recordVerified(project, phase, now = isoNow()) {
  const note = (text, { phases }) => {
    if ((0, import_shared_core_planning_writing_state_decisions2.isFlatState)(text)) return text;
    const facts = phases.find(({ number: number2 }) => (0, import_hooks_active_on_command2.phaseKey)(number2) === (0, import_hooks_active_on_command2.phaseKey)(phase));
    const isOver = facts !== void 0 && (0, import_shared_core_mapping_documents_map_documents.diskStatus)(facts) === "complete";
    const how = facts?.verification === "gaps_found" ? "gaps found" : "waits for a person";
    const stoppedAt = isOver ? `Phase ${phase} complete` : `Phase ${phase} verified: ${how}`;
    return (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, stopped(text, { stoppedAt, activity: stoppedAt }, now), { now });
  };
  return recordEvent(project, { kind: "verified", phase, note }, now);
}
function recordSession(project, session, now = isoNow()) {
  return changeState(project, { now }, (text) => stopped(text, session, now));
}
function stopped(text, { activity, ...session }, now) {
  const active = activity === void 0 ? text : (0, import_shared_core_planning_writing_state_decisions3.noteActivity)(text, now.slice(0, 10), activity);
  return (0, import_shared_core_planning_writing_state_decisions3.noteSession)(active, { ...session, now });
}
function recordPause(project, session, now = isoNow()) {
  return changeState(project, { now }, (text) => {
    const status = mirroredStatus(text);
    if (status !== null && status !== PAUSED) remember(project, BEFORE_PAUSE, { status });
    return (0, import_shared_core_planning_writing_state_decisions3.notePause)((0, import_shared_core_planning_writing_state_decisions3.noteSession)(text, { ...session, now }), now);
  });
}
function recordResume(project, now = isoNow()) {
  const status = remembered(project, BEFORE_PAUSE)?.status ?? null;
  return changeState(project, { now, status }, import_shared_core_planning_writing_state_decisions3.noteResume);
}
var PAUSED = "paused";
var BEFORE_PAUSE = { name: "status-before-pause.json", schema: (0, import_adapters_loops_record_schemas.object)({ status: (0, import_adapters_loops_record_schemas.string)() }) };
var BEFORE_BLOCKERS = {
  name: "no-blockers.json",
  schema: (0, import_adapters_loops_record_schemas.object)({ was: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), rest: (0, import_adapters_loops_record_schemas.string)(), gap: (0, import_adapters_loops_record_schemas.string)() })
};
function remember({ root }, { name }, value) {
  if ((0, import_common.openMswSubfolder)(root, "planning").status === "ok") (0, import_common2.keepJson)((0, import_common.mswPath)(root, "planning", name), value);
}
function remembered({ root }, { name, schema }) {
  const file = (0, import_common3.readJson)((0, import_common.mswPath)(root, "planning", name), (0, import_common4.ownFile)(root));
  const read = schema.safeParse(file.status === "ok" ? file.value : null);
  return read.success ? read.data : null;
}
function mirroredStatus(text) {
  return (0, import_hooks_active_on_command3.scalar)((0, import_shared_core_planning_documents_roadmap_scope.readState)(text).document.frontmatter.values.status);
}
function statusAfter(before, after, known) {
  if (mirroredStatus(before) !== PAUSED || (0, import_shared_core_planning_documents_roadmap_scope.readState)(after).pausedAt !== null) return void 0;
  return known ?? ((0, import_shared_core_planning_documents_roadmap_scope.readState)(after).statusText === null ? "unknown" : void 0);
}
function addDecisions(project, decisions) {
  return changeState(project, { isNote: true }, (text) => decisions.reduce(import_shared_core_planning_writing_state_decisions4.addDecision, text));
}
function addBlockers(project, blockers) {
  return changeState(project, { isNote: true }, (text) => {
    const after = blockers.reduce(import_shared_core_planning_writing_state_decisions4.addBlocker, text);
    const none = (0, import_shared_core_planning_writing_state_decisions4.noBlockers)(text, after);
    if (none !== null && after !== text) remember(project, BEFORE_BLOCKERS, none);
    return after;
  });
}
function resolveBlockers(project, words) {
  return changeState(
    project,
    { isNote: true },
    (text) => (0, import_shared_core_planning_writing_state_decisions4.resolveBlocker)(text, words, remembered(project, BEFORE_BLOCKERS))
  );
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `${task.done ? "Completed quick task" : "Quick task not done"} ${task.id}: ${task.description}`;
  return changeState(project, { now }, (text) => (0, import_shared_core_planning_writing_state_decisions3.noteActivity)(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, {
  now = isoNow(),
  isNote = false,
  status
}, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state } = (0, import_shared_core_planning_documents_roadmap.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
    const { text } = state.document;
    const changed2 = change(text);
    const known = status === void 0 ? void 0 : statusAfter(text, changed2, status);
    const after = (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, changed2, { now, isNote, status: known });
    if (after === text) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path2.join)(planning, "STATE.md"), after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
