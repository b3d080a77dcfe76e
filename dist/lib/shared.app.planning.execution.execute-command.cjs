var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(a=__getOwnPropDesc(e,o))||a.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{executeByJob:()=>executeByJob,executeCommand:()=>executeCommand,executionArguments:()=>executionArguments,openPhaseBranch:()=>openPhaseBranch,startPhase:()=>startPhase}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_app_planning_execution_execution_objections=require("./shared.app.planning.execution.execution-objections.cjs"),import_shared_app_planning_execution_arm_execution=require("./shared.app.planning.execution.arm-execution.cjs"),import_shared_app_planning_execution_prepare_step=require("./shared.app.planning.execution.prepare-step.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_app_planning_worktrees_merge_tree=require("./shared.app.planning.worktrees.merge-tree.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_writing_new_documents=require(
"./shared.core.planning.writing.new-documents.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_shared_simple_git_dist_index=require("./shared.simple-git.dist.index.cjs"),import_app_loop_gather_evidence2=require("./app.loop.gather-evidence.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs");
// src/core/planning/execution/execution-arguments.ts
var USAGE = "/msw:execute PHASE [--wave W] [--gaps-only] [--trust DIGEST] [--keep-changes|--take-changes] [--no-controls] [--close|--again|--skip PLAN] [--answer PLAN WORDS]";
function executionArguments(raw) {
  const typed = (0, import_hooks_active_on_command3.readTyped)("execute", raw);
  if (typed.status === "refused") return typed;
  const [phase, ...others] = typed.words;
  if (phase === void 0) return refused(`The phase is missing: ${USAGE}.`);
  if (others.length > 0) return refused(`One phase at a time: ${USAGE}.`);
  const wave = (0, import_hooks_active_on_command3.optionOf)(typed, "wave");
  if (wave !== null && !/^\d{1,3}$/.test(wave))
    return refused("Option --wave needs the number of a wave, for example --wave 1.");
  const [keep, take] = [(0, import_hooks_active_on_command3.hasOption)(typed, "keep-changes"), (0, import_hooks_active_on_command3.hasOption)(typed, "take-changes")];
  if (keep && take)
    return refused(
      "Your changes stay yours (--keep-changes) or go into the commits (--take-changes), not both."
    );
  const decisions = typed.options.flatMap(([name, value]) => decisionOf(name, value));
  if (decisions.includes(null)) return refused(`Say which plan and what: ${USAGE}.`);
  return {
    status: "ok",
    request: {
      phase,
      wave: wave === null ? null : Number(wave),
      gapsOnly: (0, import_hooks_active_on_command3.hasOption)(typed, "gaps-only"),
      trust: (0, import_hooks_active_on_command3.optionOf)(typed, "trust"),
      changes: take ? "take" : keep ? "keep" : null,
      decisions: decisions.filter((decision) => decision !== null),
      controls: !(0, import_hooks_active_on_command3.hasOption)(typed, "no-controls")
    }
  };
}
function decisionOf(name, value) {
  if (name === "answer") return [answerOf(value)];
  const choice = import_shared_app_planning_worktrees_plan_runs.CHOICES.find((one) => one === name);
  return choice === void 0 ? [] : [{ plan: value, resolution: choice }];
}
function answerOf(typed) {
  const [plan = ""] = /^\S*/.exec(typed) ?? [];
  const words = typed.slice(plan.length).trim();
  const text = /^(["'])([\s\S]*)\1$/.exec(words)?.[2] ?? words;
  if (plan === "" || text.trim() === "") return null;
  return { plan, resolution: { answer: text.trim() } };
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/adapters/git/switch-branch.ts
async function switchBranch(root, branch, needed) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  if (opened.status !== "ok") return refused2(import_shared_simple_git_dist_index.CANNOT_USE[opened.status]);
  const { git } = opened;
  if (await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["check-ref-format", "--branch", branch]) === null)
    return refused2("git does not accept this branch name: look at its template in .planning/config.json");
  const isThere = await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]) !== null;
  if (isThere) {
    for (const path of needed) {
      const has = async (place) => await (0, import_app_loop_gather_evidence2.firstLineOf)(git, ["cat-file", "-e", `${place}:./${path}`]) !== null;
      if (await has("HEAD") && !await has(`refs/heads/${branch}`))
        return refused2(`that branch lacks ${path}: bring it up to date first`);
    }
  }
  try {
    await (0, import_shared_simple_git_dist_index.hooklessGit)(git, root).raw(["switch", "--quiet", ...isThere ? [branch] : ["--create", branch]]);
    return { status: "ok", created: !isThere };
  } catch (error) {
    return refused2(`git did not switch (${(0, import_shared_simple_git_dist_index.gitReason)(error)})`);
  }
}
function refused2(reason) {
  return { status: "refused", reason };
}
// src/core/planning/worktrees/branch-name.ts
function branchName({ branchingStrategy }, place) {
  if (branchingStrategy === "phase") return `gsd/phase-${phaseWords(place.folder)}`;
  return branchingStrategy === "milestone" ? `gsd/${milestoneWords(place)}` : null;
}
function phaseWords(folder) {
  const id = (0, import_hooks_active_on_command.folderPhase)(folder) ?? folder;
  const number = (0, import_hooks_active_on_command.paddedPhase)(id.replace(/^[A-Za-z]{1,12}-/, ""));
  const slug = slugOf(folder.slice(id.length));
  return slug === "" ? number : `${number}-${slug}`;
}
function milestoneWords(place) {
  const { version, name } = currentMilestone(place);
  const slug = slugOf(name ?? "").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
  return `${version ?? ""}-${slug || "milestone"}`;
}
var LONGEST_SLUG = 60;
function slugOf(text) {
  const latin = [...text.toLowerCase()].map((letter) => CYRILLIC.get(letter) ?? letter).join("");
  return latin.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
var CYRILLIC = new Map(
  "\u0430:a \u0431:b \u0432:v \u0433:g \u0434:d \u0435:e \u0451:e \u0436:zh \u0437:z \u0438:i \u0439:y \u043A:k \u043B:l \u043C:m \u043D:n \u043E:o \u043F:p \u0440:r \u0441:s \u0442:t \u0443:u \u0444:f \u0445:h \u0446:ts \u0447:ch \u0448:sh \u0449:sch \u044A: \u044B:y \u044C: \u044D:e \u044E:yu \u044F:ya \u0454:ye \u0456:i \u0457:yi \u0491:g \u045E:u".split(" ").map((pair) => [pair.charAt(0), pair.slice(2)])
);
function currentMilestone({ roadmap, milestone }) {
  const lines = roadmap.split(/\r?\n/);
  if (milestone !== null) {
    const begun = lines.flatMap((line) => begunName(line, milestone) ?? [])[0];
    return { version: milestone, name: begun ?? headingName(lines, milestone) };
  }
  const marked = lines.flatMap((line) => markedAsBegun(line) ?? [])[0];
  if (marked !== void 0) return marked;
  const open = lines.find((line) => isMilestone(line) && VERSION.test(line) && !isClosed(line));
  const version = VERSION.exec(open ?? "")?.[0] ?? null;
  return { version, name: version === null ? null : headingName(lines, version) };
}
var VERSION = /v\d{1,9}(?:\.\d{1,9})+/i;
function isMilestone(line) {
  return /^#{1,3} /.test(line) && !/^#{1,3} (?:\[[^\]]*\] ?)?Phase\s/i.test(line);
}
function markedAsBegun(line) {
  const rest = behindMark(line) ?? "";
  const [head = "", version] = /^\*\*(v\d{1,9}(?:\.\d{1,9})+)\s/i.exec(rest) ?? [];
  const end = rest.indexOf("*", head.length);
  if (version === void 0 || !rest.startsWith("**", end)) return null;
  const name = nameable(rest.slice(head.length, end).trim());
  return name === null ? null : { version, name };
}
function behindMark(line) {
  const at = line.indexOf("\u{1F6A7}");
  return at === -1 ? null : line.slice(at + "\u{1F6A7}".length).trimStart();
}
function begunName(line, version) {
  const rest = behindMark(line)?.replace(/^\*{1,2}/, "") ?? "";
  if (!rest.toLowerCase().startsWith(version.toLowerCase())) return null;
  const behind = rest.slice(version.length).replace(/^\*{1,2}/, "");
  if (!/^\s/.test(behind)) return null;
  return nameable(withoutDelimiter(behind.trimStart().split("*")[0] ?? ""));
}
function headingName(lines, version) {
  const heading = lines.filter(isMilestone).find((line) => line.toLowerCase().includes(version.toLowerCase()) && !isClosed(line));
  if (heading === void 0) return null;
  const at = heading.toLowerCase().indexOf(version.toLowerCase());
  const behind = heading.slice(at + version.length).replace(/^(?:[-.][A-Za-z0-9]+)+/, "");
  return nameable(withoutMarks(withoutDelimiter(behind)));
}
function isClosed(line) {
  return /✅|\b(?:shipped|archived|complete[d]?|done)\b/i.test(line) && !/🚧|\b(?:in progress|active|current)\b/i.test(line);
}
function withoutMarks(text) {
  const letters = [...text];
  while (letters.length > 0 && " \u2705\u{1F4CB}\u{1F6A7}".includes(letters.at(-1) ?? "x")) letters.pop();
  return letters.join("");
}
function withoutDelimiter(text) {
  return text.replace(/^[\s—–:-]+/, "").trim();
}
function nameable(text) {
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
// src/app/planning/worktrees/work-branch.ts
async function openWorkBranch(workspace, config, { phase, folder, plans, milestone, other = null }) {
  const { project } = workspace;
  const roadmap = (0, import_shared_core_planning_documents_planning_settings.documentText)(project, ".planning/ROADMAP.md") ?? "";
  const branch = branchName(config, { folder, roadmap, milestone });
  const state = branch === null ? null : await (0, import_shared_adapters_git_remote_clone.repositoryState)(project);
  if (branch === null || state === null || state.status === "none" || state.branch === null)
    return { status: "ok", note: null };
  if (state.branch === branch) return { status: "ok", note: null };
  const shown = (0, import_common5.plainLine)(branch, 120);
  const wants = `Phase ${phase} is worked on the branch ${shown} (git.branching_strategy: ${config.branchingStrategy})`;
  if (other !== null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `${wants}, but a session executes phase ${other} on ${(0, import_common5.plainLine)(state.branch, 120)}: wait until it is done.`
    );
  const open = (await (0, import_app_loop_gather_evidence.uncommittedPaths)(project) ?? []).filter((path) => !path.startsWith(".planning/"));
  if (open.length > 0) {
    const names = open.map((path) => (0, import_common5.plainLine)(path, 80));
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `${wants}, but you have changes that are not committed: ${(0, import_shared_core_planning_writing_new_documents.someOf)(names, 5)}. Commit or stash them, then type the command again.`
    );
  }
  const switched = await switchBranch(project, branch, plans);
  if (switched.status === "refused") return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${wants}, but ${switched.reason}.`);
  const { created } = switched;
  await (0, import_common.appendJournal)(
    project,
    { event: "branch-switched", phase, branch, from: state.branch, created },
    (0, import_common2.isoNow)(workspace)
  );
  return {
    status: "ok",
    note: `on branch ${shown}${created ? `, made from ${(0, import_common5.plainLine)(state.branch, 80)}` : ""}`
  };
}
// src/app/planning/execution/execute-command.ts
var LONGEST_CONTEXT = 4e3;
async function executeCommand(workspace, input, ownerPid) {
  const parsed = executionArguments(input.args);
  if (parsed.status === "refused") return (0, import_hooks_active_on_stop4.sayLines)(parsed.reason);
  const { request } = parsed;
  const chosen = await (0, import_shared_app_planning_execution_execution_objections.chooseExecution)(workspace, request, { session: input.session, ownerPid });
  const { execution } = chosen;
  if (execution === void 0) return (0, import_hooks_active_on_stop4.sayLines)(chosen.status === "refused" ? chosen.reason : "");
  const owned = (0, import_hooks_active_on_stop3.findLoop)((0, import_hooks_active_on_stop3.readLoopState)(workspace), input.session);
  if (owned !== null && !isSame(owned, execution.terms)) return (0, import_hooks_active_on_stop4.sayLines)((0, import_shared_app_planning_execution_arm_execution.secondExecution)(owned));
  const refusals = await (0, import_shared_app_planning_execution_execution_objections.executionObjections)(workspace, execution, request);
  if (chosen.status === "refused") return (0, import_hooks_active_on_stop4.sayLines)([chosen.reason, ...refusals].join("\n\n"));
  if (refusals.length > 0) return (0, import_hooks_active_on_stop4.sayLines)(refusals.join("\n\n"));
  const branch = await openPhaseBranch(workspace, chosen, { session: input.session, ownerPid });
  if (branch.status === "refused") return (0, import_hooks_active_on_stop4.sayLines)(branch.reason);
  if (branch.note !== null)
    return withBranch(await executeCommand(workspace, input, ownerPid), `msw \u25B8 ${branch.note}`);
  return takeUp(workspace, { chosen, owned, request, session: input.session, ownerPid });
}
function withBranch(reply, note) {
  return reply.kind === "answer" ? (0, import_hooks_active_on_stop4.sayLines)(`${note}
${reply.text}`) : (0, import_hooks_active_on_stop.withNotice)(reply, note);
}
function openPhaseBranch(workspace, { phase, execution, milestone }, by = import_hooks_active_on_stop2.NO_SESSION) {
  const plans = (0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).map(({ path }) => path);
  const other = (0, import_hooks_active_on_stop2.otherExecutions)(workspace, by)[0]?.terms.execution?.phase ?? null;
  const work = { phase: phase.number, folder: execution.terms.folder, plans, milestone, other };
  return openWorkBranch(workspace, execution.config, work);
}
async function takeUp(workspace, { chosen, owned, request, session, ownerPid }) {
  const { terms } = chosen.execution;
  const loop = owned ?? await (0, import_shared_app_planning_execution_arm_execution.armExecution)(workspace, {
    session,
    terms,
    config: chosen.execution.config,
    controls: request.controls,
    ownerPid
  });
  if (typeof loop === "string") return (0, import_hooks_active_on_stop4.sayLines)(loop);
  if (loop.progress.pause !== null) return (0, import_hooks_active_on_stop4.sayLines)("The execution is paused: continue with /msw:resume.");
  const unresolved = await (0, import_shared_core_planning_documents_roadmap_scope.decidePlans)(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return (0, import_hooks_active_on_stop4.sayLines)(unresolved);
  const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(workspace, terms) ?? chosen.execution;
  const { phase, notes } = chosen;
  const waits = (0, import_shared_app_planning_execution_prepare_step.needsTrees)(execution) || (0, import_shared_app_planning_worktrees_merge_tree.provenPlans)(workspace, execution.terms.folder).length > 0;
  if (!waits) await (0, import_shared_core_planning_execution_summary_skeleton.handOut)(workspace, execution);
  const view = waits ? null : (0, import_shared_app_planning_execution_waiting_plans.describeStep)(workspace, execution);
  const context = contextOf(workspace, execution, phase.name, view);
  const said = [...notes, ...inTurnNote(execution)].map((note) => ` \xB7 ${note}`).join("");
  const plans = `${(0, import_common7.countOf)((0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).length, "plan")} to do`;
  const notice = `msw \u25B8 executing ${(0, import_hooks_active_on_command2.executionName)(execution.terms)} \xB7 ${plans}${said}`;
  return { kind: "context", context, notice };
}
function inTurnNote({ isolation, plans, waves }) {
  const { why } = isolation.kind === "in-turn" ? isolation : { why: null };
  const open = plans.filter(({ inScope, summary }) => inScope && (0, import_shared_app_planning_worktrees_plan_runs.isOpen)(summary));
  const couldMeet = waves.waves.some(({ wave }) => open.filter((plan) => plan.wave === wave).length > 1);
  return why === null || !couldMeet ? [] : [`one plan after the other, since ${why}`];
}
function isSame({ terms }, wanted) {
  const { execution } = terms;
  return execution !== null && execution.folder === wanted.folder && execution.wave === wanted.wave && execution.gapsOnly === wanted.gapsOnly;
}
function contextOf(workspace, execution, name, view) {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set((0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).map(({ wave }) => wave)).size;
  const call = (0, import_hooks_active_on_command2.nextCall)((0, import_common3.cliCommand)(workspace), terms);
  const head = [
    import_common6.prose`MSW executes ${(0, import_hooks_active_on_command2.executionName)(terms)} (${(0, import_common4.quoteLine)(name, 80)}): ${(0, import_shared_core_planning_execution_next_execution.unfinishedPlans)(execution).length} of ${(0, import_common7.countOf)(scope.length, "plan")} to do, in ${(0, import_common7.countOf)(waves, "wave")}.`,
    import_common6.prose`Ask what to do next: ${call}`
  ];
  const begin = (0, import_common6.joinProse)([...head, import_common6.prose`Begin by asking.`], "\n");
  if (view === null) return begin;
  const text = (0, import_common6.joinProse)([...head, import_common6.prose`Now: ${(0, import_shared_core_snapshots_undo_text.proseJson)((0, import_shared_app_planning_execution_waiting_plans.shortStep)(view), 0)}`], "\n");
  return text.length <= LONGEST_CONTEXT ? text : begin;
}

var import_shared_core_report_status_text = require("./shared.core.report.status-text.cjs");

var import_shared_core_report_timeline = require("./shared.core.report.timeline.cjs");

var import_shared_core_jobs_team_job = require("./shared.core.jobs.team-job.cjs");

var import_shared_core_loop_texts_report = require("./shared.core.loop.texts.report.cjs");

var import_shared_app_planning_execution_end_executions = require("./shared.app.planning.execution.end-executions.cjs");

var import_shared_core_jobs_progress = require("./shared.core.jobs.progress.cjs");

// src/app/jobs/start-phase.ts
async function startPhase(workspace, request, session, team) {
  const known = jobOf(workspace, request.phase);
  if (known !== null && known.status !== "waiting") return { status: "ok", job: known };
  const chosen = await (0, import_shared_app_planning_execution_execution_objections.chooseExecution)(workspace, { ...request, decisions: [] });
  if (chosen.status === "refused") return chosen;
  const { execution } = chosen;
  const reason = await objectionTo(workspace, execution);
  if (reason !== null) return { status: "refused", reason };
  const branch = await openPhaseBranch(workspace, chosen);
  if (branch.status === "refused") return branch;
  if (branch.note !== null) return startPhase(workspace, request, session, team);
  const untrusted = await (0, import_shared_app_planning_execution_execution_objections.settleExecutionTrust)(workspace, execution, null);
  const waitsFor = untrusted === null ? [] : [untrusted];
  const started = await (0, import_shared_core_report_status_text.startJob)(
    workspace,
    { kind: "execute-phase", ...execution.terms },
    {
      session,
      waitsFor,
      ...team !== void 0 && { team }
    }
  );
  if (started.status === "ok") await (0, import_shared_app_planning_execution_end_executions.endForJob)(workspace, execution.terms.folder);
  return started;
}
async function objectionTo(workspace, execution) {
  const { terms, config, isolation } = execution;
  const lack = (0, import_shared_core_loop_texts_report.lackOfRights)(workspace, { kind: "execute-phase" });
  if (lack !== null) return lack;
  const here = `carry the phase out in a session with /msw:execute ${terms.phase}`;
  if (!config.useWorktrees)
    return `A job works in git worktrees, and this project's settings ask for none (workflow.use_worktrees): ${here}.`;
  if (isolation.kind === "in-turn" && isolation.why !== null)
    return `A job works in git worktrees, and none can be made here, since ${isolation.why}: ${here}.`;
  const uncommittable = await (0, import_shared_app_planning_execution_execution_objections.commitObjection)(workspace, execution);
  if (uncommittable !== null) return uncommittable;
  const changed2 = await (0, import_shared_core_planning_execution_summary_skeleton.changesInTheWay)(workspace, execution);
  if (changed2.length === 0) return null;
  const names = changed2.slice(0, 5).map((path) => (0, import_common5.plainLine)(path, 120));
  const more = changed2.length > 5 ? ` and ${changed2.length - 5} more` : "";
  return `Phase ${terms.phase} is not begun: a job works on what is committed, and files of its plans have changes of yours that are not (${names.join(", ")}${more}). Commit or stash them first.`;
}
function jobOf(workspace, phase) {
  const isMeant = ({ work }) => work.kind === "execute-phase" && (0, import_hooks_active_on_command.phaseKey)(work.phase) === (0, import_hooks_active_on_command.phaseKey)(phase);
  const found = (0, import_shared_core_jobs_team_job.listJobs)(workspace).find((job) => !(0, import_shared_core_jobs_progress.isEnded)(job) && isMeant(job));
  return found !== void 0 && (0, import_shared_core_report_timeline.readWorkerClaim)(workspace.userFolder, found.id) !== null ? found : null;
}
async function executeByJob(workspace, args) {
  const parsed = executionArguments(args);
  const job = parsed.status === "ok" ? jobOf(workspace, parsed.request.phase) : null;
  if (parsed.status === "refused" || job === null) return null;
  const { request } = parsed;
  const isAsked = request.decisions.length > 0 || request.trust !== null;
  if (job.status !== "waiting" && !isAsked)
    return `Job ${job.id} executes phase ${request.phase}: /msw:status shows how far it is. To end it: ${import_common3.lineToType`job cancel ${job.id}`}`;
  const chosen = await (0, import_shared_app_planning_execution_execution_objections.chooseExecution)(workspace, request);
  if (chosen.status === "refused") return chosen.reason;
  const untrusted = await (0, import_shared_app_planning_execution_execution_objections.settleExecutionTrust)(workspace, chosen.execution, request.trust);
  if (untrusted !== null) return untrusted.reason;
  const unresolved = await (0, import_shared_core_planning_documents_roadmap_scope.decidePlans)(workspace, chosen.execution, request.decisions);
  if (unresolved !== null) return unresolved;
  const resumed = await (0, import_shared_core_report_status_text.resumeJob)(workspace, job.id);
  return resumed.status === "refused" ? resumed.reason : `Job ${job.id} continues with phase ${request.phase} in the background: /msw:status shows how far it is.`;
}
