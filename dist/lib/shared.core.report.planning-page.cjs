var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var o in e)__defProp(n,o,{get:e[o],enumerable:!0})},__copyProps=(n,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==o&&__defProp(n,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{findTypedPhase:()=>findTypedPhase,fromRoot:()=>fromRoot,gapSources:()=>gapSources,inPlannedWorkspace:()=>inPlannedWorkspace,inPlanning:()=>inPlanning,inWorkspace:()=>inWorkspace,invalidPlans:()=>invalidPlans,keepProjectUp:()=>keepProjectUp,keptProject:()=>keptProject,nameProblem:()=>nameProblem,nextLine:()=>nextLine2,openPhase:()=>openPhase,openPlans:()=>openPlans,orderProblem:()=>orderProblem,phaseDocument:()=>phaseDocument,planningRoot:()=>planningRoot,plansLine:()=>plansLine,projectResearch:()=>projectResearch,renderPlanningPage:()=>renderPlanningPage,whyNotExecute:()=>whyNotExecute}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
// src/app/planning/documents/find-typed-phase.ts
function findTypedPhase(project, typed) {
  const { root, phases, roadmap } = project;
  const word = typed.trim();
  const found = (0, import_shared_core_planning_writing_new_documents.findPhase)(phases, word);
  const named = found?.folder === word && (found.rivals ?? []).length === 0 ? found : namedFolder(root, word, found);
  if (named !== null || found !== null) return named ?? found;
  const folders = (0, import_shared_core_planning_documents_roadmap_scope.foldersIn)(root, ".planning/phases").filter((name) => (0, import_hooks_active_on_command.isFolderOf)(name, word));
  const [folder, ...rivals] = (0, import_shared_core_planning_phases_standing.ownFolders)(root, folders, (0, import_shared_core_planning_phases_standing.olderFolders)(root, roadmap));
  return folder === void 0 ? null : factsOf(root, { folder, rivals });
}
function namedFolder(root, folder, numbered2) {
  const all = (0, import_shared_core_planning_documents_roadmap_scope.phasePlaces)(root).flatMap((place) => (0, import_shared_core_planning_documents_roadmap_scope.foldersIn)(root, place));
  const used = all.filter((one) => (0, import_shared_core_planning_documents_roadmap_scope.hasDocuments)(root, (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, one)));
  if (!used.includes(folder)) return null;
  const sharing = used.filter((one) => (0, import_hooks_active_on_command.isFolderOf)(one, (0, import_hooks_active_on_command.folderPhase)(folder) ?? folder));
  const number = numbered2 === null && sharing.length === 1 ? void 0 : folder;
  return factsOf(root, { folder, number, rivals: [] });
}
function factsOf(root, {
  folder,
  number,
  rivals
}) {
  const own = (0, import_hooks_active_on_command.folderPhase)(folder) ?? folder;
  const reading = { root, unusable: [], archived: [], passed: /* @__PURE__ */ new Map() };
  return (0, import_shared_core_planning_writing_section.phaseFactsOf)(reading, { number: number ?? own, name: folder.slice(own.length + 1), folder, rivals });
}

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/core/report/planning-page.ts
var MOST_PHASES = 40;
var MOST_BLOCKERS = 5;
var MOST_POINTS = 10;
var MOST_WAITING = 10;
var MOST_NOTES = 5;
function renderPlanningPage(page) {
  const { standing, blockers, next } = page;
  const { phases } = standing;
  const title = [page.name ?? "This project", page.milestone].filter((one) => one !== null).join(" \xB7 ");
  const shown = phases.slice(0, MOST_PHASES);
  return (0, import_common.forPeople)([
    (0, import_common2.plainLine)(title, 100),
    ...phases.length === 0 ? [] : [progressLine(standing), ""],
    ...shown.map((phase) => phaseLine(phase, standing)),
    ...phases.length > shown.length ? [`    and ${phases.length - shown.length} more`] : [],
    "",
    ...blockers.slice(0, MOST_BLOCKERS).map((one) => `Blocker: ${(0, import_common2.plainLine)(one, 160)}`),
    ...blockers.length > MOST_BLOCKERS ? [`and ${blockers.length - MOST_BLOCKERS} more blockers`] : [],
    ...blockers.length > 0 ? [`  When one is gone, with its words: ${page.resolve}`] : [],
    ...openLines(page.points ?? []),
    ...(page.waiting ?? []).slice(0, MOST_WAITING).map(({ reason, command }) => `Waits: ${(0, import_common2.plainLine)(reason, 300)}: ${command}`),
    ...noteLines("Todo", page.todos ?? []),
    ...noteLines("Debugging", page.debugging ?? []),
    ...page.pausedAt === null ? [] : [`Paused: ${(0, import_common2.plainLine)(page.pausedAt, 60)}`],
    ...page.decisions === 0 ? [] : [`Decisions noted: ${page.decisions}`],
    ...labelled("Last activity", page.lastActivity),
    ...labelled("Stopped at", page.stoppedAt),
    nextLine2(next)
  ]);
}
function labelled(label, said) {
  return said === null ? [] : [`${label}: ${(0, import_common2.plainLine)(said, 160)}`];
}
function openLines(points) {
  const lines = points.slice(0, MOST_POINTS).map(({ what, command }) => `Open: ${(0, import_common2.plainLine)(what, 200)}${command === null ? "" : ` ${command}`}`);
  return points.length > MOST_POINTS ? [...lines, `and ${points.length - MOST_POINTS} more open`] : lines;
}
function noteLines(kind, titles) {
  const lines = titles.slice(0, MOST_NOTES).map((title) => `${kind}: ${(0, import_common2.plainLine)(title, 160)}`);
  return titles.length > MOST_NOTES ? [...lines, `and ${titles.length - MOST_NOTES} more`] : lines;
}
function nextLine2({ command, reason }) {
  const why = (0, import_common2.plainLine)(reason, 300);
  return (0, import_common.forPeople)([command === null ? `Next: ${why}` : `Next: ${command} \u2014 ${why}`]);
}
function phaseLine(phase, { open, phase: current }) {
  const isOver2 = !open.includes(phase.number);
  const mark = phase.number === current?.number ? "\u25B8" : isOver2 ? "\u2713" : " ";
  const name = (0, import_common2.plainLine)(phase.name, 50);
  return `  ${mark} ${phase.number} ${name}: ${phaseState(phase, isOver2)}`;
}
function phaseState(phase, isOver2) {
  const { plans, verification, verifiedOn, uncommitted = [], halted = [] } = phase;
  const left = plans.filter((plan) => !plan.done).length;
  const done = plans.length - left - halted.length;
  if (plans.length === 0) return isOver2 ? "closed" : beginning(phase);
  const count = `${done} of ${(0, import_common3.countOf)(plans.length, "plan")} done`;
  if (verification === "passed") {
    const own = (0, import_common2.plainLine)((0, import_shared_core_planning_phases_standing.someOf)(uncommitted, 3), 200);
    const apart = own === "" ? "" : ` (as committed, without your changes to ${own})`;
    return `${count}, verified${verifiedOn === null ? "" : ` ${verifiedOn}`}${apart}`;
  }
  const stopped = halted.length > 0 ? `, stopped: ${halted.join(", ")}` : "";
  if (left > 0) {
    const can = phase.runnable.length > 0 ? `, can run: ${phase.runnable.slice(0, 6).join(", ")}` : "";
    return `${count}${stopped}${can}`;
  }
  return `${count}${stopped}, ${verificationState(verification)}`;
}
function beginning({ hasContext, hasResearch }) {
  const there = [hasContext ? "discussed" : "", hasResearch ? "researched" : ""].filter((one) => one !== "");
  return there.length === 0 ? "not begun" : `${there.join(", ")}, no plan`;
}
function verificationState(verification) {
  switch (verification) {
    case "gaps_found":
      return "its verification found gaps";
    case "human_needed":
      return "its verification waits for a person";
    case "unknown":
      return "its verification is out of date";
    default:
      return "not verified";
  }
}
function progressLine(standing) {
  const { percent, completed_phases: phases, total_phases: of } = standing.progress;
  return `${(0, import_shared_core_planning_writing_new_documents.progressBar)(percent)} ${percent}% \xB7 ${phases} of ${(0, import_common3.countOf)(of, "phase")} \xB7 ${plansLine(standing)}`;
}
function plansLine({ phases, progress }) {
  const stopped = phases.flatMap(({ halted = [] }) => halted).length;
  const counted = `${progress.completed_plans - stopped} of ${(0, import_common3.countOf)(progress.total_plans, "plan")}`;
  return stopped === 0 ? counted : `${counted}, ${stopped} stopped`;
}

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common4 = require("./common.cjs");

// src/app/operations/operation/in-project.ts
async function inWorkspace(place, use) {
  const opened = (0, import_common4.openWorkspace)((0, import_shared_app_diagnose_diagnose_plugins.projectOf)(place), place.env, place.now);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_common4.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command2.findProject)(folder) ?? folder;
}

var import_shared_core_planning_writing_state_decisions = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_writing_state_decisions2 = require("./shared.core.planning.writing.state-decisions.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_node_path = require("node:path");
// src/app/planning/milestones/keep-project.ts
async function keepProjectUp({ root, planning }, now = (/* @__PURE__ */ new Date()).toISOString()) {
  return (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => {
    const path = (0, import_node_path.join)(planning, "PROJECT.md");
    const before = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path);
    const after = before === null ? null : keptProject(before, (0, import_shared_core_planning_phases_standing.readProject)(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: "done", changed: false };
    const written = (0, import_app_loop_conclude_turn.writeDocument)(root, path, after);
    return written.status === "refused" ? written : { status: "done", changed: true };
  });
}
function keptProject(text, project, date, isComplete = (phase) => (0, import_shared_core_planning_writing_new_documents.diskStatus)(phase) === "complete") {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number }) => (0, import_hooks_active_on_command.phaseKey)(number)));
  const last = complete.at(-1)?.number;
  if (last === void 0) return text;
  const decisions = (0, import_shared_core_planning_writing_state_decisions2.phaseDecisionsIn)(project.state?.document.text ?? "").filter(({ phase }) => phase !== null && keys.has((0, import_hooks_active_on_command.phaseKey)(phase))).map(({ text: what, rationale, phase }) => ({ what, why: rationale ?? `Phase ${phase}` }));
  return (0, import_shared_core_planning_writing_state_decisions.keepProject)(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}
