var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{addBlockers:()=>addBlockers,addDecisions:()=>addDecisions,recordEvent:()=>recordEvent,recordIfDone:()=>recordIfDone,recordPause:()=>recordPause,recordPlanDone:()=>recordPlanDone,recordQuickTask:()=>recordQuickTask,recordResume:()=>recordResume,recordSession:()=>recordSession,recordVerified:()=>recordVerified,resolveBlockers:()=>resolveBlockers,syncPlanning:()=>syncPlanning}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_sync_roadmap=require("./shared.core.planning.phases.sync-roadmap.cjs"),import_shared_core_report_planning_page=require("./shared.core.report.planning-page.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/documents/record-event.ts
// src/core/planning/documents/plan-list.ts
function planListEdits(roadmap, phase, plans) {
  const { text } = roadmap.document;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const listed = phase.plans.map((item) => ({
    ...item,
    plan: plans.find(({ file }) => (0, import_hooks_active_on_command.isSamePlan)((0, import_hooks_active_on_command.planName)(file).canonical, item.id))
  }));
  const missing = plans.filter((plan) => !listed.some((item) => item.plan === plan));
  const lines = (0, import_hooks_active_on_command3.textLines)(text, phase.start, phase.end);
  const placeholders = lines.filter(
    ({ text: line }) => /^-\s*\[ \]\s*(?:TBD\b.*|\[.*\])$/i.test(line.trim())
  );
  const edits = listed.flatMap(({ id, checkbox, plan }) => {
    const { start, end } = checkbox.line;
    const line = text.slice(start, end);
    if (plan === void 0)
      return checkbox.checked || line.includes("PLAN.md") ? [] : [withoutLine(text, start, end)];
    if (line.includes("PLAN.md") || (0, import_hooks_active_on_command.isOldName)(plan.file)) return [];
    return [{ start: start + line.indexOf("]") + 1, end, text: nameOf(plan, wordsAfter(line, id)) }];
  });
  if (missing.length === 0) return edits;
  const items = missing.map((plan) => `${eol}- [${plan.done ? "x" : " "}]${nameOf(plan)}`).join("");
  const last = phase.plans.at(-1)?.checkbox.line ?? placeholders.at(-1);
  const head = last ?? lines.find(({ text: line }) => /^\s*Plans:\s*$/i.test(line));
  const bottom = lines.findLast(({ text: line }) => line.trim() !== "" && !/^\s*-{3,}\s*$/.test(line));
  const at = (head ?? bottom ?? phase).end;
  return [
    ...edits,
    ...placeholders.map(({ start, end }) => withoutLine(text, start, end)),
    { start: at, end: at, text: head === void 0 ? `${eol}${eol}Plans:${items}` : items }
  ];
}
function wordsAfter(line, id) {
  const behind = line.slice(line.indexOf(id, line.indexOf("]")) + id.length);
  const words = behind.replace(/^[`*]*\s*[:—–-]?\s*/, "").trim();
  return words === "" || /^(?:TBD|\[.*\])/i.test(words) ? null : words;
}
function nameOf({ file, objective }, words = null) {
  const description = words ?? objective?.replaceAll(/\s+/g, " ").trim() ?? "";
  const name = (0, import_hooks_active_on_command.isOldName)(file) ? (0, import_hooks_active_on_command.planName)(file).id : file;
  return ` ${name}${description === "" ? "" : ` \u2014 ${description}`}`;
}
function withoutLine(text, start, end) {
  const before = /\r?\n$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return { start: start - before, end, text: "" };
}
// src/app/planning/documents/record-event.ts
function recordEvent({ root, planning }, event, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const written = (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, textsAfter((0, import_shared_core_planning_phases_standing.readProject)(root, planning), event, now));
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    return { status: "done", files: written.map((name) => `.planning/${name}`) };
  });
}
function textsAfter(project, event, now) {
  const { state, roadmap, requirements, witnesses } = project;
  const facts = (0, import_hooks_active_on_command2.numbered)(project.phases, event.phase) ?? null;
  const ticked = roadmap === null || facts === null ? null : tickedRoadmap(project.root, { roadmap, facts, event, now });
  const after = ticked === null ? roadmap : (0, import_shared_core_planning_phases_standing.readRoadmap)(ticked, state?.milestone ?? null);
  const standing = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: after });
  const noted = state && (event.note?.(state.document.text, project) ?? state.document.text);
  const met = requirements === null || facts === null || event.kind === "planned" ? [] : (0, import_shared_core_planning_phases_sync_roadmap.requirementEdits)(requirements, standing, after, [facts]);
  return [
    ...ticked === null ? [] : [["ROADMAP.md", ticked]],
    ...requirements === null ? [] : [["REQUIREMENTS.md", (0, import_shared_core_planning_writing_section.splice)(requirements.document.text, met)]],
    ...noted === null ? [] : [["STATE.md", (0, import_shared_core_planning_phases_sync_roadmap.stateAfter)(noted, standing, event, now)]]
  ];
}
function tickedRoadmap(root, { roadmap, facts, event, now }) {
  const planned = event.kind === "planned";
  const boxes = event.plan === void 0 ? [] : [event.plan];
  const how = { today: now.slice(0, 10), boxes, planned };
  const listed = planned ? listEdits(root, roadmap, facts) : [];
  return (0, import_shared_core_planning_writing_section.splice)(roadmap.document.text, [...listed, ...(0, import_shared_core_planning_phases_sync_roadmap.roadmapEdits)(roadmap, [facts], how)]);
}
function listEdits(root, roadmap, { number: number2, folder }) {
  const entry = (0, import_hooks_active_on_command2.numbered)(roadmap.phases, number2);
  const phase = folder === null ? null : (0, import_shared_core_planning_writing_section.phaseNamed)(root, folder);
  if (entry === void 0 || phase === null) return [];
  const plans = phase.plans.map(({ file, document, summary }) => ({
    file,
    objective: document.objective,
    done: summary !== null
  }));
  return planListEdits(roadmap, entry, plans);
}
async function recordIfDone(root, { phase, plan }) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  try {
    const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
    if (opened.status === "refused") return `msw \u25B8 the plan is not recorded: ${opened.reason}`;
    const facts = (0, import_shared_core_report_planning_page.findTypedPhase)(opened.project, phase);
    const isDone = facts?.plans.some(({ id, done }) => id === plan && done) === true;
    if (!isDone) return null;
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

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

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
  return (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, (0, import_shared_core_planning_writing_section.splice)(text, edits), { counters: counts ? standing.progress : {}, now });
}
function saysMore(state, { progress }) {
  const bar = /(\d{1,3})%/.exec(state.field("Progress")?.value ?? "")?.[1];
  const told = Object.entries(progress).some(([key, value]) => Number(state.progress[key] ?? 0) > value);
  return told || Number(bar ?? 0) > progress.percent;
}
function moveOf(state, standing, claimed) {
  const { phases, open, disputed, agreed } = standing;
  const own = (0, import_hooks_active_on_command2.numbered)(phases, state.currentPhase ?? "") ?? null;
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
  if ((0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete") return says !== null;
  return says === "completed" || says === "verifying";
}
// src/app/planning/phases/sync-planning.ts
async function syncPlanning({ root, planning }, { dryRun = false } = {}) {
  const sync = () => {
    const now = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    const { found, contradictions } = changesOf(now);
    const written = dryRun ? [] : (0, import_shared_core_planning_documents_planning_settings.writeTexts)(
      planning,
      found.map(({ name, after }) => [name, after])
    );
    if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
    return { status: "done", changes: found.map(changeOf), contradictions, left: now.standing.left };
  };
  return dryRun ? sync() : (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, sync);
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
  const newRoadmap = (0, import_shared_core_planning_writing_section.splice)(roadmap.document.text, ticks);
  const synced = (0, import_shared_core_planning_phases_standing.readRoadmap)(newRoadmap, state?.milestone ?? null);
  const after = (0, import_shared_core_planning_phases_standing.standingOf)({ ...witnesses, roadmap: synced });
  const met = requirements === null ? [] : (0, import_shared_core_planning_phases_sync_roadmap.requirementEdits)(
    requirements,
    after,
    synced,
    clear.filter((phase) => !(0, import_shared_core_planning_phases_standing.isDoubtful)(phase, synced))
  );
  const newState = state === null ? null : syncState(state.document.text, after, claimed, now);
  const found = [
    edited("ROADMAP.md", roadmap.document.text, ticks),
    requirements === null ? null : edited("REQUIREMENTS.md", requirements.document.text, met),
    state === null || newState === null ? null : {
      ...{ name: "STATE.md", before: state.document.text, after: newState },
      why: () => "so the disk and ROADMAP.md say"
    }
  ];
  return {
    found: found.filter((one) => one !== null).filter(({ before, after: now2 }) => before !== now2),
    contradictions: claims.map(({ claim }) => claim)
  };
}
function edited(name, before, edits) {
  const lines = new Map(edits.map(({ start, why }) => [before.slice(0, start).split("\n").length - 1, why]));
  return { name, before, after: (0, import_shared_core_planning_writing_section.splice)(before, edits), why: (line) => lines.get(line) ?? "" };
}
function changeOf({ name, before, after, why }) {
  const now = after.split("\n");
  const lines = before.split("\n").flatMap(
    (line, at) => line === now[at] ? [] : [{ before: line.trimEnd(), after: now[at]?.trimEnd() ?? "", why: why(at) }]
  );
  return { file: `.planning/${name}`, lines };
}

var import_shared_core_planning_writing_state_decisions3 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_writing_state_decisions4 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_failure_reading_line_pattern = require("./shared.core.failure.reading.line-pattern.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/documents/record-state.ts
// src/core/planning/writing/state-quick-tasks.ts
var TITLE = /^Quick Tasks Completed$/i;
var COLUMNS = [/^#$/, /^Description$/i];
function noteQuickTask(text, task) {
  const { id, slug, description, date, commit } = task;
  const ready = (0, import_shared_core_planning_writing_section.tableIn)(text, TITLE, COLUMNS) === null ? withTable(text) : text;
  const table = (0, import_shared_core_planning_writing_section.tableIn)(ready, TITLE, COLUMNS);
  if (table === null) return text;
  const folder = `${id}-${slug}`;
  const values = [
    [/^#$/, id],
    [/^Description$/i, description],
    [/^Date$/i, date],
    [/^Commit$/i, commit ?? "-"],
    [/^Status$/i, "Verified"],
    [/^Directory$/i, `[${folder}](./quick/${folder}/)`]
  ];
  const row = table.rows.find((cells) => (0, import_shared_core_planning_writing_section.cellOf)(table, cells, /^#$/) === id);
  return row === void 0 ? (0, import_shared_core_planning_writing_section.addRow)(ready, table, values) : (0, import_shared_core_planning_writing_section.splice)(ready, (0, import_shared_core_planning_writing_section.rowEdits)(table, row, values));
}
function withTable(text) {
  const header = (0, import_shared_core_failure_reading_line_pattern.tableOf)(["#", "Description", "Date", "Commit", "Directory"], []);
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, TITLE);
  if (section !== null) return (0, import_shared_core_planning_writing_section.insertBlock)(text, section.start, header);
  const blockers = (0, import_shared_core_planning_writing_section.findSection)(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  const lines = ["### Quick Tasks Completed", "", ...header];
  return (0, import_shared_core_planning_writing_section.insertBlock)(text, blockers?.end ?? text.length, lines);
}
// src/app/planning/documents/record-state.ts
function recordPlanDone(project, plan, now = isoNow()) {
  const padded = (0, import_hooks_active_on_command2.paddedPhase)((0, import_hooks_active_on_command2.folderPhase)(plan.phase) ?? plan.phase);
  const { decisions = [] } = plan;
  const id = plan.plan.includes("-") ? plan.plan : `${padded}-${plan.plan}`;
  const stoppedAt = `Completed ${id}-PLAN.md`;
  const note = (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(import_shared_core_planning_writing_state_decisions4.addDecision, text);
    const after = (0, import_shared_core_planning_writing_state_decisions2.isFlatState)(text) ? (0, import_shared_core_planning_writing_state_decisions2.addFlatIteration)(decided, plan.phase, id) : stopped(decided, { stoppedAt, activity: stoppedAt }, now);
    return (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, after, { now });
  };
  return recordEvent(project, { kind: "plan done", phase: plan.phase, plan: id, note }, now);
}
function recordVerified(project, phase, now = isoNow()) {
  const note = (text, is) => {
    if ((0, import_shared_core_planning_writing_state_decisions2.isFlatState)(text)) return text;
    const facts = (0, import_shared_core_report_planning_page.findTypedPhase)(is, phase);
    const isOver2 = facts !== null && (0, import_shared_core_planning_writing_new_documents.diskStatus)(facts) === "complete";
    const how = facts?.verification === "gaps_found" ? "gaps found" : "waits for a person";
    const stoppedAt = isOver2 ? `Phase ${phase} complete` : `Phase ${phase} verified: ${how}`;
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
  schema: (0, import_adapters_loops_record_schemas.object)({ line: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) })
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
  return (0, import_hooks_active_on_command4.scalar)((0, import_shared_core_planning_documents_roadmap_scope.readState)(text).document.frontmatter.values.status);
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
    const none = (0, import_shared_core_planning_writing_state_decisions4.noBlockers)(text);
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
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, { now }, (text) => (0, import_shared_core_planning_writing_state_decisions3.noteActivity)(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, {
  now = isoNow(),
  isNote = false,
  status
}, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state } = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
    const { text } = state.document;
    const changed = change(text);
    const known = status === void 0 ? void 0 : statusAfter(text, changed, status);
    const after = (0, import_shared_core_planning_writing_state_decisions.mirrored)(text, changed, { now, isNote, status: known });
    if (after === text) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, (0, import_node_path2.join)(planning, "STATE.md"), after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
