var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let p of __getOwnPropNames(r))!__hasOwnProp.call(e,p)&&p!==o&&__defProp(e,p,{get:()=>r[p],enumerable:!(t=__getOwnPropDesc(r,p))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{prove:()=>prove}),module.exports=__toCommonJS(stdin_exports);var import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_core_proof_run_by_checks=require("./shared.core.proof.run-by-checks.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_snapshots_keep_snapshots=require("./app.snapshots.keep-snapshots.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_common=require("./common.cjs");
// src/app/proof/prove.ts
async function prove(workspace, loop, run) {
  const gathered = await gather(workspace, loop);
  const facts = {
    baseline: loop.progress.baseline,
    flaky: run.flaky?.checks ?? [],
    unknown: typeof gathered === "string" ? gathered : null,
    leftOut: typeof gathered === "string" ? null : gathered.leftOut,
    fewer: fewerIn(loop, run),
    changed: typeof gathered === "string" ? { tests: [], settings: [] } : (0, import_shared_core_proof_run_by_checks.changedSides)(gathered.ground),
    ignored: run.flaky?.ignored ?? []
  };
  if (typeof gathered === "string" || !(0, import_app_loop_conclude_turn.needsControls)(facts))
    return (0, import_app_loop_conclude_turn.judgeProof)({ ...facts, controls: { kind: "off" } });
  return (0, import_app_loop_conclude_turn.judgeProof)({ ...facts, controls: await hold(workspace, loop, run, gathered.ground) });
}
async function gather(workspace, { terms, progress }) {
  const store = await (0, import_app_snapshots_keep_snapshots.existingSnapshots)(workspace, terms.id);
  const taken = store?.list() ?? [];
  const first = (0, import_app_snapshots_keep_snapshots.snapshotOf)(taken, 0);
  const last = (0, import_app_snapshots_keep_snapshots.snapshotOf)(taken, progress.iteration);
  if (store === null || first === null || last === null)
    return "MSW has no snapshot of the files from before and after the work";
  const trees = { arming: first.tree, final: last.tree };
  const commands = terms.checks.map(({ command }) => command);
  const gathered = await (0, import_shared_core_proof_run_by_checks.gatherGround)(store, workspace.project, trees, commands);
  if (gathered.status === "unknown") return gathered.reason;
  return { ground: gathered.ground, leftOut: leftOutSince(first, last, store.top) };
}
function leftOutSince(first, last, top) {
  const known = new Set(first.leftOut.map(({ path }) => path));
  const found = last.leftOut.find(
    ({ path }) => !known.has(path) || ((0, import_common.lookAt)(`${top}/${path}`)?.ctimeMs ?? 0) > first.at
  );
  return found === void 0 ? null : `${found.path} is new or has changed, and is in no snapshot, since ${found.why}, so nobody has compared it`;
}
function fewerIn({ progress }, { results }) {
  for (const { check, output } of results) {
    const fewer = (0, import_shared_core_failure_reading_line_pattern.fewerTests)(countsBefore(progress, check.name), (0, import_app_loop_judge_check.countTests)(output));
    if (fewer !== null) return `${check.name}: ${fewer}`;
  }
  return null;
}
function countsBefore({ firstCounts }, check) {
  return firstCounts.find(({ name }) => name === check) ?? null;
}
async function hold(workspace, { terms, progress }, { results, live }, ground) {
  if (!terms.mayWitness) return { kind: "off" };
  const { runControls } = await Promise.resolve().then(() => __toESM(require("./app.proof.run-controls.cjs")));
  const limitMs = terms.checkTimeoutSeconds * 1e3;
  return runControls({
    ground,
    userFolder: workspace.userFolder,
    project: workspace.project,
    // A sealed check is unrelated to the project's tests.
    checks: results.filter(({ check }) => !(0, import_app_loop_gather_evidence.isSealed)(check)).map(({ check, durationMs, output }) => ({
      ...{ check, limitMs, output, lastMs: durationMs },
      before: countsBefore(progress, check.name)
    })),
    allowEmpty: terms.allowEmpty,
    since: terms.startedAt,
    places: progress.firstPlaces,
    wasRed: progress.baseline === null || progress.baseline.kind === "unknown" ? null : progress.baseline.kind === "red",
    // Each check may already have run twice.
    budgetMs: import_hooks_active_on_stop.secondsForChecks * 1e3 - 2 * results.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ...live && { live }
  });
}
