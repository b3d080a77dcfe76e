var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var a in e)__defProp(n,a,{get:e[a],enumerable:!0})},__copyProps=(n,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==a&&__defProp(n,r,{get:()=>e[r],enumerable:!(o=__getOwnPropDesc(e,r))||o.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{findTypedPhase:()=>findTypedPhase,fromRoot:()=>fromRoot,gapSources:()=>gapSources,gapsOf:()=>gapsOf,inPlannedWorkspace:()=>inPlannedWorkspace,inPlanning:()=>inPlanning,inWorkspace:()=>inWorkspace,openPhase:()=>openPhase,openPlans:()=>openPlans,phaseDocument:()=>phaseDocument,phaseTask:()=>phaseTask,planningRoot:()=>planningRoot,projectResearch:()=>projectResearch}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs");
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
  const reading = { root, unusable: [], archived: [], strays: [], passed: /* @__PURE__ */ new Map() };
  return (0, import_shared_core_planning_writing_section.phaseFactsOf)(reading, { number: number ?? own, name: folder.slice(own.length + 1), folder, rivals });
}

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/documents/open-phase.ts
function openPhase(project, typed) {
  const facts = findTypedPhase(project, typed);
  if (facts === null) return null;
  const entry = (0, import_hooks_active_on_command.numbered)(project.roadmap?.phases, facts.number) ?? null;
  const code = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).projectCode;
  const { root } = project;
  const place = facts.folder === null ? (0, import_shared_core_planning_documents_roadmap_scope.newPhasePlace)(root, (0, import_hooks_active_on_command.phaseFolderName)(facts.number, facts.name, code)) : (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(root, facts.folder);
  const folder = (0, import_node_path.join)(root, place);
  const padded = (0, import_hooks_active_on_command.paddedPhase)((0, import_hooks_active_on_command.folderPhase)(facts.number) ?? facts.number);
  return { project, facts, entry, padded, folder, onDisk: (0, import_shared_core_planning_writing_section.readPhase)(root, folder) };
}
function openPlans({ onDisk }) {
  return (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}
function phaseDocument(opened, kind) {
  const name = (0, import_shared_core_planning_writing_section.documentIn)(opened.onDisk, kind);
  const path = (0, import_node_path.join)(opened.folder, name ?? "");
  const text = name === null ? null : (0, import_shared_core_planning_documents_planning_settings.documentText)(opened.project.root, path);
  return text === null ? null : { file: fromRoot(opened.project.root, path), text };
}
function gapSources(opened) {
  return ["VERIFICATION", "UAT"].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}
function fromRoot(root, path) {
  return (0, import_node_path.relative)(root, path).split(import_node_path.sep).join("/");
}
function projectResearch({ project: { root, planning } }) {
  const notes = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "research")).filter((name) => name.endsWith(".md")).map((name) => `.planning/research/${name}`).filter((path) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, path));
  const report = (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, "RESEARCH_REPORT.md") ? ["RESEARCH_REPORT.md"] : [];
  return [...notes, ...report];
}

var import_common = require("./common.cjs");

// src/app/planning/phases/phase-task.ts
function phaseTask(phase, gaps) {
  const { facts, entry } = phase;
  const { name } = facts;
  if (gaps) return [`${name}, where this is missing:`, ...gapsOf(phase).map(gapLine)].join("\n");
  return entry?.goal == null ? name : `${name}: ${entry.goal}`;
}
function gapsOf(phase) {
  return gapSources(phase).flatMap(({ text }) => (0, import_shared_core_planning_writing_section.openGaps)(text));
}
function gapLine({ truth, reason }) {
  return reason === null ? `- ${truth}` : `- ${truth}: ${(0, import_common.plainLine)(reason, 300)}`;
}

var import_shared_core_snapshots_undo_text = require("./shared.core.snapshots.undo-text.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common2 = require("./common.cjs");

// src/app/operations/operation/in-project.ts
async function inWorkspace(place, use, keyOf) {
  const opened = (0, import_common2.openWorkspace)((0, import_shared_core_snapshots_undo_text.projectOf)(place), place.env, place.now, void 0, keyOf);
  return opened.status === "refused" ? opened : use(opened.workspace);
}
async function inPlanning(place, use) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(place.folder);
  return opened.status === "refused" ? opened : use(opened.project);
}
function inPlannedWorkspace(place, use) {
  return inPlanning(place, (project) => {
    const opened = (0, import_common2.openWorkspace)(project.root, place.env, place.now);
    return opened.status === "refused" ? opened : use(opened.workspace, project);
  });
}
function planningRoot({ folder }) {
  return (0, import_hooks_active_on_command2.findProject)(folder) ?? folder;
}
