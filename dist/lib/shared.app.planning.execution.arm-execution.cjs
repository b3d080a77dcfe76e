

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_shared_app_planning_worktrees_merge_tree = require("./shared.app.planning.worktrees.merge-tree.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, wanted) {
  const { session, terms: execution } = wanted;
  const loop = (0, import_hooks_active_on_stop4.withProgress)(executionLoop(workspace, (0, import_hooks_active_on_command.newLoopId)(workspace.now()), wanted), {
    inner: await (0, import_app_loop_gather_evidence.innerRepositories)(workspace.project)
  });
  const folder = (0, import_common3.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_app_loop_conclude_turn.writePage)(`${folder.path}/task.md`, import_common2.prose`${executionPrompt(execution)}\n`);
  const saved = await (0, import_hooks_active_on_stop2.changeLoop)(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondLoop(saved.value);
  const { id } = loop.terms;
  await (0, import_hooks_active_on_stop6.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_common.isoTime)(workspace)
  );
  return loop;
}
function executionLoop(workspace, id, { session, terms: execution, config, ownerPid: ownerPid2 }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  return {
    terms: {
      id,
      session,
      project: workspace.project,
      prompt: executionPrompt(execution),
      ...(0, import_hooks_active_on_stop5.termOptions)(import_hooks_active_on_stop5.requestDefaults),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      tree: null,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop4.newProgress)(now, (0, import_hooks_active_on_stop.ownerOf)(ownerPid2, workspace.project))
  };
}
function executionPrompt(execution) {
  return import_common2.prose`Execute ${(0, import_hooks_active_on_command2.executionName)(execution)}.`;
}
function secondLoop({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_hooks_active_on_command2.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop3.silent;
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution);
  const told = notes.length === 0 ? import_hooks_active_on_stop3.silent : { kind: "notice", notice: `msw \u25B8 ${notes.join(" ")}` };
  await (0, import_shared_core_planning_writing_state_metrics.syncSilently)(workspace.project);
  const found = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return told;
  const ending = {
    kind: "end",
    cause: "done",
    reason: "every plan has its summary",
    proof: null,
    review: null
  };
  await (0, import_shared_core_report_timeline.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now() });
  await (0, import_hooks_active_on_stop2.changeLoop)(workspace, loop.terms.session, (current) => ({
    loop: current?.terms.id === loop.terms.id ? null : current,
    value: null
  }));
  return told;
}
module.exports = {
  EXECUTOR: EXECUTOR,
  armExecution: armExecution,
  executionLoop: executionLoop,
  secondLoop: secondLoop,
  settleExecution: settleExecution
};
