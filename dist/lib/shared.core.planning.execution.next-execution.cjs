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
__export(stdin_exports, {
  openPlans: () => openPlans,
  phaseFolder: () => phaseFolder,
  readExecution: () => readExecution
});
module.exports = __toCommonJS(stdin_exports);

var import_shared_core_planning_execution_file_pattern = require("./shared.core.planning.execution.file-pattern.cjs");

var import_shared_app_planning_execution_execution_records = require("./shared.app.planning.execution.execution-records.cjs");

var import_shared_adapters_git_plan_log = require("./shared.adapters.git.plan-log.cjs");

var import_shared_core_planning_execution_checkpoint = require("./shared.core.planning.execution.checkpoint.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_node_path = require("node:path");
// src/app/planning/execution/read-execution.ts
// src/core/planning/execution/choose-batch.ts
function chooseBatch(ready2, { parallel, mostAtOnce }) {
  const wave = Math.min(...ready2.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready2.filter(({ plan }) => plan.wave === wave);
  const chosen = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}
function areApart(left, right) {
  return left.length > 0 && right.length > 0 && !(0, import_shared_core_planning_execution_file_pattern.mayMeet)(left, right);
}
// src/core/planning/execution/next-execution.ts
function nextExecution(plans, limits) {
  const scope = plans.filter(({ inScope }) => inScope);
  const standing = new Map(scope.map((plan) => [plan.id, standingOf(plan)]));
  const isFinished = (plan) => standing.has(plan.id) ? standing.get(plan.id)?.kind === "done" : plan.summary === "complete";
  const finished = new Set(plans.filter(isFinished).map(({ id }) => id));
  const inState = (kind) => scope.filter(({ id }) => standing.get(id)?.kind === kind).map(({ id }) => id);
  const blocked = blockedIn(plans, scope, standing);
  const isBlocked = new Set(blocked.map(({ plan }) => plan));
  const questions = scope.flatMap(({ id }) => {
    const own = standing.get(id);
    return own?.kind === "question" ? [{ plan: id, kind: own.question }] : [];
  });
  const free = scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    const isFree = own?.kind === "ready" && plan.wave !== null && plan.dependsOn.every((id) => finished.has(id));
    return isFree ? [{ plan, assignment: own.assignment }] : [];
  });
  const status = statusOf(questions, free.length, inState("halted").length + isBlocked.size);
  return {
    status,
    batch: status === "run" ? chooseBatch(free, limits) : [],
    questions,
    done: inState("done"),
    skipped: inState("skipped"),
    blocked
  };
}
function standingOf(plan) {
  const { record } = plan;
  if (record === null) return unnoted(plan);
  if (record.state === "resolved") {
    if (record.choice !== "skip") return ready(plan, record.choice);
    return { kind: plan.summary === "complete" ? "done" : "skipped" };
  }
  if (record.state !== "checkpoint") return { kind: "question", question: record.state };
  const answer = record.answer ?? plan.autoAnswer;
  return answer === null ? { kind: "question", question: "checkpoint" } : ready(plan, "continue", answer);
}
function unnoted(plan) {
  if (plan.summary !== null) return { kind: plan.summary === "halted" ? "halted" : "done" };
  return plan.commits.length > 0 ? { kind: "question", question: "half-done" } : ready(plan, "fresh");
}
function ready({ id }, mode, answer = null) {
  return { kind: "ready", assignment: { plan: id, mode, answer } };
}
function statusOf(questions, ready2, stopped) {
  const has = (...kinds) => questions.some(({ kind }) => kinds.includes(kind));
  if (has("half-done", "untrusted")) return "ask";
  if (has("checkpoint")) return "checkpoint";
  if (ready2 > 0) return "run";
  return stopped > 0 || has("halted") ? "halted" : "done";
}
function blockedIn(plans, scope, standing) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const stops = (id) => {
    const own = standing.get(id);
    if (own === void 0) return byId.get(id)?.summary !== "complete";
    return own.kind === "halted" || own.kind === "skipped" || own.kind === "question" && own.question === "halted";
  };
  return scope.flatMap((plan) => {
    const own = standing.get(plan.id);
    if (own?.kind !== "ready") return [];
    const by = [...waitsFor(plan, byId)].filter((id) => id !== plan.id && stops(id));
    return by.length > 0 || plan.wave === null ? [{ plan: plan.id, by }] : [];
  });
}
function waitsFor(plan, byId) {
  const found = new Set(plan.dependsOn);
  for (const id of found) for (const next of byId.get(id)?.dependsOn ?? []) found.add(next);
  return found;
}
// src/app/planning/execution/read-execution.ts
async function readExecution(store, terms) {
  const { project } = store;
  const phase = (0, import_shared_core_planning_rules_waves.readPhase)(project, phaseFolder(project, terms.folder));
  if (phase === null) return null;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(project, ".planning"));
  const waves = (0, import_shared_core_planning_rules_waves.planWaves)((0, import_shared_core_planning_rules_waves.wavePlans)(phase));
  const files = await planFiles(project, terms.folder, phase);
  const records = (0, import_shared_app_planning_execution_execution_records.readRecords)(store, terms.folder);
  const around = { terms, isAuto: config.mode === "yolo" || config.autoAdvance };
  const plans = waves.nodes.flatMap((node) => {
    const file = files.get(node.id);
    return file === void 0 ? [] : [executionPlan(node, file, records.get(node.id) ?? null, around)];
  });
  const limits = { parallel: config.parallelization, mostAtOnce: config.maxConcurrentAgents };
  return { terms, config, waves, files, plans, step: nextExecution(plans, limits) };
}
function openPlans({ plans, step }) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}
function phaseFolder(project, folder) {
  return (0, import_node_path.join)(project, ".planning", "phases", folder);
}
async function planFiles(project, folder, phase) {
  const place = `.planning/phases/${folder}`;
  const commits = await (0, import_shared_adapters_git_plan_log.recentCommits)(project);
  const added = commits === null ? /* @__PURE__ */ new Map() : await (0, import_shared_adapters_git_plan_log.addedIn)(project, place);
  return new Map(
    phase.plans.map(({ file, document, summary }) => {
      const { id, canonical } = (0, import_shared_core_planning_documents_must_haves.planName)(file);
      const path = `${place}/${file}`;
      const status = summary === null ? null : summary.status === "halted" ? "halted" : "complete";
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : (0, import_shared_adapters_git_plan_log.ownCommits)(commits, canonical, added.get(path))
        }
      ];
    })
  );
}
function executionPlan(node, file, record, { terms, isAuto }) {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: (0, import_shared_adapters_git_plan_log.namedFiles)(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record,
    autoAnswer: isAuto && record?.state === "checkpoint" ? (0, import_shared_core_planning_execution_checkpoint.autoAnswer)(document, record.checkpoint, record.reached) : null
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openPlans,
  phaseFolder,
  readExecution
});
