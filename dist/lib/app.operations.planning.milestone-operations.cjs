var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(o=__getOwnPropDesc(e,n))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{milestoneOperations:()=>milestoneOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_begin_milestone=require("./shared.app.planning.milestones.begin-milestone.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_phases_sync_planning=require("./shared.app.planning.phases.sync-planning.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_shared_core_planning_writing_flat_state=require("./shared.core.planning.writing.flat-state.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope3=require(
"./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/app/planning/milestones/close-milestone.ts
// src/adapters/git/commits/tag-commit.ts
async function tagCommit(folder, name, message) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return { status: "refused", reason: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: "refused", reason: (0, import_adapters_git_work_tree.noRepository)(folder) };
  if ((await git.run(["check-ref-format", `refs/tags/${name}`])).status !== "ok")
    return { status: "refused", reason: "git does not accept this tag name" };
  if ((await git.run(["rev-parse", "--verify", "--quiet", `refs/tags/${name}`])).status === "ok")
    return { status: "there" };
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, folder, [], import_shared_simple_git_dist_index.NO_FETCH).raw(["tag", "--annotate", "--message", message, "--", name]);
    return { status: "tagged" };
  } catch (error) {
    return { status: "refused", reason: `git refused the tag (${(0, import_shared_simple_git_dist_index.gitReason)(error)})` };
  }
}
// src/app/planning/milestones/close-milestone.ts
async function closeMilestone(project, { anyway, keepPhases, tag, now = (/* @__PURE__ */ new Date()).toISOString() }) {
  const { root, planning } = project;
  const closed = await (0, import_shared_core_planning_documents_planning_settings.underGsdLocks)(planning, () => close(root, planning, { anyway, keepPhases, now }));
  if (closed.status === "refused") return { points: [], ...closed };
  const { milestone, passed, files } = closed;
  const { version } = milestone;
  const formerly = (name) => name.replace(`.planning/milestones/${version}-phases/`, ".planning/phases/").replace(`.planning/milestones/${version}-`, ".planning/");
  const commit = await (0, import_shared_core_planning_documents_roadmap_scope2.commitPlanning)(root, files, `chore: archive ${version} milestone files`, { formerly });
  return {
    status: "done",
    version,
    name: milestone.name,
    passed,
    files: files.filter((file) => (0, import_node_fs.existsSync)((0, import_node_path.join)(root, file))),
    commit,
    tag: tag ? await tagged(root, milestone, commit) : null,
    next: import_shared_app_planning_milestones_open_milestone.BEGIN
  };
}
async function tagged(root, milestone, commit) {
  if (commit.status === "refused")
    return { status: "refused", reason: "the archive is not committed, and a tag would not hold it" };
  const message = `${(0, import_shared_app_planning_milestones_open_milestone.milestoneTitle)(milestone)}

See .planning/MILESTONES.md for full details.`;
  return tagCommit(root, milestone.version, message);
}
function close(root, planning, { anyway, keepPhases, now }) {
  const project = (0, import_shared_core_planning_phases_standing.readProject)(root, planning);
  const [unusable] = project.unusable;
  if (unusable !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(unusable);
  const found = (0, import_shared_app_planning_milestones_open_milestone.milestoneIn)(project);
  if (found.status === "refused") return found;
  if (found.status !== "open" && project.standing.left === import_shared_core_planning_phases_standing.UNREAD) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(import_shared_core_planning_phases_standing.UNREAD);
  if (found.status === "empty")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Milestone ${found.version} has no phases in the roadmap: there is nothing to close. /msw:init --milestone plans it.`
    );
  const { milestone } = found;
  const passed = found.status === "open" ? found.points : [];
  const objection = objectionTo(milestone, passed, anyway);
  if (objection !== null) return { ...(0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(objection), points: passed };
  const marks = marksOf(project, milestone, passed, now.slice(0, 10));
  const written = found.status === "open" ? archive(project, found, marks, now) : [];
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(written)) return written;
  const files = finish(project, milestone, keepPhases ? null : found.roadmap);
  const marked = keepPhases ? marks.map(([path2]) => `.planning/${path2}`) : [];
  return { status: "done", milestone, passed, files: [...files, ...marked] };
}
function objectionTo({ version }, passed, anyway) {
  const blocked = passed.find(({ status: status2 }) => status2 === import_shared_app_planning_milestones_open_milestone.NO_PLACE);
  if (blocked !== void 0) return blocked.what;
  const [first] = passed;
  if (first === void 0 || anyway) return null;
  const more = passed.length > 1 ? ` (and ${passed.length - 1} more: /msw:status)` : "";
  const cure = first.command === null ? "" : ` Next is ${first.command}.`;
  return `Milestone ${version} cannot be closed yet: ${first.what}${more}${cure} /msw:go --close --anyway closes it as it is and notes what is open as deferred.`;
}
function marksOf({ root, phases }, { version }, passed, date) {
  const folders = phases.flatMap(
    ({ number, folder }) => folder !== null && passed.some(({ phase }) => phase === number) ? [(0, import_shared_core_planning_documents_roadmap_scope3.phasePlace)(root, folder)] : []
  );
  const paths2 = folders.flatMap(
    (folder) => (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, folder).map((name) => [folder, name])
  );
  return paths2.flatMap(([folder, name]) => {
    const path2 = `${folder}/${name}`;
    const text2 = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, path2) ?? "";
    const audit = (0, import_shared_core_planning_writing_section.auditOf)(name, text2);
    if (audit === null || audit.open === null) return [];
    const marked = (0, import_shared_core_planning_writing_section.withAcknowledgement)(text2, audit.snapshot, { version, date });
    return [[path2.slice(".planning/".length), marked]];
  });
}
function archive(project, found, marks, now) {
  const { root, planning } = project;
  const date = now.slice(0, 10);
  const kept = archives(project, found, date);
  if ((0, import_shared_core_planning_documents_planning_settings.isRefusal)(kept)) return kept;
  const folder = (0, import_app_loop_conclude_turn.openDocumentFolder)(root, (0, import_node_path.join)(planning, "milestones"));
  if (folder.status === "refused") return folder;
  return (0, import_shared_core_planning_documents_planning_settings.writeTexts)(planning, [
    ...kept,
    ...upkeep(project, found, now),
    ...marks,
    // Last: a close that is interrupted before this point is repeated in full.
    ["ROADMAP.md", (0, import_shared_app_planning_milestones_open_milestone.foldRoadmap)(found.roadmap, found.milestone, date)]
  ]);
}
function archives({ root, planning, requirements }, { milestone, roadmap }, date) {
  const own = roadmap.document.text;
  const asked = requirements?.document.text ?? null;
  const wanted = [
    ["ROADMAP.md", own, own],
    ...asked === null ? [] : [["REQUIREMENTS.md", asked, (0, import_shared_app_planning_milestones_open_milestone.archivedRequirements)(asked, milestone, date)]]
  ];
  const texts = [];
  for (const [name, is, text2] of wanted) {
    const path2 = (0, import_shared_app_planning_milestones_open_milestone.archivePath)(milestone.version, name);
    const there = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, path2));
    if (there === null) texts.push([path2, text2]);
    else if (!(0, import_shared_app_planning_milestones_open_milestone.holds)(there, is))
      return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`.planning/${path2} holds something else: move it away, and close again.`);
  }
  return texts;
}
function upkeep(project, { milestone, state, points: passed, isArchived }, now) {
  const { root, planning, phases, standing } = project;
  const { version } = milestone;
  const date = now.slice(0, 10);
  const shipped = { ...milestone, ...summariesOf(project), passed };
  const isShipped = ({ number }) => passed.every(({ phase }) => phase !== number);
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "PROJECT.md"));
  const kept = about === null ? null : (0, import_shared_app_planning_quick_quick_task.keptProject)(about, project, date, isShipped);
  const numbers = phases.map(({ number }) => number);
  const named = kept === null ? "" : (0, import_shared_core_planning_writing_flat_state.nameMilestone)(kept, version, numbers);
  const closing = { passed, progress: standing.progress, now };
  return [
    ["MILESTONES.md", (0, import_shared_app_planning_milestones_open_milestone.noteShipped)((0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "MILESTONES.md")), shipped, date)],
    ...kept === null ? [] : [["PROJECT.md", (0, import_shared_core_planning_writing_flat_state.noteUpdate)(named, date, `${version} milestone`)]],
    ...isArchived ? [] : [["STATE.md", (0, import_shared_app_planning_milestones_begin_milestone.closeState)(state.document.text, milestone, closing)]]
  ];
}
function summariesOf({ root, phases }) {
  const summaries = phases.flatMap(({ folder }) => {
    const phase = folder === null ? null : (0, import_shared_core_planning_writing_section.phaseNamed)(root, folder);
    return phase?.plans.flatMap(({ summary }) => summary === null ? [] : [summary]) ?? [];
  });
  return {
    tasks: summaries.reduce((sum, { document }) => sum + (0, import_shared_app_planning_milestones_open_milestone.countTasks)(document.text), 0),
    accomplishments: summaries.flatMap(({ oneLiner }) => oneLiner ?? [])
  };
}
function finish({ root, planning }, { version }, roadmap) {
  const documents = ["ROADMAP.md", "STATE.md", "MILESTONES.md", "PROJECT.md", "REQUIREMENTS.md"];
  const audit = `${version}-MILESTONE-AUDIT.md`;
  const kept = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, (0, import_shared_app_planning_milestones_open_milestone.archivePath)(version, "REQUIREMENTS.md")));
  const current = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, "REQUIREMENTS.md"));
  const { phases: next = [] } = (0, import_shared_app_planning_milestones_open_milestone.plannedIn)((0, import_shared_core_planning_phases_standing.readProject)(root, planning)) ?? {};
  const isNeeded = next.some(({ requirements }) => requirements.length > 0);
  if (current !== null && kept !== null && !isNeeded && (0, import_shared_app_planning_milestones_open_milestone.holds)(kept, current))
    (0, import_node_fs.rmSync)((0, import_node_path.join)(planning, "REQUIREMENTS.md"));
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(planning, audit))) moveTo((0, import_node_path.join)(planning, audit), (0, import_node_path.join)(planning, "milestones", audit));
  const moved = roadmap === null ? [] : movePhases(root, planning, version, roadmap);
  const archived = ["ROADMAP.md", "REQUIREMENTS.md", "MILESTONE-AUDIT.md"];
  const names = [...documents, audit, ...archived.map((name) => (0, import_shared_app_planning_milestones_open_milestone.archivePath)(version, name)), ...moved];
  return names.map((name) => `.planning/${name}`);
}
function movePhases(root, planning, version, roadmap) {
  const own = new Set(
    [...roadmap.phases.map(({ number }) => number), ...roadmap.withoutDetails].map(import_hooks_active_on_command.phaseKey)
  );
  const target = (0, import_shared_app_planning_milestones_open_milestone.archivePath)(version, "phases");
  const folders = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, "phases")).filter(
    (name) => own.has((0, import_hooks_active_on_command.phaseKey)((0, import_hooks_active_on_command.folderPhase)(name) ?? ""))
  );
  if (folders.length > 0) (0, import_app_loop_conclude_turn.openDocumentFolder)(root, (0, import_node_path.join)(planning, target));
  for (const name of folders) moveTo((0, import_node_path.join)(planning, "phases", name), (0, import_node_path.join)(planning, target, name));
  const there = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, target));
  return [.../* @__PURE__ */ new Set([...folders, ...there])].flatMap((name) => [`phases/${name}`, `${target}/${name}`]);
}
function moveTo(from, to) {
  let free = to;
  for (let number = 1; (0, import_node_fs.existsSync)(free); number += 1) free = `${to}.${number}`;
  (0, import_node_fs.renameSync)(from, free);
}
// src/app/operations/planning/milestone-operations.ts
var status = (0, import_hooks_active_on_command2.operation)({
  name: "milestone status",
  about: "Show whether the milestone can be closed, and what stands in the way",
  effect: "reads",
  takesFolder: true,
  inputs: {},
  run: (place) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, (project) => {
    const page = (0, import_shared_app_planning_milestones_open_milestone.milestonePage)(project);
    if (page.status === "refused") return page;
    const { command: next, reason } = (0, import_shared_app_planning_phases_planning_run.nextStepOf)(project);
    return (0, import_hooks_active_on_command2.done)({ ...page, next, reason });
  }),
  text: pageText
});
function pageText({ title, status: standing, points, next, reason }) {
  const state = standing === "open" && points.length === 0 ? import_common5.prose`ready to be closed` : (0, import_common.quoteName)(standing);
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`Milestone ${(0, import_common3.quoteLine)(title, 120)}: ${state}`,
      ...points.map(
        ({ what, command }) => command === null ? import_common5.prose`- ${(0, import_common3.quoteLine)(what, 200)}` : import_common5.prose`- ${(0, import_common3.quoteLine)(what, 200)} ${(0, import_common.quoteName)(command)}`
      ),
      next === null ? import_common5.prose`Next: ${(0, import_common3.quoteLine)(reason, 300)}` : import_common5.prose`Next: ${(0, import_common.quoteName)(next)} — ${(0, import_common3.quoteLine)(reason, 300)}`
    ],
    "\n"
  );
}
var close2 = (0, import_hooks_active_on_command2.operation)({
  name: "milestone close",
  about: "Archive a milestone whose phases are verified, fold it in the roadmap, and commit that",
  effect: "writes",
  callers: "people and scripts",
  takesFolder: true,
  slash: "/msw:go --close",
  inputs: {
    anyway: (0, import_hooks_active_on_command2.flag)("although something is open, which is noted as deferred; in a terminal"),
    keepPhases: (0, import_hooks_active_on_command2.flag)("leave the folders of its phases where they are"),
    tag: (0, import_hooks_active_on_command2.flag)("tag the commit with the version")
  },
  run: (place, options) => {
    const refusal = options.anyway ? (0, import_shared_core_planning_writing_new_documents.refuseUnlessPerson)(place.caller, "milestone close --anyway", "/msw:go --close --anyway") : (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "milestone close");
    return refusal ?? (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
      const synced = await (0, import_shared_app_planning_phases_sync_planning.syncPlanning)(project);
      if (synced.status === "refused") return synced;
      const closed = await closeMilestone(project, {
        ...options,
        now: new Date(place.now()).toISOString()
      });
      return closed.status === "refused" ? { status: "refused", reason: closed.reason } : (0, import_hooks_active_on_command2.done)(closed);
    });
  },
  shown: ({ version, name, passed, files, commit, tag, next }) => (0, import_common2.forPeople)(
    [
      `Milestone ${version}${name === version ? "" : ` (${name})`} is closed.`,
      ...passed.map((point) => `Deferred: ${(0, import_common4.plainLine)(point.what, 200)}`),
      ...files,
      commitLine(commit),
      ...tag === null ? [] : [tagLine(version, tag)],
      `Next: ${next}`
    ],
    200
  )
});
function commitLine(commit) {
  if ("hash" in commit) return `Committed as ${String(commit.hash).slice(0, 7)}.`;
  if ("status" in commit && commit.status === "unchanged") return "Committed already.";
  return `Not committed: ${"reason" in commit ? (0, import_common4.plainLine)(String(commit.reason), 300) : "nothing changed"}.`;
}
function tagLine(version, tag) {
  if (tag.status === "tagged") return `Tagged: ${version}. \`git push origin ${version}\` publishes it.`;
  return tag.status === "there" ? `The tag ${version} is there already.` : `Not tagged: ${tag.reason ?? ""}.`;
}
var begin = (0, import_hooks_active_on_command2.operation)({
  name: "milestone begin",
  about: "Write the requirements and phases of the next milestone from answers, and commit them; without answers, take up the one that the roadmap plans",
  effect: "writes",
  takesFolder: true,
  grant: { to: ["init"], options: ["from"] },
  inputs: { from: (0, import_hooks_active_on_command2.path)("FILE", "the answers, as JSON") },
  run: (place, { from }) => (0, import_shared_app_planning_documents_open_phase.inPlanning)(place, async (project) => {
    const read = from === null ? null : (0, import_shared_core_planning_documents_roadmap_scope.readAnswersFile)(from);
    if (read !== null && read.status !== "ok") return read;
    const now = new Date(place.now()).toISOString();
    const begun = read === null ? await (0, import_shared_app_planning_milestones_begin_milestone.takeUpMilestone)(project, now) : await (0, import_shared_app_planning_milestones_begin_milestone.beginMilestone)(project, read.value, now);
    if (begun.status === "refused") return begun;
    return begun.status === "invalid" ? (0, import_shared_core_planning_documents_roadmap_scope.invalidAnswers)(begun.problems) : (0, import_hooks_active_on_command2.done)(begun);
  }),
  text: (value) => (0, import_shared_core_planning_documents_roadmap_scope.answersText)(
    value,
    ({ version, name, first, files, commit }) => import_common5.prose`Milestone ${(0, import_common.quoteName)(version)} (${(0, import_common3.quoteLine)(name, 80)}) begins with phase ${(0, import_common.quoteName)(first)}.\n${(0, import_shared_core_planning_documents_roadmap_scope.writtenText)(files, commit)}`
  )
});
var schema = (0, import_shared_core_planning_documents_roadmap_scope.schemaOperation)(
  "milestone schema",
  "Show how the answers for a milestone look: their rules, and an example",
  { rules: import_shared_app_planning_milestones_open_milestone.milestoneRules, example: import_shared_app_planning_milestones_open_milestone.milestoneExample }
);
var milestoneOperations = [status, close2, begin, schema];
