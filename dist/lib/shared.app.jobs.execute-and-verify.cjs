var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{executeAndVerify:()=>executeAndVerify,objectionToPlan:()=>objectionToPlan}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_headless_work_headless=require("./shared.app.headless.work-headless.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_claude_code_headless_client=require("./shared.adapters.claude-code.headless-client.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_path=require("node:path");
// src/app/jobs/execute-and-verify.ts
// src/app/jobs/loop-progress.ts
function loopProgress(workspace, id) {
  const loop = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).find(({ terms }) => terms.id === id);
  const checks = endedChecks(workspace, id) ?? lastChecks(workspace.project, id);
  return {
    ...loop !== void 0 && {
      iteration: { now: loop.progress.iteration, of: loop.terms.maxIterations }
    },
    ...checks !== null && { checks }
  };
}
function endedChecks({ userFolder, project }, id) {
  const result = (0, import_shared_core_planning_writing_new_documents.listResults)(userFolder, project).findLast(({ loop }) => loop === id);
  if (result?.state !== "ended" || result.checks === null || result.checks.length === 0) return null;
  return passingOf(result.checks);
}
function passingOf(checks) {
  return { passing: checks.filter(({ outcome }) => outcome === "passed").length, of: checks.length };
}
function lastChecks(project, id) {
  const line = (0, import_common2.readJournal)(project).findLast(
    ({ event: event2, loop }) => event2 === "iteration-finished" && loop === id
  );
  const event = line === void 0 ? null : (0, import_shared_app_planning_worktrees_plan_runs.readJournalEvent)(line);
  if (event?.event !== "iteration-finished") return null;
  return passingOf(event.checks);
}
// src/app/jobs/execute-and-verify.ts
async function executeAndVerify(workspace, desk, work) {
  const waiting = (reason) => ({
    kind: "waiting",
    waitsFor: [{ reason, type: (0, import_shared_core_loop_texts_report.resumeLine)(desk.job()) }]
  });
  const objection = await objectionToPlan(workspace, work);
  if (objection !== null) return waiting(objection);
  const located = (0, import_shared_adapters_claude_code_headless_client.locateClient)(workspace);
  if (located === null) return waiting(import_shared_adapters_claude_code_headless_client.NO_CLIENT);
  const left = leftLoop(workspace, desk, work);
  const before = left?.progress.spent.tokens ?? 0;
  desk.countKilled(Math.max(0, before - desk.job().tokens));
  const request = {
    ...located,
    loop: left === void 0 ? { kind: "new", request: requestFor(workspace.project, work, desk.rights.maxIterations) } : { kind: "resume", id: left.terms.id, force: true },
    worktree: null,
    fresh: false,
    client: desk.rights,
    maxCost: desk.costLeft(),
    maxWaitHours: import_shared_adapters_claude_code_headless_client.LONGEST_WAIT_HOURS,
    signal: desk.signal,
    isForeign: desk.isForTeam,
    material: desk.isForTeam ? (0, import_shared_adapters_claude_code_headless_client.quotedMemory)(workspace.project) : null
  };
  const ended = await (0, import_shared_app_headless_work_headless.runHeadless)(workspace, request, watcherFor(workspace, desk));
  if (ended.status === "refused") return waiting(ended.reason);
  const { code, loop, outcome, cost, tokens, denied, report } = ended.outcome;
  desk.count(loop ?? "loop", { cost, tokens: Math.max(0, tokens - before), denied });
  desk.close(loop ?? "loop");
  await desk.note({ step: outcome, ...loop !== null && loopProgress(workspace, loop) });
  const summary = report === null ? outcome : `${outcome}; report: ${report}`;
  if (code === 0) return { kind: "done", outcome: summary, next: null };
  if (code !== 3) return { kind: "failed", outcome: summary, next: null };
  return waiting(`${summary}.${(0, import_shared_core_loop_texts_report.refusedHint)(workspace, { denied })}`);
}
function leftLoop(workspace, desk, work) {
  const request = requestFor(workspace.project, work, desk.rights.maxIterations);
  const { loop, createdAt } = desk.job();
  return (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readLoopState)(workspace)).find(
    ({ terms }) => terms.id === loop || terms.prompt === request.task && terms.startedAt >= createdAt
  );
}
function requestFor(project, { plan, testCommand, maxIterations }, most) {
  const path = (0, import_node_path.resolve)(project, plan);
  const wanted = maxIterations ?? import_common3.requestDefaults.maxIterations;
  return {
    ...import_common3.requestDefaults,
    task: import_common5.prose`Carry out the plan ${(0, import_common.quoteName)(path)}: read it whole, then do its tasks in their order. What it says of its own summary and of commits holds; STATE.md, ROADMAP.md and REQUIREMENTS.md are not yours to edit.`,
    ...testCommand === null ? { plan: path } : { checks: [{ name: "test", command: testCommand }] },
    maxIterations: most === null ? wanted : Math.min(wanted, most)
  };
}
function watcherFor(workspace, desk) {
  return {
    tell: desk.log,
    show: () => {
    },
    emit: (event) => {
      if (event.event === "armed")
        void desk.note({ loop: event.loop, ...loopProgress(workspace, event.loop) });
      if (event.event === "turn")
        void desk.note({ step: (0, import_common4.plainLine)(event.notice, 300), ...loopProgress(workspace, event.loop) });
      if (event.event === "checking")
        void desk.note({ step: `runs the checks of iteration ${event.iteration} of ${event.of}` });
      if (event.event === "waiting") {
        const until = Date.parse(event.until);
        desk.waitForLimit((0, import_shared_adapters_claude_code_headless_client.waitingStep)(until), until);
      }
    }
  };
}
async function objectionToPlan(workspace, { plan, testCommand }) {
  const { project, userFolder } = workspace;
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, plan);
  const shown = (0, import_common4.plainLine)(plan, 200);
  if (text === null) return `The plan ${shown} cannot be read: name a plain file of this project.`;
  const commands = testCommand === null ? (0, import_hooks_active_on_command2.verifyCommands)(text) : [testCommand];
  if (commands.length === 0)
    return `The plan ${shown} names no command that could prove it: write one as <verify><automated>COMMAND</automated></verify>, or name a test command.`;
  const untrusted = commands.filter((command) => !(0, import_hooks_active_on_command.isTrusted)(userFolder, project, command));
  if (untrusted.length === 0) return null;
  await (0, import_hooks_active_on_command.noteUntrusted)(workspace, {
    plan: testCommand === null ? plan : "a test command",
    commands: untrusted
  });
  const list = untrusted.map(
    (command) => `
  ${(0, import_hooks_active_on_command.showForList)(command)}
    ${(0, import_shared_core_planning_writing_new_documents2.allowance)(workspace, command)}`
  );
  return `These commands would decide, and you have not allowed them in this project. Read them; the line below each allows it, typed in a terminal:${list.join("")}`;
}
