var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
// src/app/loop/take-baseline.ts
// src/core/proof/baseline.ts
function readBaseline(results, failure) {
  if (results.length === 0) return { kind: "unknown", reason: "there is no check" };
  const empty = results.find(({ outcome }) => outcome.kind === "empty");
  if (failure === null && empty === void 0) return { kind: "green" };
  if (failure?.kind === "code") return { kind: "red", exact: failure.fingerprints.exact };
  if (failure === null) return { kind: "unknown", reason: "no test ran before the work" };
  const late = results.some(({ timedOut }) => timedOut);
  if (late) return { kind: "unknown", reason: "the checks did not end in time before the work" };
  return {
    kind: "unknown",
    reason: failure.kind === "infra" ? "a problem outside the project kept the checks from running before the work" : "a check could not do its work before the work began"
  };
}
// src/app/loop/take-baseline.ts
async function takeBaseline(loop, config) {
  const { checkTimeoutSeconds, checks } = loop.terms;
  const share = Math.max(1, Math.floor(config.baselineSeconds / checks.length));
  const terms = { ...loop.terms, checkTimeoutSeconds: Math.min(checkTimeoutSeconds, share) };
  const evidence = await (0, import_app_loop_gather_evidence.gatherEvidence$2)(
    { ...loop, terms },
    { config: { ...config, infraRetrySeconds: [] }, wait: () => Promise.resolve() }
  );
  const baseline = readBaseline(evidence.results, evidence.failure);
  const begun = (0, import_hooks_active_on_stop4.withProgress)(await withFirstTree(loop), {
    baseline,
    firstCounts: evidence.results.flatMap(countsOf),
    ...memoryOf(baseline, evidence)
  });
  return { loop: begun, evidence: baseline.kind === "red" ? evidence : null };
}
function countsOf({ check, output }) {
  const counts = (0, import_app_loop_judge_check.countTests)(output);
  return counts === null ? [] : [{ name: check.name, ...counts }];
}
async function withFirstTree(loop) {
  const tree = await (0, import_app_loop_gather_evidence.readTree$2)(loop.terms.project);
  return (0, import_hooks_active_on_stop4.withProgress)(loop, { tree, firstTree: tree });
}
function memoryOf(baseline, { failure }) {
  if (baseline.kind === "unknown") return {};
  const exact = baseline.kind === "red" ? baseline.exact : "passed";
  return { lastFailure: failure, wasRed: baseline.kind === "red", marks: [{ iteration: 0, exact }] };
}
var NAME = "iteration-000";
function writeFirstEvidence(loop, evidence, folder) {
  const path = (0, import_node_path.join)(folder, `${NAME}.md`);
  const page = (0, import_hooks_active_on_stop3.renderIterationFile)({
    loop,
    strategy: "fix",
    results: evidence.results,
    failure: evidence.failure,
    change: null,
    moved: null,
    evidencePath: path,
    finished: 0,
    guidance: null,
    guidancePath: null,
    guidanceNote: null,
    hints: [],
    logs: (0, import_hooks_active_on_stop.writeLogs)(folder, NAME, evidence),
    taskPath: (0, import_node_path.join)(folder, "task.md")
  });
  (0, import_hooks_active_on_stop2.writePage)(path, page, { durable: false });
  return path;
}
module.exports = {
  takeBaseline: takeBaseline,
  withFirstTree: withFirstTree,
  writeFirstEvidence: writeFirstEvidence
};
