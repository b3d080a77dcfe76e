var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{MOST_RETURNS:()=>MOST_RETURNS,acceptedReason:()=>acceptedReason,addBlockers:()=>addBlockers,addDecisions:()=>addDecisions,baseOf:()=>baseOf,beginPlans:()=>beginPlans,blockersIn:()=>blockersIn,changesInTheWay:()=>changesInTheWay,decisionsIn:()=>decisionsIn,endPlan:()=>endPlan,handOut:()=>handOut,hasSlots:()=>hasSlots,isWorkFile:()=>isWorkFile,keepAccepted:()=>keepAccepted,keepContents:()=>keepContents,keptContent:()=>keptContent,leftLines:()=>leftLines,leftoversIn:()=>leftoversIn,marksOf:()=>marksOf,noteReturned:()=>noteReturned,ownUncommitted:()=>ownUncommitted,phaseDecisionsIn:()=>phaseDecisionsIn,planEvidence:()=>planEvidence,recordPlanDone:()=>recordPlanDone,recordQuickTask:()=>recordQuickTask,recordSession:()=>recordSession,recordVerified:()=>recordVerified,resolveBlockers:()=>resolveBlockers,settleChanges:()=>settleChanges,settleSummary:()=>settleSummary,todosIn:()=>todosIn,writeSummary:()=>writeSummary,yamlEntry:()=>yamlEntry}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_phases_sync_roadmap=require("./shared.core.planning.phas\
es.sync-roadmap.cjs"),import_shared_core_planning_writing_flat_state2=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_app_loop_conclude_turn3=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_shared_core_snapshots_undo_text2=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_snapshots_undo_text3=require("./shared.core.snapshots.undo-text.cjs"),
import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_node_path=require("node:path"),import_node_path2=require("node:path"),import_node_path3=require("node:path"),import_node_fs=require("node:fs"),import_node_path4=require("node:path");
// src/core/planning/writing/state-decisions.ts
var DECISIONS = /^(?:(?:key |recent |accumulated.*)?decisions(?: made| log(?:ged)?)?)$/i;
var NO_PHASE = "?";
var BEHIND = /^(.*\S) \(Phase ([^\s()]{1,20})\)$/;
var [PHASE, DECISION, WHY] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i];
function addDecision(text, decision) {
  const said = (0, import_shared_core_failure_reading_line_pattern.oneLine)(decision.text);
  if (said === "") return text;
  const why = (0, import_shared_core_failure_reading_line_pattern.oneLine)(decision.rationale ?? "");
  if ((0, import_shared_core_planning_writing_flat_state2.isFlatState)(text)) return (0, import_shared_core_planning_writing_flat_state2.addFlatDecision)(text, why === "" ? said : `${said} \u2014 ${why}`);
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, DECISIONS);
  const phase = decision.phase ?? NO_PHASE;
  const entry = `- [Phase ${phase}]: ${said}${why === "" ? "" : ` \u2014 ${why}`}`;
  if (section === null) return (0, import_shared_core_planning_writing_section.appendSection)(text, "## Decisions", [entry]);
  const table = decisionTable(section);
  const isListed = (0, import_shared_core_planning_writing_section.listItems)(text, section.lines).length > 0;
  return table === null || isListed && !hasPhases(table) ? (0, import_shared_core_planning_writing_section.addListEntry)(text, section, entry) : withRow(text, table, { ...decision, phase, text: said, rationale: why });
}
function withRow(text, table, { phase, text: said, rationale = "" }) {
  const decided = hasPhases(table) || phase === NO_PHASE ? said : `${said} (Phase ${phase})`;
  const isThere = table.rows.some(
    (row) => (0, import_hooks_active_on_command.phaseKey)((0, import_shared_core_planning_writing_section.cellOf)(table, row, PHASE) ?? phase) === (0, import_hooks_active_on_command.phaseKey)(phase) && (0, import_shared_core_planning_writing_section.cellOf)(table, row, DECISION) === (0, import_shared_core_failure_reading_line_pattern.cellText)(decided)
  );
  const values = [
    [PHASE, phase],
    [DECISION, decided],
    [WHY, rationale]
  ];
  return isThere ? text : (0, import_shared_core_planning_writing_section.addRow)(text, table, values);
}
function decisionTable(section) {
  return (0, import_shared_core_planning_writing_section.findTable)(section, [PHASE, DECISION]) ?? (0, import_shared_core_planning_writing_section.findTable)(section, [DECISION]);
}
function hasPhases({ columns }) {
  return columns.some((name) => PHASE.test(name));
}
function decisionsIn(text) {
  return (0, import_shared_core_planning_writing_flat_state2.isFlatState)(text) ? (0, import_shared_core_planning_writing_flat_state2.flatDecisions)(text) : recorded(text).map(({ line }) => line);
}
function phaseDecisionsIn(text) {
  return recorded(text).filter(({ phase, text: said }) => phase !== null && said !== "");
}
function recorded(text) {
  const section = (0, import_shared_core_planning_writing_section.findSection)(text, DECISIONS);
  if (section === null) return [];
  const table = decisionTable(section);
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => !/^-*$/.test(cell.text)));
  const items = (0, import_shared_core_planning_writing_section.listItems)(text, section.lines).map(({ said }) => (0, import_shared_core_failure_reading_line_pattern.oneLine)(said));
  return [
    ...rows.map((row) => {
      const [phase, decided = null, rationale] = [PHASE, DECISION, WHY].map(
        (name) => table && (0, import_shared_core_planning_writing_section.cellOf)(table, row, name)
      );
      const [, bare, behind] = phase == null ? BEHIND.exec(decided ?? "") ?? [] : [];
      const line = row.map((cell) => cell.text).join(" | ");
      const said = { phase: phase ?? behind ?? null, text: bare ?? decided ?? "" };
      return { ...said, rationale: rationale ?? void 0, line };
    }),
    ...items.filter((item) => !(0, import_shared_core_planning_writing_section.saysNone)(item)).map((line) => {
      const [, phase = null, said = ""] = /^\[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line) ?? [];
      const [decided = "", ...reasons] = said.split(" \u2014 ");
      return { phase, text: decided.trim(), rationale: reasons.join(" \u2014 ").trim() || void 0, line };
    })
  ];
}
var BLOCKERS = /^(?:(?:open|active|current|known) )?(?:blockers|concerns)(?: ?(?:\/|&|and) ?(?:blockers|concerns|issues|risks))?$/i;
function addBlocker(text, blocker) {
  const said = (0, import_shared_core_failure_reading_line_pattern.itemText)(blocker);
  if (said === "") return text;
  if ((0, import_shared_core_planning_writing_flat_state2.isFlatState)(text)) return (0, import_shared_core_planning_writing_flat_state2.addFlatBlocker)(text, said);
  const section = blockerSection(text);
  return section === null ? (0, import_shared_core_planning_writing_section.appendSection)(text, "### Blockers/Concerns", [`- ${said}`]) : (0, import_shared_core_planning_writing_section.addListEntry)(text, section, `- ${said}`, true);
}
function blockerSection(text) {
  const all = (0, import_shared_core_planning_writing_section.findSections)(text, BLOCKERS);
  return all.find((one) => (0, import_shared_core_planning_writing_section.listItems)(text, one.lines).length > 0) ?? all.at(-1) ?? null;
}
function noBlockers(text) {
  const section = blockerSection(text);
  if (section === null) return { line: null };
  const line = (0, import_shared_core_planning_writing_section.placeholderIn)(section)?.text;
  const isOpen2 = (0, import_shared_core_planning_writing_section.listItems)(text, section.lines).some(({ isSettled }) => !isSettled);
  return line === void 0 && isOpen2 ? null : { line: line ?? "" };
}
function resolveBlocker(text, words, none = null) {
  const wanted = (0, import_shared_core_failure_reading_line_pattern.oneLine)(words).toLowerCase();
  if (wanted === "") return text;
  if ((0, import_shared_core_planning_writing_flat_state2.isFlatState)(text)) return (0, import_shared_core_planning_writing_flat_state2.resolveFlatBlocker)(text, wanted);
  const section = blockerSection(text);
  const items = section === null ? [] : (0, import_shared_core_planning_writing_section.listItems)(text, section.lines);
  const open = items.filter(({ isSettled }) => !isSettled);
  const gone = open.filter(({ said }) => said.toLowerCase().includes(wanted));
  if (section !== null && gone.length > 0 && gone.length === open.length)
    return withoutBlockers(text, section, { gone, none, isBare: open.length === items.length });
  return (0, import_shared_core_planning_writing_section.splice)(text, removed(gone));
}
function withoutBlockers(text, section, { gone, none, isBare }) {
  const [first, last] = [gone[0], gone.at(-1)];
  if (first === void 0 || last === void 0) return text;
  const others = section.lines.filter(
    (line2) => line2.text.trim() !== "" && gone.every(({ start, end }) => line2.start < start || line2.start >= end)
  );
  if (none?.line === null && others.length === 0) return (0, import_shared_core_planning_writing_section.withoutSection)(text, section);
  const before = none === null && isBare ? "None." : none?.line;
  const line = others.some(({ text: other }) => (0, import_shared_core_planning_writing_section.saysNone)(other)) ? "" : before;
  if (line) return (0, import_shared_core_planning_writing_section.splice)(text, [{ ...first, text: line + (0, import_shared_core_planning_writing_section.lineEndOf)(text) }, ...removed(gone.slice(1))]);
  const blank = isBare ? /^\r?\n/.exec(text.slice(last.end))?.[0].length ?? 0 : 0;
  return (0, import_shared_core_planning_writing_section.splice)(text, [...removed(gone), { start: last.end, end: last.end + blank, text: "" }]);
}
function removed(items) {
  return items.map(({ start, end }) => ({ start, end, text: "" }));
}
function blockersIn(text) {
  return (0, import_shared_core_planning_writing_flat_state2.isFlatState)(text) ? (0, import_shared_core_planning_writing_flat_state2.flatBlockers)(text) : openIn(text, BLOCKERS);
}
function todosIn(text) {
  return openIn(text, /^(?:(?:pending|open|current) )?to-?dos$/i);
}
function openIn(text, title2) {
  return (0, import_shared_core_planning_writing_section.findSections)(text, title2).flatMap(({ lines }) => (0, import_shared_core_planning_writing_section.stillOpen)((0, import_shared_core_planning_writing_section.listItems)(text, lines)));
}
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
  const padded = (0, import_hooks_active_on_command.paddedPhase)((0, import_hooks_active_on_command.folderPhase)(plan.phase) ?? plan.phase);
  const { decisions = [] } = plan;
  const id = plan.plan.includes("-") ? plan.plan : `${padded}-${plan.plan}`;
  const stoppedAt = `Completed ${id}-PLAN.md`;
  const note = (text) => {
    const decided = decisions.map((one) => ({ phase: plan.phase, text: one })).reduce(addDecision, text);
    const after = (0, import_shared_core_planning_writing_flat_state2.isFlatState)(text) ? (0, import_shared_core_planning_writing_flat_state2.addFlatIteration)(decided, plan.phase, id) : stopped(decided, { stoppedAt, activity: stoppedAt }, now);
    return (0, import_shared_core_planning_writing_flat_state2.mirrored)(text, after, { now });
  };
  return (0, import_shared_core_planning_phases_sync_roadmap.recordEvent)(project, { kind: "plan done", phase: plan.phase, plan: id, note }, now);
}
function recordVerified(project, phase, now = isoNow()) {
  const note = (text, is) => {
    if ((0, import_shared_core_planning_writing_flat_state2.isFlatState)(text)) return text;
    const facts = (0, import_shared_app_planning_documents_open_phase.findTypedPhase)(is, phase);
    const isOver2 = facts !== null && (0, import_shared_core_planning_writing_new_documents2.diskStatus)(facts) === "complete";
    const how = facts?.verification === "gaps_found" ? "gaps found" : "waits for a person";
    const stoppedAt = isOver2 ? `Phase ${phase} complete` : `Phase ${phase} verified: ${how}`;
    return (0, import_shared_core_planning_writing_flat_state2.mirrored)(text, stopped(text, { stoppedAt, activity: stoppedAt }, now), { now });
  };
  return (0, import_shared_core_planning_phases_sync_roadmap.recordEvent)(project, { kind: "verified", phase, note }, now);
}
function recordSession(project, session, now = isoNow()) {
  return changeState(
    project,
    { now },
    (text) => session.activity === void 0 ? (0, import_shared_core_planning_writing_flat_state.keepSession)(text, { ...session, now }) : stopped(text, session, now)
  );
}
function stopped(text, { activity, ...session }, now) {
  const active = activity === void 0 ? text : (0, import_shared_core_planning_writing_flat_state.noteActivity)(text, now.slice(0, 10), activity);
  return (0, import_shared_core_planning_writing_flat_state.noteSession)(active, { ...session, now });
}
function addDecisions(project, decisions) {
  return changeState(project, { isNote: true }, (text) => decisions.reduce(addDecision, text));
}
function addBlockers(project, blockers) {
  return changeState(project, { isNote: true }, (text) => {
    const after = blockers.reduce(addBlocker, text);
    const none = noBlockers(text);
    const isFirst = none !== null && after !== text;
    if (isFirst && (0, import_common5.openMswSubfolder)(project.root, "planning").status === "ok")
      (0, import_common7.keepJson)(beforeBlockers(project), none);
    return after;
  });
}
function resolveBlockers(project, words) {
  return changeState(project, { isNote: true }, (text) => resolveBlocker(text, words, withoutAny(project)));
}
function withoutAny(project) {
  const file = (0, import_common9.readJson)(beforeBlockers(project), (0, import_common13.ownFile)(project.root));
  const read = (0, import_adapters_loops_record_schemas.object)({ line: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()) }).safeParse(file.status === "ok" ? file.value : null);
  return read.success ? read.data : null;
}
function beforeBlockers({ root }) {
  return (0, import_common5.mswPath)(root, "planning", "no-blockers.json");
}
function recordQuickTask(project, task, now = isoNow()) {
  const what = `Completed quick task ${task.id}: ${task.description}`;
  return changeState(project, { now }, (text) => (0, import_shared_core_planning_writing_flat_state.noteActivity)(noteQuickTask(text, task), task.date, what));
}
function changeState({ planning, root }, { now = isoNow(), isNote = false }, change) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const { state } = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    if (state === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(".planning/STATE.md is missing: begin with /msw:init.");
    const { text } = state.document;
    const after = (0, import_shared_core_planning_writing_flat_state2.mirrored)(text, change(text), { now, isNote });
    if (after === text) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn3.writeDocument)(root, (0, import_node_path.join)(planning, "STATE.md"), after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function isoNow() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
// src/app/planning/execution/track-plans.ts
// src/core/planning/execution/plan-beginning.ts
function beginPlan(previous, { loop, at, now, head, taken, kept }) {
  const own = new Set(previous === null ? [] : ownPaths(previous, now));
  const before = Object.entries(now).filter(
    ([path, mark]) => taken[path] === void 0 && (!own.has(path) || kept[path] === mark)
  );
  return {
    loop,
    at: previous?.at ?? at,
    base: previous === null ? Object.keys(now).some(isWorkFile) ? null : head : previous.base,
    ended: null,
    // Its later changes are still compared with the original state.
    before: { ...Object.fromEntries(before), ...olderMarks(previous, own, taken) },
    rest: {},
    left: previous?.left ?? [],
    proven: false,
    returned: 0,
    refusal: null
  };
}
function ownPaths(previous, now) {
  const changed = changedSince(previous.before, now);
  return previous.ended === null ? changed : changed.filter((path) => previous.rest[path] === now[path]);
}
function olderMarks(previous, own, taken) {
  const both = Object.entries(previous?.before ?? {}).filter(
    ([path]) => own.has(path) && taken[path] === void 0
  );
  return Object.fromEntries(both);
}
function changedSince(before, now) {
  return Object.keys(now).filter((path) => now[path] !== before[path]).sort();
}
function isWorkFile(path) {
  return !/^\.(?:planning|msw)\//.test(path);
}
function unexplained(plans, now, { kept, taken }) {
  const said = { ...kept, ...taken };
  return changedSince({}, now).filter((path) => {
    const naming = isWorkFile(path) ? plans.filter(({ files }) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(files, path)) : [];
    return naming.length > 0 && said[path] !== now[path] && !naming.some((plan) => knows(plan, path));
  });
  function knows({ beginning }, path) {
    if (beginning === null) return false;
    const isNew = beginning.ended !== null && beginning.rest[path] !== now[path];
    return !isNew && (beginning.before[path] === void 0 || said[path] !== void 0);
  }
}
var NO_LEFTOVERS = { own: [], shared: [] };
function leftoversOf(files, { before, left }, now) {
  const open = changedSince(before, now).filter(
    (path) => isWorkFile(path) && !(0, import_shared_core_planning_execution_next_execution.isNamedBy)(files, path) && !left.some(({ file }) => file === path)
  );
  return {
    own: open.filter((path) => before[path] === void 0),
    shared: open.filter((path) => before[path] !== void 0)
  };
}
var MOST_RETURNS = 2;
var MOST = 40;
function leftLines({ own, shared }, left) {
  return [
    ...own.map(
      (path) => import_common6.prose`- ${(0, import_common.codeName)(path)}: no task names it and no commit holds it; a clone lacks it`
    ),
    ...shared.map(
      (path) => import_common6.prose`- ${(0, import_common.codeName)(path)}: it held changes of the user's before; what was added is in no commit`
    ),
    ...left.map(
      ({ file, why }) => import_common6.prose`- ${(0, import_common.codeName)(file)}: not part of this work, as its executor says: ${(0, import_common3.quoteLine)(why, 200)}`
    )
  ].slice(0, MOST);
}
// src/app/planning/execution/kept-contents.ts
async function marksOf(project) {
  const paths = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project);
  if (paths === null) return null;
  return Object.fromEntries(paths.slice(0, MOST_FILES).map((path) => [path, (0, import_shared_core_snapshots_undo_text.fileMark)((0, import_node_path3.join)(project, path))]));
}
var MOST_FILES = 2e4;
var MOST_KEPT = 500;
var LARGEST_KEPT = 4 * 1024 * 1024;
function keepContents(project, paths) {
  const folder = (0, import_common5.openMswSubfolder)(project, "execution", "before");
  if (folder.status === "refused") return;
  for (const path of paths.slice(0, MOST_KEPT)) {
    const file = (0, import_common12.readFile)((0, import_node_path3.join)(project, path), (0, import_common13.projectFile)(project), LARGEST_KEPT);
    if (file.status === "ok") (0, import_common8.writeFileAtomic)((0, import_node_path3.join)(folder.path, (0, import_shared_core_snapshots_undo_text.contentMark)(file.bytes)), file.bytes);
  }
}
function keptContent(project, mark) {
  if (!/^[0-9a-f]{64}$/.test(mark)) return null;
  const path = (0, import_node_path3.join)(project, ".msw", "execution", "before", mark);
  const file = (0, import_common12.readFile)(path, (0, import_common13.ownFile)(project), LARGEST_KEPT);
  return file.status === "ok" && (0, import_shared_core_snapshots_undo_text.contentMark)(file.bytes) === mark ? file.bytes : null;
}
// src/app/planning/execution/track-plans.ts
async function changesInTheWay(workspace, execution) {
  const { project } = workspace;
  const now = await marksOf(project);
  if (now === null) return [];
  await forgetStopped(workspace, execution.terms.folder);
  const { plans, ...said } = (0, import_shared_app_planning_worktrees_plan_runs.readRuns)(workspace, execution.terms.folder);
  const open = (0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).map(({ id, files }) => ({
    files,
    beginning: plans[id]?.begun ?? null
  }));
  return unexplained(open, now, said);
}
async function forgetStopped(workspace, folder) {
  const known = new Set((0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).map(({ terms }) => terms.id));
  const isStopped = (begun) => begun?.ended === null && !known.has(begun.loop);
  for (const [id, { begun }] of Object.entries((0, import_shared_app_planning_worktrees_plan_runs.readRuns)(workspace, folder).plans))
    if (isStopped(begun))
      await (0, import_shared_app_planning_worktrees_plan_runs.changeBeginning)(workspace, { folder, id }, (one) => ({
        ...one,
        ended: workspace.now(),
        rest: one.before
      }));
}
async function settleChanges(store, folder, { choice, files }) {
  const now = await marksOf(store.project) ?? {};
  const said = Object.fromEntries(
    files.flatMap((path) => now[path] === void 0 ? [] : [[path, now[path]]])
  );
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRuns)(
    store,
    folder,
    ({ plans, kept, taken }) => choice === "keep" ? { plans, kept: { ...kept, ...said }, taken: without(taken, files) } : { plans, kept: without(kept, files), taken: { ...taken, ...said } }
  );
}
function without(marks, paths) {
  return Object.fromEntries(Object.entries(marks).filter(([path]) => !paths.includes(path)));
}
async function beginPlans({ now: clock, ...store }, places, loop) {
  const { project } = store;
  const now = await marksOf(project) ?? {};
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  const head = state.status === "ok" ? state.head : null;
  for (const { folder, id } of places) {
    const said = (0, import_shared_app_planning_worktrees_plan_runs.readRuns)(store, folder);
    await (0, import_shared_app_planning_worktrees_plan_runs.changeRun)(store, { folder, id }, ({ begun: found }) => {
      const begun = beginPlan(found, { loop, at: clock(), now, head, kept: said.kept, taken: said.taken });
      keepContents(project, changedSince({}, begun.before).filter(isWorkFile));
      return { begun };
    });
  }
}
async function endPlan(store, place, proven) {
  const rest = await marksOf(store.project) ?? {};
  await (0, import_shared_app_planning_worktrees_plan_runs.changeBeginning)(store, place, (begun) => ({ ...begun, ended: store.now(), proven, rest }));
}
async function noteReturned(store, plan) {
  const { own, shared } = await leftoversIn(store, plan);
  if (own.length + shared.length === 0) return;
  await (0, import_shared_app_planning_worktrees_plan_runs.changeBeginning)(store, plan, (begun) => ({ ...begun, returned: begun.returned + 1 }));
}
async function leftoversIn(store, plan) {
  const { begun } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  const isAlone = lastWork(store, plan) < Number.POSITIVE_INFINITY;
  const now = begun !== null && isAlone ? await marksOf(store.project) : null;
  return begun === null || now === null ? NO_LEFTOVERS : leftoversOf((0, import_shared_core_planning_execution_next_execution.namedFiles)(plan.document), begun, now);
}
function baseOf(store, plan) {
  const { begun } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  return begun === null || begun.base === null || lastWork(store, plan) > begun.at ? null : begun;
}
function lastWork(store, { folder, id }) {
  const names = (0, import_common10.namesIn)((0, import_node_path2.dirname)((0, import_shared_app_planning_worktrees_plan_runs.runsPath)(store.project, folder)), (0, import_common13.ownFile)(store.project));
  const folders = names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  const others = [.../* @__PURE__ */ new Set([folder, ...folders])].flatMap(
    (one) => Object.entries((0, import_shared_app_planning_worktrees_plan_runs.readRuns)(store, one).plans).flatMap(
      ([plan, { begun }]) => begun === null || one === folder && plan === id ? [] : [begun.ended ?? Number.POSITIVE_INFINITY]
    )
  );
  return Math.max(0, ...others);
}
async function handOut(workspace, { terms, step }, trees = /* @__PURE__ */ new Map()) {
  const loop = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).find(
    ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null
  );
  const batch = step.batch.filter(({ plan }) => !trees.has(plan));
  if (loop === void 0 || batch.length === 0) return;
  const places = batch.map(({ plan }) => ({ folder: terms.folder, id: plan }));
  await beginPlans(workspace, places, loop.terms.id);
}
// src/app/planning/execution/plan-evidence.ts
// src/core/text/markdown/yaml-entry.ts
function yamlEntry(key, value, indent = "") {
  const head = `${indent}${WORD.test(key) ? key : (0, import_shared_core_snapshots_undo_text3.proseJson)(key, 0)}:`;
  if (typeof value === "string") return `${head} ${scalarOf(value)}
`;
  if (!(0, import_hooks_active_on_command2.isList)(value)) return `${head}
${entriesOf(value, `${indent}  `)}`;
  if (value.length === 0) return `${head} []
`;
  return `${head}
${value.map((item) => yamlItem(item, `${indent}  `)).join("")}`;
}
function entriesOf(value, indent) {
  const entries = typeof value === "string" || (0, import_hooks_active_on_command2.isList)(value) ? [] : Object.entries(value);
  return entries.map(([name, inner]) => yamlEntry(name, inner, indent)).join("");
}
function yamlItem(item, indent) {
  if (typeof item === "string") return `${indent}- ${scalarOf(item)}
`;
  return `${indent}- ${entriesOf(item, `${indent}  `).slice(indent.length + 2)}`;
}
var WORD = /^[\w./-]+$/;
function scalarOf(text) {
  return WORD.test(text) ? (0, import_shared_core_snapshots_undo_text2.yamlScalar)(text) : (0, import_shared_core_snapshots_undo_text3.proseJson)(text, 0);
}
// src/core/planning/execution/summary-skeleton.ts
function summarySkeleton(facts) {
  return (0, import_common2.shownDocument)(frontmatter(facts), (0, import_common6.joinProse)(body(facts), "\n\n"));
}
function codeSections({ commits, tasks, extra, left }) {
  const files = Object.entries(changedFiles(commits)).flatMap(
    ([state, paths]) => paths.map((path) => import_common6.prose`- ${(0, import_common.codeName)(path)} - ${(0, import_common.quoteName)(state)}`)
  );
  const also = extra.filter(({ file }, at) => extra.findIndex((one) => one.file === file) === at);
  return {
    commits: {
      title: "Task Commits",
      head: [import_common6.prose`| Task | What | Commit | Type |`, import_common6.prose`|------|------|--------|------|`],
      lines: commits.map(
        ({ hash, subject }) => (0, import_app_loop_conclude_turn.tableRow)([
          import_common6.prose`${tasks.get(hash) ?? import_common6.prose`-`}`,
          (0, import_common3.quoteLine)(subject.replace(/^[^:]*: /, ""), 100),
          (0, import_common.codeName)(hash.slice(0, 7)),
          (0, import_common.quoteName)((0, import_shared_core_planning_writing_new_documents.commitType)(subject) ?? "-")
        ])
      ),
      written: /^\|.*\| `([0-9a-f]{7})` \|[^|]*\|$/
    },
    files: {
      title: "Files Created/Modified",
      lines: files.slice(0, MOST_FILES2),
      written: /^- (.+) - (?:created|modified|deleted)$/
    },
    deviations: {
      title: "Deviations from Plan",
      lines: also.map(
        ({ task, file }) => import_common6.prose`- Task ${task} also changed ${(0, import_common.codeName)(file)}, which the plan does not name`
      ),
      written: /^- Task \d+ also changed (.+), which the plan does not name$/
    },
    left: {
      title: "Left Uncommitted",
      lines: left,
      written: /^- (.+?): (?:no task names it|it held changes|not part of this work)\b/
    }
  };
}
var MOST_FILES2 = 40;
function figures({ commits, minutes }) {
  return {
    duration: import_common6.prose`- **Duration:** ${minutes} min`,
    files: import_common6.prose`- **Files changed:** ${Object.values(changedFiles(commits)).flat().length}`
  };
}
function frontmatter(facts) {
  const { plan, folder, canonical } = facts;
  const provides = plan.mustHaves.artifacts.map(({ provides: what, path }) => what ?? path);
  const name = folder.slice(((0, import_hooks_active_on_command.folderPhase)(folder) ?? "").length).replace(/^-/, "");
  const head = [
    ["phase", folder],
    ["plan", plan.plan ?? canonical],
    ["subsystem", (0, import_common4.plainLine)(name, 60) || folder],
    ["tags", []],
    ["requires", []],
    ["provides", provides.map((one) => (0, import_common4.plainLine)(one, 120))],
    ["affects", []],
    ["tech-stack", { added: [], patterns: [] }]
  ];
  const entries = [
    ...head.map(([key, value]) => yamlEntry(key, value)),
    keyFiles(facts.commits),
    "key-decisions: []\npatterns-established: []\n",
    `requirements-completed: ${flow(plan.requirements)}
`,
    `duration: ${facts.minutes}min
completed: ${facts.completedAt.slice(0, 10)}
`
  ];
  return entries.join("");
}
function keyFiles(commits) {
  const { created, modified } = changedFiles(commits);
  const lists = { created: created.slice(0, MOST_FILES2), modified: modified.slice(0, MOST_FILES2) };
  return yamlEntry("key-files", lists);
}
function body(facts) {
  const { plan, startedAt, completedAt, accepted } = facts;
  const { commits, files, deviations, left } = codeSections(facts);
  const performance = [
    figures(facts).duration,
    import_common6.prose`- **Started:** ${(0, import_common.quoteName)(startedAt)}`,
    import_common6.prose`- **Completed:** ${(0, import_common.quoteName)(completedAt)}`,
    import_common6.prose`- **Tasks:** ${(0, import_shared_core_planning_execution_next_execution.workItems)(plan).length}`,
    figures(facts).files
  ];
  const changes = [
    accepted !== null && import_common6.prose`- Carried out as the user accepted the plan, with what code objected to: ${(0, import_common3.quoteLine)(accepted, 400)}`,
    ...deviations.lines.map((line) => import_common6.prose`${line}: ${slot(import_common6.prose`why`)}`),
    slot(
      import_common6.prose`each with its rule R1 to R4, the task, the files and the commit; or: None - plan executed exactly as written.`
    )
  ].filter((line) => line !== false);
  const listOf = (lines) => (0, import_common6.joinProse)(lines.length === 0 ? [import_common6.prose`None.`] : lines, "\n");
  return [
    import_common6.prose`# ${title(facts)} Summary`,
    import_common6.prose`**${slot(import_common6.prose`what was built, in one sentence that names the means`)}**`,
    import_common6.prose`## Performance\n\n${(0, import_common6.joinProse)(performance, "\n")}`,
    import_common6.prose`## Accomplishments\n\n- ${slot(import_common6.prose`the most important outcomes, one bullet each`)}`,
    import_common6.prose`## Task Commits\n\n${listOf([...commits.head, ...commits.lines])}`,
    import_common6.prose`## Files Created/Modified\n\n${listOf(files.lines)}`,
    import_common6.prose`## Decisions Made\n\n${slot(import_common6.prose`decisions with their reasons, or: None - followed the plan as written.`)}`,
    import_common6.prose`## Deviations from Plan\n\n${listOf(changes)}`,
    import_common6.prose`## Issues Encountered\n\n${slot(import_common6.prose`what went wrong and how it was solved, or: None.`)}`,
    import_common6.prose`## User Setup Required\n\n${setup(plan)}`,
    import_common6.prose`## Next Phase Readiness\n\n${slot(import_common6.prose`what is ready for the next plan, and what is in its way`)}`,
    ...left.lines.length === 0 ? [] : [import_common6.prose`## Left Uncommitted\n\n${listOf(left.lines)}`],
    import_common6.prose`## Self-Check: ${slot(import_common6.prose`PASSED, once the files and commits named here are found to exist`)}`
  ];
}
function title({ plan, folder, canonical }) {
  const phase = ((0, import_hooks_active_on_command.folderPhase)(folder) ?? folder).replace(/^0+(?=\d)/, "");
  const name = (plan.objective ?? canonical).trim().replace(/(?<![.:])[.:]+$/, "");
  return import_common6.prose`Phase ${(0, import_common.quoteName)(phase, 80)} Plan ${(0, import_common.quoteName)(plan.plan ?? canonical, 80)}: ${(0, import_common3.quoteLine)(name, 80)}`;
}
function setup(plan) {
  const asked = plan.frontmatter.values.user_setup;
  const isNone = asked === void 0 || Array.isArray(asked) && asked.length === 0;
  return isNone ? import_common6.prose`None - no external service configuration required.` : slot(import_common6.prose`the steps that the plan names under user_setup`);
}
function flow(items) {
  return `[${items.map((item) => /^[\w./-]+$/.test(item) ? item : (0, import_shared_core_snapshots_undo_text3.proseJson)(item, 0)).join(", ")}]`;
}
function changedFiles(commits) {
  const states = /* @__PURE__ */ new Map();
  for (const commit of commits)
    for (const path of commit.files) states.set(path, stateAfter(commit, path, states.get(path)));
  const inState = (wanted) => [...states].filter(([path, state]) => state === wanted && !path.startsWith(".planning/")).map(([path]) => path);
  return { created: inState("created"), modified: inState("modified"), deleted: inState("deleted") };
}
function stateAfter({ added, deleted }, path, before) {
  if (deleted.includes(path)) return before === "created" ? "gone" : "deleted";
  if (added.includes(path)) return before === "deleted" ? "modified" : "created";
  return before ?? "modified";
}
function slot(what) {
  return import_common6.prose`[FILL: ${what}]`;
}
function hasSlots(text) {
  return text.includes("[FILL:");
}
// src/core/planning/execution/refresh-summary.ts
function refreshSummary(text, facts) {
  const { left, ...fromCommits } = codeSections(facts);
  const told = withLines(text, left);
  if (facts.commits.length === 0) return told;
  return Object.values(fromCommits).reduce(withLines, told).replace(/^- \*\*Files changed:\*\* \d+$/m, figures(facts).files).replace(/^- \*\*Duration:\*\* \d+ min$/m, figures(facts).duration).replace(/^duration: \d+min$/m, `duration: ${facts.minutes}min`).replace(
    /^key-files:[ \t]*(\r?\n)(?:[ \t].*\r?\n)+/m,
    (_, eol) => keyFiles(facts.commits).replaceAll("\n", eol)
  );
}
function withLines(text, { title: title2, head = [], written, ...section }) {
  const lines = section.lines.map(import_common2.shown);
  const place = (0, import_shared_core_planning_writing_section.findSection)(text, new RegExp(`^${title2}$`, "i"));
  if (place === null) return lines.length === 0 ? text : withSection(text, title2, [...head, ...lines]);
  const eol = (0, import_shared_core_planning_writing_section.lineEndOf)(text);
  const aboutOf = (line) => written.exec(line)?.[1];
  const kept = text.slice(place.start, place.end).split(eol).flatMap((line) => {
    const about = aboutOf(line);
    return about === void 0 ? [line] : lines.filter((one) => aboutOf(one) === about);
  });
  const told = kept.join(eol);
  const missing = lines.filter((line) => !told.includes(aboutOf(line) ?? line));
  const before = missing.length === 0 ? kept : kept.filter((line) => !/^(?:- )?None\b/.test(line));
  const at = Math.max(1, before.findLastIndex((line) => line.trim() !== "") + 1);
  const isList2 = /^[-|]|^$/.test(before[at - 1] ?? "");
  const added = [
    ...missing.length === 0 || isList2 ? [] : [""],
    ...missing.length === 0 || before.some((line) => line.startsWith("|")) ? [] : head,
    ...missing
  ];
  const all = before.toSpliced(at, 0, ...added);
  const whole = all.some((line) => line.trim() !== "") ? all : ["", "None.", "", ""];
  return `${text.slice(0, place.start)}${whole.join(eol)}${text.slice(place.end)}`;
}
function withSection(summary, title2, lines) {
  const check = (0, import_shared_core_planning_writing_section.findSection)(summary, /^Self-Check:/i);
  if (check === null) return (0, import_shared_core_planning_writing_section.appendSection)(summary, `## ${title2}`, lines);
  const at = summary.lastIndexOf("\n", check.start - 2) + 1;
  return (0, import_shared_core_planning_writing_section.insertLines)(summary, at, [`## ${title2}`, "", ...lines, ""]);
}
// src/app/planning/documents/accepted-plans.ts
function acceptedReason(root, plan) {
  const reason = recorded2(root)[digestOf(plan)];
  return typeof reason === "string" ? reason : null;
}
function keepAccepted(root, reason, plans) {
  const folder = (0, import_common5.openMswSubfolder)(root, "planning");
  const accepted = Object.fromEntries(plans.map((plan) => [digestOf(plan), reason]));
  if (folder.status === "ok") (0, import_common7.keepJson)(pathOf(root), { ...recorded2(root), ...accepted });
  return folder;
}
function recorded2(root) {
  const file = (0, import_common9.readJson)(pathOf(root), (0, import_common13.ownFile)(root));
  const value = file.status === "ok" ? file.value : null;
  return typeof value === "object" && value !== null ? { ...value } : {};
}
function pathOf(root) {
  return (0, import_common5.mswPath)(root, "planning", "accepted.json");
}
function digestOf(text) {
  return `sha256:${(0, import_common11.createHash)("sha256").update(text).digest("hex")}`;
}
// src/app/planning/execution/plan-evidence.ts
async function planEvidence(store, plan, root = store.project) {
  const { project } = store;
  const commits = await commitsOf(project, plan, root);
  const isHere = root === project;
  const begun = isHere ? (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan).begun : null;
  return {
    plan: plan.document,
    canonical: plan.canonical,
    summary: readSummaryOf(root, plan),
    commits: commits === null ? null : await (0, import_app_loop_gather_evidence.withFiles)(root, commits),
    uncommitted: await ownUncommitted(root, begun),
    leftovers: isHere ? await leftoversIn(store, plan) : NO_LEFTOVERS,
    returned: begun?.returned ?? 0,
    refusal: begun?.refusal ?? null
  };
}
async function ownUncommitted(project, begun) {
  if (begun === null) return await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return changedSince(begun.before, await marksOf(project) ?? {});
}
async function commitsOf(project, plan, root) {
  const all = await (0, import_app_loop_gather_evidence.recentCommits)(root);
  if (all === null) return null;
  const added = (await (0, import_app_loop_gather_evidence.addedIn)(project, plan.path)).get(plan.path);
  return (0, import_shared_core_planning_writing_new_documents.ownCommits)(all, plan.canonical, added);
}
function readSummaryOf(project, plan) {
  const path = (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(project, plan);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path);
  return text === null ? null : { path, text };
}
async function writeSummary(store, plan, now, root = store.project) {
  const path = (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(root, plan);
  if ((0, import_node_fs.existsSync)((0, import_node_path4.join)(root, path))) return { status: "done", path, written: false };
  const { commits } = await planEvidence(store, plan, root);
  const text = summarySkeleton(summaryFacts(store, plan, { commits, left: [], now }));
  const folder = (0, import_app_loop_conclude_turn3.openDocumentFolder)(root, (0, import_node_path4.dirname)(path));
  const written = folder.status === "refused" ? folder : (0, import_app_loop_conclude_turn2.writeDocumentPage)(root, path, text);
  return written.status === "refused" ? written : { status: "done", path, written: true };
}
async function settleSummary({ now, ...store }, plan, isDone) {
  const { commits, summary, leftovers, uncommitted } = await planEvidence(store, plan);
  const { begun } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  const still = (begun?.left ?? []).filter(({ file }) => uncommitted.includes(file));
  if (summary !== null) {
    const left = leftLines(leftovers, still);
    const text = refreshSummary(summary.text, summaryFacts(store, plan, { commits, left, now: now() }));
    const settled = isDone ? text : (0, import_shared_core_planning_writing_section.markBlocked)(text);
    if (settled !== summary.text) (0, import_app_loop_conclude_turn3.writeDocument)(store.project, summary.path, settled);
  }
  const names = [...leftovers.own, ...leftovers.shared, ...still.map(({ file }) => file)];
  if (names.length === 0) return null;
  const shown2 = (0, import_shared_core_planning_writing_new_documents2.someOf)(
    names.map((name) => (0, import_common4.plainLine)(name, 80)),
    MOST_TOLD
  );
  return `In no commit are ${shown2}: see "Left Uncommitted" in its summary.`;
}
var MOST_TOLD = 5;
function summaryFacts(store, plan, {
  commits,
  left,
  now
}) {
  const notes = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  const work = (commits ?? []).filter(({ subject }) => (0, import_shared_core_planning_writing_new_documents.isWork)(subject)).toReversed();
  const started = work[0] === void 0 ? now : Math.min(work[0].time * 1e3, now);
  return {
    plan: plan.document,
    folder: plan.folder,
    canonical: plan.canonical,
    commits: work,
    tasks: new Map(notes.commits.map(({ hash, task }) => [hash, task])),
    extra: notes.extra,
    left,
    accepted: acceptedReason(store.project, plan.document.text),
    minutes: Math.max(1, Math.round((now - started) / 6e4)),
    startedAt: new Date(started).toISOString(),
    completedAt: new Date(now).toISOString()
  };
}
