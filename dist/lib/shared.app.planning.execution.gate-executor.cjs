var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,a)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(a=__getOwnPropDesc(r,t))||a.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{gateExecutor:()=>gateExecutor}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),
import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs");
// src/app/planning/execution/prove-plan.ts
async function provePlan(workspace, { plan, tree }, { gate: { terms }, results }) {
  const checks = results.filter(({ output }) => ((0, import_app_loop_judge_check.countTests)(output)?.ran ?? 0) > 0).map(({ check, durationMs, output }) => ({ ...check, durationMs, output }));
  if (checks.length === 0) return null;
  if (!terms.mayWitness)
    return { verdict: "passed", reason: "no control run was made (--no-controls)", runs: "" };
  const project = tree === null ? workspace.project : (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(workspace.project, tree);
  const begun = tree === null ? (0, import_shared_core_planning_execution_summary_skeleton.baseOf)(workspace, plan) : { base: tree.onto, at: 0 };
  if (begun === null) return null;
  const other = tree === null ? await commitOfOthers(workspace, plan, begun.base) : void 0;
  if (other !== void 0) {
    const why = `commit ${other.hash.slice(0, 8)} was made meanwhile and is not the plan's`;
    return { verdict: "passed", reason: `no control run was made, because ${why}`, runs: "" };
  }
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
      budgetMs: import_hooks_active_on_stop3.secondsForChecks * 500 - 2 * spentMs
    }
  );
  if (typeof proof === "string") return null;
  return { verdict: proof.verdict, reason: proof.reason, runs: (0, import_app_loop_conclude_turn.sayExperiments)(proof.experiments) };
}
async function commitOfOthers({ project }, plan, base) {
  const commits = base === null ? null : await (0, import_app_loop_gather_evidence.commitsAfter)(project, base);
  return commits?.find(({ subject, files }) => !(0, import_shared_core_planning_writing_new_documents.isOfPlan)(subject, plan.canonical) && files.some(import_shared_core_planning_execution_summary_skeleton.isWorkFile));
}
// src/app/planning/execution/release-executor.ts
async function restAtCheckpoint(workspace, executor, checkpoint) {
  const { plan } = executor;
  await letGo(workspace, executor, (current) => ({
    state: "checkpoint",
    checkpoint,
    reached: (current?.state === "checkpoint" ? current.reached : 0) + 1,
    answer: null
  }));
  const { type, task } = checkpoint;
  const event = { event: "checkpoint-reached", ...journalled(executor), type, task };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
  return notice(`plan ${plan.id} stopped at a checkpoint (${(0, import_common3.plainLine)(type, 40)}).`);
}
async function restUntrusted(workspace, executor, commands) {
  const { plan, execution, parent } = executor;
  await letGo(workspace, executor, () => ({ state: "untrusted", commands }));
  await (0, import_hooks_active_on_command.noteUntrusted)(workspace, { plan: plan.path, commands, loop: parent.terms.id });
  const request = (0, import_hooks_active_on_command.trustRequest)(workspace, commands, (digest) => (0, import_hooks_active_on_command2.trustCommand)(execution, digest));
  return notice(`the commands of plan ${plan.id} changed under way and were not run:${request}`);
}
async function letGo(workspace, { owner, plan }, record) {
  await (0, import_hooks_active_on_stop4.changeLoop)(workspace, owner, () => ({ loop: null, value: null }));
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, record);
  await (0, import_shared_core_planning_execution_summary_skeleton.endPlan)(workspace, plan, false);
}
async function restHalted(workspace, executor, halt) {
  const { plan, execution } = executor;
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, () => ({ state: "halted", ...halt }));
  const left = executor.tree === null ? await (0, import_shared_core_planning_execution_summary_skeleton.settleSummary)(workspace, plan, false) : null;
  await (0, import_shared_core_planning_execution_summary_skeleton.endPlan)(workspace, plan, false);
  const event = { event: "plan-halted", ...journalled(executor), reason: halt.reason };
  await (0, import_common.appendJournal)(workspace.project, event, (0, import_common2.isoNow)(workspace));
  const told = `Plan ${plan.id} is halted; what depends on it waits. ${(0, import_hooks_active_on_command2.haltedNext)(execution, plan.id)}`;
  return left === null ? told : `${told} ${left}`;
}
function journalled({ parent, plan, owner }) {
  return { loop: parent.terms.id, session: owner, plan: plan.id };
}
function notice(text) {
  return { kind: "notice", notice: `msw \u25B8 ${text}` };
}
// src/app/planning/execution/gate-executor.ts
async function gateExecutor(workspace, parent, input) {
  const planned = await (0, import_shared_app_planning_execution_waiting_plans.planExecutor)(workspace, parent, input);
  switch (planned.kind) {
    case "unassigned":
      return notice("an executor named no plan of this execution, so it was not held.");
    case "checkpoint":
      return restAtCheckpoint(workspace, planned.executor, planned.checkpoint);
    case "untrusted":
      return restUntrusted(workspace, planned.executor, planned.commands);
    case "gate":
      return hold(workspace, planned, input);
  }
}
async function hold(workspace, { executor, gate }, input) {
  const { owner, plan, execution } = executor;
  let isHalted = false;
  if (executor.tree !== null) await (0, import_shared_app_planning_worktrees_merge_tree.concludeInTree)(workspace, executor.tree);
  const saved = await (0, import_hooks_active_on_stop4.changeLoop)(workspace, owner, (current) => ({
    loop: (0, import_shared_app_planning_execution_waiting_plans.gateNow)(current, gate),
    value: null
  }));
  if (saved.status === "refused") return import_hooks_active_on_stop5.silent;
  const notes = [];
  const atRest = async (ending, results) => {
    if (ending.cause === "done") {
      notes.push(...await carriedOut(workspace, executor, { gate, results }));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const refusal = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, plan).begun?.refusal ?? null;
    const why = refusal === null ? "" : `; git did not take its last commit: ${refusal}`;
    const reason = (0, import_common3.plainLine)(`${(0, import_shared_core_loop_texts_report.explainEnding)(ending)}${why}`, 400);
    notes.push(await restHalted(workspace, executor, { reason, report }));
    isHalted = true;
  };
  const next = (0, import_hooks_active_on_command2.haltedNext)(execution, plan.id);
  const attempt = { owner, input: (0, import_shared_app_planning_execution_waiting_plans.withoutBackground)(input), atRest, next };
  const answer = await (0, import_hooks_active_on_stop.finishTurn)(workspace, attempt);
  if (isHalted) {
    await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, plan);
    const { tree } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, plan);
    if (tree !== null) notes.push(`Its worktree is ${(0, import_common3.plainLine)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(workspace.project, tree), 300)}.`);
  }
  if (answer.kind === "context" && executor.tree === null) await (0, import_shared_core_planning_execution_summary_skeleton.noteReturned)(workspace, plan);
  return (0, import_hooks_active_on_stop2.withNotice)(answer, notes.length === 0 ? null : notes.join("\n"));
}
async function carriedOut(workspace, executor, passed) {
  const { owner, parent, plan, tree, execution } = executor;
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, () => null);
  const iterations = (0, import_hooks_active_on_stop4.findLoop)((0, import_hooks_active_on_stop4.readLoopState)(workspace), owner)?.progress.iteration ?? null;
  const verdict = await provePlan(workspace, executor, passed);
  const completion = { loop: parent.terms.id, iterations, ...verdict && { verdict } };
  if (tree === null) {
    const told2 = await (0, import_shared_app_planning_worktrees_merge_tree.completePlan)(workspace, plan, completion);
    await (0, import_shared_core_planning_execution_summary_skeleton.endPlan)(workspace, plan, true);
    return [told2];
  }
  const told = await (0, import_shared_app_planning_worktrees_merge_tree.noteProven)(workspace, plan, completion);
  return [told, ...areBack(workspace, executor) ? await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution) : []];
}
function areBack(workspace, { parent, plan: { folder } }) {
  return Object.values((0, import_shared_app_planning_worktrees_plan_runs.readRuns)(workspace, folder).plans).every(({ begun, tree, record }) => {
    const isAtWork = begun?.ended === null && begun.loop === parent.terms.id;
    return !isAtWork && (tree === null || tree.proven !== null || record !== null);
  });
}
