

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_shared_app_operations_failure_operations = require("./shared.app.operations.failure-operations.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/app/operations/checks-operations.ts
var DEFAULT_SECONDS = 600;
var LONGEST_END = 4e3;
var run = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "checks run",
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: "writes",
  inputs: {
    command: (0, import_shared_core_planning_writing_project_answers.optionalWord)("a command in quotes", "by default the project's own checks"),
    timeout: (0, import_shared_core_planning_writing_project_answers.count)("SECONDS", `for each; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { command, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const ran = await (0, import_shared_core_loop_report.runProjectChecks)(workspace, {
      commands: command === null || command.trim() === "" ? [] : [command],
      timeoutSeconds: timeout ?? DEFAULT_SECONDS,
      mayRun: place.caller.mark === null ? "all" : "allowed",
      tell: place.tell
    });
    if (ran.status === "refused") return (0, import_shared_core_planning_writing_project_answers.refused)(ran.reason);
    const { project: folder, env, now } = workspace;
    const checks = [];
    for (const check of ran.checks) checks.push(await explained(check, { folder, env, now }));
    return resultOf(checks);
  }),
  text: ({ checks }) => (0, import_common3.joinProse)(checks.map(checkText), "\n\n")
});
var checksOperations = [run];
async function explained({ output, ...check }, place) {
  if (check.outcome !== "failed") return { ...check, end: check.outcome === "empty" ? endOf(output) : null };
  const printed = { command: check.command, exit: check.exitCode, output };
  return { ...check, end: endOf(output), ...await (0, import_shared_app_operations_failure_operations.explainPrinted)(place, printed) };
}
function endOf(output) {
  return output.trimEnd().slice(-LONGEST_END);
}
function resultOf(checks) {
  const failed = checks.filter(({ outcome }) => outcome === "failed" || outcome === "empty");
  const closed = checks.filter(({ outcome }) => outcome === "not allowed");
  if (failed.length + closed.length === 0) return (0, import_shared_core_planning_writing_project_answers.done)({ status: "passed", checks });
  const status = failed.length > 0 ? "failed" : "not allowed";
  const reason = [
    ...failed.length > 0 ? [`${failed.length} of ${checks.length} checks failed.`] : [],
    ...closed.flatMap(({ reason: cure }) => cure ?? [])
  ].join(" ");
  return { status: "failed", value: { status, checks }, reason };
}
function checkText({
  name,
  command,
  outcome,
  reason,
  durationMs,
  end,
  failure,
  guidance
}) {
  const seconds = (0, import_common.quoteName)((durationMs / 1e3).toFixed(1));
  const took = outcome === "not allowed" ? import_common3.prose`` : import_common3.prose` (${seconds} s)`;
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`${(0, import_common.quoteName)(name)}, ${(0, import_common2.quoteLine)(command, 300)}: ${(0, import_common.quoteName)(outcome)}${took}`,
      reason === null ? null : (0, import_common2.quoteLine)(reason, 1e3),
      failure === void 0 ? null : (0, import_shared_app_operations_failure_operations.renderExplainedFailure)({ failure, guidance: guidance ?? [] }),
      end === null ? null : (0, import_app_loop_conclude_turn.fence)(end, { cap: LONGEST_END, label: import_common3.prose`the end of what it printed` })
    ],
    "\n\n"
  );
}
module.exports = {
  checkText: checkText,
  checksOperations: checksOperations
};
