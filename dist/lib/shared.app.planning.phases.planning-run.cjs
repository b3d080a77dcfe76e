var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var o in e)__defProp(n,o,{get:e[o],enumerable:!0})},__copyProps=(n,e,o,a)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==o&&__defProp(n,r,{get:()=>e[r],enumerable:!(a=__getOwnPropDesc(e,r))||a.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{LONGEST_REASON:()=>LONGEST_REASON,NEW_RUN:()=>NEW_RUN,TRY_SECONDS:()=>TRY_SECONDS,acceptPlans:()=>acceptPlans,asksNotebook:()=>asksNotebook,beginRun:()=>beginRun,checkPhase:()=>checkPhase,commandsOfPhases:()=>commandsOfPhases,endChain:()=>endChain,nextStepOf:()=>nextStepOf,phaseRequirements:()=>phaseRequirements,planningProblems:()=>planningProblems,planningRound:()=>planningRound,readPlanningRun:()=>readPlanningRun,runFiles:()=>runFiles,saveRun:()=>saveRun,showPlanning:()=>showPlanning,spanOf:()=>spanOf,takeChainStep:()=>takeChainStep,triedProblem:()=>triedProblem,untrustedOfPhase:()=>untrustedOfPhase,whyNotRecord:()=>whyNotRecord}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_app_planning_quick_quick_task=require("./shared.app.planning.quick.quick-task.cjs"),import_shared_app_planning_quick_quick_task2=require("./shared.app.planning.quick.quick-task.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_execution_summary_skeleton=require("./shared.core.planning.execution.summary-skeleton.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.co\
re.planning.execution.next-execution.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_loop_judge_check=require("./app.loop.judge-check.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require("./common.cjs"),import_node_path=require("node:path"),import_node_fs=require("node:fs"),import_node_path2=require("node:path");
// src/app/planning/phases/show-progress.ts
// src/app/planning/phases/planning-run.ts
// src/core/planning/rules/planning-problem.ts
function planningProblems({ file, text }, diagnostics) {
  return (0, import_hooks_active_on_command3.placed)(text, diagnostics).map(({ start, end, ...problem }) => ({ file, ...problem }));
}
function spanOf(text, needle, from = 0) {
  const at = text.indexOf(needle, from);
  return at === -1 ? { start: from, end: from } : { start: at, end: at + needle.length };
}
// src/core/planning/rules/tried-check.ts
var TRY_SECONDS = 120;
function triedProblem({ text }, { command, outcome, detail }) {
  const what = outcome === "failed" ? null : WORDS[outcome];
  if (what === null) return null;
  const message = `The check \u201C${(0, import_common4.plainLine)(command, 200)}\u201D ${what.message}${detail === "" ? "" : `: ${(0, import_common4.plainLine)(detail, 160)}`}.`;
  return (0, import_hooks_active_on_command3.warningAt)(spanOf(text, command), { code: what.code, message, fix: what.fix });
}
var WORDS = {
  passed: {
    code: "check-passes-already",
    message: "passes before the work, so it cannot show that the work is done",
    fix: "Name one that fails until then, or let another check of the task do so."
  },
  missing: {
    code: "check-cannot-run",
    message: "starts a program that is not there",
    fix: "Name one that is, or let a task install it first."
  },
  endless: {
    code: "check-too-long",
    message: `did not end within ${TRY_SECONDS} s`,
    fix: "Name a command that runs once and ends."
  }
};
function isTriedProblem(code) {
  return Object.values(WORDS).some((words) => words.code === code);
}
function asksNotebook(command) {
  return (0, import_app_loop_judge_check.simpleCommands)(command).some((words) => {
    const [program = ""] = (0, import_app_loop_judge_check.withoutPrefixes)(words);
    const asks = (noun, verb) => words[words.indexOf(noun) + 1] === verb;
    return (0, import_app_loop_judge_check.baseName)(program) === "nlm" || asks("notebook", "query") || asks("research", "run");
  });
}
// src/app/planning/phases/planning-run.ts
var MOST_REVISIONS = 3;
var TRIED = (0, import_adapters_loops_record_schemas.object)({
  command: (0, import_adapters_loops_record_schemas.string)(),
  outcome: (0, import_adapters_loops_record_schemas._enum)(["passed", "failed", "missing", "endless"]),
  detail: (0, import_adapters_loops_record_schemas.string)()
});
var RUN = (0, import_adapters_loops_record_schemas.object)({
  revisions: (0, import_adapters_loops_record_schemas.number)().check((0, import_adapters_loops_record_schemas.int)(), (0, import_adapters_loops_record_schemas._nonnegative)()),
  gaps: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.boolean)(), false),
  /** Whether a plan-checker judges what code cannot. */
  review: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.boolean)(), true),
  /** Digest of the plans that the plan-checker passed; null until then. */
  passed: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.string)()), null),
  /** Checks that were run before the work. */
  tried: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.array)(TRIED), []),
  /** What the plan-checker was told about these runs: it may send a plan back for each once. */
  told: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()), []),
  /** Whether its plans were recorded, with which a planning ends. */
  recorded: (0, import_adapters_loops_record_schemas._catch)((0, import_adapters_loops_record_schemas.boolean)(), true)
});
var NEW_RUN = {
  ...{ revisions: 0, gaps: false, review: true, passed: null, tried: [], told: [], recorded: false }
};
function runFiles(padded) {
  const file = (name) => `.msw/planning/${padded}-${name}.md`;
  return {
    brief: file("brief"),
    format: ".msw/planning/plan-format.md",
    problems: file("problems"),
    review: file("review"),
    /** What the project remembers. */
    memory: file("memory")
  };
}
function readPlanningRun(root, padded) {
  const file = (0, import_common8.readJson)(runPath(root, padded), (0, import_common11.ownFile)(root));
  const read = RUN.safeParse(file.status === "ok" ? file.value : null);
  return read.success ? { ...read.data, revisions: Math.min(read.data.revisions, MOST_REVISIONS) } : null;
}
function saveRun(root, padded, run) {
  const folder = (0, import_common5.openMswSubfolder)(root, "planning");
  if (folder.status === "ok") (0, import_common7.keepJson)(runPath(root, padded), run);
  return folder;
}
function beginRun(root, padded, run, stamp) {
  const folder = saveRun(root, padded, run);
  if (folder.status === "ok") setVerdictAside(root, padded, stamp);
  return folder;
}
function setVerdictAside(root, padded, stamp) {
  const { review } = runFiles(padded);
  if ((0, import_common10.textOf)((0, import_node_path2.join)(root, review), (0, import_common11.ownFile)(root)) !== null)
    (0, import_node_fs.renameSync)((0, import_node_path2.join)(root, review), (0, import_node_path2.join)(root, review.replace(/\.md$/, `.${stamp}.md`)));
}
function readReview(root, padded) {
  const text = (0, import_common10.textOf)((0, import_node_path2.join)(root, runFiles(padded).review), (0, import_common11.ownFile)(root)) ?? "";
  const marks = [...text.matchAll(/^## (VERIFICATION PASSED|ISSUES FOUND)[ \t]*\r?$/gm)];
  const last = marks.at(-1)?.[1];
  if (last === void 0) return "none";
  return last === "ISSUES FOUND" ? "issues" : "passed";
}
function runPath(root, padded) {
  return (0, import_common5.mswPath)(root, "planning", `${padded}.json`);
}
function planningRound(opened, check, run, reviewed) {
  const { padded, project } = opened;
  const review = reviewed ? readReview(project.root, padded) : null;
  if (!check.ok || review === "issues") return toPlanner(opened, check, run, review === "issues");
  if (review === "none")
    return next(run, "stop", `The plan-checker left no verdict in ${runFiles(padded).review}.`);
  if (review === null && run.review) {
    setVerdictAside(project.root, padded, (/* @__PURE__ */ new Date()).toISOString().replaceAll(/[:.]/g, "-"));
    return toReview(opened, check, run);
  }
  const saved = review === null ? null : saveRun(project.root, padded, { ...run, passed: openPlansDigest(opened) });
  return saved?.status === "refused" ? saved : next(run, "apply", "Nothing is wrong with the plans.");
}
function toPlanner(opened, check, run, hasIssues) {
  const { root } = opened.project;
  const files = runFiles(opened.padded);
  const folder = (0, import_common5.openMswSubfolder)(root, "planning");
  if (folder.status === "refused") return folder;
  (0, import_app_loop_conclude_turn.writePage)((0, import_node_path2.join)(root, files.problems), problemsText(check.problems, hasIssues ? files.review : null));
  const told = hasIssues ? [...run.told, ...triedIn(check).map(({ message }) => message)] : run.told;
  return sentBack(opened, { ...run, told: [...new Set(told)] }, check.errors);
}
function toReview({ padded, project }, check, run) {
  const news = triedIn(check).filter(({ message }) => !run.told.includes(message));
  const reason = "Code finds no error; what it cannot judge is open.";
  if (news.length === 0) return next(run, "review", reason);
  const folder = (0, import_common5.openMswSubfolder)(project.root, "planning");
  if (folder.status === "refused") return folder;
  const { problems } = runFiles(padded);
  (0, import_app_loop_conclude_turn.writePage)((0, import_node_path2.join)(project.root, problems), triedText(news));
  return next(run, "review", reason, problems);
}
function triedIn({ problems }) {
  return problems.filter(({ code }) => isTriedProblem(code));
}
function next({ revisions }, step, reason, problemsFile = null) {
  return { status: "ok", round: { round: revisions, next: step, reason, problemsFile } };
}
function whyNotRecord(opened, run) {
  if (run === null || !run.review || run.passed === openPlansDigest(opened)) return null;
  return 'The plan-checker has not let these plans pass: ask it, then call --review; the user can take them as they are with /msw:plan N --accept "why".';
}
function openPlansDigest(opened) {
  const { project, folder } = opened;
  const files = (0, import_shared_app_planning_documents_open_phase.openPlans)(opened).map(({ file }) => (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, (0, import_node_path2.join)(folder, file)));
  return (0, import_shared_core_planning_phases_standing.coveredDigestOf)(project.root, files);
}
function sentBack({ project, padded }, run, errors) {
  const { problems } = runFiles(padded);
  const what = errors === 0 ? "The plan-checker found issues" : `${(0, import_common9.countOf)(errors, "error")}`;
  if (run.revisions >= MOST_REVISIONS)
    return next(run, "stop", `${what} after ${MOST_REVISIONS} revisions: the user decides.`, problems);
  const again = { ...run, revisions: run.revisions + 1 };
  const saved = saveRun(project.root, padded, again);
  if (saved.status === "refused") return saved;
  return next(
    again,
    "revise",
    `${what}: revision ${again.revisions} of at most ${MOST_REVISIONS}.`,
    problems
  );
}
function triedText(problems) {
  return import_common6.prose`# What the checks did before the work\n\nThose of the first plans ran once, in the project as it is.\n\n${linesOf(problems)}\n`;
}
function linesOf(problems) {
  const lines = problems.map(({ file, line, column, severity, code, message, fix }) => {
    const place = import_common6.prose`${(0, import_common.quoteName)(file)}:${line}:${column}`;
    return import_common6.prose`- ${(0, import_common.quoteName)(severity)} ${place} [${(0, import_common.quoteName)(code)}] ${(0, import_common3.quoteLine)(`${message} ${fix}`, 600)}`;
  });
  return (0, import_common6.joinProse)(lines, "\n");
}
function problemsText(problems, review) {
  const parts = [
    import_common6.prose`# What is wrong with the plans`,
    import_common6.prose`Fix every error; fix a warning or know why not. Change nothing else.`,
    review === null ? null : import_common6.prose`The plan-checker's issues are in ${(0, import_common.quoteName)(review)}: fix those, too.`,
    problems.length === 0 ? import_common6.prose`Code finds no problem.` : linesOf(problems)
  ];
  return import_common6.prose`${(0, import_common6.joinProse)(parts, "\n\n")}\n`;
}
// src/app/planning/phases/show-progress.ts
function nextStepOf(project, facts = {}) {
  const { standing } = project;
  const milestone = (0, import_shared_app_planning_milestones_open_milestone.milestonePage)(project);
  const atEnd = milestone.status === "refused" ? null : (0, import_shared_app_planning_milestones_open_milestone.milestoneStep)(standing, milestone);
  return atEnd ?? (0, import_shared_app_planning_milestones_open_milestone.nextStep)(standing, { ...stepFacts(project), ...facts });
}
function commandsOfPhases(project) {
  const { standing } = project;
  const facts = stepFacts(project);
  return standing.phases.map((phase) => {
    const isOpen = standing.open.includes(phase.number);
    const { command } = (0, import_shared_app_planning_milestones_open_milestone.nextStep)({ ...standing, kind: "working", phase }, facts);
    return { number: phase.number, name: phase.name, command: isOpen ? command : null };
  });
}
function stepFacts(project) {
  const { root, planning, state } = project;
  const existing = ["STATE.md", "REQUIREMENTS.md", "PROJECT.md"].find(
    (name) => (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, (0, import_node_path.join)(planning, name))
  );
  return {
    skipDiscuss: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).skipDiscuss,
    pausedAt: state?.pausedAt ?? null,
    existing: existing === void 0 ? null : `.planning/${existing}`,
    whyNotExecute: (phase) => (0, import_shared_app_planning_quick_quick_task2.whyNotExecute)(project, phase),
    isBeingPlanned: (phase) => isBeingPlanned(root, phase)
  };
}
function isBeingPlanned(root, { number: number2, plans }) {
  const run = readPlanningRun(root, (0, import_hooks_active_on_command.paddedPhase)((0, import_hooks_active_on_command.folderPhase)(number2) ?? number2));
  return run !== null && !run.recorded && (run.gaps || plans.every(({ done }) => !done));
}
async function showPlanning(folder, env) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(folder);
  if (opened.status === "refused") return opened;
  const waiting = await (0, import_shared_app_planning_execution_waiting_plans.waitingPlans)(opened.project, env);
  const page = planningPage(opened.project);
  if (page.next.action === "init") return null;
  return { ...page, waiting, next: (0, import_shared_core_planning_execution_next_execution.nextWith)(page.next, waiting) };
}
function planningPage(project) {
  const { state, standing, planning } = project;
  const text = state?.document.text ?? "";
  const about = (0, import_shared_core_planning_documents_planning_settings.documentText)(project.root, (0, import_node_path.join)(planning, "PROJECT.md"));
  const next2 = nextStepOf(project);
  return {
    name: about === null ? null : (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    standing,
    blockers: (0, import_shared_core_planning_execution_summary_skeleton.blockersIn)(text),
    resolve: import_common2.lineToType`state blocker resolve "WORDS"`,
    decisions: (0, import_shared_core_planning_execution_summary_skeleton.decisionsIn)(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" \u2014 ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    points: openBesides(project, next2),
    todos: todosOf(project, text),
    debugging: debuggingOf(project),
    small: (0, import_shared_app_planning_quick_quick_task.openQuickTasks)(project.root),
    next: next2
  };
}
function todosOf(project, state) {
  const over = ["completed", "done"].flatMap((folder) => notesIn(project, (0, import_node_path.join)("todos", folder)));
  const open = notesIn(project, (0, import_node_path.join)("todos", "pending")).filter(
    (note) => !note.isSettled && !over.some(({ name }) => name === note.name)
  );
  const listed = (0, import_shared_core_planning_execution_summary_skeleton.todosIn)(state).filter((item) => ![...open, ...over].some((note) => isAbout(item, note)));
  return [...open.map(({ title }) => title), ...listed];
}
function isAbout(item, { name, title }) {
  const said = item.toLowerCase();
  return said.includes(title.toLowerCase()) || said.includes(name.replace(/\.md$/, "").toLowerCase());
}
var KNOWLEDGE = "knowledge-base.md";
function debuggingOf(project) {
  const notes = notesIn(project, "debug").filter(({ name }) => name !== KNOWLEDGE);
  return notes.filter(({ isSettled }) => !isSettled).map(({ title }) => title);
}
function notesIn({ root, planning }, folder) {
  const names = (0, import_shared_core_planning_documents_planning_settings.documentNames)(root, (0, import_node_path.join)(planning, folder)).filter((name) => name.endsWith(".md"));
  return names.flatMap((name) => {
    const text = (0, import_shared_core_planning_documents_planning_settings.documentText)(root, (0, import_node_path.join)(planning, folder, name));
    if (text === null) return [];
    const { frontmatter, headings } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
    const { title, status, trigger } = frontmatter.values;
    const said = (0, import_hooks_active_on_command2.scalar)(status) ?? (0, import_shared_core_planning_documents_roadmap_scope.readState)(text).statusText ?? "";
    const isSettled = (0, import_shared_core_planning_writing_section.saysSettled)(said);
    return [
      {
        name,
        title: (0, import_hooks_active_on_command2.scalar)(title) ?? headings[0]?.title ?? (0, import_hooks_active_on_command2.scalar)(trigger) ?? name.replace(/\.md$/, ""),
        isSettled
      }
    ];
  });
}
function openBesides(project, next2) {
  const page = (0, import_shared_app_planning_milestones_open_milestone.milestonePage)(project);
  const points = page.status === "open" ? page.points : [];
  if (project.standing.kind === "complete") return points;
  const waits = ["human_needed", "gaps_found", "stale"];
  return points.filter(
    ({ phase, status, category }) => phase !== next2.phase && (category === "uat_gaps" || waits.includes(status))
  );
}

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

var import_common12 = require("./common.cjs");

var import_common13 = require("./common.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common14 = require("./common.cjs");

var import_common15 = require("./common.cjs");

var import_common16 = require("./common.cjs");

var import_node_path3 = require("node:path");
// src/app/route/take-chain-step.ts
// src/core/route/chain.ts
var MOST_ROUNDS = 2;
function chainTurn(chain, { next: next2, phase, mark, now }) {
  const { command, reason } = next2;
  const end = (why, type = command) => ({ kind: "end", why, type });
  if (command === null || !BY_ITSELF.has(next2.action)) return end(reason);
  if (phase?.verification === "human_needed") return end(reason, null);
  const last = chain.steps.at(-1);
  if (last?.command === command && last.before === mark)
    return end(`${command} changed nothing, so it is not repeated. ${reason}`);
  if (next2.action === "plan" && last?.command === command)
    return end(`The planning was not finished. ${reason}`);
  const rounds = chain.steps.filter((one) => one.command === command).length;
  if (next2.action === "close-gaps" && rounds >= MOST_ROUNDS)
    return end(
      `The gaps of the phase were closed ${MOST_ROUNDS} times, and its verification still finds some. ${reason}`
    );
  if (chain.steps.length >= chain.maxSteps)
    return end(
      `Its budget of ${(0, import_common9.countOf)(chain.maxSteps, "step")} is used up. ${reason}`,
      lineToContinue(chain)
    );
  if (now - chain.startedAt >= chain.maxMinutes * 6e4)
    return end(
      `Its budget of ${(0, import_common9.countOf)(chain.maxMinutes, "minute")} is used up. ${reason}`,
      lineToContinue(chain)
    );
  const step = { at: now, phase: next2.phase, command, before: mark };
  return { kind: "step", chain: { ...chain, steps: [...chain.steps, step] }, command };
}
var BY_ITSELF = /* @__PURE__ */ new Set(["plan", "execute", "verify", "close-gaps"]);
function lineToContinue({ maxSteps, maxMinutes }) {
  const { maxIterations: usualSteps, maxMinutes: usualMinutes } = import_common14.requestDefaults;
  const steps = maxSteps === usualSteps ? "" : ` --max-iterations ${maxSteps}`;
  const minutes = maxMinutes === usualMinutes ? "" : ` --max-minutes ${maxMinutes}`;
  return `/msw:go --until blocked${steps}${minutes}`;
}
var LONGEST_REASON = 500;
function chainReport({ steps, startedAt }, { why, type }, now) {
  const minutes = (from, to) => {
    const count = Math.round((to - from) / 6e4);
    return count < 1 ? "less than a minute" : (0, import_common9.countOf)(count, "minute");
  };
  return [
    `The chain ended after ${(0, import_common9.countOf)(steps.length, "step")} and ${minutes(startedAt, now)}: ${(0, import_common4.plainLine)(why, LONGEST_REASON)}`,
    ...type === null ? [] : [`Next: ${(0, import_common4.plainLine)(type, 300)}`],
    ...steps.map(
      ({ command, at }, index) => `  ${index + 1}. ${(0, import_common4.plainLine)(command, 120)} (${minutes(at, steps[index + 1]?.at ?? now)})`
    )
  ];
}
// src/app/route/take-chain-step.ts
async function takeChainStep(workspace, session, budget) {
  const chain = (0, import_shared_app_planning_worktrees_plan_runs.readChain)(workspace, session) ?? newChain(workspace, session, budget);
  const view = await lookAround(workspace);
  if (typeof view === "string") return endChain(workspace, chain, { why: view, type: null });
  const turn = chainTurn(chain, view);
  if (turn.kind === "end") return endChain(workspace, chain, turn);
  if (!import_shared_app_planning_worktrees_plan_runs.chains.keep(workspace, turn.chain))
    return endChain(workspace, chain, {
      why: "This session has no id under which it could be kept.",
      type: null
    });
  return {
    kind: "step",
    command: turn.command,
    because: view.next.reason,
    number: turn.chain.steps.length
  };
}
function newChain({ project, now }, session, { maxSteps, maxMinutes }) {
  return { session, project, startedAt: now(), maxSteps, maxMinutes, steps: [] };
}
async function lookAround({ project, env, now }) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(project);
  if (opened.status === "refused") return opened.reason;
  const { phases } = opened.project;
  const waiting = await (0, import_shared_app_planning_execution_waiting_plans.waitingPlans)(opened.project, env);
  const next2 = (0, import_shared_core_planning_execution_next_execution.nextWith)(nextStepOf(opened.project, { skipDiscuss: true }), waiting);
  return {
    next: next2,
    phase: next2.phase === null ? null : (0, import_shared_core_planning_writing_new_documents.findPhase)(phases, next2.phase),
    mark: (0, import_common16.createHash)("sha256").update(JSON.stringify([phases, waiting])).digest("hex").slice(0, 16),
    now: now()
  };
}
async function endChain(workspace, chain, end) {
  const { project, now } = workspace;
  import_shared_app_planning_worktrees_plan_runs.chains.forget(workspace, chain.session);
  const lines = chainReport(chain, end, now());
  const folder = (0, import_common5.openMswSubfolder)(project, "chains");
  const name = `${new Date(chain.startedAt).toISOString().slice(0, 19).replaceAll(":", "-")}.md`;
  if (folder.status !== "refused") (0, import_common7.keepText)((0, import_node_path3.join)(folder.path, name), `${lines.join("\n")}
`);
  const { session, steps } = chain;
  const event = {
    event: "chain-ended",
    session,
    steps: steps.length,
    reason: (0, import_common15.redact)((0, import_common4.plainLine)(end.why, 300))
  };
  await (0, import_common12.appendJournal)(project, { ...event, event: "chain-ended" }, (0, import_common13.isoNow)(workspace));
  const [first = "", ...more] = lines;
  const where = folder.status === "refused" ? [] : [`Report: .msw/chains/${name}`];
  return { kind: "end", answer: (0, import_hooks_active_on_stop.sayLines)([`msw \u25B8 ${first}`, ...more, ...where].join("\n")) };
}

var import_shared_core_planning_documents_roadmap_scope2 = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_shared_core_planning_documents_roadmap_scope3 = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_shared_core_planning_documents_roadmap_scope4 = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_common17 = require("./common.cjs");

var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
// src/core/planning/rules/decisions.ts
var ITEM = /^([ \t]*)-[ \t]+\*\*(D\d*-[A-Za-z0-9][\w-]*)/;
var UNTRACKED = /\b(?:informational|folded|deferred)\b/i;
var DISCRETION = /^claude['’]?s? discretion$/i;
function readDecisions(text) {
  const { quoted, headings } = (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(text);
  const plain = (0, import_hooks_active_on_command7.withoutBlocks)(text, quoted);
  const tagged = [...plain.matchAll(/<decisions>/gi)].flatMap(({ index }) => {
    const end = plain.toLowerCase().indexOf("</decisions>", index);
    return end === -1 ? [] : [{ start: index, end }];
  });
  const section = headings.find(({ title }) => /decisions?\b/i.test(title));
  const headed = section === void 0 ? [] : [{ start: section.next, end: section.sectionEnd }];
  return (tagged.length > 0 ? tagged : headed).flatMap(({ start, end }) => decisionsIn2(plain, start, end));
}
function decisionsIn2(plain, from, to) {
  const found = [];
  let isFree = false;
  let depth = Number.POSITIVE_INFINITY;
  for (const line of (0, import_hooks_active_on_command3.textLines)(plain, from, to)) {
    const heading = /^\s*###\s+(\S.*)$/.exec(line.text)?.[1];
    if (heading !== void 0) isFree = DISCRETION.test(heading.trim());
    const [head = "", indent = "", id] = ITEM.exec(line.text) ?? [];
    if (id === void 0 || indent.length > depth) continue;
    depth = indent.length;
    const rest = line.text.slice(head.length);
    const tags = /^[ \t]{0,9}\[([^\]]{1,200})\]/.exec(rest)?.[1] ?? "";
    const said = rest.replace(/^[^*]*\*\*/, "").trim();
    const locked = !isFree && !UNTRACKED.test(tags);
    found.push({ id, text: said, locked, start: line.start, end: line.end });
  }
  return found;
}
// src/core/planning/rules/phase-coverage.ts
function uncoveredIn(sources) {
  return [...unserved(sources), ...undecided(sources)];
}
function unserved(sources) {
  const done = sources.requirements?.items.filter(({ checked }) => checked).map(({ id }) => id) ?? [];
  const served = [...sources.plans.flatMap((plan) => plan.requirements), ...done];
  const keys = new Set(served.map((id) => id.toUpperCase()));
  return phaseRequirements(sources).filter((id) => !keys.has(id.toUpperCase())).flatMap((id) => {
    const entry = (0, import_hooks_active_on_command.numbered)(sources.roadmap?.phases, sources.phase);
    const isListed = entry?.requirements.includes(id) === true;
    const document = isListed ? sources.roadmap?.document : sources.requirements?.document;
    const text = document?.text ?? "";
    const file = isListed ? ".planning/ROADMAP.md" : ".planning/REQUIREMENTS.md";
    return planningProblems({ file, text }, [
      (0, import_hooks_active_on_command3.errorAt)(spanOf(text, id, isListed ? entry.start : 0), {
        code: "requirement-uncovered",
        message: `No plan of phase ${sources.phase} serves the requirement ${id}.`,
        fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`
      })
    ]);
  });
}
function phaseRequirements(sources) {
  const key = (0, import_hooks_active_on_command.phaseKey)(sources.phase);
  const traced = (sources.requirements?.traces ?? []).filter(
    ({ phase }) => (phase.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => (0, import_hooks_active_on_command.phaseKey)(one) === key)
  ).map(({ id }) => id);
  const all = [...(0, import_hooks_active_on_command.numbered)(sources.roadmap?.phases, sources.phase)?.requirements ?? [], ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id])).values()];
}
function undecided({ plans, context }) {
  if (context === null) return [];
  const work = plans.map(workText).join("\n");
  const missing = readDecisions(context.text).filter(
    ({ id, locked }) => locked && !new RegExp(`\\b${id}\\b`).test(work)
  );
  return planningProblems(
    context,
    missing.map(
      (decision) => (0, import_hooks_active_on_command3.errorAt)(decision, {
        code: "decision-uncovered",
        message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
        fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`
      })
    )
  );
}
function workText({ text, frontmatter, sections, tasks }) {
  const plain = (0, import_hooks_active_on_command7.withoutBlocks)(text, (0, import_hooks_active_on_command7.quotedRanges)(text, frontmatter.end));
  const keys = frontmatter.entries.filter(({ key }) => key === "must_haves");
  const parts = sections.filter(({ name }) => name === "objective" || name === "tasks");
  return [...keys, ...parts, ...tasks].map(({ start, end }) => plain.slice(start, end)).join("\n");
}
// src/app/planning/phases/check-phase.ts
// src/app/planning/phases/phase-problems.ts
var MUST_NOT_BE = /* @__PURE__ */ new Set([
  "overlap",
  "declared-wave",
  import_shared_core_planning_documents_roadmap_scope4.UNREAD,
  "key-link-pattern",
  "element-unclosed",
  "fence-unclosed",
  "comment-unclosed"
]);
function planProblems(opened, plans, options) {
  return plans.filter(({ done }) => !done).flatMap((plan) => problemsOf(opened, plan, options));
}
function problemsOf({ project, padded, onDisk }, { file, document }, { gaps, isNew }) {
  const siblings = onDisk === null ? [] : (0, import_shared_core_planning_writing_section.dependableNames)(onDisk);
  const isFinished = (phase, plan) => isOverOrDone(project, phase, plan);
  const around = { fileName: (0, import_node_path5.basename)(file), siblings, isFinished, isNew };
  const found = [...(0, import_shared_core_planning_documents_roadmap_scope2.validatePlan)(document, around)];
  const entry = document.frontmatter.entries.findLast(({ key }) => key === "phase") ?? document.frontmatter;
  const named2 = document.phase === null ? padded : (0, import_hooks_active_on_command.folderPhase)(document.phase) ?? document.phase;
  const report = (code, message, fix) => found.push({ severity: "error", code, message, fix, start: entry.start, end: entry.start });
  if ((0, import_hooks_active_on_command.phaseKey)(named2) !== (0, import_hooks_active_on_command.phaseKey)(padded))
    report(
      "plan-phase",
      `The plan says that it belongs to phase "${document.phase}".`,
      `Write phase: ${padded}.`
    );
  if (gaps && !document.gapClosure)
    report("gap-closure-missing", "The plan does not say that it closes gaps.", "Add gap_closure: true.");
  return planningProblems({ file, text: document.text }, found);
}
function isOverOrDone({ phases, standing, roadmap }, phase, plan) {
  const facts = (0, import_hooks_active_on_command.numbered)(phases, phase);
  const isListed = (all = []) => all.some((one) => (0, import_hooks_active_on_command.phaseKey)(one) === (0, import_hooks_active_on_command.phaseKey)(phase));
  if (facts === void 0) return isListed(roadmap?.elsewhere) && !isListed(roadmap?.openElsewhere);
  const isDone = plan !== null && facts.plans.some(({ id, done }) => done && (0, import_hooks_active_on_command4.isSamePlan)(id, plan));
  return isDone || !isListed(standing.open);
}
function orderProblems(plans, waves) {
  const open = new Set(plans.filter(({ done }) => !done).map(({ id }) => id));
  const isOpen = ({ code, plan }) => code === "overlap" ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b)) : open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem) => {
    const plan = plans.find(({ id }) => id === problem.plan);
    if (plan === void 0) return [];
    const { entries, start } = plan.document.frontmatter;
    const key = KEYS[problem.code] ?? "depends_on";
    const at = entries.findLast((entry) => entry.key === key)?.start ?? start;
    const { code, severity, message, fix } = problem;
    return planningProblems({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at }
    ]);
  });
}
var KEYS = {
  overlap: "files_modified",
  "declared-wave": "wave"
};
function folderProblems({ project, facts, folder, padded, onDisk }, plans, { gaps }) {
  const file = (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, folder);
  const at = { line: 1, column: 1, severity: "error" };
  const others = (onDisk?.others ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    severity: "warning",
    code: "plan-other",
    message: `${name} is not read as a plan: it has no task, no key of a plan and no number.`,
    fix: `If it is one, name it ${padded}-NN-PLAN.md.`
  }));
  const odd = (onDisk?.oddlyNamed ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    // An overview of the others: nothing is left out.
    severity: name === "PLAN.md" ? "warning" : at.severity,
    code: "plan-name",
    message: `${name} is not a plan name that GSD schedules.`,
    fix: `Rename it to ${padded}-NN-PLAN.md.`
  }));
  const isClosed2 = !gaps || plans.some(({ done, document }) => !done && document.gapClosure);
  if (plans.length > 0 && isClosed2) return [...others, ...odd];
  const missing = plans.length > 0 ? {
    code: "gap-uncovered",
    message: `No open plan in ${file} closes the gaps of the verification.`,
    fix: "Write one with gap_closure: true, with the statement of each gap in must_haves.truths."
  } : {
    code: "plans-missing",
    message: (0, import_shared_core_planning_writing_new_documents.onlyUnread)(facts) ?? `The phase has no plans in ${file}.`,
    fix: `Write ${padded}-01-PLAN.md there.`
  };
  return [...others, ...odd, { file, ...at, ...missing }];
}
function strictly(problem, plans, { isNew }) {
  if (MUST_NOT_BE.has(problem.code)) return { ...problem, severity: "error" };
  const isEarly = plans.some(({ document }) => document.frontmatter.values.requirements === void 0);
  return problem.code === "requirement-uncovered" && isEarly && !isNew ? { ...problem, severity: "warning" } : problem;
}
// src/app/planning/phases/check-phase.ts
function checkPhase(opened, options) {
  const { project, onDisk } = opened;
  const waves = (0, import_shared_core_planning_writing_section.planWaves)(onDisk === null ? [] : (0, import_shared_core_planning_writing_section.wavePlans)(onDisk));
  const plans = plansOf(opened, waves);
  const uncovered = uncoveredIn({
    phase: opened.facts.number,
    plans: plans.map(({ document }) => document),
    roadmap: project.roadmap,
    requirements: project.requirements,
    context: (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).coversContext ? (0, import_shared_app_planning_documents_open_phase.phaseDocument)(opened, "CONTEXT") : null
  });
  const problems = [
    ...planProblems(opened, plans, options),
    ...orderProblems(plans, waves),
    ...folderProblems(opened, plans, options),
    ...uncovered
  ].map((problem) => strictly(problem, plans, options));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    plans: plans.map(({ document: _, ...plan }) => plan),
    waves: waves.waves,
    problems: problems.toSorted(inOrder)
  };
}
function plansOf({ project, folder, onDisk }, waves) {
  return (onDisk?.plans ?? []).map(({ id, file, document, summary }) => ({
    id,
    file: (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, (0, import_node_path4.join)(folder, file)),
    objective: document.objective,
    wave: waves.nodes.find((node) => node.id === id)?.wave ?? null,
    tasks: document.tasks.length,
    done: summary !== null,
    document
  }));
}
function inOrder(a, b) {
  if (a.severity !== b.severity) return a.severity === "error" ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
function untrustedOfPhase(opened, env) {
  const { project } = opened;
  const usual = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning).usualCommands;
  const folder = (0, import_common17.ownUserFolder)(project.root, env);
  const commands = new Set((0, import_shared_app_planning_documents_open_phase.openPlans)(opened).flatMap(({ document }) => (0, import_hooks_active_on_command6.planCommands)(document.text, usual)));
  return [...commands].filter(
    (command) => folder.status === "refused" || !(0, import_hooks_active_on_command5.isTrusted)(folder.path, project.root, command)
  );
}
// src/app/planning/phases/record-plans.ts
async function recordPlans(opened, gaps) {
  const { project, padded, facts } = opened;
  const recorded = await (0, import_shared_core_planning_phases_sync_roadmap.recordEvent)(project, { kind: "planned", phase: facts.number });
  if (recorded.status === "refused") return recorded;
  const run = readPlanningRun(project.root, padded);
  if (run !== null) saveRun(project.root, padded, { ...run, recorded: true });
  const { files: changed } = recorded;
  const message = `docs(${padded}): create ${gaps ? "gap closure plans" : "phase plan"}`;
  const commit = await (0, import_shared_core_planning_documents_roadmap_scope3.commitPlanning)(project.root, [...written(opened), ...changed], message);
  return { status: "done", changed, commit };
}
function written(opened) {
  const { project, folder, onDisk } = opened;
  const done = new Set(
    (onDisk?.plans ?? []).filter(({ summary }) => summary !== null).map(({ file }) => file)
  );
  const listed = (onDisk?.plans ?? []).map(({ file }) => file);
  const named2 = (0, import_hooks_active_on_command4.phaseFiles)(onDisk?.names ?? [], []).plans.filter((file) => !onDisk?.others.includes(file));
  const plans = [.../* @__PURE__ */ new Set([...listed, ...named2])].filter((file) => !done.has(file));
  const research = (0, import_shared_app_planning_documents_open_phase.phaseDocument)(opened, "RESEARCH");
  return [
    ...plans.map((file) => (0, import_shared_app_planning_documents_open_phase.fromRoot)(project.root, (0, import_node_path6.join)(folder, file))),
    ...research === null ? [] : [research.file]
  ];
}
function acceptPlans(opened, { found, gaps, accepted }) {
  const { project, facts, padded } = opened;
  if (accepted !== null) return takePlans(opened, { found, gaps, accepted });
  if (!found.ok) {
    const errors = `${(0, import_common9.countOf)(found.errors, "error")}`;
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `The plans of phase ${facts.number} have ${errors}: to take them as they are, type /msw:plan ${facts.number} --accept "why".`
    );
  }
  const problem = whyNotRecord(opened, readPlanningRun(project.root, padded));
  return problem === null ? recordPlans(opened, gaps) : (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(problem);
}
function takePlans(opened, { found, gaps, accepted }) {
  const { project } = opened;
  const never = found.problems.find(({ code, severity }) => severity === "error" && import_shared_core_planning_documents_roadmap_scope2.NEVER.has(code));
  if (never !== void 0)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(
      `${never.file}:${never.line} cannot be carried out as it is: ${never.message} ${never.fix}`
    );
  const texts2 = (0, import_shared_app_planning_documents_open_phase.openPlans)(opened).map(({ document }) => document.text);
  const kept = (0, import_shared_core_planning_execution_summary_skeleton.keepAccepted)(project.root, accepted, texts2);
  return kept.status === "refused" ? kept : recordPlans(opened, gaps);
}
