

var import_shared_app_planning_execution_execute_command = require("./shared.app.planning.execution.execute-command.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_shared_core_report_timeline2 = require("./shared.core.report.timeline.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_planning_writing_project_answers2 = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_planning_execution_summary_skeleton = require("./shared.core.planning.execution.summary-skeleton.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_shared_adapters_git_commit_hurdles = require("./shared.adapters.git.commit-hurdles.cjs");

// src/app/jobs/start-phase.ts
async function startPhase(workspace, request, session, team) {
  const known = jobOf(workspace, request.phase);
  if (known !== null && known.status !== "waiting") return { status: "ok", job: known };
  const chosen = await (0, import_shared_app_planning_execution_execute_command.chooseExecution)(workspace, { ...request, trust: null, changes: null, decisions: [] });
  if (chosen.status === "refused") return chosen;
  const { execution } = chosen;
  const reason = await objectionTo(workspace, execution);
  if (reason !== null) return { status: "refused", reason };
  const branch = await (0, import_shared_app_planning_execution_execute_command.openPhaseBranch)(workspace, chosen);
  if (branch.status === "refused") return branch;
  if (branch.note !== null) return startPhase(workspace, request, session, team);
  const untrusted = await (0, import_shared_app_planning_execution_execute_command.settleExecutionTrust)(workspace, execution, null);
  const waitsFor = untrusted === null ? [] : [untrusted];
  return (0, import_shared_core_report_timeline.startJob)(
    workspace,
    { kind: "execute-phase", ...execution.terms },
    {
      session,
      waitsFor,
      ...team !== void 0 && { team }
    }
  );
}
async function objectionTo(workspace, execution) {
  const { terms, config, isolation } = execution;
  const lack = (0, import_shared_app_quota_show_quota.lackOfRights)(workspace, { kind: "execute-phase" });
  if (lack !== null) return lack;
  const here = `carry the phase out in a session with /msw:execute ${terms.phase}`;
  if (!config.useWorktrees)
    return `A job works in git worktrees, and this project's settings ask for none (workflow.use_worktrees): ${here}.`;
  if (isolation.kind === "in-turn" && isolation.why !== null)
    return `A job works in git worktrees, and none can be made here, since ${isolation.why}: ${here}.`;
  const files = [...new Set((0, import_shared_app_planning_execution_read_execution.openPlans)(execution).flatMap((plan) => plan.files))];
  const hurdle = await (0, import_shared_adapters_git_commit_hurdles.hurdleAhead)(workspace.project, files);
  if (hurdle !== null)
    return `Phase ${terms.phase} is not begun, because its work could not be committed: ${(0, import_common.plainLine)(hurdle, 400)}.`;
  const changed2 = await (0, import_shared_core_planning_execution_summary_skeleton.changesInTheWay)(workspace, execution);
  if (changed2.length === 0) return null;
  const names = changed2.slice(0, 5).map((path) => (0, import_common.plainLine)(path, 120));
  const more = changed2.length > 5 ? ` and ${changed2.length - 5} more` : "";
  return `Phase ${terms.phase} is not begun: a job works on what is committed, and files of its plans have changes of yours that are not (${names.join(", ")}${more}). Commit or stash them first.`;
}
function jobOf(workspace, phase) {
  const isMeant = ({ work }) => work.kind === "execute-phase" && (0, import_hooks_active_on_command.phaseKey)(work.phase) === (0, import_hooks_active_on_command.phaseKey)(phase);
  const found = (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace).find((job) => !(0, import_shared_core_planning_writing_project_answers2.isEnded)(job) && isMeant(job));
  return found !== void 0 && (0, import_shared_core_report_timeline2.readClaim)(workspace.userFolder, found.id) !== null ? found : null;
}
async function executeByJob(workspace, args) {
  const parsed = (0, import_shared_app_planning_execution_execute_command.executionArguments)(args);
  const job = parsed.status === "ok" ? jobOf(workspace, parsed.request.phase) : null;
  if (parsed.status === "refused" || job === null) return null;
  const { request } = parsed;
  const isAsked = request.decisions.length > 0 || request.trust !== null;
  if (job.status !== "waiting" && !isAsked)
    return `Job ${job.id} executes phase ${request.phase}: /msw:status shows how far it is. To end it: ${import_hooks_active_on_command2.lineToType`job cancel ${job.id}`}`;
  const chosen = await (0, import_shared_app_planning_execution_execute_command.chooseExecution)(workspace, request);
  if (chosen.status === "refused") return chosen.reason;
  const untrusted = await (0, import_shared_app_planning_execution_execute_command.settleExecutionTrust)(workspace, chosen.execution, request.trust);
  if (untrusted !== null) return untrusted.reason;
  const unresolved = await (0, import_shared_app_planning_execution_execute_command.decide)(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return unresolved;
  const resumed = await (0, import_shared_core_report_timeline.resumeJob)(workspace, job.id);
  return resumed.status === "refused" ? resumed.reason : `Job ${job.id} continues with phase ${request.phase} in the background: /msw:status shows how far it is.`;
}
module.exports = {
  executeByJob: executeByJob,
  startPhase: startPhase
};
