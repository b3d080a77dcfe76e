

var import_shared_app_proof_prove_branch = require("./shared.app.proof.prove-branch.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

// src/app/operations/prove-operations.ts
var DEFAULT_SECONDS = 600;
var prove = (0, import_hooks_active_on_command.operation)({
  name: "prove",
  about: "Show by control runs what the passing checks of a branch prove against its base",
  effect: "reads",
  inputs: {
    base: (0, import_hooks_active_on_command.text)("REF", "by default where the branch left the main one"),
    check: (0, import_hooks_active_on_command.list)("COMMAND", "repeat it for more; by default the project's own checks"),
    timeout: (0, import_hooks_active_on_command.count)("SECONDS", `for each run of a check; by default ${DEFAULT_SECONDS}`, [1, 999999])
  },
  run: (place, { base, check, timeout }) => (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, async (workspace) => {
    const proven = await (0, import_shared_app_proof_prove_branch.proveBranch)(workspace, {
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
module.exports = {
  proveOperations: proveOperations
};
