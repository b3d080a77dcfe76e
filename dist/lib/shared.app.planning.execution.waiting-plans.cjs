var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(t=__getOwnPropDesc(e,o))||t.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{askedIn:()=>askedIn,commitLines:()=>commitLines,describeStep:()=>describeStep,findAssigned:()=>findAssigned,gateNow:()=>gateNow,planExecutor:()=>planExecutor,planToken:()=>planToken,shortStep:()=>shortStep,waitingPlans:()=>waitingPlans,withoutBackground:()=>withoutBackground}),module.exports=__toCommonJS(stdin_exports);var import_shared_adapters_git_remote_clone=require("./shared.adapters.git.remote-clone.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs");
// src/app/planning/execution/team-branches.ts
async function teamBranches({
  root,
  phases
}) {
  const waiting = [];
  for (const line of (0, import_shared_core_snapshots_undo_text.linesIn)(root, "branches")) {
    const [id = "", folder, pushed] = line.split(" ");
    const phase = phases.find((one) => one.folder === folder)?.number;
    if (phase === void 0 || !ID.test(id)) continue;
    const named2 = { phase, plan: null, kind: "team" };
    if (pushed === void 0)
      waiting.push({
        ...named2,
        reason: `Job ${id} of the team carries out phase ${phase}`,
        command: import_common2.lineToType`job status ${id}`
      });
    else if (!await (0, import_shared_adapters_git_remote_clone.isInHead)(root, pushed))
      waiting.push({
        ...named2,
        reason: `Job ${id} of the team has carried out phase ${phase}, and its branch is not merged here`,
        command: (0, import_shared_core_jobs_progress.mergeLine)((0, import_shared_core_jobs_team_job.teamBranch)(id))
      });
  }
  return waiting;
}
var ID = /^[a-z0-9-]{1,40}$/;
// src/app/planning/execution/waiting-plans.ts
async function waitingPlans({ root, phases }, env) {
  const begun = phases.flatMap(
    ({ number, folder }) => folder !== null && (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(root, (0, import_shared_app_planning_worktrees_plan_runs.runsPath)(root, folder)) ? [{ phase: number, folder }] : []
  );
  const waiting = [...await teamBranches({ root, phases })];
  const opened = begun.length === 0 ? null : (0, import_common.openWorkspace)(root, env);
  if (opened === null || opened.status === "refused") return waiting;
  for (const terms of begun) {
    const execution = await (0, import_shared_core_planning_execution_next_execution.readExecution)(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    const asked = askedIn(opened.workspace, execution).map(({ plan, kind, text, usual }) => {
      const command = kind === "untrusted" ? (0, import_hooks_active_on_command2.executionCall)(execution.terms) : usual;
      const [first = ""] = text.split("\n");
      return { phase: terms.phase, plan, kind, reason: (0, import_common3.plainLine)(first, 300).replace(/[.:]$/, ""), command };
    });
    waiting.push(...asked, ...unproven(execution));
  }
  return waiting;
}
function unproven({ terms, plans }) {
  return plans.filter(({ record, summary }) => record === null && summary === "unproven").map(({ id: plan }) => ({
    phase: terms.phase,
    plan,
    kind: "unproven",
    reason: (0, import_common3.plainLine)(`Plan ${plan} has a summary, but its checks have not passed`, 300),
    command: (0, import_hooks_active_on_command2.executionCall)(terms)
  }));
}
function askedIn(workspace, execution) {
  return execution.step.questions.flatMap(({ plan, kind }) => {
    const found = execution.plans.find(({ id }) => id === plan);
    return found === void 0 ? [] : [{ plan, kind, ...ask(workspace, execution, found) }];
  });
}
var WAYS = "(--close only finishes it, --again carries it out again, --skip leaves it)";
function ask(workspace, { terms }, plan) {
  const { id, record } = plan;
  const type = (option) => (0, import_hooks_active_on_command2.decisionCommand)(terms, option, id);
  const every = type(import_common4.prose`--close|--again|--skip`);
  switch (record?.state) {
    case "checkpoint": {
      const { type: kind, text } = record.checkpoint;
      const answer = import_common4.prose`${type(import_common4.prose`--answer`)} YOUR WORDS`;
      const head = `Plan ${id} waits at a checkpoint (${(0, import_common3.plainLine)(kind, 40)}) for your answer:`;
      return { text: `${head}
${(0, import_common6.clipText)((0, import_common5.harmless)(text), 1800)}`, answer, usual: answer };
    }
    case "halted": {
      const report = record.report === null ? "" : ` Report: ${record.report}`;
      const text = (0, import_common3.plainLine)(`Plan ${id} is halted ${WAYS}: ${record.reason}.${report}`, 600);
      return { text, answer: every, usual: type(import_common4.prose`--again`) };
    }
    case "untrusted": {
      const allow = (digest) => (0, import_hooks_active_on_command2.trustCommand)(terms, digest);
      const text = `Commands of plan ${id} changed and are not allowed yet:${(0, import_hooks_active_on_command.trustRequest)(workspace, record.commands, allow)}`;
      const answer = allow((0, import_hooks_active_on_command.commandsDigest)(workspace, record.commands));
      return { text, answer, usual: answer };
    }
    default: {
      const commits = commitLines(plan).slice(0, 10).join("\n");
      const text = `Plan ${id} is half done: it has commits and no summary ${WAYS}:
${commits}`;
      return { text, answer: every, usual: type(import_common4.prose`--close`) };
    }
  }
}
function commitLines({ commits }) {
  return commits.map(({ hash, subject }) => `${hash.slice(0, 8)} ${(0, import_common3.plainLine)(subject, 100)}`);
}

var import_shared_core_planning_documents_roadmap_scope = require("./shared.core.planning.documents.roadmap-scope.cjs");

var import_hooks_active_on_command3 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command4 = require("./hooks.active.on-command.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/planning/execution/describe-step.ts
// src/core/planning/execution/executor-prompt.ts
var LONGEST_ANSWER = 2e3;
var MOST_COMMITS = 30;
function executorPrompt(task) {
  return (0, import_common4.joinProse)(
    [
      import_common4.prose`Carry out one plan of this project, as your role says.`,
      import_common4.prose`${PLAN_LINE}${(0, import_common7.quoteName)(task.planPath)}`,
      import_common4.prose`Summary: ${(0, import_common7.quoteName)(task.summaryPath)}`,
      ...task.tree === null ? [] : treeLines(task.tree),
      import_common4.prose`Helper: ${task.cli} execute`,
      import_common4.prose`Name of the plan for the helper: ${(0, import_common7.quoteName)(task.token)}`,
      ...modeLines(task)
    ],
    "\n"
  );
}
function treeLines({ path, conflicts }) {
  const merged = import_common4.prose`What was merged meanwhile is brought into it and meets your plan's work in: ${(0, import_common7.quoteNames)(conflicts, MOST_FILES)}. Begin with these: edit them until both sides hold and no mark of a conflict is left. MSW commits the merge.`;
  return [import_common4.prose`Work in: ${(0, import_common7.quoteName)(path)}`, ...conflicts.length === 0 ? [] : [merged]];
}
var MOST_FILES = 20;
var PLAN_LINE = import_common4.prose`Plan: `;
function modeLines({ mode, commits, answer, token }) {
  const done = commits.slice(-MOST_COMMITS).map((commit) => (0, import_common9.quoteLine)(commit, 120));
  const completed = [
    import_common4.prose`<completed_tasks>`,
    ...done.length === 0 ? [import_common4.prose`none`] : done,
    import_common4.prose`</completed_tasks>`
  ];
  switch (mode) {
    case "fresh":
      return [];
    case "close":
      return [
        import_common4.prose`Its work seems to be committed. Check each task against the plan, finish only what is missing, then write the summary (execute summary ${(0, import_common7.quoteName)(token)}).`,
        ...completed
      ];
    case "again":
      if (done.length === 0) return [];
      return [
        import_common4.prose`Part of it was committed before. Carry the whole plan out again, on top of that.`,
        ...completed
      ];
    case "continue":
      return [
        import_common4.prose`An executor stopped at a checkpoint. Do not repeat what is completed; continue with the task behind it, with this answer:`,
        ...completed,
        import_common4.prose`<user_response>${(0, import_common8.typedLine)(answer ?? "", LONGEST_ANSWER)}</user_response>`
      ];
  }
}
function findAssigned(message, paths) {
  const lines = message.replaceAll("\r\n", "\n").split("\n");
  for (const line of lines.filter((one) => one.startsWith(PLAN_LINE))) {
    const named2 = line.slice(PLAN_LINE.length).trim().replaceAll("\\", "/").replaceAll(/^\u201c|\u201d$/g, "");
    const found = paths.find((path) => named2 === path || named2.endsWith(`/${path}`));
    if (found !== void 0) return found;
  }
  return null;
}
// src/app/planning/execution/describe-step.ts
function describeStep(workspace, execution, { trees, notes } = { trees: /* @__PURE__ */ new Map(), notes: [] }) {
  const { step, terms, config } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    /** What to do now, for the orchestrator. */
    message: step.status === "done" && !config.verifier ? DONE_UNVERIFIED : MESSAGES[step.status],
    parallel: step.batch.length > 1,
    notes,
    batch: step.batch.flatMap(
      (one) => assignmentView(workspace, execution, { one, tree: trees.get(one.plan) ?? null })
    ),
    questions: askedIn(workspace, execution).map(({ usual: _, ...question }) => question),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked
  };
}
var MESSAGES = {
  run: import_common4.prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: import_common4.prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: import_common4.prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: import_common4.prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: import_common4.prose`Every plan of this scope is done. Tell the user, and name /msw:verify with the phase as the next step.`
};
var DONE_UNVERIFIED = import_common4.prose`Every plan of this scope is done. Tell the user; the project's settings ask for no verification, and /msw:go does what follows.`;
function planToken(folder, id) {
  return `${(0, import_hooks_active_on_command3.isPlainName)(folder) ? folder : (0, import_hooks_active_on_command4.folderPhase)(folder) ?? folder}/${id}`;
}
function assignmentView({ project, ...workspace }, execution, { one, tree }) {
  const plan = execution.plans.find(({ id }) => id === one.plan);
  if (plan === void 0) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: (0, import_node_path.resolve)(project, plan.path),
    summaryPath: (0, import_node_path.resolve)(tree?.path ?? project, (0, import_shared_core_planning_documents_roadmap_scope.summaryPath)(plan.path)),
    tree,
    token: planToken(execution.terms.folder, one.plan),
    cli: (0, import_common2.cliCommand)({ project, ...workspace }),
    commits: commitLines(plan).toReversed(),
    answer: one.answer
  });
  return [{ plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt }];
}
function shortStep({ status, message, notes, batch, questions, blocked }) {
  const said = notes.length === 0 ? {} : { notes };
  if (status === "done") return { status, message, ...said };
  if (status !== "run") return { status, message, ...said, questions, blocked };
  const starts = batch.map(({ plan: _plan, mode: _mode, ...start }) => start);
  return { status, ...said, batch: starts };
}

