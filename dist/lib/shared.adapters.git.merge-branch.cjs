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

var import_shared_app_planning_execution_track_plans = require("./shared.app.planning.execution.track-plans.cjs");

var import_shared_core_planning_execution_next_execution = require("./shared.core.planning.execution.next-execution.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_state_metrics2 = require("./shared.core.planning.writing.state-metrics.cjs");

var import_shared_core_planning_writing_section = require("./shared.core.planning.writing.section.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_rules_waves = require("./shared.core.planning.rules.waves.cjs");

var import_shared_yaml_dist_parse_parser = require("./shared.yaml.dist.parse.parser.cjs");

var import_shared_adapters_git_add_worktree = require("./shared.adapters.git.add-worktree.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_shared_core_planning_phases_plan_format2 = require("./shared.core.planning.phases.plan-format.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop8 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop9 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop10 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop11 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop12 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop13 = require("./hooks.active.on-stop.cjs");

var import_shared_simple_git_dist_index = require("./shared.simple-git.dist.index.cjs");

var import_shared_core_planning_phases_plan_format3 = require("./shared.core.planning.phases.plan-format.cjs");

var import_app_loop_gather_evidence = require("./app.loop.gather-evidence.cjs");

var import_hooks_active_on_stop14 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop15 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop16 = require("./hooks.active.on-stop.cjs");

var import_posix = require("node:path/posix");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
// src/app/planning/execution/gate-executor.ts
// src/app/planning/worktrees/open-tree.ts
// src/adapters/git/merge-branch.ts
var PLAIN = [
  ["merge.autostash", "false"],
  ["rerere.enabled", "false"],
  ["merge.verifysignatures", "false"]
];
var SILENT = [...PLAIN, ["core.hookspath", "/dev/null"]];
async function mergeBranch(request) {
  const [main, tree] = [await (0, import_app_loop_gather_evidence.openGit)(request.root), await (0, import_app_loop_gather_evidence.openGit)(request.tree)];
  if (main.status !== "ok") return refused2(import_shared_simple_git_dist_index.CANNOT_USE[main.status]);
  if (tree.status !== "ok") return refused2(import_shared_simple_git_dist_index.CANNOT_USE[tree.status]);
  const head = await (0, import_shared_core_planning_execution_next_execution.lineOf)(main.git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  if (head === null) return refused2("the repository has no commit");
  if (await (0, import_shared_core_planning_execution_next_execution.lineOf)(main.git, ["symbolic-ref", "--quiet", "HEAD"]) === null)
    return refused2("HEAD is detached, so the merge could get lost: check out the branch that it belongs to");
  const { places, ofRepository, ...run } = await (0, import_shared_core_planning_phases_plan_format3.commitPrograms)(main.git, request.root, [], import_shared_core_planning_phases_plan_format3.MERGE_HOOKS);
  const programs = ofRepository.filter((program) => !request.isTrusted(program));
  if (programs.length > 0) return { status: "untrusted", programs, places };
  const made = await makeMerge(tree.git, request, { head, ...run });
  if (made.status !== "merged") return made;
  const silent2 = (0, import_shared_simple_git_dist_index.writingGit)(main.git, request.root, main.git.environment(SILENT, {}));
  try {
    await silent2.raw(["merge", "--quiet", "--no-stat", "--no-autostash", "--ff-only", made.hash]);
    return made;
  } catch (error) {
    await backToBranch(tree.git, request);
    return refused2(await whyNot(main.git, { error, from: head, to: made.hash }));
  }
}
function withPrograms(git, folder, { runsOthers, settings }) {
  const variables = runsOthers ? { PATH: process.env.PATH ?? "" } : { GIT_NO_LAZY_FETCH: "1" };
  return (0, import_shared_simple_git_dist_index.writingGit)(git, folder, git.environment([...PLAIN, ...settings], variables));
}
async function makeMerge(git, request, { head, ...programs }) {
  const { tree, branch, message } = request;
  const silent2 = (0, import_shared_simple_git_dist_index.writingGit)(git, tree, git.environment(SILENT, {}));
  const writer = withPrograms(git, tree, programs);
  try {
    await silent2.raw(["checkout", "--quiet", "--detach", head]);
    await writer.raw(["merge", "--quiet", "--no-stat", "--no-ff", "--no-edit", "-m", message, branch]);
    return { status: "merged", hash: (await silent2.raw(["rev-parse", "HEAD"])).trim() };
  } catch (error) {
    const files = await conflictsIn(git);
    await backToBranch(git, request);
    return files.length > 0 ? { status: "conflict", files } : refused2((0, import_shared_simple_git_dist_index.reasonOf)(error));
  }
}
async function conflictsIn(git) {
  const found = await git.run(["diff", "--name-only", "-z", "--diff-filter=U", "--relative"]);
  return found.status === "ok" ? [...new Set(found.output.split("\0").filter((one) => one !== ""))] : [];
}
async function leaveMerge(request) {
  const opened = await (0, import_app_loop_gather_evidence.openGit)(request.tree);
  if (opened.status === "ok") await backToBranch(opened.git, request);
}
async function backToBranch(git, { tree, branch }) {
  const silent2 = (0, import_shared_simple_git_dist_index.writingGit)(git, tree, git.environment(SILENT, {}));
  await quietly(silent2, ["merge", "--abort"]);
  await quietly(silent2, ["checkout", "--quiet", branch]);
}
async function quietly(git, args) {
  try {
    await git.raw([...args]);
  } catch {
  }
}
async function whyNot(git, { error, from, to }) {
  const brought = await git.run(["diff", "--name-only", "-z", "--no-renames", from, to]);
  const here = await git.run(["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"]);
  if (brought.status !== "ok" || here.status !== "ok") return (0, import_shared_simple_git_dist_index.reasonOf)(error);
  const files = new Set(brought.output.split("\0").filter((one) => one !== ""));
  const own = here.output.split("\0").flatMap((entry) => files.has(entry.slice(3)) ? [entry.slice(3)] : []);
  return own.length === 0 ? (0, import_shared_simple_git_dist_index.reasonOf)(error) : `you have changed ${own.slice(0, 6).join(", ")} without committing it: commit it, or put it away`;
}
async function bringIn(root, tree) {
  const [main, opened] = [await (0, import_app_loop_gather_evidence.openGit)(root), await (0, import_app_loop_gather_evidence.openGit)(tree)];
  if (main.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[main.status];
  if (opened.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[opened.status];
  const head = await (0, import_shared_core_planning_execution_next_execution.lineOf)(main.git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  if (head === null) return "the repository has no commit";
  const writer = (0, import_shared_simple_git_dist_index.writingGit)(opened.git, tree, opened.git.environment(SILENT, {}));
  try {
    await writer.raw(["merge", "--quiet", "--no-stat", "--no-ff", "--no-commit", head]);
    return [];
  } catch (error) {
    const files = await conflictsIn(opened.git);
    return files.length > 0 ? files : (0, import_shared_simple_git_dist_index.reasonOf)(error);
  }
}
async function concludeMerge({ root, tree, message, isTrusted: isTrusted2 }, isResolved) {
  const opened = await (0, import_app_loop_gather_evidence.openGit)(tree);
  if (opened.status !== "ok") return { status: "refused", reason: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  const { git } = opened;
  if (await (0, import_shared_core_planning_execution_next_execution.lineOf)(git, ["rev-parse", "--verify", "--quiet", "MERGE_HEAD"]) === null)
    return { status: "none" };
  const conflicts = await conflictsIn(git);
  const files = conflicts.filter((path) => !isResolved(path));
  if (files.length > 0) return { status: "open", files };
  const { ofRepository, ...programs } = await (0, import_shared_core_planning_phases_plan_format3.commitPrograms)(git, root, conflicts);
  const untrusted = ofRepository.filter((program) => !isTrusted2(program));
  if (untrusted.length > 0)
    return { status: "refused", reason: `it would run ${untrusted.join(", ")}, which is not allowed` };
  const writer = withPrograms(git, tree, programs);
  try {
    const paths = conflicts.map((path) => `:(literal)${path}`);
    if (paths.length > 0) await writer.raw(["add", "--all", "--", ...paths]);
    await writer.raw(["commit", "--quiet", "--message", message]);
    return { status: "concluded" };
  } catch (error) {
    return { status: "refused", reason: (0, import_shared_simple_git_dist_index.reasonOf)(error) };
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/app/planning/worktrees/open-tree.ts
async function openTree(workspace, place, wantsAll) {
  const known = (0, import_shared_core_planning_execution_next_execution.readTrees)(workspace, place.folder).get(place.plan);
  if (known === void 0) return makeTree(workspace, place);
  const { project } = workspace;
  const isThere = (0, import_node_fs.existsSync)((0, import_node_path.join)(project, known.root));
  const again = isThere ? null : await openAgain(workspace, known);
  if (again?.status === "refused") return (0, import_shared_yaml_dist_parse_parser.refused)(again.reason);
  const tree = { ...known, proven: null };
  if (!await (0, import_shared_core_planning_execution_next_execution.changeTree)(workspace, place, () => tree)) return (0, import_shared_yaml_dist_parse_parser.refused)(CANNOT_NOTE);
  const brought = wantsAll ? await bringIn(project, (0, import_node_path.join)(project, tree.root)) : [];
  const conflicts = typeof brought === "string" ? [] : brought;
  return { status: "ok", tree, missing: again?.missing ?? [], conflicts };
}
var CANNOT_NOTE = "The list of worktrees in .msw/worktrees cannot be written: see msw-protocol doctor.";
function openAgain({ project }, { branch, place }) {
  return (0, import_shared_adapters_git_add_worktree.openWorktree)(project, { branch, path: (0, import_node_path.join)(project, place), again: true });
}
async function makeTree(workspace, place) {
  const { project } = workspace;
  const folder = (0, import_hooks_active_on_stop7.openMswSubfolder)(project, "worktrees");
  if (folder.status === "refused") return (0, import_shared_yaml_dist_parse_parser.refused)(folder.reason);
  const state = await (0, import_shared_core_planning_execution_next_execution.repositoryState)(project);
  if (state.status === "none" || state.branch === null) return (0, import_shared_yaml_dist_parse_parser.refused)("HEAD is on no branch.");
  const name = await freeName(project, place.plan);
  const path = (0, import_node_path.join)(folder.path, name);
  const where = `.msw/worktrees/${name}`;
  const onto = state.branch;
  const tree = { branch: `msw/${name}`, onto, place: where, root: where, proven: null };
  if (!await (0, import_shared_core_planning_execution_next_execution.changeTree)(workspace, place, () => tree)) return (0, import_shared_yaml_dist_parse_parser.refused)(CANNOT_NOTE);
  const opened = await (0, import_shared_adapters_git_add_worktree.openWorktree)(project, { branch: tree.branch, path });
  if (opened.status === "refused") {
    await (0, import_shared_core_planning_execution_next_execution.changeTree)(workspace, place, () => null);
    return (0, import_shared_yaml_dist_parse_parser.refused)(opened.reason);
  }
  const made = { ...tree, root: (0, import_node_path.relative)(project, opened.folder).split(import_node_path.sep).join("/") };
  await (0, import_shared_core_planning_execution_next_execution.changeTree)(workspace, place, () => made);
  return { status: "ok", tree: made, missing: opened.missing, conflicts: [] };
}
var MOST_NAMES = 100;
async function freeName(project, plan) {
  const base = plan.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").slice(0, 60);
  for (let number = 1; number < MOST_NAMES; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    const isFree = !(0, import_node_fs.existsSync)((0, import_node_path.join)(project, ".msw", "worktrees", name)) && await (0, import_shared_core_planning_execution_next_execution.branchChanges)(project, `msw/${name}`) === null;
    if (isFree) return name;
  }
  return `${base}-${Date.now()}`;
}
async function concludeInTree({ project, env }, { root, branch }) {
  const tree = (0, import_node_path.join)(project, root);
  const message = `chore: bring what was merged meanwhile into ${branch}`;
  const request = { root: project, tree, message, isTrusted: (0, import_shared_core_planning_phases_plan_format2.isAllowedIn)(project, env) };
  await concludeMerge(request, (path) => !hasMarks(tree, path));
}
var LARGEST = 16 * 1024 * 1024;
function hasMarks(tree, path) {
  const file = (0, import_hooks_active_on_stop15.readText)((0, import_node_path.join)(tree, path), (0, import_hooks_active_on_stop16.projectFile)(tree), LARGEST);
  return file.status === "ok" && /^(?:<{7}|>{7})(?: |\r?$)/m.test(file.text);
}
async function noteProven(workspace, place, { loop, iterations }) {
  const tree = (0, import_shared_core_planning_execution_next_execution.readTrees)(workspace, place.folder).get(place.plan);
  const state = tree === void 0 ? null : await (0, import_shared_core_planning_execution_next_execution.treeState)((0, import_node_path.join)(workspace.project, tree.root));
  const isNoted = state !== null && await (0, import_shared_core_planning_execution_next_execution.changeTree)(
    workspace,
    place,
    (current) => current === null ? null : { ...current, proven: { head: state.head, loop, iterations } }
  );
  return isNoted ? `Plan ${place.plan} is done in its worktree; it is merged when those that run with it are back.` : `Plan ${place.plan} is done in its worktree, which could not be noted: see msw-protocol doctor.`;
}
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_hooks_active_on_stop15.readPart)(path, import_hooks_active_on_stop16.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_hooks_active_on_stop14.fieldsIn)((0, import_hooks_active_on_stop14.parseJson)(line));
    if (type === "user") return textOf2((0, import_hooks_active_on_stop14.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_hooks_active_on_stop14.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
async function planExecutor(workspace, { loop: parent, execution }, input) {
  const paths = (0, import_shared_app_planning_execution_track_plans.plansIn)(workspace.project, execution.folder);
  const path = (0, import_shared_app_planning_execution_track_plans.findAssigned)(firstPrompt(input.transcriptPath) ?? "", paths);
  const plan = path === null ? null : (0, import_shared_app_planning_execution_track_plans.planAt)(workspace.project, path);
  if (input.agent === null || plan === null || !(0, import_shared_core_planning_rules_waves.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const owner = (0, import_hooks_active_on_stop10.gateOwner)(input.session, agent);
  const tree = (0, import_shared_core_planning_execution_next_execution.readTrees)(workspace, plan.folder).get(plan.id) ?? null;
  const executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = (0, import_shared_core_planning_execution_next_execution.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_yaml_dist_parse_parser.planningConfigOf)((0, import_node_path2.join)(workspace.project, ".planning"));
  const commands = (0, import_hooks_active_on_command3.untrustedCommands)(workspace, [plan.document.text], usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  const touched = tree === null ? await (0, import_shared_app_planning_execution_track_plans.touchedBy)(workspace.project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan), input.transcriptPath) : [];
  const checks = checksOf(workspace, executor, { usual: usualCommands, touched });
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
      id: (0, import_hooks_active_on_stop10.gateId)(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(import_hooks_active_on_stop11.secondsForChecks / checks.length))
      ),
      agents: [],
      execution: null,
      tree: tree?.root ?? null,
      startedAt: now
    },
    progress: {
      ...(0, import_hooks_active_on_stop12.newProgress)(now, { pid: parent.progress.owner.pid, host: (0, import_node_os.hostname)() }),
      hints: parent.progress.hints
    }
  };
}
function checksOf(workspace, { plan, execution: { folder } }, { usual, touched }) {
  const own = (0, import_hooks_active_on_command4.planCommands)(plan.document.text, usual).map((command2) => ({
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
// src/app/planning/execution/release-executor.ts
async function restAtCheckpoint(workspace, executor, checkpoint) {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, { folder: execution.folder, plan: plan.id }, (current) => ({
    state: "checkpoint",
    checkpoint,
    reached: (current?.state === "checkpoint" ? current.reached : 0) + 1,
    answer: null
  }));
  await (0, import_shared_app_planning_execution_track_plans.endPlan)(workspace, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan));
  const { type, task } = checkpoint;
  const event = { event: "checkpoint-reached", ...journalled(executor), type, task };
  await (0, import_hooks_active_on_stop6.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop8.isoTime)(workspace));
  return notice(`plan ${plan.id} stopped at a checkpoint (${(0, import_hooks_active_on_stop13.plainLine)(type, 40)}).`);
}
async function restUntrusted(workspace, executor, commands) {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => ({ state: "untrusted", commands }));
  await (0, import_shared_app_planning_execution_track_plans.endPlan)(workspace, place);
  await (0, import_hooks_active_on_command3.noteUntrusted)(workspace, { plan: plan.path, commands, loop: executor.parent.terms.id });
  const request = (0, import_hooks_active_on_command3.trustRequest)(workspace, commands, (digest) => (0, import_hooks_active_on_stop4.trustCommand)(execution, digest));
  return notice(`the commands of plan ${plan.id} changed under way and were not run:${request}`);
}
function letGo(workspace, { owner }) {
  return (0, import_hooks_active_on_stop3.changeLoop)(workspace, owner, () => ({ loop: null, value: null }));
}
async function restHalted(workspace, executor, halt) {
  const { plan, execution } = executor;
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => ({ state: "halted", ...halt }));
  if (executor.tree === null) blockSummary(workspace.project, plan);
  const left = executor.tree === null ? await tellLeft(workspace.project, plan) : null;
  await (0, import_shared_app_planning_execution_track_plans.endPlan)(workspace, place);
  const event = { event: "plan-halted", ...journalled(executor), reason: halt.reason };
  await (0, import_hooks_active_on_stop6.appendJournal)(workspace.project, event, (0, import_hooks_active_on_stop8.isoTime)(workspace));
  const told = `Plan ${plan.id} is halted; what depends on it waits. ${(0, import_hooks_active_on_stop4.haltedNext)(execution, plan.id)}`;
  return left === null ? told : `${told} ${left}`;
}
var MOST_TOLD = 5;
async function tellLeft(project, plan) {
  const left = (0, import_shared_app_planning_execution_track_plans.readBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan))?.left ?? [];
  const changed = await (0, import_shared_app_planning_execution_track_plans.ownUncommitted)(project, (0, import_shared_app_planning_execution_track_plans.readBeginning)(project, (0, import_shared_app_planning_execution_track_plans.placeOf)(plan)));
  const still = left.filter(({ file }) => changed.includes(file));
  const found = await (0, import_shared_app_planning_execution_track_plans.leftoversIn)(project, plan);
  const lines = (0, import_shared_app_planning_execution_track_plans.leftLines)(found, still);
  const path = (0, import_shared_app_planning_execution_track_plans.summaryPlace)(project, plan);
  const text = (0, import_shared_yaml_dist_parse_parser.documentText)(project, path);
  const noted = text === null ? null : (0, import_shared_app_planning_execution_track_plans.noteLeft)(text, lines);
  if (noted !== null && noted !== text) (0, import_hooks_active_on_stop5.writeDocument)(project, path, noted);
  const names = [...found.own, ...found.shared, ...found.unclaimed, ...still.map(({ file }) => file)];
  if (names.length === 0) return null;
  const shown = names.slice(0, MOST_TOLD).map((name) => (0, import_hooks_active_on_stop13.plainLine)(name, 80));
  const more = names.length > MOST_TOLD ? ` and ${names.length - MOST_TOLD} more` : "";
  return `In no commit are ${shown.join(", ")}${more}: see "Left Uncommitted" in its summary.`;
}
function blockSummary(project, plan) {
  const path = (0, import_shared_app_planning_execution_track_plans.summaryPlace)(project, plan);
  const text = (0, import_shared_yaml_dist_parse_parser.documentText)(project, path);
  const blocked = text === null ? null : (0, import_shared_core_planning_rules_waves.markBlocked)(text);
  if (blocked !== null && blocked !== text) (0, import_hooks_active_on_stop5.writeDocument)(project, path, blocked);
}
function journalled({ parent, plan, owner }) {
  return { loop: parent.terms.id, session: owner, plan: plan.id };
}
function notice(text) {
  return { kind: "notice", notice: `msw \u25B8 ${text}` };
}
// src/app/planning/execution/gate-executor.ts
async function gateExecutor(workspace, parent, input) {
  const planned = await planExecutor(workspace, parent, input);
  switch (planned.kind) {
    case "unassigned":
      return notice("an executor named no plan of this execution, so it was not held.");
    case "checkpoint":
      return restAtCheckpoint(workspace, planned.executor, planned.checkpoint);
    case "untrusted":
      return restUntrusted(workspace, planned.executor, planned.commands);
    case "gate":
      return hold(workspace, planned, input);
  }
}
async function hold(workspace, { executor, gate, touched }, input) {
  const { owner, plan, execution } = executor;
  if (executor.tree !== null) await concludeInTree(workspace, executor.tree);
  const saved = await (0, import_hooks_active_on_stop3.changeLoop)(workspace, owner, (current) => ({
    loop: gateNow(current, gate),
    value: null
  }));
  if (saved.status === "refused") return import_hooks_active_on_stop2.silent;
  const place = { folder: execution.folder, plan: plan.id };
  await (0, import_shared_app_planning_execution_track_plans.noteTouched)(workspace.project, place, touched);
  const notes = [];
  const atRest = async (ending) => {
    if (ending.cause === "done") {
      await (0, import_shared_core_planning_execution_next_execution.changeRecord)(workspace, place, () => null);
      const iterations = (0, import_hooks_active_on_stop3.findLoop)((0, import_hooks_active_on_stop3.readState)(workspace), owner)?.progress.iteration ?? null;
      if (executor.tree !== null) {
        notes.push(await noteProven(workspace, place, { loop: executor.parent.terms.id, iterations }));
        return;
      }
      notes.push(await completePlan(workspace, plan, { loop: executor.parent.terms.id, iterations }));
      await (0, import_shared_app_planning_execution_track_plans.endPlan)(workspace, place);
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const refusal = (0, import_shared_app_planning_execution_track_plans.readBeginning)(workspace.project, place)?.refusal ?? null;
    const why = refusal === null ? "" : `; git did not take its last commit: ${refusal}`;
    const reason = (0, import_hooks_active_on_stop13.plainLine)(`${(0, import_hooks_active_on_stop9.explainEnding)(ending)}${why}`, 400);
    notes.push(await restHalted(workspace, executor, { reason, report }));
  };
  const next = (0, import_hooks_active_on_stop4.haltedNext)(execution, plan.id);
  const attempt = { owner, input: withoutBackground(input), atRest, next };
  const answer = await (0, import_hooks_active_on_stop.finishTurn)(workspace, attempt);
  if (answer.kind === "context" && executor.tree === null) await (0, import_shared_app_planning_execution_track_plans.noteReturned)(workspace.project, plan);
  return (0, import_hooks_active_on_stop.withNotice)(answer, notes[0] ?? null);
}
var SYNCED = ["STATE.md", "ROADMAP.md", "REQUIREMENTS.md"].map((name) => `.planning/${name}`);
async function completePlan(workspace, plan, { loop, iterations }) {
  const { project } = workspace;
  const path = (0, import_shared_app_planning_execution_track_plans.summaryPlace)(project, plan);
  const left = await tellLeft(project, plan);
  const text = (0, import_shared_yaml_dist_parse_parser.documentText)(project, path) ?? "";
  const trouble = await record(project, plan, { text, iterations });
  const name = planTitle(text) ?? plan.document.objective ?? plan.id;
  const subject = `docs(${plan.canonical}): complete ${(0, import_hooks_active_on_stop13.plainLine)(name, 60)} plan`;
  const deferred = `${(0, import_posix.dirname)(path)}/deferred-items.md`;
  const documents = [path, ...(0, import_shared_yaml_dist_parse_parser.isDocument)(project, deferred) ? [deferred] : [], ...SYNCED];
  const commit = await (0, import_shared_core_planning_writing_section.commitPlanning)(project, documents, subject, { env: workspace.env });
  const entry = { event: "plan-done", loop, plan: plan.id, iterations, commit };
  await (0, import_hooks_active_on_stop6.appendJournal)(project, entry, (0, import_hooks_active_on_stop8.isoTime)(workspace));
  const uncommitted = commit.status === "refused" ? `The summary is not committed: ${commit.reason}.` : null;
  const told = [`Plan ${plan.id} is done.`, left, trouble, uncommitted];
  return told.filter((one) => one !== null).join(" ");
}
async function record(project, plan, { text, iterations }) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  if (opened.status === "refused") return opened.reason;
  const { commits } = await (0, import_shared_app_planning_execution_track_plans.planEvidence)(project, plan);
  const files = new Set(commits?.flatMap((one) => one.files).filter((one) => !one.startsWith(".planning/")));
  const noted = await (0, import_shared_core_planning_writing_state_metrics.recordPlanDone)(opened.project, {
    phase: ((0, import_shared_core_planning_phases_standing.folderPhase)(plan.folder) ?? plan.folder).replace(/^0+(?=\d)/, ""),
    plan: plan.document.plan ?? plan.canonical,
    minutes: minutesOf(text),
    tasks: (0, import_shared_core_planning_phases_plan_format.workItems)(plan.document).length,
    files: commits === null ? null : files.size,
    iterations,
    decisions: decisionsOf(text)
  });
  const synced = await (0, import_shared_core_planning_writing_state_metrics2.syncPlanning)(opened.project);
  const refused3 = [noted, synced].find((one) => one.status === "refused");
  return refused3?.status === "refused" ? refused3.reason : null;
}
function decisionsOf(summary) {
  const decided = (0, import_shared_yaml_dist_parse_parser.texts)((0, import_shared_core_planning_rules_waves.readSummary)(summary).document.frontmatter.values["key-decisions"]);
  return decided.filter((one) => !/^\[FILL|^none\b/i.test(one));
}
function minutesOf(summary) {
  const duration = (0, import_shared_yaml_dist_parse_parser.scalar)((0, import_shared_core_planning_rules_waves.readSummary)(summary).document.frontmatter.values.duration) ?? "";
  const hours = /(\d{1,4}) ?h/.exec(duration)?.[1] ?? "0";
  const minutes = /(\d{1,5}) ?m/.exec(duration)?.[1] ?? "0";
  return Number(hours) * 60 + Number(minutes);
}
function planTitle(summary) {
  const title = /^# Phase [^\n:]{1,60}: ([^\n]{1,120}?)(?: Summary)?[ \t\r]*$/m.exec(summary)?.[1];
  return title?.replaceAll(/^\s*\u201c|\u201d\s*$/g, "").trim() || null;
}
module.exports = {
  completePlan: completePlan,
  gateExecutor: gateExecutor,
  gateNow: gateNow,
  leaveMerge: leaveMerge,
  mergeBranch: mergeBranch,
  openAgain: openAgain,
  openTree: openTree,
  planExecutor: planExecutor,
  withoutBackground: withoutBackground
};
