var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{chooseExecution:()=>chooseExecution,commitHurdle:()=>commitHurdle2,commitObjection:()=>commitObjection,emptyScope:()=>emptyScope,executablePhase:()=>executablePhase,executionObjections:()=>executionObjections,settleExecutionTrust:()=>settleExecutionTrust,tryCommit:()=>tryCommit,whyNoExecutors:()=>whyNoExecutors}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_writing_new_documents2=require("./shared.core.planning.writing.new-\
documents.cjs"),import_shared_core_planning_writing_new_documents3=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_shared_app_diagnose_diagnose_client=require("./shared.app.diagnose.diagnose-client.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_shared_adapters_git_commits_commit_hurdles=require("./shared.adapters.git.commits.commit-hurdles.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_shared_adapters_git_commits_commit_programs=require("./shared.adapters.git.commits.commit-programs.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_git_work_tree2=require("./adapters.git.work-tree.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_os=require("node:os"),import_node_path=require("node:path");
// src/app/planning/execution/choose-execution.ts
async function chooseExecution(workspace, request, by = import_hooks_active_on_stop.NO_SESSION) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(workspace.project);
  if (opened.status === "refused") return opened;
  const named = executablePhase(opened.project, request.phase);
  if (named.status === "refused") return named;
  const { phase, folder } = named;
  const elsewhere = (0, import_hooks_active_on_stop.executedBesides)(workspace, { phase: phase.number, folder }, by);
  if (elsewhere !== null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(elsewhere);
  const { number } = phase;
  const terms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const isUndecided = (plan) => request.decisions.every(({ plan: typed }) => !isMeant(typed, plan));
  const notes = await (0, import_shared_app_planning_worktrees_merge_tree.bringBack)(workspace, terms, { undecided: isUndecided, mayCheck: false });
  const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms);
  if (execution === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`The folder of phase ${number} cannot be read.`);
  const onDisk = (0, import_shared_core_planning_writing_section.phaseNamed)(workspace.project, folder);
  const invalid = (0, import_shared_app_planning_quick_quick_task.invalidPlans)(opened.project, number, {
    siblings: onDisk === null ? [] : (0, import_shared_core_planning_writing_section.dependableNames)(onDisk),
    plans: execution.plans.map(({ id, path, document }) => ({ id, file: path, document })),
    open: (0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).map(({ id }) => id),
    isBegun: phase.plans.some(({ done }) => done),
    most: MOST_LISTED
  });
  const problem = problemOf(execution) ?? invalid;
  if (problem === null)
    return {
      ...{ status: "ok", phase, execution, milestone: opened.project.state?.milestone ?? null },
      notes: [...notes, ...(onDisk?.others ?? []).map(otherNote)]
    };
  const refusal = (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(notes.length === 0 ? problem : `${notes.join(" ")} ${problem}`);
  return problem === invalid ? { ...refusal, execution } : refusal;
}
var MOST_LISTED = 6;
function otherNote(name) {
  return import_common4.prose`${(0, import_common.quoteName)(name)} is not read as a plan: it has no task`;
}
function executablePhase(project, typed) {
  const phase = (0, import_shared_app_planning_documents_open_phase.findTypedPhase)(project, typed);
  if (phase === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents2.noSuchPhase)(project.phases, typed));
  const { folder, number, plans } = phase;
  if (folder === null || plans.length === 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      (0, import_shared_core_planning_writing_new_documents2.onlyUnread)(phase) ?? `Phase ${number} has no plans: write them with /msw:plan ${number}.`
    );
  const odd = (0, import_shared_app_planning_quick_quick_task.nameProblem)(phase);
  return odd === null ? { status: "ok", phase, folder } : (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(odd);
}
function isMeant(typed, { id, canonical }) {
  const name = typed.split("/").at(-1);
  return name === id || name === canonical;
}
function problemOf(execution) {
  const { waves, terms } = execution;
  const stuck = (0, import_shared_app_planning_quick_quick_task.orderProblem)(waves);
  if (stuck !== null) return stuck;
  const empty = emptyScope(execution);
  if (empty !== null) return empty;
  if ((0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution);
}
function scopeName({ phase, wave, gapsOnly }) {
  return `phase ${phase}${wave === null ? "" : `, wave ${wave}`}${gapsOnly ? ", gaps only" : ""}`;
}
function emptyScope({ terms, waves, plans }) {
  if (plans.some(({ inScope }) => inScope)) return null;
  const known = waves.waves.map(({ wave }) => wave).join(", ");
  return terms.gapsOnly ? `No plan of ${scopeName({ ...terms, gapsOnly: false })} closes a gap (gap_closure: true).` : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}
function earlierWave({ terms, plans }) {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && (0, import_shared_app_planning_worktrees_plan_runs.isOpen)(plan.summary)).map(({ id }) => id);
  return open.length === 0 ? null : `Wave ${wave} waits for ${open.join(", ")}: execute the waves before it first.`;
}
// src/adapters/git/commits/try-commit.ts
var LIMIT_MS = 2e4;
async function tryCommit(root, message, isTrusted2) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const { git } = opened;
  const folder = import_node_fs.realpathSync.native(root);
  if ((await git.run(["rev-parse", "--verify", "--quiet", "HEAD"])).status !== "ok") return null;
  const { ofRepository, settings } = await (0, import_shared_adapters_git_commits_commit_programs.commitPrograms)(git, folder, []);
  if (!ofRepository.every(isTrusted2)) return null;
  const place = (0, import_node_fs.mkdtempSync)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "msw-try-"));
  const file = (0, import_node_path.join)(place, "message");
  (0, import_common5.keepText)(file, `${message}
`);
  const env = git.environment(settings, {
    PATH: process.env.PATH ?? "",
    GIT_INDEX_FILE: (0, import_node_path.join)(place, "index")
  });
  try {
    return await firstObjection(git, { folder, env, steps: stepsOf(git, file) });
  } finally {
    (0, import_node_fs.rmSync)(place, { recursive: true, force: true });
  }
}
async function firstObjection(git, { folder, env, steps }) {
  const deadline = Date.now() + LIMIT_MS;
  for (const { args, what } of steps) {
    const limitMs = Math.max(1, deadline - Date.now());
    const call = {
      executable: git.program,
      args: ["-C", folder, ...args],
      env,
      projectRoot: folder,
      limitMs
    };
    const { exitCode, timedOut, stdout, stderr } = await (0, import_shared_app_diagnose_diagnose_client.runProgram)(call);
    if (timedOut || exitCode === null || /is not a git command/.test(stderr)) return null;
    if (exitCode !== 0)
      return `${what}: ${(0, import_shared_simple_git_dist_index.gitMessage)(`${stdout}
${stderr}`).replaceAll("\n", "; ") || `exit code ${exitCode}`}`;
  }
  return null;
}
function stepsOf({ settings }, message) {
  const signs = (0, import_adapters_git_work_tree2.lastOf)(settings.repository, "commit.gpgsign") ?? (0, import_adapters_git_work_tree2.lastOf)(settings.user, "commit.gpgsign");
  const isSigned = signs !== null && /^(?:true|yes|on|1)$/i.test(signs);
  const hook = (name, ...args) => ({
    args: ["hook", "run", "--ignore-missing", name, ...args],
    what: `the hook ${name} refuses commits here`
  });
  const head = ["commit-tree", ...isSigned ? ["-S"] : [], "HEAD^{tree}", "-p", "HEAD", "-F", message];
  return [
    { args: ["read-tree", "HEAD"], what: "git cannot read the last commit" },
    hook("pre-commit"),
    hook("commit-msg", "--", message),
    { args: head, what: `git cannot make ${isSigned ? "a signed" : "a"} commit` }
  ];
}
// src/app/planning/execution/execution-objections.ts
async function executionObjections(workspace, execution, { changes, trust }) {
  const mixed = await mixedChanges(workspace, execution, changes);
  const untrusted = await settleExecutionTrust(workspace, execution, trust);
  const uncommittable = await commitObjection(workspace, execution);
  return [uncommittable, mixed, untrusted?.reason].filter((reason) => typeof reason === "string");
}
async function commitObjection({ project, env }, execution) {
  const open = (0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution);
  const files = [...new Set(open.flatMap((plan2) => plan2.files))];
  const plan = open[0]?.canonical ?? execution.terms.phase;
  const hurdle = await commitHurdle2(project, env, { files, plan });
  return hurdle === null ? null : `Phase ${execution.terms.phase} is not begun, because its work could not be committed: ${(0, import_common3.plainLine)(hurdle, 800)}.`;
}
async function commitHurdle2(project, env, { files, plan }) {
  const subject = (0, import_shared_core_planning_writing_new_documents.commitSubject)("feat", plan, "try what a commit needs");
  return await (0, import_shared_adapters_git_commits_commit_hurdles.hurdleAhead)(project, files) ?? tryCommit(project, subject, (0, import_shared_core_planning_writing_new_documents3.isAllowedIn)(project, env));
}
async function mixedChanges(workspace, execution, choice) {
  const { terms } = execution;
  const mixed = await (0, import_shared_core_planning_execution_summary_skeleton.changesInTheWay)(workspace, execution);
  if (mixed.length === 0) return null;
  if (choice !== null) {
    await (0, import_shared_core_planning_execution_summary_skeleton.settleChanges)(workspace, terms.folder, { choice, files: mixed });
    return null;
  }
  const shown = mixed.slice(0, MOST_SHOWN).map((path) => `
  ${(0, import_common3.plainLine)(path, 160)}`);
  const more = mixed.length > MOST_SHOWN ? `
  and ${mixed.length - MOST_SHOWN} more` : "";
  return [
    `Files that the plans of phase ${terms.phase} change hold changes of yours that are not committed:${shown.join("")}${more}`,
    "Commit or stash them first, or say what is to become of them:",
    `  ${(0, import_hooks_active_on_command3.executionCall)(terms, import_common4.prose` --keep-changes`)}   they stay yours: commits take only what is changed from here on`,
    `  ${(0, import_hooks_active_on_command3.executionCall)(terms, import_common4.prose` --take-changes`)}   they belong to the plans: commits take them with the rest`
  ].join("\n");
}
var MOST_SHOWN = 12;
async function whyNoExecutors(workspace, terms) {
  const isUnderWay = ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null;
  const { CLAUDE_CODE_SESSION_ID: session = "" } = workspace.env;
  const state = (0, import_hooks_active_on_stop3.readLoopState)(workspace);
  const owner = (0, import_hooks_active_on_stop3.findLoop)(state, session)?.progress.owner.pid ?? (0, import_hooks_active_on_stop2.ownerPid)(workspace.env);
  const elsewhere = session ? (0, import_hooks_active_on_stop.executedBesides)(workspace, terms, { session, ownerPid: owner }) : null;
  if (elsewhere !== null) return import_common4.prose`${(0, import_common2.quoteLine)(elsewhere, 800)}`;
  if ((0, import_hooks_active_on_stop3.loopsIn)(state).some(isUnderWay)) return null;
  const chosen = await chooseExecution(workspace, { ...terms, decisions: [] });
  const typed = import_common4.prose`the user types ${(0, import_hooks_active_on_command3.executionCall)(terms)}`;
  if (chosen.status === "refused") {
    const [reason = ""] = chosen.reason.split("\n");
    return import_common4.prose`${(0, import_common2.quoteLine)(reason.replace(/:$/, ""), 300)}: to read why, ${typed}.`;
  }
  const untrusted = await settleExecutionTrust(workspace, chosen.execution, null);
  return untrusted === null ? import_common4.prose`No session executes ${(0, import_hooks_active_on_command3.executionName)(terms)}: to begin, ${typed}.` : import_common4.prose`The plans of ${(0, import_hooks_active_on_command3.executionName)(terms)} name commands that are not allowed yet: to read them, ${typed}.`;
}
async function settleExecutionTrust(workspace, execution, typed) {
  const { terms } = execution;
  const hooks = await (0, import_shared_core_planning_writing_new_documents3.untrustedHooks)(workspace, execution.isolation.kind === "worktrees");
  let type = (0, import_hooks_active_on_command3.executionCall)(terms);
  const reason = await (0, import_hooks_active_on_command.settleTrust)(workspace, {
    named: [
      ...(0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).map(({ path, document }) => ({
        plan: path,
        commands: (0, import_hooks_active_on_command2.untrustedCommands)(workspace, [document.text], execution.config.usualCommands)
      })),
      hooks
    ],
    typed,
    whose: `The plans of phase ${terms.phase}${hooks.commands.length === 0 ? "" : ", and the git hooks of this repository,"} name`,
    allow: (digest) => {
      type = (0, import_hooks_active_on_command3.trustCommand)(terms, digest);
      return type;
    }
  });
  return reason === null ? null : { reason, type };
}