var import_hooks_active_on_command5 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_command6 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_command7 = require("./hooks.active.on-command.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_common10 = require("./common.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/planning/execution/plan-executor.ts
// src/adapters/claude-code/first-prompt.ts
var WINDOW_BYTES = 256 * 1024;
function firstPrompt(path) {
  if (path === null) return null;
  const part = (0, import_common11.readPart)(path, import_common12.named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === "ok" ? firstUserText(part.bytes.toString("utf8")) : null;
}
function firstUserText(text) {
  for (const line of text.split("\n")) {
    const { type, message } = (0, import_common10.fieldsIn)((0, import_common10.parseJson)(line));
    if (type === "user") return textOf2((0, import_common10.fieldsOf)(message).content);
  }
  return null;
}
function textOf2(content) {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return null;
  return content.map((block) => (0, import_common10.fieldsOf)(block).text).filter((text) => typeof text === "string").join("\n");
}
// src/app/planning/execution/plan-executor.ts
async function planExecutor(workspace, { loop: parent, execution }, input) {
  const plans = (0, import_shared_core_planning_documents_roadmap_scope.plansOf)(workspace.project, execution.folder);
  const asked = input.agent?.prompt ?? firstPrompt(input.transcriptPath) ?? "";
  const path = findAssigned(
    asked,
    plans.map((one) => one.path)
  );
  const plan = plans.find((one) => one.path === path);
  if (input.agent === null || plan === void 0 || !(0, import_hooks_active_on_command3.isPlainName)(plan.id)) return { kind: "unassigned" };
  const agent = input.agent.id;
  const owner = (0, import_hooks_active_on_stop2.gateOwner)(input.session, agent);
  const { tree } = (0, import_shared_app_planning_worktrees_plan_runs.readPlanRun)(workspace, plan);
  const executor = { parent, execution, owner, agent, plan, tree };
  const checkpoint = (0, import_shared_core_planning_execution_next_execution.readCheckpoint)(input.lastMessage);
  if (checkpoint !== null) return { kind: "checkpoint", executor, checkpoint };
  const { usualCommands } = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)((0, import_node_path2.join)(workspace.project, ".planning"));
  const others = plans.filter(({ id }) => tree?.together?.includes(id));
  const texts = [plan, ...others].map(({ document }) => document.text);
  const commands = (0, import_hooks_active_on_command.untrustedCommands)(workspace, texts, usualCommands);
  if (commands.length > 0) return { kind: "untrusted", executor, commands };
  const checks = checksOf(workspace, plan, [
    ...new Set(texts.flatMap((text) => (0, import_hooks_active_on_command7.planCommands)(text, usualCommands)))
  ]);
  return { kind: "gate", executor, gate: gateOf(workspace, executor, checks) };
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
function checksOf(workspace, { folder, id }, commands) {
  const ready = `${(0, import_common2.cliCommand)(workspace)} execute ready ${planToken(folder, id)}`;
  return (0, import_hooks_active_on_command5.nameChecks)([
    ...commands.map((command) => ({ name: (0, import_hooks_active_on_command6.parseCheck)(command).name, command, origin: "plan" })),
    { name: "summary and commits", command: ready, origin: "plan" }
  ]);
}
