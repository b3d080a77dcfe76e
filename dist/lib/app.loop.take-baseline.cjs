var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,p)=>{if(r&&typeof r=="object"||typeof r=="function")for(let t of __getOwnPropNames(r))!__hasOwnProp.call(e,t)&&t!==o&&__defProp(e,t,{get:()=>r[t],enumerable:!(p=__getOwnPropDesc(r,t))||p.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{guideFirst:()=>guideFirst,takeBaseline:()=>takeBaseline,withFirstTree:()=>withFirstTree,writeFirstEvidence:()=>writeFirstEvidence}),module.exports=__toCommonJS(stdin_exports);var import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_app_guidance_note_failures=require("./app.guidance.note-failures.cjs"),import_shared_core_shell_command_paths=require("./shared.core.shell.command-paths.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_node_path=require("node:path");
// src/app/loop/take-baseline.ts
// src/core/proof/baseline.ts
var LONGEST_WORDS = 120;
function readBaseline(results, failure) {
  if (results.length === 0) return { kind: "unknown", reason: "there is no check" };
  const empty = results.find(({ outcome }) => outcome.kind === "empty");
  if (failure === null && empty === void 0) return { kind: "green" };
  if (failure?.kind === "code") return { kind: "red", exact: failure.fingerprints.exact };
  if (failure === null) return { kind: "unknown", reason: "no test ran before the work" };
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_common2.plainLine)(check.name, 40));
  if (late.length > 0)
    return { kind: "unknown", reason: `${late.join(", ")} did not end in time before the work` };
  const what = failure.kind === "infra" ? "a problem outside the project kept the checks from running before the work" : "a check could not do its work before the work began";
  return { kind: "unknown", reason: `${what}: ${(0, import_common.failureHeadline)(failure, LONGEST_WORDS)}` };
}
// src/app/loop/take-baseline.ts
async function takeBaseline(loop, config, userFolder) {
  const { checkTimeoutSeconds, checks } = loop.terms;
  const share = Math.max(1, Math.floor(config.baselineSeconds / checks.length));
  const terms = { ...loop.terms, checkTimeoutSeconds: Math.min(checkTimeoutSeconds, share) };
  const options = {
    config: { ...config, infraRetrySeconds: [] },
    wait: () => Promise.resolve(),
    ...userFolder !== void 0 && { userFolder }
  };
  const first = { ...loop, terms };
  const evidence = await readTwice(first, await (0, import_app_loop_gather_evidence.gatherEvidence$2)(first, options), options);
  const baseline = readBaseline(evidence.results, evidence.failure);
  const begun = (0, import_hooks_active_on_stop.withProgress)(await withFirstTree(loop), {
    baseline,
    firstCounts: evidence.results.flatMap(countsOf),
    firstPlaces: (0, import_shared_core_shell_command_paths.failingPlaces)(evidence.results.map(({ output }) => output).join("\n")),
    ...memoryOf(baseline, evidence)
  });
  return { loop: begun, evidence: baseline.kind === "red" ? evidence : null };
}
var A_FEW_SECONDS_MS = 3e3;
async function readTwice(loop, evidence, options) {
  const { isUntaught } = await (0, import_app_loop_gather_evidence.reading)();
  const untaught = evidence.results.filter(
    (result) => isUntaught(loop, result, options.userFolder) && !result.timedOut && result.durationMs < A_FEW_SECONDS_MS
  );
  const checks = untaught.map(({ check }) => check);
  if (checks.length === 0) return evidence;
  const again = { ...loop, terms: { ...loop.terms, checks } };
  const events = { begun: () => {
  }, ended: () => Promise.resolve() };
  const second = await (0, import_app_loop_gather_evidence.runChecks)(again, { ...options, ...events }, (0, import_common3.monotonicMs)(), false);
  return { ...evidence, ...await (0, import_app_loop_gather_evidence.readAgain$2)(loop, evidence.results, second, options.userFolder) };
}
function countsOf({ check, output }) {
  const counts = (0, import_app_loop_judge_check.countTests)(output);
  return counts === null ? [] : [{ name: check.name, ...counts }];
}
async function withFirstTree(loop) {
  const lookedAt = Date.now();
  const tree = await (0, import_app_loop_gather_evidence.readTree$2)(loop.terms.project, loop.progress.inner);
  return (0, import_hooks_active_on_stop.withProgress)(loop, { tree, firstTree: tree, lookedAt });
}
function memoryOf(baseline, { failure, results }) {
  if (baseline.kind === "unknown") return {};
  const { unsolved, classes } = (0, import_app_guidance_note_failures.stepUnsolved)(
    { unsolved: [], classes: [] },
    { failure, checkOf: (0, import_app_guidance_note_failures.checkOf$2)(results), iteration: 0 }
  );
  const exact = baseline.kind === "red" ? baseline.exact : "passed";
  return {
    lastFailure: failure,
    wasRed: baseline.kind === "red",
    marks: [{ iteration: 0, exact }],
    unsolved,
    classes
  };
}
async function guideFirst(workspace, { loop, evidence }, config) {
  if (evidence === null || !loop.terms.guidance)
    return { loop, guidance: null, origin: null, note: null, notice: null };
  const { stepGuidance } = await Promise.resolve().then(() => __toESM(require("./app.guidance.step-guidance.cjs")));
  const patience = { ...config, guidanceDeadlineSeconds: 0 };
  return stepGuidance(workspace, { loop, config: patience, ...evidence });
}
var NAME = "iteration-000";
async function writeFirstEvidence({ userFolder }, { loop, guidance, note }, evidence, folder) {
  const { withoutPass } = await (0, import_app_loop_gather_evidence.reading)();
  const path = (0, import_node_path.join)(folder, `${NAME}.md`);
  const page = (0, import_app_loop_conclude_turn.renderIterationFile)({
    loop,
    strategy: "fix",
    results: evidence.results,
    failure: evidence.failure,
    change: null,
    moved: null,
    evidencePath: path,
    finished: 0,
    withoutPass: withoutPass(loop, evidence.results, userFolder),
    guidance,
    guidancePath: (0, import_app_loop_conclude_turn.writeGuidance)(folder, NAME, guidance),
    guidanceNote: note,
    hints: [],
    logs: (0, import_app_loop_conclude_turn.writeLogs)(folder, NAME, evidence),
    taskPath: (0, import_node_path.join)(folder, "task.md")
  });
  (0, import_app_loop_conclude_turn2.writePage)(path, page, { durable: false });
  return path;
}
