var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,o)=>{for(var r in o)__defProp(e,r,{get:o[r],enumerable:!0})},__copyProps=(e,o,r,a)=>{if(o&&typeof o=="object"||typeof o=="function")for(let t of __getOwnPropNames(o))!__hasOwnProp.call(e,t)&&t!==r&&__defProp(e,t,{get:()=>o[t],enumerable:!(a=__getOwnPropDesc(o,t))||a.enumerable});return e},__toESM=(e,o,r)=>(r=e!=null?__create(__getProtoOf(e)):{},__copyProps(o||!e||!e.__esModule?__defProp(r,"default",{value:e,enumerable:!0}):r,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{EXECUTOR:()=>EXECUTOR,armExecution:()=>armExecution,executionLoop:()=>executionLoop,gateExecutor:()=>gateExecutor,secondExecution:()=>secondExecution,settleExecution:()=>settleExecution}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_app_planning_execution_read_execution=require("./shared.app.planning.execution.read-execution.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_stop4=require(
"./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs");
// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, wanted) {
  const { session, terms: execution } = wanted;
  const loop = (0, import_hooks_active_on_stop3.withProgress)(executionLoop(workspace, (0, import_hooks_active_on_command.newLoopId)(workspace.now()), wanted), {
    inner: await (0, import_app_loop_gather_evidence.innerRepositories)(workspace.project)
  });
  const folder = (0, import_common4.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_app_loop_conclude_turn.writePage)(`${folder.path}/task.md`, import_common5.prose`${executionPrompt(execution)}\n`);
  const saved = await (0, import_hooks_active_on_stop2.changeLoop)(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondExecution(saved.value);
  await (0, import_hooks_active_on_command2.rememberProject)(workspace.userFolder, workspace.project, workspace.now());
  const { id } = loop.terms;
  await (0, import_common.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_common2.isoNow)(workspace)
  );
  return loop;
}
function executionLoop(workspace, id, { session, terms: execution, config, ownerPid: ownerPid2, controls = true }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  return {
    terms: {
      id,
      session,
      project: workspace.project,
      prompt: executionPrompt(execution),
      ...(0, import_common3.termOptions)({ ...import_common3.requestDefaults, mayWitness: controls }),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      plan: null,
      tree: null,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop3.newProgress)(now, (0, import_hooks_active_on_stop.ownerOf)(ownerPid2, workspace.project))
  };
}
function executionPrompt(execution) {
  return import_common5.prose`Execute ${(0, import_hooks_active_on_command3.executionName)(execution)}.`;
}
function secondExecution({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_hooks_active_on_command3.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop4.silent;
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution);
  const told = notes.length === 0 ? import_hooks_active_on_stop4.silent : { kind: "notice", notice: `msw \u25B8 ${notes.join(" ")}` };
  const found = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return told;
  await (0, import_shared_core_report_status_text.endExecution)(workspace, { loop, ending: import_shared_core_report_status_text.CARRIED_OUT });
  return told;
}

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_shared_app_planning_execution_plan_executor = require("./shared.app.planning.execution.plan-executor.cjs");

var import_shared_core_planning_execution_summary_skeleton = require("./shared.core.planning.execution.summary-skeleton.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_shared_adapters_git_remote_clone = require("./shared.adapters.git.remote-clone.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_shared_core_loop_texts_report = require("./shared.core.loop.texts.report.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_common6 = require("./common.cjs");

// src/app/planning/execution/prove-plan.ts
async function provePlan(workspace, { plan, tree }, { gate: { terms }, results }) {
  const checks = results.filter(({ output }) => ((0, import_app_loop_judge_check.countTests)(output)?.ran ?? 0) > 0).map(({ check, durationMs, output }) => ({ ...check, durationMs, output }));
  if (checks.length === 0) return null;
  if (!terms.mayWitness)
    return { verdict: "passed", reason: "no control run was made (--no-controls)", runs: "" };
  const project = tree === null ? workspace.project : (0, import_shared_core_planning_writing_project_answers.treeRoot)(workspace.project, tree);
  const begun = tree === null ? (0, import_shared_core_planning_execution_summary_skeleton.baseOf)(workspace, plan) : { base: tree.onto, at: 0 };
  if (begun === null) return null;
  const base = await (0, import_shared_adapters_git_remote_clone.branchBase)(project, begun.base);
  if (base.status === "refused") return null;
  const { proveSince } = await Promise.resolve().then(() => __toESM(require("./app.checks.prove-branch.cjs")));
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const proof = await proveSince(
    { ...workspace, project },
    {
      ...{ base: base.tree, since: begun.at, checks },
      limitMs: terms.checkTimeoutSeconds * 1e3,
      // Plans may be tried in combination after this.
      budgetMs: import_hooks_active_on_stop7.secondsForChecks * 500 - 2 * spentMs
    }
  );
  if (typeof proof === "string") return null;
  return { verdict: proof.verdict, reason: proof.reason, runs: (0, import_app_loop_conclude_turn2.sayExperiments)(proof.experiments) };
}
// src/app/planning/execution/gate-executor.ts
async function gateExecutor(workspace, parent, input) {
  const planned = await (0, import_shared_app_planning_execution_plan_executor.planExecutor)(workspace, parent, input);
  switch (planned.kind) {
    case "unassigned":
      return (0, import_shared_app_planning_worktrees_merge_tree.notice)("an executor named no plan of this execution, so it was not held.");
    case "checkpoint":
      return (0, import_shared_app_planning_worktrees_merge_tree.restAtCheckpoint)(workspace, planned.executor, planned.checkpoint);
    case "untrusted":
      return (0, import_shared_app_planning_worktrees_merge_tree.restUntrusted)(workspace, planned.executor, planned.commands);
    case "gate":
      return hold(workspace, planned, input);
  }
}
async function hold(workspace, { executor, gate, touched }, input) {
  const { owner, plan, execution } = executor;
  let isHalted = false;
  if (executor.tree !== null) await (0, import_shared_app_planning_worktrees_merge_tree.concludeInTree)(workspace, executor.tree);
  const saved = await (0, import_hooks_active_on_stop2.changeLoop)(workspace, owner, (current) => ({
    loop: (0, import_shared_app_planning_execution_plan_executor.gateNow)(current, gate),
    value: null
  }));
  if (saved.status === "refused") return import_hooks_active_on_stop4.silent;
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_core_planning_execution_summary_skeleton.noteTouched)(workspace, place, touched);
  const notes = [];
  const atRest = async (ending, results) => {
    if (ending.cause === "done") {
      notes.push(...await carriedOut(workspace, executor, { gate, results }));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const refusal = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(workspace, place).begun?.refusal ?? null;
    const why = refusal === null ? "" : `; git did not take its last commit: ${refusal}`;
    const reason = (0, import_common6.plainLine)(`${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}${why}`, 400);
    notes.push(await (0, import_shared_app_planning_worktrees_merge_tree.restHalted)(workspace, executor, { reason, report }));
    isHalted = true;
  };
  const next = (0, import_hooks_active_on_command3.haltedNext)(execution, plan.id);
  const attempt = { owner, input: (0, import_shared_app_planning_execution_plan_executor.withoutBackground)(input), atRest, next };
  const answer = await (0, import_hooks_active_on_stop5.finishTurn)(workspace, attempt);
  if (isHalted) notes.push(...await leaveTree(workspace, place));
  if (answer.kind === "context" && executor.tree === null) await (0, import_shared_core_planning_execution_summary_skeleton.noteReturned)(workspace, plan);
  return (0, import_hooks_active_on_stop6.withNotice)(answer, notes.length === 0 ? null : notes.join("\n"));
}
async function leaveTree(workspace, place) {
  await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, place);
  const { tree } = (0, import_shared_core_planning_writing_project_answers.readPlanRun)(workspace, place);
  return tree === null ? [] : [`Its worktree is ${(0, import_common6.plainLine)((0, import_shared_core_planning_writing_project_answers.shownPlace)(workspace.project, tree), 300)}.`];
}
async function carriedOut(workspace, executor, passed) {
  const { owner, parent, plan, tree, execution } = executor;
  const place = (0, import_shared_core_planning_execution_summary_skeleton.planPlaceOf)(plan);
  await (0, import_shared_core_planning_writing_project_answers.changeRecord)(workspace, place, () => null);
  const iterations = (0, import_hooks_active_on_stop2.findLoop)((0, import_hooks_active_on_stop2.readLoopState)(workspace), owner)?.progress.iteration ?? null;
  const verdict = await provePlan(workspace, executor, passed);
  const completion = { loop: parent.terms.id, iterations, ...verdict && { verdict } };
  if (tree === null) {
    const told2 = await (0, import_shared_app_planning_worktrees_merge_tree.completePlan)(workspace, plan, completion);
    await (0, import_shared_core_planning_execution_summary_skeleton.endPlan)(workspace, place, true);
    return [told2];
  }
  const told = await (0, import_shared_app_planning_worktrees_merge_tree.noteProven)(workspace, place, completion);
  return [told, ...areBack(workspace, executor) ? await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution) : []];
}
function areBack(workspace, { parent, plan: { folder } }) {
  return Object.values((0, import_shared_core_planning_writing_project_answers.readRuns)(workspace, folder).plans).every(({ begun, tree, record }) => {
    const isAtWork = begun?.ended === null && begun.loop === parent.terms.id;
    return !isAtWork && (tree === null || tree.proven !== null || record !== null);
  });
}
