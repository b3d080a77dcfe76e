

var import_shared_core_shell_command_paths = require("./shared.core.shell.command-paths.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_app_loop_judge_check = require("./app.loop.judge-check.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_app_guidance_note_failures = require("./app.guidance.note-failures.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_common = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/loop/take-baseline.ts
// src/core/proof/baseline.ts
var LONGEST_WORDS = 120;
function readBaseline(results, failure) {
  if (results.length === 0) return { kind: "unknown", reason: "there is no check" };
  const empty = results.find(({ outcome }) => outcome.kind === "empty");
  if (failure === null && empty === void 0) return { kind: "green" };
  if (failure?.kind === "code") return { kind: "red", exact: failure.fingerprints.exact };
  if (failure === null) return { kind: "unknown", reason: "no test ran before the work" };
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => (0, import_common.plainLine)(check.name, 40));
  if (late.length > 0)
    return { kind: "unknown", reason: `${late.join(", ")} did not end in time before the work` };
  const what = failure.kind === "infra" ? "a problem outside the project kept the checks from running before the work" : "a check could not do its work before the work began";
  return { kind: "unknown", reason: `${what}: ${(0, import_hooks_active_on_stop.failureHeadline)(failure, LONGEST_WORDS)}` };
}
// src/app/loop/take-baseline.ts
async function takeBaseline(loop, config, userFolder) {
  const { checkTimeoutSeconds, checks } = loop.terms;
  const share = Math.max(1, Math.floor(config.baselineSeconds / checks.length));
  const terms = { ...loop.terms, checkTimeoutSeconds: Math.min(checkTimeoutSeconds, share) };
  const evidence = await (0, import_app_loop_gather_evidence.gatherEvidence$2)(
    { ...loop, terms },
    {
      config: { ...config, infraRetrySeconds: [] },
      wait: () => Promise.resolve(),
      ...userFolder !== void 0 && { userFolder }
    }
  );
  const baseline = readBaseline(evidence.results, evidence.failure);
  const begun = (0, import_hooks_active_on_stop2.withProgress)(await withFirstTree(loop), {
    baseline,
    firstCounts: evidence.results.flatMap(countsOf),
    firstPlaces: (0, import_shared_core_shell_command_paths.failingPlaces)(evidence.results.map(({ output }) => output).join("\n")),
    ...memoryOf(baseline, evidence)
  });
  return { loop: begun, evidence: baseline.kind === "red" ? evidence : null };
}
function countsOf({ check, output }) {
  const counts = (0, import_app_loop_judge_check.countTests)(output);
  return counts === null ? [] : [{ name: check.name, ...counts }];
}
async function withFirstTree(loop) {
  const lookedAt = Date.now();
  const tree = await (0, import_app_loop_gather_evidence.readTree$2)(loop.terms.project, loop.progress.inner);
  return (0, import_hooks_active_on_stop2.withProgress)(loop, { tree, firstTree: tree, lookedAt });
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
  const { stepGuidance } = await Promise.resolve().then(() => require("./app.guidance.step-guidance.cjs"));
  const patience = { ...config, guidanceDeadlineSeconds: 0 };
  return stepGuidance(workspace, { loop, config: patience, ...evidence });
}
var NAME = "iteration-000";
function writeFirstEvidence({ loop, guidance, note }, evidence, folder) {
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
module.exports = {
  guideFirst: guideFirst,
  takeBaseline: takeBaseline,
  withFirstTree: withFirstTree,
  writeFirstEvidence: writeFirstEvidence
};
