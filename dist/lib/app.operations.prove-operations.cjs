

var import_shared_core_proof_run_by_checks = require("./shared.core.proof.run-by-checks.cjs");

var import_shared_core_proof_expectations = require("./shared.core.proof.expectations.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_app_snapshots_keep_snapshots = require("./app.snapshots.keep-snapshots.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_adapters_git_work_tree = require("./adapters.git.work-tree.cjs");

var import_common = require("./common.cjs");

// src/adapters/git/branch-base.ts
async function branchBase(folder, ref) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(folder);
  if (opened.status !== "ok") return refused2(`This needs git: ${import_shared_simple_git_dist_index.CANNOT_USE[opened.status]}.`);
  const { git } = opened;
  const head = await (0, import_app_loop_gather_evidence.lineOf)(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  if (git.top === null || head === null)
    return refused2("This folder has no commit: there is no branch to prove.");
  const commit = ref === null ? await leftMainAt(git, head) : await mergeBase(git, ref);
  const tree = commit === null ? null : await (0, import_app_loop_gather_evidence.lineOf)(git, ["rev-parse", "--verify", "--quiet", `${commit}^{tree}`]);
  if (commit !== null && tree !== null) return { status: "ok", commit, tree, head };
  return refused2(
    ref === null ? "This branch left none of the usual main ones: name what it is compared with, --base COMMIT." : `git does not know a common commit of HEAD and ${ref}: fetch it, or name another with --base.`
  );
}
function mergeBase(git, other) {
  return (0, import_app_loop_gather_evidence.lineOf)(git, ["merge-base", "--end-of-options", other, "HEAD"]);
}
async function leftMainAt(git, head) {
  for (const other of await mainBranches(git)) {
    const commit = await mergeBase(git, other);
    if (commit !== null && commit !== head) return commit;
  }
  return null;
}
async function mainBranches(git) {
  const remote = await (0, import_app_loop_gather_evidence.lineOf)(git, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  const names = ["main", "master", "trunk", "develop"];
  return [
    ...remote === null ? [] : [remote],
    ...names.map((name) => `refs/remotes/origin/${name}`),
    ...names.map((name) => `refs/heads/${name}`),
    "@{upstream}"
  ];
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/proof/prove-branch.ts
async function proveBranch(workspace, request) {
  const base = await branchBase(workspace.project, request.base);
  if (base.status === "refused") return base;
  const ran = await (0, import_shared_core_report_timeline.runProjectChecks)(workspace, request);
  if (ran.status === "refused") return ran;
  const { checks } = ran;
  const place = { base: base.commit, head: base.head, checks };
  const failing = checks.find(({ outcome }) => outcome !== "passed");
  if (failing !== void 0) {
    const reason = `${failing.name} ${failing.outcome === "empty" ? "tests nothing" : `has ${failing.outcome}`}`;
    return { status: "done", branch: { ...place, verdict: "failing", reason, proof: null } };
  }
  const opened = await (0, import_app_snapshots_keep_snapshots.openSnapshots)(workspace, `prove-${(0, import_common.randomBytes)(6).toString("hex")}`);
  if (opened.status !== "ok")
    return { status: "refused", reason: `No copy of the files can be made: ${opened.reason}.` };
  const { store } = opened;
  try {
    const taken = await store.take({ label: "branch", at: workspace.now() });
    if (taken.status !== "ok")
      return { status: "refused", reason: `No copy of the files can be made: ${taken.reason}.` };
    const [left] = taken.snapshot.leftOut;
    const trees = { arming: base.tree, final: taken.snapshot.tree };
    const proof = await judge(workspace, { ...request, store, checks, trees });
    const reason = left === void 0 ? proof.reason : `${proof.reason}; ${left.path} was left out: ${left.why}`;
    return { status: "done", branch: { ...place, verdict: proof.verdict, reason, proof } };
  } finally {
    store.remove();
  }
}
async function judge({ project, userFolder }, {
  store,
  checks,
  trees,
  timeoutSeconds,
  tell
}) {
  const commands = checks.map(({ command }) => command);
  const gathered = await (0, import_shared_core_proof_run_by_checks.gatherGround)(store, project, trees, commands);
  const unknown = gathered.status === "unknown" ? gathered.reason : null;
  const changed = gathered.status === "ok" ? (0, import_shared_core_proof_run_by_checks.changedSides)(gathered.ground) : { tests: [], settings: [] };
  const facts = { baseline: null, flaky: [], unknown, leftOut: null, fewer: null, changed };
  if (gathered.status === "unknown") return (0, import_app_loop_conclude_turn.judgeProof)({ ...facts, controls: { kind: "off" } });
  const limitMs = timeoutSeconds * 1e3;
  const controls = await (0, import_shared_core_proof_expectations.runControls)({
    ...{ ground: gathered.ground, userFolder, project, allowEmpty: false, places: [] },
    // What the branch added to the tests is tried first.
    wasRed: false,
    checks: checks.map(({ name, command, durationMs, output }) => ({
      ...{ check: { name, command, origin: "typed" }, limitMs, output, before: null },
      lastMs: durationMs
    })),
    // Nobody knows which ignored files are as they were at the base.
    since: 0,
    budgetMs: 6 * limitMs * checks.length,
    live: {
      begin: ({ check }) => {
        tell(`${check} runs`);
        return { output: () => {
        }, end: () => {
        } };
      }
    }
  });
  return (0, import_app_loop_conclude_turn.judgeProof)({ ...facts, controls });
}
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
  run: (place, { base, check, timeout }) => (0, import_shared_core_planning_writing_state_metrics.inWorkspace)(place, async (workspace) => {
    const proven = await proveBranch(workspace, {
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
  shown: (branch) => (0, import_hooks_active_on_stop.forPeople)([sentenceOf(branch), ...detailsOf(branch)]),
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
