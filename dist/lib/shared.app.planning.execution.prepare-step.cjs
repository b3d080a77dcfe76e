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

var import_shared_app_planning_worktrees_merge_tree = require("./shared.app.planning.worktrees.merge-tree.cjs");

var import_shared_app_planning_execution_track_plans = require("./shared.app.planning.execution.track-plans.cjs");

var import_shared_app_planning_worktrees_tree_records = require("./shared.app.planning.worktrees.tree-records.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
  const execution = await (0, import_shared_app_planning_worktrees_tree_records.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await (0, import_shared_app_planning_worktrees_tree_records.withTrees)(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  }
  const prepared = await (0, import_shared_app_planning_worktrees_tree_records.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is at work on its worktrees");
  return { ...ready, notes: [...merged, ...notes] };
}
function needsTrees({ step, trees }) {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}
async function putOthersAside(workspace, { step, trees, terms }) {
  if (step.batch.length === 0) return;
  for (const plan of trees.keys()) await (0, import_shared_app_planning_worktrees_merge_tree.putAside)(workspace, { folder: terms.folder, plan });
}
async function openTrees(workspace, execution) {
  const { step, terms } = execution;
  const trees = /* @__PURE__ */ new Map();
  const notes = [];
  const [here] = await boundToProject(workspace.project, execution);
  if (here !== void 0) {
    await putOthersAside(workspace, execution);
    return { execution: { ...execution, step: { ...step, batch: [here] } }, trees, notes };
  }
  for (const one of step.batch) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await (0, import_shared_app_planning_worktrees_merge_tree.openTree)(workspace, place, isTakenUpAgain(one));
    if (opened.status === "refused") {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0) return inTurn(execution, opened.reason);
      notes.push(import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(opened.reason, 300)} Plan ${(0, import_hooks_active_on_stop4.quoteName)(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: (0, import_shared_app_planning_worktrees_tree_records.treeRoot)(workspace.project, tree), conflicts });
    if (missing.length > 0)
      notes.push(
        import_hooks_active_on_stop6.prose`The worktree of plan ${(0, import_hooks_active_on_stop4.quoteName)(one.plan)} lacks ${(0, import_shared_app_planning_worktrees_merge_tree.listOf)(missing)}, which git ignores.`
      );
  }
  await forgetBeginnings(workspace.project, terms.folder, trees);
  const batch = step.batch.filter((one) => trees.has(one.plan));
  return { execution: { ...execution, step: { ...step, batch } }, trees, notes };
}
async function boundToProject(project, { step, trees, plans }) {
  const changed = await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? [];
  return step.batch.filter(({ plan, mode }) => {
    const files = plans.find(({ id }) => id === plan)?.files ?? [];
    const isBound = mode !== "fresh" || changed.some((path) => (0, import_shared_core_planning_phases_plan_format.isNamed)(files, path));
    return isBound && !trees.has(plan);
  });
}
async function forgetBeginnings(project, folder, trees) {
  await (0, import_shared_app_planning_worktrees_tree_records.changeBeginnings)(project, folder, ({ plans, ...said }) => ({
    ...said,
    plans: Object.fromEntries(Object.entries(plans).filter(([id]) => !trees.has(id)))
  }));
}
async function withoutLost(workspace, execution, { place, why }) {
  const halted = { state: "halted", reason: (0, import_hooks_active_on_stop5.plainLine)(why, 300), report: null };
  await (0, import_shared_app_planning_worktrees_tree_records.changeRecord)(workspace, place, () => halted);
  const next = await (0, import_shared_app_planning_worktrees_tree_records.readExecution)(workspace, execution.terms);
  const note = import_hooks_active_on_stop6.prose`Plan ${(0, import_hooks_active_on_stop4.quoteName)(place.plan)}: ${(0, import_hooks_active_on_stop4.quoteLine)(why, 300)}`;
  if (next === null || !needsTrees(next))
    return { execution: next ?? execution, trees: /* @__PURE__ */ new Map(), notes: [note] };
  const { notes, ...ready } = await openTrees(workspace, next);
  return { ...ready, notes: [note, ...notes] };
}
function isTakenUpAgain({ mode }) {
  return mode === "close" || mode === "again";
}
function inTurn(execution, why) {
  const { step, trees } = execution;
  const first = step.batch.find(({ plan }) => !trees.has(plan));
  const notes = [import_hooks_active_on_stop6.prose`The plans are carried out one after the other: ${(0, import_hooks_active_on_stop4.quoteLine)(why, 300)}`];
  const batch = first === void 0 ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: /* @__PURE__ */ new Map(), notes };
}
// src/core/planning/execution/execution-plan.ts
function isOpen(summary) {
  return summary === null || summary === "unproven";
}
var CHOICES = ["close", "again", "skip"];
// src/app/planning/execution/resolve-plan.ts
function readResolution(words) {
  const [verb = "", text = ""] = words;
  const choice = CHOICES.find((one) => one === verb);
  if (choice !== void 0) return words.length === 1 ? { kind: "choice", choice } : null;
  return verb === "answer" && text.trim() !== "" ? { kind: "answer", text: text.trim() } : null;
}
async function resolveAll(workspace, decisions) {
  for (const { plan, resolution } of decisions) {
    const found = (0, import_shared_app_planning_execution_track_plans.findPlan)(workspace.project, plan, workspace.project);
    if (found.status === "refused") return found.reason;
    const result = await resolvePlan(workspace, found.plan, resolution);
    if (result.status === "refused") return result.reason;
  }
  return null;
}
async function resolvePlan(workspace, plan, resolution) {
  const place = { folder: plan.folder, plan: plan.id };
  let isAnswerable = true;
  const saved = await (0, import_shared_app_planning_worktrees_tree_records.changeRecord)(workspace, place, (current) => {
    if (resolution.kind === "choice") return { state: "resolved", choice: resolution.choice };
    isAnswerable = current?.state === "checkpoint";
    return current?.state === "checkpoint" ? { ...current, answer: resolution.text } : current;
  });
  if (!saved) return (0, import_shared_core_planning_documents_planning_settings.refused)("The record of the execution cannot be written: see msw-protocol doctor.");
  if (!isAnswerable) return (0, import_shared_core_planning_documents_planning_settings.refused)(`Plan ${plan.id} is not waiting at a checkpoint.`);
  const what = resolution.kind === "choice" ? resolution.choice : "answered";
  const loop = executionOf(workspace, plan);
  await (0, import_hooks_active_on_stop2.appendJournal)(
    workspace.project,
    { event: "plan-resolved", ...loop === void 0 ? {} : { loop }, plan: plan.id, what },
    (0, import_hooks_active_on_stop3.isoTime)(workspace)
  );
  return {
    status: "done",
    message: import_hooks_active_on_stop6.prose`Plan ${(0, import_hooks_active_on_stop4.quoteName)(plan.id)}: ${(0, import_hooks_active_on_stop4.quoteName)(what)}. Ask execute next for what follows.`
  };
}
function executionOf(workspace, plan) {
  const loops = (0, import_hooks_active_on_stop.loopsIn)((0, import_hooks_active_on_stop.readState)(workspace));
  return loops.find(({ terms }) => terms.execution?.folder === plan.folder)?.terms.id;
}

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
var import_node_path = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_hooks_active_on_stop11.readPart)(path, import_hooks_active_on_stop12.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_hooks_active_on_stop10.fieldsIn)((0, import_hooks_active_on_stop10.parseJson)(line));
    if (type === "user") return textOf2((0, import_hooks_active_on_stop10.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_hooks_active_on_stop10.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
async function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = (0, import_shared_app_planning_execution_track_plans.plansIn)(workspace.project, execution.folder);
  const path = (0, import_shared_app_planning_execution_track_plans.findAssigned)(firstPrompt(input.transcriptPath) ?? "", paths);
  const plan = path === null ? null : (0, import_shared_app_planning_execution_track_plans.planAt)(workspace.project, path);
  if (input.agent === null || plan === null || !(0, import_shared_core_planning_rules_waves.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const owner = (0, import_hooks_active_on_stop7.gateOwner)(input.session, agent);
  const tree = (0, import_shared_app_planning_worktrees_tree_records.readTrees)(workspace, plan.folder).get(plan.id) ?? null;
  const executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = (0, import_shared_app_planning_worktrees_tree_records.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(workspace.project, ".planning"));
  const others = (0, import_shared_app_planning_worktrees_merge_tree.plansNamed)(workspace.project, plan.folder, tree?.together ?? []);
  const texts = [plan, ...others].map(({ document }) => document.text);
  const commands = (0, import_hooks_active_on_command3.untrustedCommands)(workspace, texts, usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  const touched = tree === null ? await (0, import_shared_app_planning_execution_track_plans.touchedBy)(workspace.project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan), input.transcriptPath) : [];
  const checks = checksOf(workspace, executor, { texts, usual: usualCommands, touched });
  return { kind: "gate", executor, gate: gateOf(workspace, executor, checks), touched };
}
function gateNow(current, gate) {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}
function withoutBackground(input) {
  return { ...input, backgroundTasks: [] };
}
function gateOf(workspace, { parent, owner, agent, plan, tree }, checks) {
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: (0, import_hooks_active_on_stop7.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop8.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      tree: tree?.root ?? null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop9.newProgress)(now, { pid: parent.progress.owner.pid, host: (0, import_node_os.hostname)() }),
      hints: parent.progress.hints
    }
  };
}
function checksOf(workspace, { plan, execution: { folder } }, {
  texts,
  usual,
  touched
}) {
  const commands = new Set(texts.flatMap((text) => (0, import_hooks_active_on_command4.planCommands)(text, usual)));
  const own = [...commands].map((command2) => ({
    name: (0, import_hooks_active_on_command5.parseCheck)(command2).name,
    command: command2,
    origin: "plan"
  }));
  const unnamed = touched.filter((path) => !(0, import_shared_core_planning_phases_plan_format.isNamed)((0, import_shared_core_planning_phases_plan_format.namedFiles)(plan.document), path) && isPlainPath(path));
  const mine = unnamed.slice(0, MOST_MINE).map((path) => ` --mine "${path}"`);
  const command = `${(0, import_hooks_active_on_command.cliCommand)(workspace)} execute ready ${(0, import_shared_app_planning_execution_track_plans.planToken)(folder, plan.id)}${mine.join("")}`;
  return (0, import_hooks_active_on_command2.nameChecks)([...own, { name: "summary and commits", command, origin: "plan" }]);
}
var MOST_MINE = 20;
function isPlainPath(path) {
  return /^[\p{L}\p{N}_.,@+=/ -]{1,300}$/u.test(path) && !path.startsWith("-");
}

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_node_os2 = require("node:os");
// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, { session, terms: execution, config, ownerPid }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  const prompt = import_hooks_active_on_stop6.prose`Execute ${(0, import_app_loop_conclude_turn3.executionName)(execution)}.`;
  const loop = {
    terms: {
      id: (0, import_hooks_active_on_command6.newLoopId)(now),
      session,
      project: workspace.project,
      prompt,
      ...(0, import_hooks_active_on_stop14.termOptions)(import_hooks_active_on_stop14.requestDefaults),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      tree: null,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop9.newProgress)(now, { pid: ownerPid, host: (0, import_node_os2.hostname)() })
  };
  const folder = (0, import_hooks_active_on_stop15.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_app_loop_conclude_turn2.writePage)(`${folder.path}/task.md`, import_hooks_active_on_stop6.prose`${prompt}\n`);
  const saved = await (0, import_hooks_active_on_stop.changeLoop)(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondLoop2(saved.value);
  const { id } = loop.terms;
  await (0, import_hooks_active_on_stop2.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_hooks_active_on_stop3.isoTime)(workspace)
  );
  return loop;
}
function secondLoop2({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_app_loop_conclude_turn3.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop13.silent;
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, execution);
  const told = notes.length === 0 ? import_hooks_active_on_stop13.silent : { kind: "notice", notice: `msw \u25B8 ${notes.join(" ")}` };
  await (0, import_shared_core_planning_writing_state_metrics.syncSilently)(workspace.project);
  const found = await (0, import_shared_app_planning_worktrees_tree_records.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return told;
  const ending = {
    kind: "end",
    cause: "done",
    reason: "every plan has its summary",
    proof: null,
    review: null
  };
  await (0, import_app_loop_conclude_turn.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now() });
  await (0, import_hooks_active_on_stop.changeLoop)(workspace, loop.terms.session, (current) => ({
    loop: current?.terms.id === loop.terms.id ? null : current,
    value: null
  }));
  return told;
}
module.exports = {
  CHOICES: CHOICES,
  armExecution: armExecution,
  gateNow: gateNow,
  isOpen: isOpen,
  needsTrees: needsTrees,
  planExecutor: planExecutor,
  prepareStep: prepareStep,
  readResolution: readResolution,
  resolveAll: resolveAll,
  resolvePlan: resolvePlan,
  secondLoop: secondLoop2,
  settleExecution: settleExecution,
  withoutBackground: withoutBackground
};
