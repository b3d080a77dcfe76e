

var import_shared_app_operations_failure_operations = require("./shared.app.operations.failure-operations.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_project_answers = require("./shared.core.planning.writing.project-answers.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_loop_report = require("./shared.core.loop.report.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

// src/app/checks/run-project-checks.ts
async function runProjectChecks(workspace, request) {
  const ofLoops = (0, import_shared_core_loop_report.listLoops)(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused2('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === "allowed";
  const sealed = new Set(isClaude ? ofLoops.filter(import_app_loop_gather_evidence2.isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused2("This check is sealed: it runs when you try to stop and the others pass.");
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun = ({ command }) => !isClaude || typed.has(command) || (0, import_hooks_active_on_command2.isTrusted)(workspace.userFolder, workspace.project, command);
  const checks = [];
  for (const check of open)
    checks.push(mayRun(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: "done", checks };
}
function wantedChecks({ project }, { command }) {
  return command === null ? (0, import_hooks_active_on_command.proposeHere)(project) : [{ name: "check", command, from: "a call of Claude\u2019s" }];
}
async function run({ project }, { name, command }, { timeoutSeconds, tell }) {
  tell(`${name} runs: ${command}`);
  const ran = await (0, import_app_loop_gather_evidence.runCheck)({ command, cwd: project, timeoutMs: timeoutSeconds * 1e3 });
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check.emptyRun)(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: (0, import_hooks_active_on_stop.redact)(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: "empty", reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: "passed", reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: "failed", reason };
}
async function notAllowed(workspace, { name, command, from }) {
  await (0, import_hooks_active_on_command2.noteUntrusted)(workspace, { plan: from, commands: [command] });
  const waiting = (0, import_shared_core_mapping_documents_map_documents.manageTrust)(workspace).list().waiting.find((one) => one.command === command);
  const reason = waiting === void 0 ? "The user has not allowed this command, and it is too long to be read: put it into a script of the project." : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
  return { name, command, outcome: "not allowed", reason, exitCode: null, durationMs: 0, output: "" };
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/checks-operations.ts
var DEFAULT_SECONDS = 600;
var LONGEST_END = 4e3;
var run2 = (0, import_shared_core_planning_writing_project_answers.operation)({
  name: "checks run",
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: "writes",
  inputs: {
    command: (0, import_shared_core_planning_writing_project_answers.optionalWord)("a command in quotes", "by default the project's own checks"),
    timeout: (0, import_shared_core_planning_writing_project_answers.count)("SECONDS", `for each; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { command, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const ran = await runProjectChecks(workspace, {
      command: command === null || command.trim() === "" ? null : command,
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
var checksOperations = [run2];
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
