var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{proveOperations:()=>proveOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_checks_prove_branch=require("./shared.app.checks.prove-branch.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs");
// src/app/operations/prove-operations.ts
var DEFAULT_SECONDS = 600;
var prove = (0, import_hooks_active_on_command.operation)({
  name: "prove",
  examples: ['--base main --check "npm test"'],
  about: "Show by control runs what the passing checks of a branch prove against its base",
  effect: "reads",
  inputs: {
    base: (0, import_hooks_active_on_command.text)("REF", "by default where the branch left the main one"),
    check: (0, import_hooks_active_on_command.list)("COMMAND", "repeat it for more; by default the project's own checks"),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", `for each run of a check; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { base, check, timeout }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const proven = await (0, import_shared_app_checks_prove_branch.proveBranch)(workspace, {
      base,
      commands: check,
      timeoutSeconds: timeout ?? DEFAULT_SECONDS,
      mayRun: place.caller.mark === null ? "all" : "allowed",
      tell: place.tell
    });
    if (proven.status === "refused") return proven;
    const { branch } = proven;
    if (branch.verdict === "proven") return (0, import_hooks_active_on_command.done)(branch);
    return { status: "failed", value: branch, reason: sentenceOf(branch) };
  }),
  shown: (branch) => (0, import_common.forPeople)([sentenceOf(branch), ...detailsOf(branch)]),
  json: ({ proof, checks, ...branch }) => ({
    ...branch,
    checks: checks.map(({ output: _output, ...check }) => check),
    experiments: proof?.experiments ?? [],
    findings: proof?.findings ?? [],
    cure: proof?.cure ?? null
  })
});
var proveOperations = [prove];
function sentenceOf({ verdict, reason }) {
  switch (verdict) {
    case "proven":
      return `Proven: ${reason}.`;
    case "passed":
      return `Passed, but not proven: ${reason}.`;
    case "failing":
      return `Not proven: ${reason} on the branch itself.`;
  }
}
function detailsOf({ proof, base, head }) {
  const cure = proof?.cure ?? null;
  return [
    `From ${base.slice(0, 12)} to ${head.slice(0, 12)}, with what is not committed.`,
    ...(0, import_app_loop_conclude_turn.experimentLines)(proof?.experiments ?? []),
    ...proof?.findings ?? [],
    ...cure === null ? [] : [cure]
  ];
}
