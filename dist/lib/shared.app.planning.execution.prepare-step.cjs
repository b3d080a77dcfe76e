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

var import_shared_adapters_git_merge_branch = require("./shared.adapters.git.merge-branch.cjs");

var import_shared_app_planning_execution_track_plans = require("./shared.app.planning.execution.track-plans.cjs");

var import_shared_core_planning_execution_next_execution = require("./shared.core.planning.execution.next-execution.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_adapters_git_add_worktree = require("./shared.adapters.git.add-worktree.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
// src/app/planning/execution/prepare-step.ts
// src/core/planning/worktrees/tree-problems.ts
function treeProblems(plan, facts) {
  const { conflicts, changed, deleted } = facts;
  const carried = carriedDocuments(facts);
  const left = facts.uncommitted.filter((path) => !carried.includes(path) && !conflicts.includes(path));
  const named = new Set((0, import_shared_core_planning_phases_plan_format.namedFiles)(plan).map(plain));
  const gone = deleted.filter((path) => !named.has(plain(path)) && !isPlanning(path));
  const documents = changed.filter((path) => isPlanning(path) && !carried.includes(path));
  return [
    conflicts.length > 0 && import_hooks_active_on_stop6.prose`Conflicts are left in ${listOf(conflicts)}: edit them until both sides hold and no mark of a conflict is left; MSW commits the merge.`,
    left.length > 0 && import_hooks_active_on_stop6.prose`Not committed in the worktree: ${listOf(left)}. What is not committed there would be lost.`,
    gone.length > 0 && import_hooks_active_on_stop6.prose`Its commits delete ${listOf(gone)}, which the plan does not name: put that back as it was, or name it under files_deleted in the plan if it is meant to go.`,
    documents.length > 0 && import_hooks_active_on_stop6.prose`Its commits change ${listOf(documents)}: MSW alone writes planning documents, so put that back as it was.`
  ].filter((one) => one !== false);
}
function carriedDocuments({
  folder,
  summary
}) {
  return [summary, `.planning/phases/${folder}/deferred-items.md`];
}
function plain(path) {
  return path.replaceAll("\\", "/").replace(/^\.\//, "");
}
function isPlanning(path) {
  return path.startsWith(".planning/");
}
function listOf(names) {
  const shown = (0, import_hooks_active_on_stop6.joinProse)(
    names.slice(0, 6).map((name) => (0, import_hooks_active_on_stop4.quoteName)(name, 120)),
    ", "
  );
  return names.length > 6 ? import_hooks_active_on_stop6.prose`${shown} and ${names.length - 6} more` : shown;
}
// src/app/planning/worktrees/merge-tree.ts
async function mergeTree(workspace, plan, tree) {
  const { project } = workspace;
  const elsewhere = await notOnto(project, tree);
  if (elsewhere !== null) return { status: "kept", why: elsewhere };
  const changes = await (0, import_shared_core_planning_execution_next_execution.branchChanges)(project, tree.branch);
  if (changes === null) return withoutBranch(project, plan, tree);
  if (!changes.isMerged) {
    const why = await unlikeProven(workspace, tree, changes) ?? await merge(workspace, plan, tree);
    if (why !== null) return { status: "kept", why };
  }
  return carryDocuments(project, plan, tree);
}
async function notOnto(project, { onto }) {
  const state = await (0, import_shared_core_planning_execution_next_execution.repositoryState)(project);
  const branch = state.status === "ok" ? state.branch : null;
  return branch === onto ? null : import_hooks_active_on_stop6.prose`It was begun on the branch ${(0, import_hooks_active_on_stop4.quoteName)(onto)}, and ${branch === null ? import_hooks_active_on_stop6.prose`HEAD is detached` : import_hooks_active_on_stop6.prose`you are on ${(0, import_hooks_active_on_stop4.quoteName)(branch)}`}: switch back to it.`;
}
function withoutBranch(project, { summary }, { branch }) {
  if ((0, import_shared_yaml_dist_parse_parser.documentText)(project, summary) !== null) return { status: "merged" };
  return { status: "kept", why: import_hooks_active_on_stop6.prose`Its branch ${(0, import_hooks_active_on_stop4.quoteName)(branch)} is gone, and its summary with it.` };
}
async function unlikeProven(workspace, tree, { head }) {
  if (head !== tree.proven?.head)
    return import_hooks_active_on_stop6.prose`Its branch ${(0, import_hooks_active_on_stop4.quoteName)(tree.branch)} has changed since its checks passed: with close they run again.`;
  const root = (0, import_node_path2.join)(workspace.project, tree.root);
  if (!(0, import_node_fs2.existsSync)(root)) {
    const again = await (0, import_shared_adapters_git_merge_branch.openAgain)(workspace, tree);
    return again.status === "refused" ? import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(again.reason, 300)}` : null;
  }
  const state = await (0, import_shared_core_planning_execution_next_execution.treeState)(root);
  if (state !== null && state.branch === null) await (0, import_shared_adapters_git_merge_branch.leaveMerge)({ tree: root, branch: tree.branch });
  return null;
}
function mergeSubject({ branch }) {
  return `chore: merge executor worktree (${branch})`;
}
async function merge(workspace, plan, tree) {
  const { project, env } = workspace;
  const problems = await problemsOfTree(project, plan, tree);
  if (problems.length > 0) return (0, import_hooks_active_on_stop6.joinProse)(problems, " ");
  if ((0, import_shared_yaml_dist_parse_parser.documentText)((0, import_node_path2.join)(project, tree.root), plan.summary) === null) return summaryGone(plan);
  const result = await (0, import_shared_adapters_git_merge_branch.mergeBranch)({
    root: project,
    tree: (0, import_node_path2.join)(project, tree.root),
    branch: tree.branch,
    message: mergeSubject(tree),
    isTrusted: (0, import_shared_core_planning_phases_plan_format2.isAllowedIn)(project, env)
  });
  switch (result.status) {
    case "merged":
      return null;
    case "conflict":
      return import_hooks_active_on_stop6.prose`It changes the same lines as what was merged before it, in ${listOf(result.files)}: with close an executor resolves that in its worktree.`;
    case "untrusted":
      await (0, import_hooks_active_on_command.noteUntrusted)(workspace, { plan: result.places.join(", "), commands: result.programs });
      return import_hooks_active_on_stop6.prose`The merge would run ${listOf(result.places)}, which you have not allowed: allow it with the line that /msw:doctor shows.`;
    case "refused":
      return import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(result.reason, 300)}.`;
  }
}
function carryDocuments(project, plan, tree) {
  const root = (0, import_node_path2.join)(project, tree.root);
  const [summary, deferred] = carriedDocuments(plan);
  const text = (0, import_shared_yaml_dist_parse_parser.documentText)(root, summary);
  if (text === null && (0, import_shared_yaml_dist_parse_parser.documentText)(project, summary) === null)
    return { status: "kept", why: summaryGone(plan) };
  const items = newLines((0, import_shared_yaml_dist_parse_parser.documentText)(root, deferred), (0, import_shared_yaml_dist_parse_parser.documentText)(project, deferred));
  for (const [path, content] of [
    [summary, text],
    [deferred, items]
  ]) {
    if (content === null || content === (0, import_shared_yaml_dist_parse_parser.documentText)(project, path)) continue;
    const folder = (0, import_hooks_active_on_stop.openDocumentFolder)(project, (0, import_node_path2.join)(path, ".."));
    const written = folder.status === "refused" ? folder : (0, import_hooks_active_on_stop.writeDocument)(project, path, content);
    if (written.status === "refused")
      return { status: "kept", why: import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(written.reason, 300)}` };
  }
  return { status: "merged" };
}
function summaryGone({ summary }) {
  return import_hooks_active_on_stop6.prose`Its summary ${(0, import_hooks_active_on_stop4.quoteName)(summary)} is gone.`;
}
function newLines(there, here) {
  const known = new Set((here ?? "").split(/\r?\n/));
  const added = (there ?? "").split(/\r?\n/).filter((line) => line.trim() !== "" && !known.has(line));
  if (added.length === 0) return null;
  const before = here === null || here === "" || here.endsWith("\n") ? here ?? "" : `${here}
`;
  return `${before}${added.join("\n")}
`;
}
async function removeTree({ project }, plan, tree) {
  const path = (0, import_node_path2.join)(project, tree.place);
  const carried = carriedDocuments(plan);
  const left = (0, import_node_fs2.existsSync)(path) ? (await leftIn(project, tree)).filter((one) => !carried.includes(one)) : [];
  if (left.length > 0)
    return import_hooks_active_on_stop6.prose`The worktree ${(0, import_hooks_active_on_stop4.quoteName)(tree.place)} is kept: ${listOf(left)} is not committed there.`;
  return await (0, import_shared_adapters_git_add_worktree.removeMerged)(project, { branch: tree.branch, path }) ? null : import_hooks_active_on_stop6.prose`The worktree ${(0, import_hooks_active_on_stop4.quoteName)(tree.place)} and its branch ${(0, import_hooks_active_on_stop4.quoteName)(tree.branch)} are merged, but could not be removed: git worktree list names what is left.`;
}
async function problemsOfTree(project, { document, ...plan }, tree) {
  const root = (0, import_node_path2.join)(project, tree.root);
  const state = await (0, import_shared_core_planning_execution_next_execution.treeState)(root);
  const changes = await (0, import_shared_core_planning_execution_next_execution.branchChanges)(project, tree.branch);
  if (state === null || changes === null)
    return [
      import_hooks_active_on_stop6.prose`The worktree ${(0, import_hooks_active_on_stop4.quoteName)(tree.place)} of the branch ${(0, import_hooks_active_on_stop4.quoteName)(tree.branch)} is not as it was made.`
    ];
  const facts = {
    ...plan,
    uncommitted: await leftIn(project, tree),
    conflicts: state.conflicts,
    changed: changes.changed,
    deleted: changes.deleted
  };
  const found = treeProblems(document, facts);
  return state.branch === tree.branch ? found : [import_hooks_active_on_stop6.prose`The worktree ${(0, import_hooks_active_on_stop4.quoteName)(tree.place)} has left its branch ${(0, import_hooks_active_on_stop4.quoteName)(tree.branch)}.`, ...found];
}
async function leftIn(project, tree) {
  const place = (0, import_node_path2.join)(project, tree.place);
  const within = (0, import_node_path2.relative)(tree.place, tree.root).split(import_node_path2.sep).join("/");
  const paths = await (0, import_app_loop_gather_evidence.uncommittedPaths)(place) ?? [];
  return paths.filter((path) => !leadsBack((0, import_node_path2.join)(place, path), (0, import_node_path2.join)(project, import_node_path2.posix.relative(within, path)))).map((path) => import_node_path2.posix.relative(within, path));
}
function leadsBack(path, original) {
  try {
    return (0, import_node_fs2.lstatSync)(path).isSymbolicLink() && import_node_fs2.realpathSync.native(path) === import_node_fs2.realpathSync.native(original);
  } catch {
    return false;
  }
}
// src/app/planning/execution/prepare-step.ts
async function prepareStep(workspace, terms) {
  const merged = await bringBack(workspace, terms);
  const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
  if (execution === null) return null;
  if (!needsTrees(execution)) return { execution, trees: /* @__PURE__ */ new Map(), notes: merged };
  const prepared = await (0, import_shared_core_planning_execution_next_execution.withTrees)(workspace, terms.folder, () => openTrees(workspace, execution));
  const { notes, ...ready } = prepared ?? inTurn(execution, "another session is at work on its worktrees");
  return { ...ready, notes: [...merged, ...notes] };
}
function needsTrees({ step, trees }) {
  return step.batch.length > 1 || step.batch.some(({ plan }) => trees.has(plan));
}
async function openTrees(workspace, execution) {
  const { step, terms } = execution;
  const trees = /* @__PURE__ */ new Map();
  const notes = [];
  const inProject = await boundToProject(workspace.project, execution);
  const here = inProject[0];
  for (const one of step.batch.filter((other) => !inProject.includes(other))) {
    const place = { folder: terms.folder, plan: one.plan };
    const opened = await (0, import_shared_adapters_git_merge_branch.openTree)(workspace, place, isTakenUpAgain(one));
    if (opened.status === "refused") {
      if (execution.trees.has(one.plan))
        return withoutLost(workspace, execution, { place, why: opened.reason });
      if (trees.size === 0 && here === void 0) return inTurn(execution, opened.reason);
      notes.push(import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(opened.reason, 300)} Plan ${(0, import_hooks_active_on_stop4.quoteName)(one.plan)} waits.`);
      break;
    }
    const { tree, missing, conflicts } = opened;
    trees.set(one.plan, { path: (0, import_node_path.join)(workspace.project, tree.root), conflicts });
    if (missing.length > 0)
      notes.push(
        import_hooks_active_on_stop6.prose`The worktree of plan ${(0, import_hooks_active_on_stop4.quoteName)(one.plan)} lacks ${listOf(missing)}, which git ignores.`
      );
  }
  await forgetBeginnings(workspace.project, terms.folder, trees);
  const batch = step.batch.filter((one) => one === here || trees.has(one.plan));
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
  await (0, import_shared_app_planning_execution_track_plans.changeBeginnings)(project, folder, ({ plans, ...said }) => ({
    ...said,
    plans: Object.fromEntries(Object.entries(plans).filter(([id]) => !trees.has(id)))
  }));
}
async function withoutLost(workspace, execution, { place, why }) {
  const halted = { state: "halted", reason: (0, import_hooks_active_on_stop5.plainLine)(why, 300), report: null };
  await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => halted);
  const next = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, execution.terms);
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
async function bringBack(workspace, { folder }, undecided = () => true) {
  if (waiting(workspace, folder, undecided).length === 0) return [];
  const notes = await (0, import_shared_core_planning_execution_next_execution.withTrees)(workspace, folder, async () => {
    const told = [];
    for (const { plan, tree } of waiting(workspace, folder, undecided))
      told.push(await bringBackOne(workspace, plan, tree));
    return told;
  });
  return notes ?? [import_hooks_active_on_stop6.prose`Another session is merging the worktrees of this phase: ask again in a moment.`];
}
function provenPlans(workspace, folder) {
  return waiting(workspace, folder, () => true).map(({ plan }) => plan.id);
}
function waiting(workspace, folder, undecided) {
  const trees = (0, import_shared_core_planning_execution_next_execution.readTrees)(workspace, folder);
  if (trees.size === 0) return [];
  const records = (0, import_shared_core_planning_execution_next_execution.readRecords)(workspace, folder);
  return (0, import_shared_app_planning_execution_track_plans.plansIn)(workspace.project, folder).flatMap((path) => {
    const plan = (0, import_shared_app_planning_execution_track_plans.planAt)(workspace.project, path);
    const tree = plan === null ? void 0 : trees.get(plan.id);
    if (plan === null || tree === void 0 || tree.proven === null) return [];
    const isDecided = records.get(plan.id)?.state === "resolved" || !undecided(plan);
    return isDecided ? [] : [{ plan, tree: { ...tree, proven: tree.proven } }];
  });
}
async function bringBackOne(workspace, plan, tree) {
  const place = { folder: plan.folder, plan: plan.id };
  const about = treePlan(workspace.project, plan);
  const merged = await mergeTree(workspace, about, tree);
  const { branch } = tree;
  const { loop } = tree.proven;
  if (merged.status === "kept") {
    const reason = (0, import_hooks_active_on_stop5.plainLine)(`not merged: ${merged.why}`, 400);
    await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => ({ state: "halted", reason, report: null }));
    await (0, import_hooks_active_on_stop2.appendJournal)(
      workspace.project,
      { event: "tree-kept", loop, plan: plan.id, branch, reason },
      (0, import_hooks_active_on_stop3.isoTime)(workspace)
    );
    return import_hooks_active_on_stop6.prose`Plan ${(0, import_hooks_active_on_stop4.quoteName)(plan.id)} is not merged. ${merged.why} Its branch ${(0, import_hooks_active_on_stop4.quoteName)(branch)} and its worktree ${(0, import_hooks_active_on_stop4.quoteName)(tree.place)} are kept.`;
  }
  await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => null);
  const told = await isCompleted(workspace.project, plan, mergeSubject(tree)) ? `Plan ${plan.id} is done.` : await (0, import_shared_adapters_git_merge_branch.completePlan)(workspace, plan, tree.proven);
  const left = await removeTree(workspace, about, tree);
  await (0, import_shared_core_planning_execution_next_execution.changeTree)(workspace, place, () => null);
  await (0, import_hooks_active_on_stop2.appendJournal)(
    workspace.project,
    { event: "tree-merged", loop, plan: plan.id, branch },
    (0, import_hooks_active_on_stop3.isoTime)(workspace)
  );
  return import_hooks_active_on_stop6.prose`${(0, import_hooks_active_on_stop4.quoteLine)(told, 500)} ${(0, import_hooks_active_on_stop4.quoteName)(branch)} is merged.${left === null ? import_hooks_active_on_stop6.prose`` : import_hooks_active_on_stop6.prose` ${left}`}`;
}
async function isCompleted(project, plan, subject) {
  const commits = await (0, import_app_loop_gather_evidence.recentCommits)(project) ?? [];
  const at = commits.findIndex((commit) => commit.subject === subject);
  return commits.slice(0, Math.max(at, 0)).some((one) => (0, import_shared_core_planning_execution_next_execution.isOfPlan)(one.subject, plan.canonical) && !(0, import_shared_core_planning_execution_next_execution.isWork)(one.subject));
}
function treePlan(project, plan) {
  return { document: plan.document, folder: plan.folder, summary: (0, import_shared_app_planning_execution_track_plans.summaryPlace)(project, plan) };
}
async function missingInTree(store, plan) {
  const tree = (0, import_shared_core_planning_execution_next_execution.readTrees)(store, plan.folder).get(plan.id);
  if (tree === void 0 || !(0, import_node_fs.existsSync)((0, import_node_path.join)(store.project, tree.root))) return [];
  return problemsOfTree(store.project, treePlan(store.project, plan), tree);
}

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_node_os = require("node:os");
// src/app/planning/execution/arm-execution.ts
var EXECUTOR = "msw:executor";
var ITERATIONS = 8;
var MINUTES = 120;
var CHECK_SECONDS = 600;
async function armExecution(workspace, { session, terms: execution, config, ownerPid }) {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  const prompt = import_hooks_active_on_stop6.prose`Execute ${(0, import_hooks_active_on_stop10.executionName)(execution)}.`;
  const loop = {
    terms: {
      id: (0, import_hooks_active_on_command2.newLoopId)(now),
      session,
      project: workspace.project,
      prompt,
      ...(0, import_hooks_active_on_stop12.termOptions)(import_hooks_active_on_stop12.requestDefaults),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 6e4)),
      agents: [EXECUTOR],
      execution,
      tree: null,
      startedAt: now
    },
    progress: (0, import_hooks_active_on_stop14.newProgress)(now, { pid: ownerPid, host: (0, import_node_os.hostname)() })
  };
  const folder = (0, import_hooks_active_on_stop13.openLoopFolder)(workspace.project, loop.terms.id);
  if (folder.status === "refused") return folder.reason;
  (0, import_hooks_active_on_stop11.writePage)(`${folder.path}/task.md`, import_hooks_active_on_stop6.prose`${prompt}\n`);
  const saved = await (0, import_hooks_active_on_stop9.changeLoop)(
    workspace,
    session,
    (current) => current === null ? { loop, value: null } : { loop: current, value: current }
  );
  if (saved.status === "refused") return saved.reason;
  if (saved.value !== null) return secondLoop(saved.value);
  const { id } = loop.terms;
  await (0, import_hooks_active_on_stop2.appendJournal)(
    workspace.project,
    { event: "execution-armed", loop: id, session, execution },
    (0, import_hooks_active_on_stop3.isoTime)(workspace)
  );
  return loop;
}
function secondLoop({ terms, progress }) {
  const what = terms.execution === null ? "a loop" : `an execution of ${(0, import_hooks_active_on_stop10.executionName)(terms.execution)}`;
  const state = progress.pause === null ? "runs" : "is paused";
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}
async function settleExecution(workspace, loop) {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return import_hooks_active_on_stop7.silent;
  const notes = await bringBack(workspace, execution);
  const told = notes.length === 0 ? import_hooks_active_on_stop7.silent : { kind: "notice", notice: `msw \u25B8 ${notes.join(" ")}` };
  await (0, import_shared_core_planning_writing_state_metrics.syncSilently)(workspace.project);
  const found = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, execution);
  if (found?.step.status !== "done") return told;
  const ending = {
    kind: "end",
    cause: "done",
    reason: "every plan has its summary",
    proof: null,
    review: null
  };
  await (0, import_hooks_active_on_stop8.writeEnding)(workspace, { loop, ending, results: [], now: workspace.now() });
  await (0, import_hooks_active_on_stop9.changeLoop)(workspace, loop.terms.session, (current) => ({
    loop: current?.terms.id === loop.terms.id ? null : current,
    value: null
  }));
  return told;
}
module.exports = {
  armExecution: armExecution,
  bringBack: bringBack,
  missingInTree: missingInTree,
  needsTrees: needsTrees,
  prepareStep: prepareStep,
  provenPlans: provenPlans,
  secondLoop: secondLoop,
  settleExecution: settleExecution
};
