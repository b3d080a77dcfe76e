var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var a in e)__defProp(n,a,{get:e[a],enumerable:!0})},__copyProps=(n,e,a,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==a&&__defProp(n,r,{get:()=>e[r],enumerable:!(t=__getOwnPropDesc(e,r))||t.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{beginMilestone:()=>beginMilestone,closeState:()=>closeState,nextMilestone:()=>nextMilestone,takeUpMilestone:()=>takeUpMilestone}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_flat_state2=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_planning_writing_flat_state3=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require(
"./hooks.active.on-command.cjs"),import_node_path=require("node:path");
// src/app/planning/milestones/begin-milestone.ts
// src/core/planning/milestones/milestone-state.ts
function closeState(text, { version }, { passed, progress, now }) {
  const set = (0, import_shared_core_planning_writing_flat_state2.setFields)(text, {
    Phase: `Milestone ${version} complete`,
    Plan: "\u2014",
    // gsd-core knows this status as an end, so it reports no conflict with the roadmap.
    Status: `${version} milestone complete`
  });
  const focused = setFocus(set, "Planning the next milestone");
  const deferred = passed.reduce(
    (body, point) => noteDeferred(body, point, version, now.slice(0, 10)),
    focused
  );
  const noted = noteEvent(deferred, `Milestone ${version} completed and archived`, now);
  return noted === text ? text : (0, import_shared_core_planning_writing_flat_state3.mirrored)(text, noted, { counters: progress, now });
}
function beginState(text, begun, now) {
  const [first, last] = [begun.phases[0], begun.phases.at(-1)];
  if (first === void 0 || last === void 0) return text;
  const none = { completed_phases: 0, total_plans: 0, completed_plans: 0, percent: 0 };
  const counters = { total_phases: begun.phases.length, ...none };
  const set = (0, import_shared_core_planning_writing_flat_state2.setFields)(text, {
    Phase: `${first.number} of ${last.number} (${first.name})`,
    "Current Phase": first.number,
    "Current Phase Name": first.name,
    "Total Phases": last.number,
    Plan: "Not started",
    "Current Plan": "Not started",
    "Total Plans in Phase": "0",
    Status: "Ready to plan"
  });
  const focused = setFocus((0, import_shared_core_planning_writing_section.splice)(set, emptyBar(set)), `Phase ${first.number}: ${first.name}`);
  const noted = noteEvent(focused, `Milestone ${(0, import_shared_app_planning_milestones_open_milestone.milestoneTitle)(begun)} started`, now);
  const keys = { milestone: begun.version, milestone_name: begun.name };
  const named = (0, import_shared_core_planning_writing_section.splice)(noted, (0, import_shared_core_planning_writing_flat_state3.keyEdits)((0, import_shared_core_planning_documents_roadmap_scope2.readState)(noted).document, keys, { addsMissing: true }));
  return (0, import_shared_core_planning_writing_flat_state3.mirrored)(text, named, { counters, now });
}
function emptyBar(text) {
  return (0, import_shared_core_planning_documents_roadmap_scope2.rewriteField)(
    (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text).field("Progress"),
    (value) => value.replace(/^\[[█░]+\]\s*\d{1,3}%/, `${(0, import_shared_core_planning_writing_new_documents2.progressBar)(0)} 0%`).replace(/^\d{1,3}%/, "0%")
  );
}
function noteEvent(text, said, now) {
  const active = (0, import_shared_core_planning_writing_flat_state2.noteActivity)(text, now.slice(0, 10), said);
  return (0, import_shared_core_planning_writing_flat_state2.noteSession)(active, { stoppedAt: said, resumeFile: "None", now });
}
function setFocus(text, focus) {
  const isOurs = (value) => /^(?:Phase |Milestone |Planning |\[|v\d)/i.test(value);
  const edits = (0, import_shared_core_planning_documents_roadmap_scope2.rewriteField)(
    (0, import_shared_core_planning_documents_roadmap_scope2.readState)(text).field("Current focus"),
    (value) => isOurs(value) ? focus : null
  );
  return (0, import_shared_core_planning_writing_section.splice)(text, edits);
}
function noteDeferred(text, point, version, date) {
  const [title, deferredAt] = [/^deferred items$/i, /^deferred/i];
  const ready = (0, import_shared_core_planning_writing_section.findSection)(text, title) === null ? (0, import_shared_core_planning_writing_section.appendSection)(text, "## Deferred Items", import_shared_core_planning_writing_new_documents.DEFERRED_ITEMS) : text;
  const own = [
    [/^category$/i, point.category],
    [/^item$/i, point.item],
    [/^status$/i, point.status],
    [/^milestone$/i, version]
  ];
  const table = (0, import_shared_core_planning_writing_section.tableIn)(ready, title, [/^category$/i, /^item$/i, /^status$/i]);
  if (table === null) return text;
  const isThere = table.rows.some(
    (row) => own.every(([column, value]) => [value, void 0].includes((0, import_shared_core_planning_writing_section.cellOf)(table, row, column)))
  );
  return isThere ? text : (0, import_shared_core_planning_writing_section.addRow)(ready, table, [...own, [deferredAt, date]]);
}
// src/app/planning/milestones/begin-milestone.ts
function nextMilestone(project) {
  const found = (0, import_shared_app_planning_milestones_open_milestone.milestoneIn)(project);
  if (found.status === "refused") return found;
  if (found.status === "open") {
    const { version: version2 } = found.milestone;
    const cure = found.points.length === 0 ? "close it with /msw:go --close" : "/msw:status says what is next";
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Milestone ${version2} is not closed: ${cure}, then begin another.`);
  }
  const [objection] = (0, import_shared_app_planning_milestones_open_milestone.beforeAnother)(project, found);
  if (objection !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(objection.what);
  const planned = (0, import_shared_app_planning_milestones_open_milestone.plannedIn)(project);
  const version = found.status === "empty" ? found.version : (0, import_shared_app_planning_milestones_open_milestone.nextVersion)(found.milestone.version);
  return { status: "ok", version: planned?.version ?? version, first: lastPhase(project) + 1, planned };
}
async function beginMilestone(project, value, now = (/* @__PURE__ */ new Date()).toISOString()) {
  const read = (0, import_shared_app_planning_milestones_open_milestone.readMilestoneAnswers)(value);
  if (read.status === "invalid") return read;
  return begin(project, (fresh, next) => fromAnswers(fresh, next, read.answers, now));
}
function takeUpMilestone(project, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return begin(project, ({ roadmap, state }, { planned }) => {
    if (planned === null)
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The roadmap plans no milestone: /msw:init --milestone asks what it is to be.");
    const texts = [
      ["ROADMAP.md", (0, import_shared_app_planning_milestones_open_milestone.takeUpInRoadmap)(roadmap?.document.text ?? "", planned)],
      ["STATE.md", beginState(state?.document.text ?? "", planned, now)]
    ];
    return { status: "ok", begun: planned, texts };
  });
}
async function begin({ root, planning }, beginning) {
  const done = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const project = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
    const [unusable] = project.unusable;
    if (unusable !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(unusable);
    const next = nextMilestone(project);
    const wanted = next.status === "refused" ? next : beginning(project, next);
    const written = wanted.status === "ok" ? (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, wanted.texts) : wanted;
    return (0, import_shared_core_planning_documents_planning_settings.isRefusal)(written) ? written : wanted;
  });
  if (done.status !== "ok") return done;
  const { version, name, phases } = done.begun;
  const files = done.texts.map(([file]) => `.planning/${file}`);
  const commit = await (0, import_shared_core_planning_documents_roadmap_scope.commitPlanning)(root, files, `docs: start milestone ${(0, import_shared_app_planning_milestones_open_milestone.milestoneTitle)(done.begun)}`);
  return { status: "done", version, name, first: phases[0]?.number ?? "", files, commit };
}
function fromAnswers({ root, planning, roadmap, state }, next, answers, now) {
  const date = now.slice(0, 10);
  const { name, goal, version = next.version } = answers;
  const first = firstOf(next, answers);
  const problems = (0, import_shared_core_planning_documents_planning_settings.checkAnswers)(answers, (path) => (0, import_shared_core_planning_documents_planning_settings.referenceExists)(root, path), first);
  if (problems.length > 0) return { status: "invalid", problems };
  const phases = answers.phases.map((phase, at) => ({ number: String(first + at), name: phase.name }));
  const begun = { version, name, phases };
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "PROJECT.md"));
  const there = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "REQUIREMENTS.md"));
  const project = titleOf2(about) ?? name;
  const asked = (0, import_shared_core_planning_writing_new_documents.requirementsDocument)(
    { ...answers, name: project, coreValue: coreValueOf(about) ?? goal },
    date,
    { version, later: "Future", first, after: `milestone ${version} started` }
  );
  if (there !== null && undated(there) !== undated(asked))
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      ".planning/REQUIREMENTS.md is there, and nothing was written: move it to .planning/milestones, or take what it asks for into the answers and move it away."
    );
  const features = answers.phases.map((phase) => phase.goal);
  const start = { ...answers, title: (0, import_shared_app_planning_milestones_open_milestone.milestoneTitle)(begun), features, date };
  const before = roadmap?.document.text ?? (0, import_shared_app_planning_milestones_open_milestone.emptyRoadmap)(project);
  return {
    status: "ok",
    begun,
    texts: [
      ["REQUIREMENTS.md", there ?? asked],
      ...about === null ? [] : [["PROJECT.md", (0, import_shared_core_planning_writing_flat_state.beginInProject)(about, start)]],
      ["ROADMAP.md", (0, import_shared_app_planning_milestones_open_milestone.beginInRoadmap)(before, { ...answers, version, first })],
      ["STATE.md", beginState(state?.document.text ?? "", begun, now)]
    ]
  };
}
function firstOf({ first, planned }, { phases }) {
  const names = planned?.phases.map((phase) => phase.name) ?? [];
  const isOwn = names.length === phases.length && phases.every(({ name }, at) => name === names[at]);
  return isOwn ? Number(planned?.phases[0]?.number ?? first) : first;
}
function undated(text) {
  return text.replaceAll(/\d{4}-\d{2}-\d{2}/g, "");
}
function titleOf2(about) {
  return /^# (\S[^\r\n]{0,200})$/m.exec(about ?? "")?.[1]?.trim() ?? null;
}
function coreValueOf(about) {
  const section = about === null ? null : (0, import_shared_core_planning_writing_section.findSection)(about, /^core value$/i);
  return section?.lines.find(({ text }) => text.trim() !== "")?.text.trim() ?? null;
}
function lastPhase(project) {
  const { root } = project;
  const archives = [...(0, import_shared_core_planning_documents_roadmap_scope2.keptMilestones)(root).values()].flatMap(({ phases }) => phases ?? []);
  const folders = [".planning/phases", ...archives].flatMap((folder) => (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder)).map((name) => (0, import_hooks_active_on_command.folderPhase)(name) ?? "");
  const numbers = [...folders, ...(0, import_shared_app_planning_milestones_open_milestone.numbersOf)(project)].filter((number) => !(0, import_hooks_active_on_command.isBacklog)(number));
  return Math.max(0, ...numbers.map((number) => Number(/^\d{1,6}/.exec(number)?.[0] ?? 0)));
}
