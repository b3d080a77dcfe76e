var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var p in e)__defProp(r,p,{get:e[p],enumerable:!0})},__copyProps=(r,e,p,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==p&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{proveBranch:()=>proveBranch,proveSince:()=>proveSince}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_proof_expectations=require("./shared.core.proof.expectations.cjs"),import_shared_core_proof_run_by_checks=require("./shared.core.proof.run-by-checks.cjs"),import_shared_app_loop_end_loop=require("./shared.app.loop.end-loop.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_common=require("./common.cjs");
// src/app/checks/prove-branch.ts
async function proveBranch(workspace, request) {
  const base = await (0, import_shared_adapters_git_remote_clone.branchBase)(workspace.project, request.base);
  if (base.status === "refused") return base;
  const ran = await (0, import_shared_app_loop_end_loop.runProjectChecks)(workspace, request);
  if (ran.status === "refused") return ran;
  const { checks } = ran;
  const place = { base: base.commit, head: base.head, checks };
  const failing = checks.find(({ outcome }) => outcome !== "passed");
  if (failing !== void 0) {
    const reason = `${failing.name} ${failing.outcome === "empty" ? "tests nothing" : `has ${failing.outcome}`}`;
    return { status: "done", branch: { ...place, verdict: "failing", reason, proof: null } };
  }
  const limitMs = request.timeoutSeconds * 1e3;
  const budgetMs = 6 * limitMs * checks.length;
  const proof = await proveSince(workspace, {
    ...request,
    checks,
    limitMs,
    budgetMs,
    base: base.tree,
    since: 0
  });
  return typeof proof === "string" ? { status: "refused", reason: `No copy of the files can be made: ${proof}.` } : { status: "done", branch: { ...place, verdict: proof.verdict, reason: proof.reason, proof } };
}
async function proveSince(workspace, request) {
  const opened = await (0, import_app_snapshots_keep_snapshots.openSnapshots)(workspace, `prove-${(0, import_common.randomBytes)(6).toString("hex")}`);
  if (opened.status !== "ok") return opened.reason;
  const { store } = opened;
  try {
    const taken = await store.take({ label: "branch", at: workspace.now() });
    if (taken.status !== "ok") return taken.reason;
    const [left] = taken.snapshot.leftOut;
    const proof = await judge(workspace, request, { store, final: taken.snapshot.tree });
    return left === void 0 ? proof : { ...proof, reason: `${proof.reason}; ${left.path} was left out: ${left.why}` };
  } finally {
    store.remove();
  }
}
async function judge({ project, userFolder }, { base, since, checks, limitMs, budgetMs, tell = () => {
} }, { store, final }) {
  const commands = checks.map(({ command }) => command);
  const gathered = await (0, import_shared_core_proof_run_by_checks.gatherGround)(store, project, { arming: base, final }, commands);
  const unknown = gathered.status === "unknown" ? gathered.reason : null;
  const changed = gathered.status === "ok" ? (0, import_shared_core_proof_run_by_checks.changedSides)(gathered.ground) : { tests: [], settings: [] };
  const facts = { baseline: null, flaky: [], unknown, leftOut: null, fewer: null, changed };
  if (gathered.status === "unknown") return (0, import_app_loop_conclude_turn.judgeProof)({ ...facts, controls: { kind: "off" } });
  const controls = await (0, import_shared_core_proof_expectations.runControls)({
    ...{ ground: gathered.ground, userFolder, project, allowEmpty: false, places: [] },
    // What the branch added to the tests is tried first.
    wasRed: false,
    checks: checks.map(({ name, command, durationMs, output }) => ({
      ...{ check: { name, command, origin: "typed" }, limitMs, output, before: null },
      lastMs: durationMs
    })),
    ...{ since, budgetMs },
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
