var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of __getOwnPropNames(e))!__hasOwnProp.call(r,a)&&a!==n&&__defProp(r,a,{get:()=>e[a],enumerable:!(p=__getOwnPropDesc(e,a))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{executePhase:()=>executePhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_execution_gate_executor=require("./shared.app.planning.execution.gate-executor.cjs"),import_shared_app_planning_verification_verify_phase=require("./shared.app.planning.verification.verify-phase.cjs"),import_shared_app_planning_execution_arm_execution=require("./shared.app.planning.execution.arm-execution.cjs"),import_shared_app_planning_execution_prepare_step=require("./shared.app.planning.execution.prepare-step.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_adapters_claude_code_headless_client=require("./shared.adapters.claude-code.headless-client.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_app_planning_execution_waiting_plans2=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_jobs_progress=require(
"./shared.core.jobs.progress.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/app/jobs/carry-out-plan.ts
async function carryOutPlan(workspace, desk, task) {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const end = await attemptPlan(workspace, desk, task);
    if (end.kind === "let-go") return null;
    if (end.kind === "failed") return end.reason;
    if (desk.signal.aborted) return "it was ended";
    desk.log(`plan ${task.plan}: its client ended by itself; another one continues`);
  }
  return `Claude Code ended ${MOST_ATTEMPTS} times before plan ${task.plan} was done`;
}
var MOST_ATTEMPTS = 6;
async function attemptPlan(workspace, desk, { plan, prompt, tree, parent }) {
  const { project } = workspace;
  const documents = (0, import_node_path.join)(tree, (0, import_shared_core_planning_documents_roadmap_scope.phasePlace)(project, parent.execution.folder), "**");
  const client = (0, import_shared_adapters_claude_code_headless_client.openClient)(workspace, desk, {
    cwd: tree,
    agent: import_shared_app_planning_execution_arm_execution.EXECUTOR,
    unit: `plan ${plan}`,
    command: "execute",
    allowedTools: [
      (0, import_shared_adapters_claude_code_headless_client.pathRule)("Read", (0, import_node_path.join)(project, ".planning", "**")),
      (0, import_shared_adapters_claude_code_headless_client.pathRule)("Read", (0, import_node_path.join)(project, ".msw", "loops", "**")),
      (0, import_shared_adapters_claude_code_headless_client.pathRule)("Edit", (0, import_node_path.join)(documents, "*-SUMMARY.md")),
      (0, import_shared_adapters_claude_code_headless_client.pathRule)("Edit", (0, import_node_path.join)(documents, "deferred-items.md"))
    ]
  });
  if (client === null) return { kind: "failed", reason: import_shared_adapters_claude_code_headless_client.NO_CLIENT };
  try {
    for (let next = prompt; next !== null; ) {
      const turn = await client.say(next);
      if (turn.kind !== "answered") return turn;
      if (desk.signal.aborted) return { kind: "gone" };
      const agent = { id: client.session, type: import_shared_app_planning_execution_arm_execution.EXECUTOR, prompt };
      const answer = await (0, import_shared_app_planning_execution_gate_executor.gateExecutor)(workspace, parent, stopOf(parent.loop, agent, turn));
      tellTurn(desk, plan, turn, answer);
      next = answer.kind === "context" ? answer.context : null;
    }
    return { kind: "let-go" };
  } finally {
    await client.end();
  }
}
function stopOf({ terms }, agent, { text, tokens }) {
  return {
    session: terms.session,
    lastMessage: text,
    awaited: [],
    unawaited: [],
    planMode: false,
    transcriptPath: null,
    tokens,
    agent
  };
}
function tellTurn(desk, plan, { denied }, answer) {
  if ("notice" in answer && answer.notice !== null)
    desk.log(`plan ${plan}: ${(0, import_common3.plainLine)(answer.notice, 600)}`);
  if (denied.length > 0) desk.log(`plan ${plan}: not allowed: ${denied.join(", ")}`);
}
// src/app/jobs/verify-executed.ts
var CHECK_SECONDS = 600;
async function verifyExecuted(workspace, desk, { phase, wave, gapsOnly }, { config, plans }) {
  const isWhole = plans.every(({ summary }) => summary === "complete");
  if (!config.verifier || !isWhole) {
    const part = wave === null && !gapsOnly ? "" : ", as far as was asked for";
    return { kind: "done", outcome: `phase ${phase} is executed${part}`, next: `/msw:verify ${phase}` };
  }
  const known = await verifiedBefore(workspace, desk, phase);
  if (known !== null) return known;
  await desk.note({
    step: "verifies in a clean checkout",
    units: withVerification(desk, "running"),
    begun: [.../* @__PURE__ */ new Set([...desk.job().begun, import_shared_core_jobs_progress.VERIFICATION])]
  });
  let verified = await verify(workspace, phase);
  if (verified.status === "ok" && verified.report.verdict.undecided.length > 0) {
    await desk.note({ step: "judges what code cannot judge" });
    await judge(workspace, desk, verified);
    if (desk.signal.aborted) return { kind: "failed", outcome: "it was ended", next: null };
    verified = await verify(workspace, phase);
  }
  if (verified.status === "refused")
    return {
      kind: "waiting",
      waitsFor: [
        {
          reason: `The phase is executed, but not verified: ${verified.reason}`,
          type: (0, import_shared_core_loop_texts_report.resumeLine)(desk.job())
        }
      ]
    };
  await desk.note({ units: withVerification(desk, "done") });
  return endOf(phase, verified.report);
}
async function verifiedBefore(workspace, desk, phase) {
  if (!desk.job().begun.includes(import_shared_core_jobs_progress.VERIFICATION)) return null;
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(workspace.project);
  const found = opened.status === "ok" ? (0, import_shared_app_planning_documents_open_phase.openPhase)(opened.project, phase) : null;
  const document = found === null ? null : (0, import_shared_app_planning_documents_open_phase.phaseDocument)(found, "VERIFICATION");
  if (found?.facts.verification !== "passed" || document === null) return null;
  const isCommitted = !(await (0, import_app_loop_gather_evidence.uncommittedPaths)(workspace.project) ?? [document.file]).includes(
    document.file
  );
  return isCommitted ? { kind: "done", outcome: `phase ${phase} is executed and verified`, next: null } : null;
}
function withVerification(desk, state) {
  return desk.job().units.map((unit) => unit.name === import_shared_core_jobs_progress.VERIFICATION ? { ...unit, state } : unit);
}
async function verify(workspace, phase) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(workspace.project);
  if (opened.status === "refused") return opened;
  const request = { phase, timeoutSeconds: CHECK_SECONDS };
  const result = await (0, import_shared_app_planning_verification_verify_phase.verifyPhase)(workspace, opened.project, request);
  if (result.status === "refused") return result;
  const { report, file, uat } = result;
  await (0, import_shared_app_planning_verification_verify_phase.recordVerification)(opened.project, report, uat === null ? [file] : [file, uat], true);
  return { status: "ok", report, file };
}
async function judge(workspace, desk, { report, file }) {
  const client = (0, import_shared_adapters_claude_code_headless_client.openClient)(workspace, desk, {
    cwd: workspace.project,
    agent: "msw:verifier",
    unit: import_shared_core_jobs_progress.VERIFICATION,
    allowedTools: [],
    command: "verify"
  });
  if (client === null) return;
  const turn = await client.say(verifierPrompt(workspace, report, file));
  await client.end();
  if (turn.kind === "answered") desk.log(`verifier: ${(0, import_common3.plainLine)(turn.text, 400)}`);
  if (turn.kind === "failed") desk.log(`verifier: ${turn.reason}`);
}
function verifierPrompt(workspace, { number, verdict }, file) {
  const ids = (0, import_common4.joinProse)(
    verdict.undecided.map(({ id }) => (0, import_common.quoteName)(id)),
    ", "
  );
  return import_common4.prose`Phase: ${(0, import_common.quoteName)(number)}. Helper: ${(0, import_common2.cliCommand)(workspace)}. Report: ${(0, import_common.quoteName)(file)}. Judge: ${ids}`;
}
function endOf(phase, { verdict }) {
  const { score, gaps, human, undecided } = verdict;
  const counted = `${score.met} of ${score.of} must-haves verified`;
  const executed = `phase ${phase} is executed`;
  if (gaps.length > 0)
    return {
      kind: "failed",
      outcome: `${executed}, and its verification found ${(0, import_common5.countOf)(gaps.length, "gap")} (${counted}): ${(0, import_common3.plainLine)(gaps[0]?.truth ?? "", 160)}`,
      next: `/msw:plan ${phase} --gaps`
    };
  const left = human.length + undecided.length;
  if (left > 0)
    return {
      kind: "done",
      outcome: `${executed}; ${counted}, and ${(0, import_common5.countOf)(left, "thing is", "things are")} for a person to look at`,
      next: `/msw:verify ${phase}`
    };
  return { kind: "done", outcome: `${executed} and verified: ${counted}`, next: null };
}
// src/app/jobs/execute-phase.ts
async function executePhase(workspace, desk, work) {
  const handedOut = /* @__PURE__ */ new Map();
  let end = null;
  while (end === null) end = await advance(workspace, desk, work, handedOut);
  return end;
}
async function advance(workspace, desk, work, handedOut) {
  const { kind: _, ...terms } = work;
  if (desk.signal.aborted) return failed("it was ended");
  for (const note of await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms)) desk.log(note);
  const read = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
  if (read === null) return failed(`the folder of phase ${terms.phase} cannot be read`);
  const execution = withOwnContinued(read, desk.job().begun);
  await desk.note({ units: unitsOf(execution), step: stepOf(execution) });
  const { status } = execution.step;
  if (status === "done") return verifyExecuted(workspace, desk, work, execution);
  if (status !== "run") return waitingFor(workspace, desk.job(), execution);
  return stuckIn(execution.step, handedOut) ?? carryOut(workspace, desk, execution);
}
function stuckIn({ batch }, handedOut) {
  const stuck = batch.find(({ plan }) => (handedOut.get(plan) ?? 0) >= MOST_TIMES);
  for (const { plan } of batch) handedOut.set(plan, (handedOut.get(plan) ?? 0) + 1);
  return stuck === void 0 ? null : failed(`plan ${stuck.plan} was handed out ${MOST_TIMES} times without any result`);
}
var MOST_TIMES = 3;
function failed(outcome) {
  return { kind: "failed", outcome, next: null };
}
function withOwnContinued(execution, begun) {
  const plans = execution.plans.map((plan) => {
    const isLeft = plan.record === null && plan.summary === null && plan.commits.length > 0;
    return isLeft && begun.includes(plan.id) ? { ...plan, record: { state: "resolved", choice: "close" } } : plan;
  });
  return { ...execution, plans, step: (0, import_shared_core_planning_execution_next_execution.nextExecution)(plans, execution.mostAtOnce) };
}
function unitsOf({ plans, step, config }) {
  const stateOf = (id) => {
    if (step.done.includes(id)) return "done";
    if (step.batch.some(({ plan }) => plan === id)) return "running";
    const isHeld = step.skipped.includes(id) || step.questions.some(({ plan }) => plan === id);
    return isHeld ? "halted" : "open";
  };
  const scope = plans.filter(({ inScope }) => inScope);
  const open = scope.filter(({ id }) => stateOf(id) === "open");
  const groupOf = ({ id, wave }) => {
    const before = open.filter((one) => one.wave === wave).findIndex((one) => one.id === id);
    return `${wave}.${Math.floor(Math.max(0, before) / Math.max(1, config.maxConcurrentAgents))}`;
  };
  return [
    ...scope.map((plan) => ({ name: plan.id, state: stateOf(plan.id), group: groupOf(plan) })),
    { name: import_shared_core_jobs_progress.VERIFICATION, state: "open" }
  ];
}
function stepOf({ step, terms }) {
  const names = step.batch.map(({ plan }) => plan).join(", ");
  return names === "" ? `phase ${terms.phase}: nothing can run now` : `carries out ${names}`;
}
async function carryOut(workspace, desk, execution) {
  const wait = (reason) => ({
    kind: "waiting",
    waitsFor: [{ reason, type: (0, import_shared_core_loop_texts_report.resumeLine)(desk.job()) }]
  });
  const opened = await (0, import_shared_app_planning_worktrees_plan_runs.withTrees)(
    workspace,
    execution.terms.folder,
    () => openTrees(workspace, desk, execution)
  );
  if (opened === null) return wait("another process is working on the worktrees of this phase");
  if (typeof opened === "string") return wait(opened);
  const { terms, config } = execution;
  const { id, begun } = desk.job();
  await desk.note({ begun: [.../* @__PURE__ */ new Set([...begun, ...opened.keys()])] });
  const loop = (0, import_shared_app_planning_execution_arm_execution.executionLoop)(workspace, id, { session: id, terms, config, ownerPid: process.pid });
  const parent = { loop: withinIterations(loop, desk.rights.maxIterations), execution: terms };
  const { batch } = (0, import_shared_app_planning_execution_waiting_plans.describeStep)(workspace, execution, { trees: opened, notes: [] });
  const tasks = batch.flatMap(({ plan, prompt }) => {
    const tree = opened.get(plan);
    return tree === void 0 ? [] : [{ plan, prompt, tree: tree.path, parent }];
  });
  const carryOutOne = async (task) => {
    const trouble2 = await carryOutPlan(workspace, desk, task);
    if (trouble2 === null) await desk.note({ units: withLetGo(workspace, desk.job(), task) });
    return trouble2;
  };
  const troubles = await Promise.all(tasks.map(carryOutOne));
  const trouble = troubles.find((one) => one !== null) ?? null;
  return trouble === null ? null : wait(trouble);
}
function withinIterations({ terms, progress }, most) {
  const maxIterations = most === null ? terms.maxIterations : Math.min(terms.maxIterations, most);
  return { terms: { ...terms, maxIterations }, progress };
}
function withLetGo(workspace, { units }, { plan, parent }) {
  const isProven = ((0, import_shared_app_planning_worktrees_plan_runs.readRuns)(workspace, parent.execution.folder).plans[plan]?.record ?? null) === null;
  const state = isProven ? "done" : "halted";
  return units.map((unit) => unit.name === plan ? { ...unit, state } : unit);
}
async function openTrees(workspace, desk, { step, terms }) {
  const trees = /* @__PURE__ */ new Map();
  for (const one of step.batch) {
    const opened = await (0, import_shared_app_planning_execution_prepare_step.openFor)(workspace, terms, one);
    if (opened.status === "refused")
      return `plan ${one.plan} got no worktree: ${(0, import_common3.plainLine)(opened.reason, 400)}`;
    for (const note of opened.notes) desk.log(note);
    trees.set(one.plan, opened.tree);
  }
  return trees;
}
function waitingFor(workspace, job, execution) {
  const { step, terms } = execution;
  const waitsFor = (0, import_shared_app_planning_execution_waiting_plans2.askedIn)(workspace, execution).map(({ kind, text, usual }) => ({
    reason: kind === "halted" ? `${text}${(0, import_shared_core_loop_texts_report.refusedHint)(workspace, job)}` : text,
    type: `${usual}`
  }));
  if (waitsFor.length > 0) return { kind: "waiting", waitsFor };
  return failed(`nothing more can run: ${blockedBy(step)}; ${(0, import_hooks_active_on_command.executionCall)(terms)} says more`);
}
function blockedBy({ blocked, skipped }) {
  const waits = blocked.map(
    ({ plan, by }) => `${plan} waits for ${by.length === 0 ? "itself" : by.join(", ")}`
  );
  const left = skipped.length === 0 ? [] : [`skipped: ${skipped.join(", ")}`];
  return [...waits, ...left].join("; ") || "a summary says that its plan stopped";
}
