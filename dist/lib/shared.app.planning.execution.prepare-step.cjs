

var import_shared_app_planning_worktrees_merge_tree = require("./shared.app.planning.worktrees.merge-tree.cjs");

var import_shared_core_planning_execution_summary_skeleton = require("./shared.core.planning.execution.summary-skeleton.cjs");

var import_shared_app_planning_execution_read_execution = require("./shared.app.planning.execution.read-execution.cjs");

var import_shared_core_planning_documents_must_haves = require("./shared.core.planning.documents.must-haves.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_common2.readPart)(path, import_common3.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_common.fieldsIn)((0, import_common.parseJson)(line));
    if (type === "user") return textOf2((0, import_common.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_common.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
async function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = (0, import_shared_core_planning_documents_must_haves.plansIn)(workspace.project, execution.folder);
  const asked = input.agent?.prompt ?? firstPrompt(input.transcriptPath) ?? "";
  const path = (0, import_shared_core_planning_execution_summary_skeleton.findAssigned)(asked, paths);
  const plan = path === null ? null : (0, import_shared_core_planning_documents_must_haves.planAt)(workspace.project, path);
  if (input.agent === null || plan === null || !(0, import_hooks_active_on_command3.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const owner = (0, import_hooks_active_on_stop2.gateOwner)(input.session, agent);
  const tree = (0, import_shared_app_planning_execution_read_execution.readTrees)(workspace, plan.folder).get(plan.id) ?? null;
  const executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = (0, import_shared_app_planning_execution_read_execution.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path.join)(workspace.project, ".planning"));
  const others = (0, import_shared_app_planning_worktrees_merge_tree.plansNamed)(workspace.project, plan.folder, tree?.together ?? []);
  const texts = [plan, ...others].map(({ document }) => document.text);
  const commands = (0, import_hooks_active_on_command4.untrustedCommands)(workspace, texts, usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  const touched = tree === null ? await (0, import_shared_core_planning_execution_summary_skeleton.touchedBy)(workspace.project, (0, import_shared_core_planning_execution_summary_skeleton.placeOf)(plan), input.transcriptPath) : [];
  const checks = checksOf(workspace, executor, { texts, usual: usualCommands, touched });
  return { kind: "gate", executor, gate: gateOf(workspace, executor, checks), touched };
}
function gateNow(current, gate) {
  return current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } };
}
function withoutBackground(input) {
  return { ...input, awaited: [] };
}
function gateOf(workspace, { parent, execution, owner, agent, plan, tree }, checks) {
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: (0, import_hooks_active_on_stop2.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      plan: { phase: execution.phase, id: plan.id },
      tree: tree?.root ?? null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop3.newProgress)(now, parent.progress.owner),
      hints: parent.progress.hints,
      inner: parent.progress.inner
    }
  };
}
function checksOf(workspace, { plan, execution: { folder } }, {
  texts,
  usual,
  touched
}) {
  const commands = new Set(texts.flatMap((text) => (0, import_hooks_active_on_command5.planCommands)(text, usual)));
  const own = [...commands].map((command2) => ({
    name: (0, import_hooks_active_on_command2.parseCheck)(command2).name,
    command: command2,
    origin: "plan"
  }));
  const unnamed = touched.filter((path) => !(0, import_shared_app_planning_execution_read_execution.isNamed)((0, import_shared_app_planning_execution_read_execution.namedFiles)(plan.document), path) && isPlainPath(path));
  const mine = unnamed.slice(0, MOST_MINE).map((path) => ` --mine "${path}"`);
  const command = `${(0, import_hooks_active_on_command6.cliCommand)(workspace)} execute ready ${(0, import_shared_core_planning_execution_summary_skeleton.planToken)(folder, plan.id)}${mine.join("")}`;
  return (0, import_hooks_active_on_command.nameChecks)([...own, { name: "summary and commits", command, origin: "plan" }]);
}
var MOST_MINE = 20;
function isPlainPath(path) {
  return /^[\p{L}\p{N}_.,@+=/ -]{1,300}$/u.test(path) && !path.startsWith("-");
}

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms);
  const execution = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) {
    if (execution.trees.size > 0)
      await (0, import_shared_app_planning_execution_read_execution.withTrees)(workspace, terms.folder, () => putOthersAside(workspace, execution));
    return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  }
  const prepared = await (0, import_shared_app_planning_execution_read_execution.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is working on its worktrees");
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
      notes.push(import_common7.prose`${(0, import_common5.quoteLine)(opened.reason, 300)} Plan ${(0, import_common4.quoteName)(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: (0, import_shared_app_planning_execution_read_execution.treeRoot)(workspace.project, tree), conflicts });
    if (missing.length > 0)
      notes.push(
        import_common7.prose`The worktree of plan ${(0, import_common4.quoteName)(one.plan)} lacks ${(0, import_shared_app_planning_worktrees_merge_tree.listOf)(missing)}, which git ignores.`
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
    const isBound = mode !== "fresh" || changed.some((path) => (0, import_shared_app_planning_execution_read_execution.isNamed)(files, path));
    return isBound && !trees.has(plan);
  });
}
async function forgetBeginnings(project, folder, trees) {
  await (0, import_shared_app_planning_execution_read_execution.changeBeginnings)(project, folder, ({ plans, ...said }) => ({
    ...said,
    plans: Object.fromEntries(Object.entries(plans).filter(([id]) => !trees.has(id)))
  }));
}
async function withoutLost(workspace, execution, { place, why }) {
  const halted = { state: "halted", reason: (0, import_common6.plainLine)(why, 300), report: null };
  await (0, import_shared_app_planning_execution_read_execution.changeRecord)(workspace, place, () => halted);
  const next = await (0, import_shared_app_planning_execution_read_execution.readExecution)(workspace, execution.terms);
  const note = import_common7.prose`Plan ${(0, import_common4.quoteName)(place.plan)}: ${(0, import_common5.quoteLine)(why, 300)}`;
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
  const notes = [import_common7.prose`The plans are carried out one after the other: ${(0, import_common5.quoteLine)(why, 300)}`];
  const batch = first === void 0 ? [] : [first];
  return { execution: { ...execution, step: { ...step, batch } }, trees: /* @__PURE__ */ new Map(), notes };
}
module.exports = {
  gateNow: gateNow,
  needsTrees: needsTrees,
  planExecutor: planExecutor,
  prepareStep: prepareStep,
  withoutBackground: withoutBackground
};