function shippedIn({ roadmap, requirements }, complete) {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? []).filter(({ number }) => complete.has((0, import_hooks_active_on_command.phaseKey)(number))).flatMap(
    ({ number, requirements: ids }) => ids.flatMap((id) => {
      const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
      return item === void 0 || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
    })
  );
}

var import_shared_core_planning_writing_new_documents2 = require("./shared.core.planning.writing.new-documents.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_common5 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/documents/why-not-execute.ts
function whyNotExecute(project, facts) {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = (0, import_shared_core_planning_writing_section.phaseNamed)(project.root, folder);
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const open = phase.plans.filter(({ summary }) => summary === null || summary.status === "halted");
  const problem = nameProblem(facts) ?? orderProblem((0, import_shared_core_planning_writing_section.planWaves)((0, import_shared_core_planning_writing_section.wavePlans)(phase))) ?? invalidPlans(project, number, { plans: phase.plans, open: open.map(({ id }) => id), most: 1 });
  return problem === null ? null : (0, import_common2.plainLine)(problem, 800);
}
function nameProblem(facts) {
  const { folder, number, plans, halted = [] } = facts;
  const shared = (0, import_shared_core_planning_phases_standing.sharedNumber)(facts);
  if (shared !== null || folder === null) return shared;
  const open = plans.filter(({ id, done }) => !done || halted.includes(id));
  const words = [number, ...open.map(({ id }) => id)];
  const odd = (0, import_hooks_active_on_command3.isTellable)(folder) ? words.find((word) => !(0, import_hooks_active_on_command3.isPlainName)(word)) : folder;
  return odd === void 0 ? null : `${(0, import_common5.quoteName)(odd || "PLAN.md", 80)}: name it with letters, digits, - . _ only, a plan as in 01-01-PLAN.md.`;
}
function orderProblem({ problems }) {
  const found = problems.find(({ code }) => code === "cycle" || code === "same-id");
  return found === void 0 ? null : `${(0, import_common2.plainLine)(found.message, 300)} ${found.fix}`;
}
function invalidPlans(project, number, { plans, open, most }) {
  const siblings = plans.map(({ file }) => (0, import_node_path2.basename)(file));
  const errors = plans.filter(({ id }) => open.includes(id)).flatMap(({ id, file, document }) => {
    const isAccepted = (0, import_shared_core_planning_writing_state_decisions2.acceptedReason)(project.root, document.text) !== null;
    return (0, import_shared_core_planning_writing_new_documents2.validatePlan)(document, { fileName: (0, import_node_path2.basename)(file), siblings }).filter(({ severity, code }) => severity === "error" && !(isAccepted && !import_shared_core_planning_writing_new_documents2.NEVER.has(code))).map((error) => ({ id, ...error }));
  });
  if (errors.length === 0) return null;
  const list = errors.slice(0, most).map(({ id, line, message, fix }) => `
  ${id}: ${(0, import_common2.plainLine)(`line ${line}: ${message} ${fix}`, 260)}`);
  const more = errors.length > most ? `
  and ${errors.length - most} more` : "";
  const wayRound = errors.some(({ code }) => import_shared_core_planning_writing_new_documents2.NEVER.has(code)) ? "" : `
To have them carried out as they are, type /msw:plan ${number} --accept "why".`;
  return `Phase ${number} cannot be executed, its plans have errors:${list.join("")}${more}${wayRound}`;
}

var import_node_path3 = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = findTypedPhase(project, typed);
  if (facts === null) return null;
  const entry = (0, import_hooks_active_on_command.numbered)(project.roadmap?.phases, facts.number) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const { root } = project;
  const place = facts.folder === null ? (0, import_shared_core_planning_documents_roadmap_scope.newPhasePlace)(root, (0, import_hooks_active_on_command.phaseFolderName)(facts.number, facts.name, code)) : (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, facts.folder);
  const folder = (0, import_node_path3.join)(root, place);
  const padded = (0, import_hooks_active_on_command.paddedPhase)((0, import_hooks_active_on_command.folderPhase)(facts.number) ?? facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_writing_section.readPhase)(root, folder) };
}
function openPlans({ onDisk }) {
  return (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}
function phaseDocument(opened, kind) {
  const name = (0, import_shared_core_planning_writing_section.documentIn)(opened.onDisk, kind);
  const path = (0, import_node_path3.join)(opened.folder, name ?? "");
  const text = name === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, path);
  return text === null ? null : { file: fromRoot(opened.project.root, path), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path3.relative)(root, path).split(import_node_path3.sep).join("/");
}
function projectResearch({ project: { root, planning } }) {
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path3.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return [...notes, ...report];
}
