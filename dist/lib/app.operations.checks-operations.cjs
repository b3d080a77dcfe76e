var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{checkText:()=>checkText,checksOperations:()=>checksOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_operations_failure_operations=require("./shared.app.operations.failure-operations.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common2=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
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
var run = (0, import_hooks_active_on_command.operation)({
  name: "checks run",
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: "writes",
  tool: {
    name: "run_checks",
    about: "Run the project's checks, or one command, as far as the user allows",
    takes: { command: "one command", timeout: "seconds for each" },
    isLong: true,
    judges: true
  },
  inputs: {
    command: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.optionalWord)("a command in quotes", "by default the project's own checks")),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", `for each; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { command, timeout }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const ran = await (0, import_shared_app_loop_end_loop.runProjectChecks)(workspace, {
      commands: command === null || command.trim() === "" ? [] : [command],
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
  text: ({ checks }) => (0, import_common3.joinProse)([...checks.map(checkText), countedText(checks)], "\n\n"),
  fields: { schema: checksShape, of: checksFields }
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
  const reason = countedText(checks);
  if (reason === null) return (0, import_hooks_active_on_command.done)({ status: "passed", checks });
  const status = checks.some(hasFailed) ? "failed" : "not allowed";
  return { status: "failed", value: { status, checks }, reason };
}
function countedText(checks) {
  const failed = checks.filter(hasFailed).length;
  const closed = checks.filter(({ outcome }) => outcome === "not allowed").length;
  const counted = [
    failed > 0 ? import_common3.prose`${failed} failed` : null,
    closed > 0 ? import_common3.prose`${closed} may not run here` : null
  ].filter((one) => one !== null);
  if (counted.length === 0) return null;
  return import_common3.prose`Of ${(0, import_common4.countOf)(checks.length, "check")}, ${(0, import_common3.joinProse)(counted, ", ")}.`;
}
function hasFailed({ outcome }) {
  return outcome === "failed" || outcome === "empty";
}
function checksFields({ status, checks }) {
  const first = checks.find(({ failure }) => failure !== void 0)?.failure;
  return {
    status: (0, import_common3.literal)(status),
    failed: checks.filter(hasFailed).length,
    checks: checks.map(({ name, outcome, exitCode }) => ({
      name: (0, import_common.quoteName)(name, 80),
      outcome: (0, import_common3.literal)(outcome),
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
  const took = outcome === "not allowed" ? import_common3.prose`` : import_common3.prose` (${seconds} s)`;
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`${(0, import_common.quoteName)(name)}, ${(0, import_common2.quoteLine)(command, 300)}: ${(0, import_common3.literal)(outcome)}${took}`,
      reason === null ? null : (0, import_common2.quoteLine)(reason, 1e3),
      failure === void 0 ? null : (0, import_shared_app_operations_failure_operations.renderExplainedFailure)({ failure, guidance: guidance ?? [] }),
      end === null || end.trim() === "" ? null : (0, import_app_loop_conclude_turn.fence)(end, { cap: LONGEST_END, label: import_common3.prose`the end of what it printed` })
    ],
    "\n\n"
  );
}
