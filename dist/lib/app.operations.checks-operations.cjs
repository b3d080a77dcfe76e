

var import_shared_app_operations_failure_operations = require("./shared.app.operations.failure-operations.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence2 = require("./app.loop.gather-evidence.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_adapters_loops_record_schemas = require("./adapters.loops.record-schemas.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/app/checks/run-project-checks.ts
async function runProjectChecks(workspace, request) {
  const ofLoops = (0, import_shared_core_report_timeline.listLoops)(workspace).flatMap(({ terms }) => terms.checks);
  const wanted = wantedChecks(workspace, request);
  if (wanted.length === 0)
    return refused2('No check of this project was found: name a command, such as "npm test".');
  const isClaude = request.mayRun === "allowed";
  const sealed = new Set(isClaude ? ofLoops.filter(import_app_loop_gather_evidence2.isSealed).map(({ command }) => command) : []);
  const open = wanted.filter(({ command }) => !sealed.has(command));
  if (open.length === 0)
    return refused2("This check is sealed: it runs when you try to stop and the others pass.");
  const typed = new Set(ofLoops.map(({ command }) => command));
  const mayRun = ({ command }) => !isClaude || typed.has(command) || (0, import_hooks_active_on_command3.isTrusted)(workspace.userFolder, workspace.project, command);
  const checks = [];
  for (const check of open)
    checks.push(mayRun(check) ? await run(workspace, check, request) : await notAllowed(workspace, check));
  return { status: "done", checks };
}
function wantedChecks({ project }, { command }) {
  return command === null ? (0, import_hooks_active_on_command2.proposeHere)(project) : [{ name: "check", command, from: "a call that Claude made" }];
}
async function run({ project }, { name, command }, { timeoutSeconds, tell }) {
  tell(`${name} runs: ${command}`);
  const teller = tellOn(name, tell);
  const request = { command, cwd: project, timeoutMs: timeoutSeconds * 1e3, onOutput: teller.heard };
  const ran = await (0, import_app_loop_gather_evidence.runCheck)(request).finally(teller.end);
  const { exitCode, timedOut, durationMs } = ran;
  const hasPassed = exitCode === 0 && !timedOut;
  const empty = hasPassed ? (0, import_app_loop_judge_check.emptyRun)(ran.output) : null;
  const result = { name, command, exitCode, durationMs, output: (0, import_common5.redact)(ran.startError ?? ran.output) };
  if (empty !== null) return { ...result, outcome: "empty", reason: `${empty.runner}: ${empty.reason}.` };
  if (hasPassed) return { ...result, outcome: "passed", reason: null };
  const reason = timedOut ? `It did not end within ${timeoutSeconds} s.` : ran.startError;
  return { ...result, outcome: "failed", reason };
}
var TELL_EVERY_MS = 3e3;
var KEPT_BYTES = 16384;
function tellOn(name, tell) {
  const started = (0, import_common6.monotonicMs)();
  let kept = Buffer.alloc(0);
  const timer = setInterval(() => {
    const seconds = Math.round(((0, import_common6.monotonicMs)() - started) / 1e3);
    const whole = kept.subarray(0, kept.lastIndexOf("\n") + 1).toString("utf8");
    const last = (0, import_common5.redact)(whole).trimEnd().split("\n").at(-1) ?? "";
    tell(`${name} has been running for ${seconds} s${last === "" ? "" : `: ${(0, import_common3.plainLine)(last, 200)}`}`);
  }, TELL_EVERY_MS);
  return {
    heard: (chunk) => {
      kept = Buffer.concat([kept, chunk]).subarray(-KEPT_BYTES);
    },
    end: () => clearInterval(timer)
  };
}
async function notAllowed(workspace, check) {
  const { name, command } = check;
  const reason = await whyNot(workspace, check);
  return { name, command, outcome: "not allowed", reason, exitCode: null, durationMs: 0, output: "" };
}
async function whyNot(workspace, { command, from }) {
  if ((0, import_common5.redact)(command) !== command)
    return "The user has not allowed this command, and it is not kept for them to allow, because it seems to contain a secret: let it read the secret from a variable or a file.";
  await (0, import_hooks_active_on_command3.noteUntrusted)(workspace, { plan: from, commands: [command] });
  const waiting = (0, import_shared_core_mapping_documents_map_documents.manageTrust)(workspace).list().waiting.find((one) => one.command === command);
  return waiting === void 0 ? "The user has not allowed this command, and it is too long to be read: put it into a script of the project." : `The user has not allowed this command here. They do it in a terminal: ${waiting.allow}`;
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/operations/checks-operations.ts
var DEFAULT_SECONDS = 600;
var LONGEST_END = 4e3;
var checksShape = (0, import_adapters_loops_record_schemas.object)({
  status: (0, import_adapters_loops_record_schemas.string)(),
  failed: (0, import_adapters_loops_record_schemas.number)(),
  checks: (0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.object)({ name: (0, import_adapters_loops_record_schemas.string)(), outcome: (0, import_adapters_loops_record_schemas.string)(), exit_code: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()) })),
  /** Of the first check that failed. */
  ...import_shared_app_operations_failure_operations.failureShape.shape
});
var run2 = (0, import_hooks_active_on_command.operation)({
  name: "checks run",
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: "writes",
  inputs: {
    command: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.optionalWord)("a command in quotes", "by default the project's own checks")),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", `for each; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { command, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const ran = await runProjectChecks(workspace, {
      command: command === null || command.trim() === "" ? null : command,
      timeoutSeconds: timeout ?? DEFAULT_SECONDS,
      mayRun: place.caller.mark === null ? "all" : "allowed",
      tell: place.tell
    });
    if (ran.status === "refused") return (0, import_hooks_active_on_command.refused)(ran.reason);
    const { project: folder, env, now } = workspace;
    const checks = [];
    for (const check of ran.checks) checks.push(await explained(check, { folder, env, now }));
    return resultOf(checks);
  }),
  text: ({ checks }) => (0, import_common4.joinProse)([...checks.map(checkText), countedText(checks)], "\n\n"),
  fields: { schema: checksShape, of: checksFields }
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
  const reason = countedText(checks);
  if (reason === null) return (0, import_hooks_active_on_command.done)({ status: "passed", checks });
  const status = checks.some(hasFailed) ? "failed" : "not allowed";
  return { status: "failed", value: { status, checks }, reason };
}
function countedText(checks) {
  const failed = checks.filter(hasFailed).length;
  const closed = checks.filter(({ outcome }) => outcome === "not allowed").length;
  const counted = [
    failed > 0 ? import_common4.prose`${failed} failed` : null,
    closed > 0 ? import_common4.prose`${closed} may not run here` : null
  ].filter((one) => one !== null);
  if (counted.length === 0) return null;
  return import_common4.prose`Of ${(0, import_common7.countOf)(checks.length, "check")}, ${(0, import_common4.joinProse)(counted, ", ")}.`;
}
function hasFailed({ outcome }) {
  return outcome === "failed" || outcome === "empty";
}
function checksFields({ status, checks }) {
  const first = checks.find(({ failure }) => failure !== void 0)?.failure;
  return {
    status: (0, import_common4.literal)(status),
    failed: checks.filter(hasFailed).length,
    checks: checks.map(({ name, outcome, exitCode }) => ({
      name: (0, import_common.quoteName)(name, 80),
      outcome: (0, import_common4.literal)(outcome),
      exit_code: exitCode ?? void 0
    })),
    ...first === void 0 ? {} : (0, import_shared_app_operations_failure_operations.failureFields)(first)
  };
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
  const took = outcome === "not allowed" ? import_common4.prose`` : import_common4.prose` (${seconds} s)`;
  return (0, import_common4.joinProse)(
    [
      import_common4.prose`${(0, import_common.quoteName)(name)}, ${(0, import_common2.quoteLine)(command, 300)}: ${(0, import_common4.literal)(outcome)}${took}`,
      reason === null ? null : (0, import_common2.quoteLine)(reason, 1e3),
      failure === void 0 ? null : (0, import_shared_app_operations_failure_operations.renderExplainedFailure)({ failure, guidance: guidance ?? [] }),
      end === null ? null : (0, import_app_loop_conclude_turn.fence)(end, { cap: LONGEST_END, label: import_common4.prose`the end of what it printed` })
    ],
    "\n\n"
  );
}
module.exports = {
  checkText: checkText,
  checksOperations: checksOperations
};
