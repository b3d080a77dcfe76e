var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{chooseExecution:()=>chooseExecution,commitObjection:()=>commitObjection,executionObjections:()=>executionObjections,needsTrees:()=>needsTrees,prepareStep:()=>prepareStep,readResolution:()=>readResolution,resolveAll:()=>resolveAll,resolvePlan:()=>resolvePlan,settleExecutionTrust:()=>settleExecutionTrust,whyNoExecutors:()=>whyNoExecutors}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_commits_try_commit=require("./shared.adapters.git.commits.try-commit.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_execution_read_execution=require("./shared.app.planning.execution.read-execution.cjs"),import_shared_core_planning_writing_state_decisions2=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_planning_documents_roadmap=require(
"./shared.core.planning.documents.roadmap.cjs"),import_shared_core_mapping_documents_map_documents2=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_mapping_documents_map_documents3=require("./shared.core.mapping.documents.map-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_shared_adapters_git_commits_commit_hurdles=require("./shared.adapters.git.commits.commit-hurdles.cjs"),import_common6=require("./common.cjs");
// src/app/planning/execution/choose-execution.ts
async function chooseExecution(workspace, request) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(workspace.project);
  if (opened.status === "refused") return opened;
  const { phases } = opened.project;
  const phase = (0, import_shared_core_mapping_documents_map_documents2.findPhase)(phases, request.phase);
  if (phase === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_mapping_documents_map_documents2.noSuchPhase)(phases, request.phase));
  const { folder, number } = phase;
  if (folder === null || phase.plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Phase ${number} has no plans: write them with /msw:plan ${number}.`);
  const oddName = (0, import_shared_core_planning_writing_state_decisions.folderProblem)(phase);
  if (oddName !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(oddName);
  const terms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const isUndecided = (plan) => request.decisions.every(({ plan: typed }) => !isMeant(typed, plan));
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms, { undecided: isUndecided, mayCheck: false });
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms);
  if (execution === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`The folder of phase ${number} cannot be read.`);
  const invalid = invalidPlans(opened.project, execution);
  const problem = problemOf(execution) ?? invalid;
  if (problem === null)
    return { status: "ok", phase, execution, notes, milestone: opened.project.state?.milestone ?? null };
  const refusal = (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(notes.length === 0 ? problem : `${notes.join(" ")} ${problem}`);
  return problem === invalid ? { ...refusal, execution } : refusal;
}
function isMeant(typed, { id, canonical }) {
  const name = typed.split("/").at(-1);
  return name === id || name === canonical;
}
function problemOf(execution) {
  const { waves, plans, terms } = execution;
  const stuck = (0, import_shared_core_planning_writing_state_decisions.orderProblem)(waves);
  if (stuck !== null) return stuck;
  const scope = plans.filter(({ inScope }) => inScope);
  if (scope.length === 0) return emptyScope(execution);
  if ((0, import_shared_app_planning_execution_read_execution.unfinishedPlans)(execution).length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution);
}
function scopeName({ phase, wave, gapsOnly }) {
  return `phase ${phase}${wave === null ? "" : `, wave ${wave}`}${gapsOnly ? ", gaps only" : ""}`;
}
function emptyScope({ terms, waves }) {
  const known = waves.waves.map(({ wave }) => wave).join(", ");
  return terms.gapsOnly ? `No plan of ${scopeName(terms)} closes a gap (gap_closure: true).` : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}
function earlierWave({ terms, plans }) {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && (0, import_shared_core_planning_writing_project_answers.isOpen)(plan.summary)).map(({ id }) => id);
  return open.length === 0 ? null : `Wave ${wave} waits for ${open.join(", ")}: execute the waves before it first.`;
}
var MOST_LISTED = 6;
function invalidPlans(project, execution) {
  const { files, terms } = execution;
  const open = (0, import_shared_app_planning_execution_read_execution.unfinishedPlans)(execution).map(({ id }) => id);
  const plans = [...files.values()].map(({ id, path, document }) => ({ id, file: path, document }));
  const found = (0, import_shared_core_planning_writing_state_decisions.planErrors)(project, plans, open);
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `
  and ${found.length - MOST_LISTED} more` : "";
  const list = found.slice(0, MOST_LISTED).map(({ line }) => `
  ${line}`);
  return `Phase ${terms.phase} cannot be executed, its plans have errors:${list.join("")}${more}${(0, import_shared_core_planning_writing_state_decisions.wayRound)(terms.phase, found).replace(" ", "\n")}`;
}
// src/app/planning/execution/execution-objections.ts
async function executionObjections(workspace, execution, { changes, trust }) {
  const mixed = await mixedChanges(workspace, execution, changes);
  const untrusted = await settleExecutionTrust(workspace, execution, trust);
  const uncommittable = await commitObjection(workspace, execution);
  return [uncommittable, mixed, untrusted?.reason].filter((reason) => typeof reason === "string");
}
async function commitObjection({ project, env }, execution) {
  const open = (0, import_shared_app_planning_execution_read_execution.unfinishedPlans)(execution);
  const files = [...new Set(open.flatMap((plan2) => plan2.files))];
  const plan = execution.files.get(open[0]?.id ?? "")?.canonical ?? execution.terms.phase;
  const hurdle = await (0, import_shared_adapters_git_commits_commit_hurdles.hurdleAhead)(project, files) ?? await (0, import_shared_adapters_git_commits_try_commit.tryCommit)(
    project,
    (0, import_shared_core_mapping_documents_map_documents.commitSubject)("feat", plan, "try what a commit needs"),
    (0, import_shared_core_mapping_documents_map_documents3.isAllowedIn)(project, env)
  );
  return hurdle === null ? null : `Phase ${execution.terms.phase} is not begun, because its work could not be committed: ${(0, import_common5.plainLine)(hurdle, 800)}.`;
}
async function mixedChanges(workspace, execution, choice) {
  const { terms } = execution;
  const mixed = await (0, import_shared_core_planning_execution_summary_skeleton.changesInTheWay)(workspace, execution);
  if (mixed.length === 0) return null;
  if (choice !== null) {
    await (0, import_shared_core_planning_execution_summary_skeleton.settleChanges)(workspace, terms.folder, { choice, files: mixed });
    return null;
  }
  const shown = mixed.slice(0, MOST_SHOWN).map((path) => `
  ${(0, import_common5.plainLine)(path, 160)}`);
  const more = mixed.length > MOST_SHOWN ? `
  and ${mixed.length - MOST_SHOWN} more` : "";
  return [
    `Files that the plans of phase ${terms.phase} change hold changes of yours that are not committed:${shown.join("")}${more}`,
    "Commit or stash them first, or say what is to become of them:",
    `  ${(0, import_hooks_active_on_command3.executionCall)(terms, import_common6.prose` --keep-changes`)}   they stay yours: commits take only what is changed from here on`,
    `  ${(0, import_hooks_active_on_command3.executionCall)(terms, import_common6.prose` --take-changes`)}   they belong to the plans: commits take them with the rest`
  ].join("\n");
}
var MOST_SHOWN = 12;
async function whyNoExecutors(workspace, terms) {
  const isUnderWay = ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null;
  if ((0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).some(isUnderWay)) return null;
  const chosen = await chooseExecution(workspace, { ...terms, decisions: [] });
  const typed = import_common6.prose`the user types ${(0, import_hooks_active_on_command3.executionCall)(terms)}`;
  if (chosen.status === "refused") {
    const [reason = ""] = chosen.reason.split("\n");
    return import_common6.prose`${(0, import_common4.quoteLine)(reason.replace(/:$/, ""), 300)}: to read why, ${typed}.`;
  }
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, null);
  return untrusted === null ? import_common6.prose`No session executes ${(0, import_hooks_active_on_command3.executionName)(terms)}: to begin, ${typed}.` : import_common6.prose`The plans of ${(0, import_hooks_active_on_command3.executionName)(terms)} name commands that are not allowed yet: to read them, ${typed}.`;
}
async function settleExecutionTrust(workspace, execution, typed) {
  const { terms } = execution;
  const hooks = await (0, import_shared_core_mapping_documents_map_documents3.untrustedHooks)(workspace, execution.isolation.kind === "worktrees");
  let type = (0, import_hooks_active_on_command3.executionCall)(terms);
  const reason = await (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [
      ...(0, import_shared_app_planning_execution_read_execution.unfinishedPlans)(execution).flatMap(({ id }) => {
        const file = execution.files.get(id);
        if (file === void 0) return [];
        return [
          {
            plan: file.path,
            commands: (0, import_hooks_active_on_command2.untrustedCommands)(workspace, [file.document.text], execution.config.usualCommands)
          }
        ];
      }),
      hooks
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? "" : ", and the git hooks of this repository,"} name`,
    allow: (digest) => {
      type = (0, import_hooks_active_on_command3.trustCommand)(terms, digest);
      return type;
    }
  });
  return reason === null ? null : { reason, type };
}
// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await (0, import_shared_core_planning_writing_project_answers.withTrees)(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  }
  const prepared = await (0, import_shared_core_planning_writing_project_answers.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is working on its worktrees");
  return { ...ready, notes: [...merged, ...notes] };
}
function needsTrees({ step, trees }) {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}
async function putOthersAside(workspace, { step, trees, terms }) {
  if (step.batch.length === 0) return;
  for (const plan of trees.keys()) await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, { folder: terms.folder, plan });
}
async function openTrees(workspace, execution) {
  const { step, terms } = execution;
  const trees = /* @__PURE__ */ new Map();
  const notes = [];
  const [here] = await boundToProject(workspace.project, execution);
  if (here !== void 0) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await (0, import_shared_app_planning_worktrees_merge_tree.openTree)(workspace, place, isTakenUpAgain(one));
    if (opened.status === "refused") {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0) return inTurn(execution, opened.reason);
      notes.push(import_common6.prose`${(0, import_common4.quoteLine)(opened.reason, 300)} Plan ${(0, import_common.quoteName)(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: (0, import_shared_core_planning_writing_project_answers.treeRoot)(workspace.project, tree), conflicts });
    await (0, import_shared_core_planning_writing_project_answers.changeRun)(workspace, place, () => ({ begun: null }));
    if (missing.length > 0)
      notes.push(
        import_common6.prose`The worktree of plan ${(0, import_common.quoteName)(one.plan)} lacks ${(0, import_shared_app_planning_worktrees_merge_tree.listedNames)(missing)}, which git ignores.`
      );
  }
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}
async function boundToProject(project, { step, trees, plans }) {
  const changed = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return step.batch.filter(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== "fresh" || changed.some((path) => (0, import_shared_core_planning_writing_state_decisions2.isNamedBy)(files, path));
    return isBound && !trees.has(plan);
  });
}
async function withoutLost(workspace, execution, { place, why }) {
  const halted = { state: "halted", reason: (0, import_common5.plainLine)(why, 300), report: null };
  await (0, import_shared_core_planning_writing_project_answers.changeRecord)(workspace, place, () => halted);
  const next = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, execution.terms);
  const note = import_common6.prose`Plan ${(0, import_common.quoteName)(place.plan)}: ${(0, import_common4.quoteLine)(why, 300)}`;
  if (next === null || !needsTrees(next))
    return { execution: next ?? execution, trees: /* @__PURE__ */ new Map(), notes: [note] };
  const { notes, ...ready } = await openTrees(workspace, next);
  return { ...ready, notes: [note, ...notes] };
}
function isTakenUpAgain({ mode }) {
  return mode === "close" || mode === "again";
}
function inTurn(execution, why) {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [import_common6.prose`The plans are carried out one after the other: ${(0, import_common4.quoteLine)(why, 300)}`];
  const batch = first === void 0 ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: /* @__PURE__ */ new Map(), notes };
}
// src/app/planning/execution/resolve-plan.ts
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await (0, import_shared_core_planning_writing_project_answers.changeRecord)(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("The record of the execution cannot be written: see /msw:doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_common2.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_common3.isoNow)(workspace)
  );
  return {
    status: "done",
    message: import_common6.prose`Plan ${(0, import_common.quoteName)(plan.id)}: ${(0, import_common.quoteName)(what)}. To continue: /msw:execute ${(0, import_common.quoteName)(plan.canonical.slice(0, plan.canonical.lastIndexOf("-")))}`
  };
}
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = import_shared_core_planning_writing_project_answers.CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = (0, import_shared_core_planning_documents_roadmap_scope.findPlan)(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}
