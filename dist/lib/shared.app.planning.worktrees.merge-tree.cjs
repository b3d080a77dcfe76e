var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{bringBack:()=>bringBack,completePlan:()=>completePlan,concludeInTree:()=>concludeInTree,missingInTree:()=>missingInTree,noteProven:()=>noteProven,openTree:()=>openTree,provenPlans:()=>provenPlans,putAside:()=>putAside}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_add_worktree=require("./shared.adapters.git.add-worktree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_documents_roadmap_scope2=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing\
.section.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_gather_evidence3=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence4=require("./app.loop.gather-evidence.cjs"),import_shared_adapters_git_commits_commit_programs=require("./shared.adapters.git.commits.commit-programs.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_posix=require("node:path/posix"),import_node_fs2=require("node:fs"),import_node_fs3=require("node:fs"),import_node_path2=require("nod\
e:path"),import_node_path3=require("node:path");
// src/app/planning/worktrees/open-tree.ts
// src/adapters/git/commits/merge-branch.ts
var PLAIN = [
  ["merge.autostash", "false"],
  ["rerere.enabled", "false"],
  ["merge.verifysignatures", "false"]
];
async function mergeBranch(request) {
  const [main, tree] = [await (0, import_adapters_git_work_tree.openGit)(request.root), await (0, import_adapters_git_work_tree.openGit)(request.tree)];
  if (main.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[main.status]);
  if (tree.status !== "ok") return refused(import_shared_simple_git_dist_index.CANNOT_USE[tree.status]);
  const head = await (0, import_app_loop_gather_evidence4.headOf)(main.git);
  if (head === null) return refused("the repository has no commit");
  if (await (0, import_app_loop_gather_evidence4.firstLineOf)(main.git, ["symbolic-ref", "--quiet", "HEAD"]) === null)
    return refused("HEAD is detached, so the merge could get lost: check out the branch that it belongs to");
  const { places, ofRepository, ...run } = await (0, import_shared_adapters_git_commits_commit_programs.commitPrograms)(main.git, request.root, [], import_shared_adapters_git_commits_commit_programs.MERGE_HOOKS);
  const programs = ofRepository.filter((program) => !request.isTrusted(program));
  if (programs.length > 0) return { status: "untrusted", programs, places };
  const made = await makeMerge(tree.git, request, { head, ...run });
  if (made.status !== "merged") return made;
  if (!await request.isFit()) {
    await backToBranch(tree.git, request);
    return { status: "unfit" };
  }
  const silent = (0, import_shared_simple_git_dist_index.hooklessGit)(main.git, request.root, PLAIN);
  try {
    await silent.raw(["merge", "--quiet", "--no-stat", "--no-autostash", "--ff-only", made.hash]);
    return made;
  } catch (error) {
    await backToBranch(tree.git, request);
    if (await (0, import_app_loop_gather_evidence4.headOf)(main.git) !== head) return { status: "moved" };
    return refused(await whyNot(main.git, { error, from: head, to: made.hash }));
  }
}
function withPrograms(git, folder, { runsOthers, settings }) {
  const variables = runsOthers ? { PATH: process.env.PATH ?? "" } : import_shared_simple_git_dist_index.NO_FETCH;
  return (0, import_shared_simple_git_dist_index.writingGit)(git, folder, git.environment([...PLAIN, ...settings], variables));
}
async function makeMerge(git, request, { head, ...programs }) {
  const { tree, branch, message } = request;
  const silent = (0, import_shared_simple_git_dist_index.hooklessGit)(git, tree, PLAIN);
  const writer = withPrograms(git, tree, programs);
  try {
    await silent.raw(["checkout", "--quiet", "--detach", head]);
    await writer.raw(["merge", "--quiet", "--no-stat", "--no-ff", "--no-edit", "-m", message, branch]);
    return { status: "merged", hash: (await silent.raw(["rev-parse", "HEAD"])).trim() };
  } catch (error) {
    const files = await (0, import_app_loop_gather_evidence4.conflictsIn)(git) ?? [];
    await backToBranch(git, request);
    return files.length > 0 ? { status: "conflict", files } : refused((0, import_shared_simple_git_dist_index.gitReason)(error));
  }
}
async function leaveMerge(request) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(request.tree);
  if (opened.status === "ok") await backToBranch(opened.git, request);
}
async function backToBranch(git, { tree, branch }) {
  const silent = (0, import_shared_simple_git_dist_index.hooklessGit)(git, tree, PLAIN);
  await quietly(silent, ["merge", "--abort"]);
  await quietly(silent, ["checkout", "--quiet", branch]);
}
async function quietly(git, args) {
  try {
    await git.raw([...args]);
  } catch {
  }
}
async function whyNot(git, { error, from, to }) {
  const brought = await (0, import_app_loop_gather_evidence4.pathsOf)(git, ["diff", "--name-only", "-z", "--no-renames", from, to]);
  const here = await (0, import_app_loop_gather_evidence4.pathsOf)(git, ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"]);
  if (brought === null || here === null) return (0, import_shared_simple_git_dist_index.gitReason)(error);
  const files = new Set(brought);
  const own = here.flatMap((entry) => files.has(entry.slice(3)) ? [entry.slice(3)] : []);
  return own.length === 0 ? (0, import_shared_simple_git_dist_index.gitReason)(error) : `you have changed ${own.slice(0, 6).join(", ")} without committing it: commit it, or put it away`;
}
async function bringIn(root, tree) {
  const [main, opened] = [await (0, import_adapters_git_work_tree.openGit)(root), await (0, import_adapters_git_work_tree.openGit)(tree)];
  if (main.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[main.status];
  if (opened.status !== "ok") return import_shared_simple_git_dist_index.CANNOT_USE[opened.status];
  const head = await (0, import_app_loop_gather_evidence4.headOf)(main.git);
  if (head === null) return "the repository has no commit";
  const writer = (0, import_shared_simple_git_dist_index.hooklessGit)(opened.git, tree, PLAIN);
  try {
    await writer.raw(["merge", "--quiet", "--no-stat", "--no-ff", "--no-commit", head]);
    return [];
  } catch (error) {
    const files = await (0, import_app_loop_gather_evidence4.conflictsIn)(opened.git) ?? [];
    return files.length > 0 ? files : (0, import_shared_simple_git_dist_index.gitReason)(error);
  }
}
async function concludeMerge({ root, tree, message, isTrusted: isTrusted2 }, isResolved) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(tree);
  if (opened.status !== "ok") return { status: "refused", reason: import_shared_simple_git_dist_index.CANNOT_USE[opened.status] };
  const { git } = opened;
  if (await (0, import_app_loop_gather_evidence4.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", "MERGE_HEAD"]) === null)
    return { status: "none" };
  const conflicts = await (0, import_app_loop_gather_evidence4.conflictsIn)(git) ?? [];
  const files = conflicts.filter((path) => !isResolved(path));
  if (files.length > 0) return { status: "open", files };
  const { ofRepository, ...programs } = await (0, import_shared_adapters_git_commits_commit_programs.commitPrograms)(git, root, conflicts);
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
    return { status: "refused", reason: (0, import_shared_simple_git_dist_index.gitReason)(error) };
  }
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/app/planning/worktrees/open-tree.ts
async function openTree(workspace, place, wantsAll) {
  const { tree: known } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, place);
  if (known === null) return makeTree(workspace, place);
  const { project } = workspace;
  const away = await bringHome(workspace, known);
  if (away !== null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `Its worktree ${(0, import_shared_app_planning_worktrees_plan_runs.treePlace)(project, known)} cannot be moved to ${known.place}: ${away}.`
    );
  const isThere = (0, import_node_fs.existsSync)((0, import_node_path.join)(project, known.root));
  const again = isThere ? null : await openAgain(workspace, known);
  if (again?.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(again.reason);
  const tree = { ...known, proven: null };
  if (!await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, place, () => tree)) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(CANNOT_NOTE);
  const brought = wantsAll ? await bringIn(project, (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree)) : [];
  const conflicts = typeof brought === "string" ? [] : brought;
  return { status: "ok", tree, missing: again?.missing ?? [], conflicts };
}
var CANNOT_NOTE = "The record in .msw/execution cannot be written: see /msw:doctor.";
function openAgain({ project }, { branch, place }) {
  return (0, import_shared_adapters_git_add_worktree.openWorktree)(project, { branch, path: (0, import_node_path.join)(project, place), again: true });
}
async function makeTree(workspace, place) {
  const { project } = workspace;
  const folder = (0, import_common6.openMswSubfolder)(project, "worktrees");
  if (folder.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(folder.reason);
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  if (state.status === "none" || state.branch === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("HEAD is on no branch.");
  const name = await freeName(project, place.id);
  const path = (0, import_node_path.join)(folder.path, name);
  const where = `.msw/worktrees/${name}`;
  const onto = state.branch;
  const tree = { branch: `msw/${name}`, onto, place: where, root: where, proven: null };
  if (!await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, place, () => tree)) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(CANNOT_NOTE);
  const opened = await (0, import_shared_adapters_git_add_worktree.openWorktree)(project, { branch: tree.branch, path });
  if (opened.status === "refused") {
    await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, place, () => null);
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(opened.reason);
  }
  const made = { ...tree, root: (0, import_node_path.relative)(project, opened.folder).split(import_node_path.sep).join("/") };
  await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, place, () => made);
  return { status: "ok", tree: made, missing: opened.missing, conflicts: [] };
}
var MOST_NAMES = 100;
async function freeName(project, plan) {
  const base = plan.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").slice(0, 60);
  for (let number = 1; number < MOST_NAMES; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    const isFree = !(0, import_node_fs.existsSync)((0, import_node_path.join)(project, ".msw", "worktrees", name)) && await (0, import_shared_adapters_git_remote_clone.branchChanges)(project, `msw/${name}`) === null;
    if (isFree) return name;
  }
  return `${base}-${Date.now()}`;
}
async function concludeInTree({ project, env }, { root, branch }) {
  const tree = (0, import_node_path.join)(project, root);
  const message = `chore: bring what was merged meanwhile into ${branch}`;
  const request = { root: project, tree, message, isTrusted: (0, import_shared_core_planning_writing_new_documents2.isAllowedIn)(project, env) };
  await concludeMerge(request, (path) => !hasMarks(tree, path));
}
var LARGEST = 16 * 1024 * 1024;
function hasMarks(tree, path) {
  const file = (0, import_common13.readText)((0, import_node_path.join)(tree, path), (0, import_common14.projectFile)(tree), LARGEST);
  return file.status === "ok" && /^(?:<{7}|>{7})(?: |\r?$)/m.test(file.text);
}
async function noteProven(workspace, place, completion) {
  const { tree } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, place);
  const state = tree === null ? null : await (0, import_shared_adapters_git_remote_clone.treeState)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(workspace.project, tree));
  const isNoted = state !== null && await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(
    workspace,
    place,
    (current) => current === null ? null : { ...current, proven: { head: state.head, ...completion } }
  );
  return isNoted ? `Plan ${place.id} is done in its worktree; it is merged when those that run with it are back.` : `Plan ${place.id} is done in its worktree, which could not be noted: see /msw:doctor.`;
}
async function putAside(workspace, place) {
  const { project, userFolder } = workspace;
  const { tree } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, place);
  if (tree === null || !(0, import_node_fs.existsSync)((0, import_node_path.join)(project, tree.place))) return;
  const parent = (0, import_node_path.join)((0, import_node_path.dirname)(userFolder), "msw-worktrees");
  const id = (0, import_common12.randomBytes)(3).toString("hex");
  const aside = (0, import_node_path.join)(parent, `${(0, import_node_path.basename)(project)}-${(0, import_node_path.basename)(tree.place)}-${id}`);
  try {
    (0, import_common11.makeFolder)(parent, 448);
  } catch {
    return;
  }
  if (!await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, place, () => ({ ...tree, aside }))) return;
  await (0, import_shared_adapters_git_add_worktree.moveWorktree)(project, (0, import_node_path.join)(project, tree.place), aside);
}
async function bringHome({ project }, { place, aside }) {
  const home = (0, import_node_path.join)(project, place);
  if (aside === void 0 || (0, import_node_fs.existsSync)(home) || !(0, import_node_fs.existsSync)(aside)) return null;
  return (0, import_shared_adapters_git_add_worktree.moveWorktree)(project, aside, home);
}
// src/app/planning/execution/complete-plan.ts
// src/core/planning/execution/plan-verdict.ts
function sayPlanDone(plan, verdict) {
  if (verdict === null) return `Plan ${plan} is done.`;
  const { reason, runs } = verdict;
  const worth = verdict.verdict === "proven" ? "done and proven" : "done, but that is not proven";
  return `Plan ${plan} is ${worth}: ${(0, import_common5.plainLine)(reason, 300)}${runs === "" ? "" : ` (${runs})`}.`;
}
// src/app/planning/execution/complete-plan.ts
var SYNCED = ["STATE.md", "ROADMAP.md", "REQUIREMENTS.md"].map((name) => `.planning/${name}`);
async function completePlan(workspace, plan, { loop, iterations, verdict }) {
  const { project } = workspace;
  const path = (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(project, plan);
  const left = await (0, import_shared_core_planning_execution_summary_skeleton.settleSummary)(workspace, plan, true);
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path) ?? "";
  const trouble = await record(project, plan, text);
  const name = planTitle(text) ?? plan.document.objective ?? plan.id;
  const subject = `docs(${plan.canonical}): complete ${(0, import_common5.plainLine)(name, 60)} plan`;
  const deferred = `${(0, import_posix.dirname)(path)}/deferred-items.md`;
  const documents = [path, ...(0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(project, deferred) ? [deferred] : [], ...SYNCED];
  const commit = await (0, import_shared_core_planning_documents_roadmap_scope2.commitPlanning)(project, documents, subject, { env: workspace.env });
  const shown = verdict && { verdict: verdict.verdict, reason: (0, import_common5.plainLine)(verdict.reason, 300) };
  const entry = { event: "plan-done", loop, plan: plan.id, iterations, commit, ...shown };
  await (0, import_common2.appendJournal)(project, entry, (0, import_common3.isoNow)(workspace));
  const uncommitted = commit.status === "refused" ? `The summary is not committed: ${commit.reason}.` : null;
  const told = [sayPlanDone(plan.id, verdict ?? null), left, trouble, uncommitted];
  return told.filter((one) => one !== null).join(" ");
}
async function record(project, plan, summary) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  if (opened.status === "refused") return opened.reason;
  const named2 = (0, import_shared_app_planning_documents_open_phase.findTypedPhase)(opened.project, plan.folder)?.number === plan.folder;
  const noted = await (0, import_shared_core_planning_execution_summary_skeleton.recordPlanDone)(opened.project, {
    phase: named2 ? plan.folder : ((0, import_hooks_active_on_command.folderPhase)(plan.folder) ?? plan.folder).replace(/^0+(?=\d)/, ""),
    plan: plan.document.plan ?? plan.canonical,
    decisions: decisionsOf(summary)
  });
  return noted.status === "refused" ? noted.reason : null;
}
function decisionsOf(summary) {
  const decided = (0, import_hooks_active_on_command4.texts)((0, import_shared_core_planning_writing_section.readSummary)(summary).document.frontmatter.values["key-decisions"]);
  return decided.filter((one) => !/^\[FILL|^none\b/i.test(one));
}
function planTitle(summary) {
  const title = /^# Phase [^\n:]{1,60}: ([^\n]{1,120}?)(?: Summary)?[ \t\r]*$/m.exec(summary)?.[1];
  return title?.replaceAll(/^\s*\u201c|\u201d\s*$/g, "").trim() || null;
}
// src/app/planning/execution/bring-back.ts
// src/app/planning/worktrees/merge-tree.ts
// src/core/planning/worktrees/tree-problems.ts
function treeProblems(plan, facts) {
  const { conflicts, changed, deleted } = facts;
  const carried = carriedDocuments(facts);
  const left = facts.uncommitted.filter((path) => !carried.includes(path) && !conflicts.includes(path));
  const named2 = new Set((0, import_shared_core_planning_execution_next_execution.namedFiles)(plan).map(import_shared_core_planning_writing_section.plainPath));
  const gone = deleted.filter((path) => !named2.has((0, import_shared_core_planning_writing_section.plainPath)(path)) && !isPlanning(path));
  const documents = changed.filter((path) => isPlanning(path) && !carried.includes(path));
  return [
    conflicts.length > 0 && import_common7.prose`Conflicts are left in ${(0, import_common.quoteNames)(conflicts)}: edit them until both sides hold and no mark of a conflict is left; MSW commits the merge.`,
    left.length > 0 && import_common7.prose`Not committed in the worktree: ${(0, import_common.quoteNames)(left)}. What is not committed there would be lost.`,
    gone.length > 0 && import_common7.prose`Its commits delete ${(0, import_common.quoteNames)(gone)}, which the plan does not name: put that back as it was, or name it under files_deleted in the plan if it is meant to go.`,
    documents.length > 0 && import_common7.prose`Its commits change ${(0, import_common.quoteNames)(documents)}: MSW alone writes planning documents, so put that back as it was.`
  ].filter((one) => one !== false);
}
function carriedDocuments({
  place,
  summary
}) {
  return [summary, `${place}/deferred-items.md`];
}
function isPlanning(path) {
  return path.startsWith(".planning/");
}
// src/app/planning/worktrees/check-together.ts
var LIMIT_SECONDS = 600;
async function plansMet({ project }, plan, tree) {
  const there = new Set((await (0, import_app_loop_gather_evidence.recentCommits)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree)))?.map(({ hash }) => hash));
  const news = (await (0, import_app_loop_gather_evidence.recentCommits)(project) ?? []).filter(({ hash }) => !there.has(hash));
  if (news.length === 0) return null;
  return (0, import_shared_core_planning_documents_roadmap_scope.plansOf)(project, plan.folder).filter(
    ({ id, canonical }) => id !== plan.id && news.some(({ subject }) => (0, import_shared_core_planning_writing_new_documents.isOfPlan)(subject, canonical))
  );
}
async function failTogether(workspace, {
  plan,
  met,
  tree
}) {
  const { project } = workspace;
  const others = met.length === 0 ? import_common7.prose`your last commits` : (0, import_common.quoteNames)(met.map(({ id }) => id));
  const texts2 = [plan, ...met].map(({ document }) => document.text);
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path3.join)(project, ".planning"));
  if ((0, import_hooks_active_on_command2.untrustedCommands)(workspace, texts2, usualCommands).length > 0)
    return import_common7.prose`Commands that have to pass on what it makes together with ${others} changed and are not allowed: /msw:execute lists them.`;
  const commands = new Set(texts2.flatMap((text) => (0, import_hooks_active_on_command3.planCommands)(text, usualCommands)));
  for (const command of commands) {
    const cwd = (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree);
    const there = (0, import_app_loop_gather_evidence3.redirectPaths)(command, project, cwd);
    const run = await (0, import_app_loop_gather_evidence2.runCheck)({ command: there, cwd, timeoutMs: LIMIT_SECONDS * 1e3 });
    const why = problemOf(run);
    if (why === null) continue;
    const kept = keep(project, plan, run);
    return import_common7.prose`It passes alone, but on what it makes together with ${others} “${(0, import_common4.quoteLine)(command, 120)}” ${(0, import_common4.quoteLine)(why, 120)}${kept === null ? import_common7.prose`` : import_common7.prose` (output: ${(0, import_common.quoteName)(kept)})`}: with close an executor gets both in its worktree and makes all of their commands pass.`;
  }
  return null;
}
function problemOf({ timedOut, exitCode, output, startError }) {
  if (startError !== null) return startError;
  if (timedOut) return `takes longer than ${LIMIT_SECONDS} s`;
  if (exitCode !== 0) return `fails with exit code ${exitCode ?? "unknown"}`;
  return (0, import_app_loop_judge_check.emptyRun)(output) === null ? null : "runs no tests";
}
function keep(project, { folder, id }, { output }) {
  const place = (0, import_common6.openMswSubfolder)(project, "execution", "together");
  if (place.status === "refused") return null;
  const name = `${folder}-${id}.log`.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-");
  (0, import_common8.keepText)((0, import_node_path3.join)(place.path, name), (0, import_common9.harmless)(output));
  return `.msw/execution/together/${name}`;
}
// src/app/planning/worktrees/merge-tree.ts
async function mergeTree(workspace, plan, { tree, mayCheck }) {
  const { project } = workspace;
  const elsewhere = await notOnto(project, tree);
  if (elsewhere !== null) return { status: "kept", why: elsewhere };
  const changes = await (0, import_shared_adapters_git_remote_clone.branchChanges)(project, tree.branch);
  if (changes === null) return withoutBranch(project, plan, tree);
  if (!changes.isMerged) {
    const unlike = await unlikeProven(workspace, tree, changes);
    const kept = unlike === null ? await merge(workspace, plan, { tree, mayCheck }) : keptFor(unlike);
    if (kept !== null) return kept;
  }
  return await isCompleted(project, plan, mergeSubject(tree)) ? { status: "merged", isCompleted: true } : carryDocuments(project, plan, tree);
}
async function isCompleted(project, plan, subject) {
  const commits = await (0, import_app_loop_gather_evidence.recentCommits)(project) ?? [];
  const at = commits.findIndex((commit) => commit.subject === subject);
  return commits.slice(0, Math.max(at, 0)).some((one) => (0, import_shared_core_planning_writing_new_documents.isOfPlan)(one.subject, plan.canonical) && !(0, import_shared_core_planning_writing_new_documents.isWork)(one.subject));
}
async function notOnto(project, { onto }) {
  const state = await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  const branch = state.status === "ok" ? state.branch : null;
  return branch === onto ? null : import_common7.prose`It was begun on the branch ${(0, import_common.quoteName)(onto)}, and ${branch === null ? import_common7.prose`HEAD is detached` : import_common7.prose`you are on ${(0, import_common.quoteName)(branch)}`}: switch back to it.`;
}
async function withoutBranch(project, plan, tree) {
  if ((0, import_shared_core_planning_documents_planning_settings.documentText)(project, (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(project, plan)) !== null)
    return { status: "merged", isCompleted: await isCompleted(project, plan, mergeSubject(tree)) };
  return keptFor(import_common7.prose`Its branch ${(0, import_common.quoteName)(tree.branch)} is gone, and its summary with it.`);
}
async function unlikeProven(workspace, tree, { head }) {
  if (head !== tree.proven?.head)
    return import_common7.prose`Its branch ${(0, import_common.quoteName)(tree.branch)} has changed since its checks passed: with close they run again.`;
  const root = (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(workspace.project, tree);
  if (!(0, import_node_fs3.existsSync)(root)) {
    const again = await openAgain(workspace, tree);
    return again.status === "refused" ? import_common7.prose`${(0, import_common4.quoteLine)(again.reason, 300)}` : null;
  }
  const state = await (0, import_shared_adapters_git_remote_clone.treeState)(root);
  if (state !== null && state.branch === null) await leaveMerge({ tree: root, branch: tree.branch });
  return null;
}
function mergeSubject({ branch }) {
  return `chore: merge executor worktree (${branch})`;
}
function keptFor(why) {
  return { status: "kept", why };
}
async function merge(workspace, plan, { tree, mayCheck }, left = MOST_MERGES) {
  const { project, env } = workspace;
  const problems = await problemsOfTree(project, plan, tree);
  if (problems.length > 0) return keptFor((0, import_common7.joinProse)(problems, " "));
  const summary = (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(project, plan);
  if ((0, import_shared_core_planning_documents_planning_settings.documentText)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree), summary) === null) return keptFor(summaryGone(summary));
  const met = await plansMet(workspace, plan, tree);
  if (met !== null && !mayCheck) return { status: "waits" };
  let fails = null;
  const result = await mergeBranch({
    root: project,
    tree: (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree),
    branch: tree.branch,
    message: mergeSubject(tree),
    isTrusted: (0, import_shared_core_planning_writing_new_documents2.isAllowedIn)(project, env),
    isFit: async () => {
      fails = met === null ? null : await failTogether(workspace, { plan, met, tree });
      return fails === null;
    }
  });
  if (result.status === "merged") return null;
  if (result.status === "moved" && left > 1) return merge(workspace, plan, { tree, mayCheck }, left - 1);
  if (result.status === "unfit") return { ...keptFor(fails ?? import_common7.prose``), met: met?.map(({ id }) => id) ?? [] };
  return keptFor(await whyKept(workspace, result));
}
var MOST_MERGES = 3;
async function whyKept(workspace, result) {
  switch (result.status) {
    case "conflict":
      return import_common7.prose`It changes the same lines as what was merged before it, in ${(0, import_common.quoteNames)(result.files)}: with close an executor resolves that in its worktree.`;
    case "untrusted":
      await (0, import_hooks_active_on_command2.noteUntrusted)(workspace, { plan: result.places.join(", "), commands: result.programs });
      return import_common7.prose`The merge would run ${(0, import_common.quoteNames)(result.places)}, which you have not allowed: allow it with the line that /msw:doctor shows.`;
    case "moved":
      return import_common7.prose`Your branch got new commits while its checks ran, several times: with close it is merged again.`;
    case "refused":
      return import_common7.prose`${(0, import_common4.quoteLine)(result.reason, 300)}.`;
  }
}
function carryDocuments(project, plan, tree) {
  const root = (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree);
  const [summary, deferred] = carriedDocuments(placesOf(project, plan));
  const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, summary);
  if (text === null && (0, import_shared_core_planning_documents_planning_settings.documentText)(project, summary) === null)
    return { status: "kept", why: summaryGone(summary) };
  const items = newLines((0, import_shared_core_planning_documents_planning_settings.documentText)(root, deferred), (0, import_shared_core_planning_documents_planning_settings.documentText)(project, deferred));
  for (const [path, content] of [
    [summary, text],
    [deferred, items]
  ]) {
    if (content === null || content === (0, import_shared_core_planning_documents_planning_settings.documentText)(project, path)) continue;
    const folder = (0, import_app_loop_conclude_turn.openDocumentFolder)(project, (0, import_node_path2.join)(path, ".."));
    const written = folder.status === "refused" ? folder : (0, import_app_loop_conclude_turn.writeDocument)(project, path, content);
    if (written.status === "refused")
      return { status: "kept", why: import_common7.prose`${(0, import_common4.quoteLine)(written.reason, 300)}` };
  }
  return { status: "merged", isCompleted: false };
}
function summaryGone(summary) {
  return import_common7.prose`Its summary ${(0, import_common.quoteName)(summary)} is gone.`;
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
  const path = (0, import_shared_app_planning_worktrees_plan_runs.treePlace)(project, tree);
  const carried = carriedDocuments(placesOf(project, plan));
  const left = (0, import_node_fs3.existsSync)(path) ? (await leftIn(project, tree)).filter((one) => !carried.includes(one)) : [];
  if (left.length > 0)
    return import_common7.prose`The worktree ${(0, import_common.quoteName)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(project, tree))} is kept: ${(0, import_common.quoteNames)(left)} is not committed there.`;
  return await (0, import_shared_adapters_git_add_worktree.removeMerged)(project, { branch: tree.branch, path }) ? null : import_common7.prose`The worktree ${(0, import_common.quoteName)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(project, tree))} and its branch ${(0, import_common.quoteName)(tree.branch)} are merged, but could not be removed: git worktree list names what is left.`;
}
async function problemsOfTree(project, plan, tree) {
  const root = (0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(project, tree);
  const state = await (0, import_shared_adapters_git_remote_clone.treeState)(root);
  const changes = await (0, import_shared_adapters_git_remote_clone.branchChanges)(project, tree.branch);
  if (state === null || changes === null)
    return [
      import_common7.prose`The worktree ${(0, import_common.quoteName)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(project, tree))} of the branch ${(0, import_common.quoteName)(tree.branch)} is not as it was made.`
    ];
  const facts = {
    ...placesOf(project, plan),
    uncommitted: await leftIn(project, tree),
    conflicts: state.conflicts,
    changed: changes.changed,
    deleted: changes.deleted
  };
  const found = treeProblems(plan.document, facts);
  return state.branch === tree.branch ? found : [
    import_common7.prose`The worktree ${(0, import_common.quoteName)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(project, tree))} has left its branch ${(0, import_common.quoteName)(tree.branch)}.`,
    ...found
  ];
}
function placesOf(project, plan) {
  return { place: plan.place, summary: (0, import_shared_core_planning_documents_roadmap_scope.summaryPlace)(project, plan) };
}
async function leftIn(project, tree) {
  const place = (0, import_shared_app_planning_worktrees_plan_runs.treePlace)(project, tree);
  const within = (0, import_node_path2.relative)(tree.place, tree.root).split(import_node_path2.sep).join("/");
  const paths = await (0, import_app_loop_gather_evidence.uncommittedPaths)(place) ?? [];
  return paths.filter((path) => !(0, import_common10.isLeftover)(import_node_path2.posix.basename(path))).filter((path) => !leadsBack((0, import_node_path2.join)(place, path), (0, import_node_path2.join)(project, import_node_path2.posix.relative(within, path)))).map((path) => import_node_path2.posix.relative(within, path));
}
function leadsBack(path, original) {
  try {
    return (0, import_node_fs3.lstatSync)(path).isSymbolicLink() && import_node_fs3.realpathSync.native(path) === import_node_fs3.realpathSync.native(original);
  } catch {
    return false;
  }
}
// src/app/planning/execution/bring-back.ts
async function bringBack(workspace, { folder }, { undecided = () => true, mayCheck = true } = {}) {
  if (waiting(workspace, folder, undecided).length === 0) return [];
  const notes = await (0, import_shared_app_planning_worktrees_plan_runs.withTrees)(workspace, folder, async () => {
    const told = [];
    for (const { plan, tree } of waiting(workspace, folder, undecided))
      told.push(...await bringBackOne(workspace, plan, { tree, mayCheck }));
    return told;
  });
  return notes ?? [import_common7.prose`Another session is merging the worktrees of this phase: ask again in a moment.`];
}
function provenPlans(workspace, folder) {
  return waiting(workspace, folder, () => true).map(({ plan }) => plan.id);
}
function waiting(workspace, folder, undecided) {
  const { plans } = (0, import_shared_app_planning_worktrees_plan_runs.readRuns)(workspace, folder);
  if (Object.values(plans).every(({ tree }) => tree === null)) return [];
  return (0, import_shared_core_planning_documents_roadmap_scope.plansOf)(workspace.project, folder).flatMap((plan) => {
    const { tree = null, record: record2 = null } = plans[plan.id] ?? {};
    if (tree?.proven == null) return [];
    const isDecided = record2?.state === "resolved" || !undecided(plan);
    return isDecided ? [] : [{ plan, tree: { ...tree, proven: tree.proven } }];
  });
}
async function bringBackOne(workspace, plan, { tree, mayCheck }) {
  const merged = await mergeTree(workspace, plan, { tree, mayCheck });
  const { branch } = tree;
  const { loop } = tree.proven;
  if (merged.status === "waits") return [];
  if (merged.status === "kept") {
    const reason = (0, import_common5.plainLine)(`not merged: ${merged.why}`, 400);
    const { met } = merged;
    if (met !== void 0)
      await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(
        workspace,
        plan,
        (current) => current === null ? null : { ...current, together: [...met] }
      );
    await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, () => ({ state: "halted", reason, report: null }));
    await putAside(workspace, plan);
    const kept = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, plan).tree ?? tree;
    await (0, import_common2.appendJournal)(
      workspace.project,
      { event: "tree-kept", loop, plan: plan.id, branch, reason },
      (0, import_common3.isoNow)(workspace)
    );
    return [
      import_common7.prose`Plan ${(0, import_common.quoteName)(plan.id)} is not merged. ${merged.why} Its branch ${(0, import_common.quoteName)(branch)} and its worktree ${(0, import_common.quoteName)((0, import_shared_app_planning_worktrees_plan_runs.shownPlace)(workspace.project, kept), 300)} are kept.`
    ];
  }
  await (0, import_shared_app_planning_worktrees_plan_runs.changeRecord)(workspace, plan, () => null);
  const told = merged.isCompleted ? `Plan ${plan.id} is done.` : await completePlan(workspace, plan, tree.proven);
  const left = await removeTree(workspace, plan, tree);
  await (0, import_shared_app_planning_worktrees_plan_runs.changeTree)(workspace, plan, () => null);
  await (0, import_common2.appendJournal)(
    workspace.project,
    { event: "tree-merged", loop, plan: plan.id, branch },
    (0, import_common3.isoNow)(workspace)
  );
  return [
    import_common7.prose`${(0, import_common4.quoteLine)(told, 800)} ${(0, import_common.quoteName)(branch)} is merged.${left === null ? import_common7.prose`` : import_common7.prose` ${left}`}`
  ];
}
async function missingInTree(store, plan) {
  const { tree } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(store, plan);
  if (tree === null || !(0, import_node_fs2.existsSync)((0, import_shared_app_planning_worktrees_plan_runs.treeRoot)(store.project, tree))) return [];
  return problemsOfTree(store.project, plan, tree);
}
