var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var o in e)__defProp(r,o,{get:e[o],enumerable:!0})},__copyProps=(r,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==o&&__defProp(r,n,{get:()=>e[n],enumerable:!(a=__getOwnPropDesc(e,n))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{commitInputs:()=>commitInputs,commitNamed:()=>commitNamed,committedText:()=>committedText,executeOperations:()=>executeOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_execution_execution_objections=require("./shared.app.planning.execution.execution-objections.cjs"),import_shared_app_planning_execution_prepare_step=require("./shared.app.planning.execution.prepare-step.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.c\
js"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/operations/planning/execute-operations.ts
// src/core/planning/execution/readiness.ts
function missingForPlan(evidence) {
  return [...missingCommits(evidence), ...namelessFiles(evidence), ...missingInSummary(evidence)];
}
function namelessFiles({
  canonical,
  commits,
  leftovers: { own, shared },
  returned
}) {
  if (commits === null || returned >= import_shared_core_planning_execution_summary_skeleton.MOST_RETURNS) return [];
  const name = (0, import_common.quoteName)(canonical, 80);
  const leave2 = import_common5.prose`execute leave ${name} FILE "why"`;
  return [
    own.length > 0 && import_common5.prose`Changed since the plan began, in no commit, and not named by the plan: ${(0, import_common.quoteNames)(own)}. A clone of the project would not have them. Commit what a task needed (execute commit ${name} "what it does" --task N --type feat --also FILE), delete what nobody needs, put what commands make anew into .gitignore and commit that with --also .gitignore; what is not part of this work: ${leave2}.`,
    shared.length > 0 && import_common5.prose`Changed since the plan began, but holding changes of the user's from before, and not named by the plan: ${(0, import_common.quoteNames)(shared)}. Undo your own change there, or, where it is not yours: ${leave2}.`
  ].filter((sentence) => sentence !== false);
}
function missingCommits({ plan: plan2, canonical, commits, uncommitted, refusal }) {
  if (commits === null) return [];
  const name = (0, import_common.quoteName)(canonical, 80);
  const named = (0, import_shared_core_planning_execution_next_execution.namedFiles)(plan2);
  const open = uncommitted.filter((path2) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(named, path2));
  const found = open.length === 0 ? [] : [import_common5.prose`Not committed yet: ${(0, import_common.quoteNames)(open)}. ${refusal === null ? howTo(name) : whyNot(refusal)}`];
  const work = commits.filter(({ subject }) => (0, import_shared_core_planning_writing_new_documents.isWork)(subject));
  const changed = changedItems(plan2, work, open);
  if (changed.length === 0 && work.length === 0 && (0, import_shared_core_planning_execution_next_execution.workItems)(plan2).some(({ files }) => files.length > 0)) {
    return [...found, import_common5.prose`No commit names the plan: each task gets one, as "feat(${name}): what it does".`];
  }
  if (work.length >= changed.length) return found;
  const tasks = (0, import_common.quoteNames)(
    changed.map(({ index }) => `${index}`),
    99
  );
  return [
    ...found,
    import_common5.prose`Tasks ${tasks} changed files, but only ${work.length} of the plan's commits hold work: commit each task by itself; where one went into another's commit, say so with git commit --allow-empty -m "chore(${name}): task N is in HASH".`
  ];
}
function whyNot(refusal) {
  return import_common5.prose`The last commit was refused:\n${(0, import_app_loop_conclude_turn.fence)(refusal, { cap: 1500, label: import_common5.prose`git and its hooks` })}`;
}
function howTo(name) {
  return import_common5.prose`Commit each with its task: execute commit ${name} "what it does" --task N --type feat.`;
}
function changedItems(plan2, work, uncommitted) {
  const paths2 = /* @__PURE__ */ new Set([...work.flatMap(({ files }) => files), ...uncommitted]);
  return (0, import_shared_core_planning_execution_next_execution.workItems)(plan2).filter(({ files }) => [...paths2].some((path2) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(files, path2)));
}
var REQUIRED = ["phase", "plan", "subsystem", "tags", "duration", "completed"];
function missingInSummary({ plan: plan2, canonical, summary: summary2 }) {
  if (summary2 === null)
    return [import_common5.prose`The summary is missing: "execute summary ${(0, import_common.quoteName)(canonical, 80)}" begins it.`];
  const read = (0, import_shared_core_planning_writing_section.readSummary)(summary2.text);
  const { values } = read.document.frontmatter;
  const keys = REQUIRED.filter((key) => values[key] === void 0);
  const sentences = [
    keys.length > 0 && import_common5.prose`The summary's frontmatter lacks ${(0, import_common.quoteNames)(keys)}: write what is true there.`,
    read.phase !== null && !isSamePhase(read.phase, canonical) && import_common5.prose`The summary is of phase ${(0, import_common.quoteName)(read.phase, 80)}: correct its frontmatter.`,
    !isSamePlan(read.plan, plan2.plan) && import_common5.prose`The summary is of plan ${(0, import_common.quoteName)(read.plan ?? "", 80)}, not ${(0, import_common.quoteName)(plan2.plan ?? "", 80)}: correct its frontmatter.`,
    read.status !== "complete" && import_common5.prose`The summary says ${(0, import_common.quoteName)(read.status, 80)}: write "status: complete" once the plan is carried out, or end with ## CHECKPOINT REACHED if only a person can continue.`,
    (0, import_shared_core_planning_execution_summary_skeleton.hasSlots)(summary2.text) && import_common5.prose`The summary has places that are not filled in: look for [FILL: in it.`,
    read.selfCheck !== "passed" && import_common5.prose`The summary lacks the line "## Self-Check: PASSED": check that its files and commits exist, then write it.`
  ];
  return sentences.flatMap(
    (sentence) => sentence === false ? [] : [import_common5.prose`${sentence} (${(0, import_common.quoteName)(summary2.path)})`]
  );
}
function isSamePhase(written, canonical) {
  const own = (0, import_hooks_active_on_command.folderPhase)(canonical);
  return own === null || (0, import_hooks_active_on_command.phaseKey)((0, import_hooks_active_on_command.folderPhase)(written) ?? written) === (0, import_hooks_active_on_command.phaseKey)(own);
}
function isSamePlan(left, right) {
  return left === null || right === null || (0, import_hooks_active_on_command.phaseKey)(left) === (0, import_hooks_active_on_command.phaseKey)(right);
}
// src/app/planning/execution/commit-task.ts
async function commitTask(store, plan2, request, root = store.project) {
  const { project } = store;
  const items = (0, import_shared_core_planning_execution_next_execution.workItems)(plan2.document);
  const item = items.find(({ index }) => index === request.task);
  if (item === void 0) {
    const known = items.map(({ index }) => index).join(", ") || "none";
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Plan ${plan2.id} has no task ${request.task} to commit: its tasks are ${known}.`);
  }
  const title = (0, import_common4.plainLine)(request.title, 100);
  if (title === "")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The description is missing: say in a few words what the task did.");
  const all = await (0, import_app_loop_gather_evidence.uncommittedPaths)(root);
  if (all === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`There is nothing to commit to: ${(0, import_adapters_git_work_tree.noRepository)(root)}.`);
  const begun = root === project ? (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan2).begun : null;
  const changed = begun === null ? all : await (0, import_shared_core_planning_execution_summary_skeleton.ownUncommitted)(project, begun);
  const also = alsoOf(root, request);
  if (typeof also === "string") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(also);
  const unchanged = also.find((path2) => !changed.includes(path2));
  if (unchanged !== void 0) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(notChanged(unchanged, all));
  const own = changed.filter((path2) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)(item.files, path2));
  const files = [.../* @__PURE__ */ new Set([...own, ...also])];
  if (files.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(nothingToCommit(plan2, request.task, suggested(changed, begun)));
  const subject = (0, import_shared_core_planning_writing_new_documents.commitSubject)(request.type, plan2.canonical, title);
  const theirs = theirsIn(project, files, begun);
  const result = await (0, import_shared_core_planning_writing_new_documents2.commitInProject)(root, files, subject, { project, theirs });
  if (result.status === "unchanged")
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(nothingToCommit(plan2, request.task, suggested(changed, begun)));
  await noteCommit(store, plan2, result, [...theirs.keys()]);
  if (result.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Not committed: ${result.reason}.`);
  const { hash } = result;
  const extra = also.filter((path2) => !own.includes(path2)).map((file) => ({ task: request.task, file }));
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRun)(store, plan2, (run) => ({
    commits: [...run.commits, { hash, task: request.task }].slice(-MOST_LEFT),
    extra: [...run.extra, ...extra].slice(-MOST_LEFT)
  }));
  return { status: "committed", hash, subject, files };
}
function theirsIn(project, files, begun) {
  return new Map(
    files.flatMap((path2) => {
      const mark = begun?.before[path2];
      return mark === void 0 ? [] : [[path2, (0, import_shared_core_planning_execution_summary_skeleton.keptContent)(project, mark)]];
    })
  );
}
async function noteCommit(store, plan2, result, shared) {
  const { project } = store;
  const refusal = result.status === "refused" ? result.detail ?? result.reason : null;
  const now = shared.length === 0 ? {} : await (0, import_shared_core_planning_execution_summary_skeleton.marksOf)(project) ?? {};
  if (result.status === "committed") (0, import_shared_core_planning_execution_summary_skeleton.keepContents)(project, shared);
  await (0, import_shared_app_planning_worktrees_plan_runs.changeBeginning)(store, plan2, (begun) => {
    const marks = shared.flatMap((path2) => now[path2] === void 0 ? [] : [[path2, now[path2]]]);
    const before = result.status === "committed" ? { ...begun.before, ...Object.fromEntries(marks) } : begun.before;
    return { ...begun, refusal, before };
  });
}
function notChanged(path2, uncommitted) {
  return uncommitted.includes(path2) ? `${path2} holds only changes from before the plan began, which are the user's: leave out --also for it.` : `${path2} has not changed: leave out --also for it.`;
}
function suggested(changed, begun) {
  return changed.filter((path2) => begun?.before[path2] === void 0);
}
async function leaveFile(store, plan2, { file, why, cwd }) {
  const { project } = store;
  const { begun } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan2);
  if (begun === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`No execution of plan ${plan2.id} has begun: /msw:execute begins one.`);
  const found = alsoOf(project, { also: [file], cwd });
  if (typeof found === "string") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(found);
  const [path2] = found;
  if (path2 === void 0 || !(await (0, import_shared_core_planning_execution_summary_skeleton.ownUncommitted)(project, begun)).includes(path2))
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${(0, import_common4.plainLine)(file, 120)} has not changed since the plan began.`);
  if ((0, import_shared_core_planning_execution_next_execution.isNamedBy)((0, import_shared_core_planning_execution_next_execution.namedFiles)(plan2.document), path2))
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${path2} is named by the plan: commit it with its task.`);
  const reason = (0, import_common4.plainLine)(why, 200);
  await (0, import_shared_app_planning_worktrees_plan_runs.changeBeginning)(store, plan2, (one) => ({
    ...one,
    left: [...one.left.filter((other) => other.file !== path2), { file: path2, why: reason }].slice(-MOST_LEFT)
  }));
  return { status: "done", file: path2 };
}
var MOST_LEFT = 200;
function alsoOf(project, { also, cwd }) {
  const paths2 = [];
  for (const one of also) {
    const isThere = !(0, import_node_path2.relative)(project, cwd).startsWith("..");
    const fromHere = (0, import_node_path2.resolve)(isThere ? cwd : project, one);
    const path2 = (0, import_node_path2.relative)(project, (0, import_node_fs.existsSync)(fromHere) ? fromHere : (0, import_node_path2.resolve)(project, one));
    if (path2 === "" || path2.startsWith("..")) return `${(0, import_common4.plainLine)(one, 120)} is outside the project.`;
    paths2.push(path2.split(import_node_path2.sep).join("/"));
  }
  return paths2;
}
function nothingToCommit(plan2, task, changed) {
  const others = changed.filter((path2) => !path2.startsWith(".planning/")).slice(0, 6);
  const named = others.filter((path2) => (0, import_shared_core_planning_execution_next_execution.isNamedBy)((0, import_shared_core_planning_execution_next_execution.namedFiles)(plan2.document), path2));
  const nothing = `None of the files that task ${task} names has changed.`;
  if (others.length === 0) return `${nothing} Nothing else has changed either.`;
  const list2 = others.map((path2) => (0, import_common4.plainLine)(path2, 100)).join(", ");
  const hint = named.length > 0 ? "commit them with their own task" : "add what belongs to the task with --also FILE";
  return `${nothing} Changed are ${list2}: ${hint}.`;
}
// src/app/operations/planning/execute-operations.ts
var plan = (0, import_hooks_active_on_command2.word)("one plan", "01-02, 01-foundation/01-02, or its file");
var next = (0, import_hooks_active_on_command2.operation)({
  name: "execute next",
  about: "Merge what executors have done, and say what to do now: executors to start, questions to ask, or that all is done",
  effect: "writes",
  grant: { to: ["execute", "resume"], options: ["wave", "gapsOnly", "short"] },
  inputs: {
    phase: (0, import_hooks_active_on_command2.word)("one phase"),
    wave: (0, import_hooks_active_on_command2.count)("W", "only this wave", [0, 999]),
    gapsOnly: (0, import_hooks_active_on_command2.flag)("only plans that close gaps")
  },
  run: (place, { phase: typed, wave, gapsOnly }) => (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace, project) => {
    const named = (0, import_shared_app_planning_execution_execution_objections.executablePhase)(project, typed);
    if (named.status === "refused") return named;
    const { number } = named.phase;
    const terms = { phase: number, folder: named.folder, wave, gapsOnly };
    const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
    const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
    const isToRun = execution?.step.status === "run";
    const objection = isToRun ? await (0, import_shared_app_planning_execution_execution_objections.whyNoExecutors)(workspace, terms) : execution && (0, import_shared_app_planning_execution_execution_objections.emptyScope)(execution);
    if (objection !== null) return (0, import_hooks_active_on_command2.refused)([...merged, objection].join(" "));
    const prepared = await (0, import_shared_app_planning_execution_prepare_step.prepareStep)(workspace, terms);
    if (prepared === null) return (0, import_hooks_active_on_command2.refused)(`The folder of phase ${number} cannot be read.`);
    await (0, import_shared_core_planning_execution_summary_skeleton.handOut)(workspace, prepared.execution, prepared.trees);
    const notes = [...merged, ...prepared.notes];
    return (0, import_hooks_active_on_command2.done)((0, import_shared_app_planning_execution_waiting_plans.describeStep)(workspace, prepared.execution, { ...prepared, notes }));
  }),
  text: stepText,
  short: import_shared_app_planning_execution_waiting_plans.shortStep
});
var resolve2 = (0, import_hooks_active_on_command2.operation)({
  name: "execute resolve",
  about: 'Decide about a plan: close, again or skip, or answer "TEXT" at a checkpoint',
  effect: "writes",
  callers: "people",
  typed: "/msw:execute PHASE --answer PLAN WORDS",
  inputs: {
    plan,
    decision: (0, import_hooks_active_on_command2.word)("close, again, skip or answer"),
    text: (0, import_hooks_active_on_command2.optionalWord)("the answer in quotes")
  },
  run: (place, { plan: token, decision, text: text2 }) => {
    const resolution = (0, import_shared_core_planning_documents_roadmap_scope.readResolution)(text2 === null ? [decision] : [decision, text2]);
    if (resolution === null) return (0, import_hooks_active_on_command2.misused)('Say close, again, skip, or answer "TEXT".');
    return withPlan(place, token, async (found, { workspace }) => {
      const result = await (0, import_shared_core_planning_documents_roadmap_scope.resolvePlan)(workspace, found, resolution);
      if (result.status === "refused") return result;
      return (0, import_hooks_active_on_command2.done)({ plan: found.id, resolved: decision, message: result.message });
    });
  },
  text: ({ message }) => message
});
var commitInputs = {
  description: (0, import_hooks_active_on_command2.word)("what it does, in quotes"),
  task: (0, import_hooks_active_on_command2.count)("K", "the task that was done, from 1", [1, 999]),
  type: (0, import_hooks_active_on_command2.choice)(import_shared_core_planning_writing_new_documents.COMMIT_TYPES, "what kind of change it is"),
  also: (0, import_hooks_active_on_command2.list)("FILE", "a file that the task needed and does not name")
};
var commit = (0, import_hooks_active_on_command2.operation)({
  name: "execute commit",
  about: "Commit the changed files that one task of a plan names, and nothing else",
  effect: "writes",
  grant: { to: ["execute", "resume"], agent: "msw:executor", options: ["task", "type", "also"] },
  inputs: { plan, ...commitInputs },
  run: (place, { plan: token, ...request }) => withPlan(
    place,
    token,
    (found, { workspace, root }) => commitNamed(place, workspace, found, { ...request, root })
  ),
  text: committedText
});
async function commitNamed({ cwd }, store, found, {
  description,
  task,
  type,
  also,
  root = store.project
}) {
  if (task === null) return (0, import_hooks_active_on_command2.misused)("--task needs the number of the task, from 1.");
  if (type === null) return (0, import_hooks_active_on_command2.misused)(`--type needs one of ${import_shared_core_planning_writing_new_documents.COMMIT_TYPES.join(", ")}.`);
  const request = { task, type, title: description, also, cwd };
  const result = await commitTask(store, found, request, root);
  if (result.status === "refused") return result;
  const { hash, subject, files } = result;
  return (0, import_hooks_active_on_command2.done)({ hash, subject, files });
}
function committedText({ hash, subject, files }) {
  const head = import_common5.prose`${(0, import_common.quoteName)(hash.slice(0, 8))} ${(0, import_common3.quoteLine)(subject, 200)}`;
  return (0, import_common5.joinProse)([head, ...files.map((path2) => import_common5.prose`  ${(0, import_common.quoteName)(path2, 160)}`)], "\n");
}
var summary = (0, import_hooks_active_on_command2.operation)({
  name: "execute summary",
  about: "Begin the summary of a plan from git and the plan; [FILL: marks what is left to write",
  effect: "writes",
  grant: { to: ["execute", "resume"], agent: "msw:executor" },
  inputs: { plan },
  run: (place, { plan: token }) => withPlan(place, token, async (found, { workspace, root }) => {
    const result = await (0, import_shared_core_planning_execution_summary_skeleton.writeSummary)(workspace, found, place.now(), root);
    if (result.status === "refused") return result;
    return (0, import_hooks_active_on_command2.done)({ root, path: result.path, written: result.written });
  }),
  text: ({ root, path: path2, written }) => {
    const shown = (0, import_common.quoteName)((0, import_node_path.join)(root, path2));
    return written ? import_common5.prose`${shown} is begun: replace every [FILL: ...] in it.` : import_common5.prose`${shown} is there already; nothing was changed.`;
  },
  json: ({ path: path2, written }) => ({ path: path2, written })
});
var leave = (0, import_hooks_active_on_command2.operation)({
  name: "execute leave",
  about: "Say of a changed file that it is not part of a plan: it stays uncommitted, and people are told",
  effect: "writes",
  grant: { to: ["execute", "resume"], agent: "msw:executor" },
  inputs: { plan, file: (0, import_hooks_active_on_command2.word)("the file"), why: (0, import_hooks_active_on_command2.word)("why, in quotes") },
  run: (place, { plan: token, file, why }) => withPlan(place, token, async (found, { workspace, root }) => {
    if (root !== workspace.project)
      return (0, import_hooks_active_on_command2.refused)(
        `Plan ${found.id} has a worktree, in which nothing may be left: commit the file, have git ignore it, or delete it.`
      );
    const result = await leaveFile(workspace, found, { file, why, cwd: place.cwd });
    return result.status === "refused" ? result : (0, import_hooks_active_on_command2.done)({ file: result.file });
  }),
  text: ({ file }) => import_common5.prose`${(0, import_common.quoteName)(file, 160)} is left as it is; the summary will tell it.`
});
var ready = (0, import_hooks_active_on_command2.operation)({
  name: "execute ready",
  about: "Say what a plan lacks before it counts as carried out",
  effect: "reads",
  grant: { to: ["execute", "resume"], agent: "msw:executor" },
  inputs: { plan },
  run: (place, { plan: token }) => withPlan(place, token, async (found, { workspace, root }) => {
    const evidence = await (0, import_shared_core_planning_execution_summary_skeleton.planEvidence)(workspace, found, root);
    const missing = [...missingForPlan(evidence), ...await (0, import_shared_app_planning_worktrees_merge_tree.missingInTree)(workspace, found)];
    const value = { plan: found.id, path: found.path, ready: missing.length === 0, missing };
    return value.ready ? (0, import_hooks_active_on_command2.done)(value) : { status: "failed", value, reason: `Plan ${found.id} is not carried out yet.` };
  }),
  // Printed like compiler errors, so that each point counts as a separate problem in the check's output.
  text: ({ plan: id, path: path2, missing }) => missing.length === 0 ? import_common5.prose`Plan ${(0, import_common.quoteName)(id)} has its summary and its commits.` : (0, import_common5.joinProse)(
    missing.map((one) => import_common5.prose`${(0, import_common.quoteName)(path2)}:1: error: ${one}`),
    "\n"
  ),
  json: ({ plan: id, ready: isReady, missing }) => ({ plan: id, ready: isReady, missing })
});
var executeOperations = [next, resolve2, commit, leave, summary, ready];
function withPlan(place, token, use) {
  const opened = (0, import_common2.openWorkspace)((0, import_shared_app_planning_worktrees_plan_runs.projectOfTree)((0, import_shared_app_planning_documents_open_phase.planningRoot)(place)), place.env, place.now);
  if (opened.status === "refused") return opened;
  const { workspace } = opened;
  const found = (0, import_shared_core_planning_documents_roadmap_scope2.findPlan)(workspace.project, token, place.cwd);
  if (found.status === "refused") return found;
  const root = (0, import_shared_app_planning_worktrees_plan_runs.treeRootOf)(workspace, found.plan);
  return use(found.plan, { root, workspace });
}
function stepText(view) {
  const line = (name, ids) => ids.length === 0 ? null : import_common5.prose`${name}: ${(0, import_common.quoteNames)(ids)}`;
  const now = view.batch.map((one) => one.plan);
  return (0, import_common5.joinProse)(
    [
      import_common5.prose`${(0, import_common.quoteName)(view.status)}: ${view.message}`,
      ...view.notes,
      line(import_common5.prose`now`, now),
      line(import_common5.prose`done`, view.done),
      line(import_common5.prose`skipped`, view.skipped),
      ...view.questions.flatMap((question) => [
        import_common5.prose`${(0, import_common.quoteName)(question.plan)} (${(0, import_common.quoteName)(question.kind)}): ${questionText(question)}`,
        import_common5.prose`  in Claude Code: ${question.answer}`
      ]),
      ...view.blocked.map(
        (one) => import_common5.prose`${(0, import_common.quoteName)(one.plan)} waits for ${one.by.length === 0 ? import_common5.prose`itself` : (0, import_common.quoteNames)(one.by)}`
      )
    ],
    "\n"
  );
}
function questionText({ kind, text: text2 }) {
  return kind === "untrusted" ? import_common5.prose`\n${(0, import_app_loop_conclude_turn.fence)(text2, { cap: Infinity, label: import_common5.prose`the plans` })}` : (0, import_common3.quoteLine)(text2, 300);
}
