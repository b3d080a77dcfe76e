var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{asCommand:()=>asCommand,carryOut:()=>carryOut,hasTask:()=>hasTask,keepPending:()=>keepPending,noteWay:()=>noteWay,pendings:()=>pendings,phaseNotPlanned:()=>phaseNotPlanned,phaseNumbered:()=>phaseNumbered,readGo:()=>readGo,readLine:()=>readLine,readPending:()=>readPending,readProjectState:()=>readProjectState,renderChoice:()=>renderChoice,renderRoute:()=>renderRoute,runKnownChecks:()=>runKnownChecks,takeWay:()=>takeWay,unknownWay:()=>unknownWay,waysIn:()=>waysIn}),module.exports=__toCommonJS(stdin_exports);var import_shared_rgrove_parse_xml_dist_lib_Parser=require("./shared.@rgrove.parse-xml.dist.lib.Parser.cjs"),import_shared_app_planning_worktrees_plan_runs=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_app_planning_worktrees_plan_runs2=require("./shared.app.planning.worktrees.plan-runs.cjs"),import_shared_core_snapshots_undo_text=require(
"./shared.core.snapshots.undo-text.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command4=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_hooks_active_on_command5=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop5=require("./hooks.active.on-stop.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_hooks_active_on_command6=require("./hooks.active.on-command.cjs"),import_common6=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common7=require("./common.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_common11=require(
"./common.cjs"),import_common12=require("./common.cjs"),import_common13=require("./common.cjs"),import_common14=require("./common.cjs"),import_common15=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_fs2=require("node:fs"),import_node_path2=require("node:path"),import_node_path3=require("node:path");
// src/core/route/ways.ts
var QUESTIONS_OF_RESEARCH = 7;
var isOpen = () => null;
var TABLE = {
  do: {
    about: import_common8.prose`no command and no loop, as for a question, git, a release or a remark: answer, ask the user what is missing, or do it in one go`,
    takes: "task",
    whyClosed: isOpen
  },
  loop: {
    about: import_common8.prose`change files until the checks pass`,
    takes: "task",
    whyClosed: ({ checks }) => checks.commands.length > 0 ? null : 'No check is known here, and only the user can name one: /msw:loop "TASK" --check COMMAND'
  },
  quick: {
    about: import_common8.prose`a small task in a planned project: a short plan with its own checks, then the work`,
    takes: "task",
    whyClosed: unplanned
  },
  init: {
    about: import_common8.prose`plan a whole project, or its next milestone, beginning with the task`,
    takes: "nothing",
    whyClosed: ({ plan }) => plan === null || plan.step.command === import_shared_app_planning_milestones_open_milestone.BEGIN ? null : `The project is planned, and its milestone is not closed. ${plan.step.reason}`
  },
  discuss: phaseWay(import_common8.prose`settle with the user what is open in a phase`),
  plan: phaseWay(import_common8.prose`write the plans of a phase`),
  execute: phaseWay(import_common8.prose`carry out the plans of a phase`),
  verify: phaseWay(import_common8.prose`verify what was done in a phase`),
  review: phaseWay(import_common8.prose`have a fresh reviewer look at the changes of a phase`),
  next: {
    about: import_common8.prose`continue the plan with its next step`,
    takes: "nothing",
    whyClosed: (state) => {
      const { plan } = state;
      if (plan === null) return unplanned(state);
      const { action, command, reason } = plan.step;
      if (action === "ask" || command === null) return `It waits for a person: ${reason}`;
      return command === import_shared_app_planning_milestones_open_milestone.CLOSE ? `Closing the milestone is for the user to type: ${import_shared_app_planning_milestones_open_milestone.CLOSE}` : null;
    }
  },
  resume: {
    about: import_common8.prose`continue the loop whose session is gone`,
    takes: "task",
    whyClosed: ({ loop }) => loop?.state === "parked" ? null : "No loop waits for a session."
  },
  map: {
    about: import_common8.prose`write documents about the whole codebase`,
    takes: "nothing",
    whyClosed: ({ map }) => map === "current" ? "The map is current; to write it anew, the user types /msw:map --refresh" : null
  },
  research: {
    about: import_common8.prose`a report with sources on a topic from outside the project, through NotebookLM`,
    takes: "task",
    whyClosed: ({ notebook: { trouble, left } }) => {
      if (trouble !== null) return `NotebookLM cannot be asked: ${trouble}.`;
      if (left === null || left >= QUESTIONS_OF_RESEARCH) return null;
      return `It takes ${QUESTIONS_OF_RESEARCH} questions to NotebookLM, and ${(0, import_common11.countOf)(left, "question is", "questions are")} left for today.`;
    }
  },
  recall: {
    about: import_common8.prose`look a question up in the notes of this project's memory`,
    takes: "task",
    whyClosed: isOpen
  },
  ask: {
    about: import_common8.prose`answer a question from the user's vault of notes`,
    takes: "task",
    whyClosed: ({ inVault }) => inVault ? null : 'This project is in no vault; the user names one: /msw:ask "QUESTION" --dir DIR'
  },
  remember: {
    about: import_common8.prose`keep what the task says as a note`,
    takes: "task",
    whyClosed: isOpen
  }
};
function phaseWay(about) {
  return {
    about,
    takes: "phase",
    whyClosed: (state) => {
      if (state.plan?.phases.length === 0) return state.plan.step.reason;
      return unplanned(state);
    }
  };
}
function unplanned({ plan }) {
  return plan === null ? "Nothing is planned here." : null;
}
function waysIn(state) {
  return import_hooks_active_on_command5.WAYS.map((way) => {
    const { about, takes, whyClosed } = TABLE[way];
    return { way, name: (0, import_common8.literal)(way), about, takes, closed: whyClosed(state) };
  });
}
function takeWay(way, state, { typed, phase }) {
  const closed = TABLE[way].whyClosed(state);
  if (closed !== null) {
    const open2 = waysIn(state).filter((one) => one.closed === null);
    return refuse(`The way ${way} is closed. ${closed} Open: ${open2.map((one) => one.way).join(", ")}`);
  }
  const task = typed.replace(/^--\s+/, "");
  switch (way) {
    case "do":
      return { status: "open", line: null };
    case "discuss":
    case "plan":
    case "execute":
    case "verify":
    case "review":
      return inPhase(way, state, phase);
    case "next":
      return { status: "open", line: readLine(state.plan?.step.command ?? null) };
    case "init":
      return open("init", state.plan === null ? "" : "--milestone");
    case "map":
      return open("map", "");
    // Only its own reader understands what stands behind a lone `--`.
    case "loop":
      return open("loop", typed);
    default:
      return open(way, task);
  }
}
function inPhase(way, { plan }, wanted) {
  const phases = plan?.phases ?? [];
  const number2 = wanted ?? plan?.step.phase ?? null;
  if (number2 === null) return refuse(`The way ${way} needs a phase: add --phase N.`);
  const found = phaseNumbered(phases, number2);
  if (found === null) return refuse(phaseNotPlanned(number2, phases));
  return way === "review" ? open("verify", `${found.number} --review`) : open(way, found.number);
}
function phaseNotPlanned(number2, phases) {
  const known = phases.map((one) => one.number).join(", ");
  return `There is no phase ${(0, import_common6.plainLine)(number2, 20)}: the roadmap has ${(0, import_common6.plainLine)(known, 200)}.`;
}
function phaseNumbered(phases, number2) {
  const key = (text) => text.toLowerCase().replace(/^0+(?=\d)/, "");
  return phases.find((one) => key(one.number) === key(number2)) ?? null;
}
function readLine(line) {
  const [, name = "", args = ""] = /^\/msw:([a-z]+)(?: (.*))?$/.exec(line ?? "") ?? [];
  const command = (0, import_hooks_active_on_command5.findCommand)(name)?.name ?? "go";
  return command === "go" ? null : { command, args };
}
function open(command, args) {
  return { status: "open", line: { command, args } };
}
function refuse(reason) {
  return { status: "closed", reason };
}
// src/core/route/choice-text.ts
function wayLine(way, because) {
  return (0, import_common6.plainLine)(`msw \u25B8 way: ${way} \xB7 ${because}`, 700);
}
function renderChoice(state, take) {
  return (0, import_common8.joinProse)(
    [
      import_common8.prose`MSW leaves the way of this task to you. Read the task in whatever language it is, and choose by what it needs.`,
      renderFacts(state),
      renderWays(state),
      import_common8.prose`Only the user can type these: /msw:undo, /msw:stop, /msw:status, /msw:setup, /msw:go --close. Name the one that fits.`,
      import_common8.prose`Before any other work, take one way:\n${take} WAY --because "one sentence for the user, in the language of the task"\nA way of a phase takes --phase N as well; without it, the phase of the next step is meant. Give the call ten minutes: MSW may run the checks.`
    ],
    "\n\n"
  );
}
function renderRoute(state, settled) {
  return (0, import_common8.joinProse)([decision(settled), renderFacts(state), renderWays(state)], "\n\n");
}
function decision(settled) {
  if (settled === null) return import_common8.prose`Claude chooses the way when the task is typed.`;
  const because = (0, import_common5.quoteLine)(settled.because, 600);
  if (settled.kind === "tell") return import_common8.prose`Yours to decide: ${because}`;
  const { way, line } = settled;
  const command = line === null ? null : import_common8.prose`, ${(0, import_common5.quoteLine)(`/msw:${line.command} ${line.args}`.trim(), 300)}`;
  return (0, import_common8.joinProse)([import_common8.prose`Way: ${(0, import_common8.literal)(way)}${command ?? import_common8.prose``}`, import_common8.prose`Why: ${because}`], "\n");
}
function renderWays(state) {
  const lines = waysIn(state).map(
    ({ name, about, closed }) => closed === null ? import_common8.prose`- ${name}: ${about}` : import_common8.prose`- ${name}: closed. ${(0, import_common5.quoteLine)(closed, 300)}`
  );
  return (0, import_common8.joinProse)([import_common8.prose`The ways:`, ...lines], "\n");
}
function renderFacts(state) {
  const { loop, running, plan, map, files, checks, changed: changed2, notebook } = state;
  const facts = [
    [import_common8.prose`loop`, loopFact(loop)],
    ...running.map(
      ({ kind, id, about }) => [import_common8.prose`runs too`, import_common8.prose`${(0, import_common8.literal)(kind)} ${(0, import_common.quoteName)(id, 60)}, ${(0, import_common5.quoteLine)(about, 100)}`]
    ),
    [import_common8.prose`plan`, planFact(plan)],
    ...phaseFacts(plan),
    [import_common8.prose`map`, import_common8.prose`${(0, import_common8.literal)(map)}, of ${(0, import_common11.countOf)(files, "file")}`],
    [import_common8.prose`checks`, checksFact(checks)],
    [import_common8.prose`repository`, repositoryFact(changed2)],
    [import_common8.prose`NotebookLM`, notebookFact(notebook)]
  ];
  return (0, import_common8.joinProse)([import_common8.prose`What is known:`, ...facts.map(([name, fact]) => import_common8.prose`- ${name}: ${fact}`)], "\n");
}
function loopFact(loop) {
  if (loop === null) return import_common8.prose`none in this session`;
  const why = loop.reason === "" ? null : import_common8.prose`(${(0, import_common5.quoteLine)(loop.reason, 160)})`;
  return (0, import_common8.joinProse)([import_common8.prose`${(0, import_common.quoteName)(loop.id, 60)} is`, (0, import_common8.literal)(loop.state), why], " ");
}
function planFact(plan) {
  if (plan === null) return import_common8.prose`nothing is planned`;
  const { command, reason } = plan.step;
  const next = command === null ? import_common8.prose`it waits for a person` : import_common8.prose`next is ${(0, import_common5.quoteLine)(command, 100)}`;
  return import_common8.prose`${next}: ${(0, import_common5.quoteLine)(reason, 400)}`;
}
var MOST_PHASES = 12;
function phaseFacts(plan) {
  const open2 = (plan?.phases ?? []).filter(({ command }) => command !== null);
  return open2.slice(0, MOST_PHASES).map(({ number: number2, name, command }) => {
    const next = (0, import_common5.quoteLine)(command ?? "", 100);
    return [import_common8.prose`phase ${(0, import_common.quoteName)(number2, 20)}`, import_common8.prose`${(0, import_common5.quoteLine)(name, 100)}, next is ${next}`];
  });
}
function checksFact({ commands, state, seen }) {
  if (commands.length === 0) return import_common8.prose`none known`;
  const named2 = (0, import_common8.joinProse)(
    commands.slice(0, 5).map((one) => (0, import_common5.quoteLine)(one, 200)),
    ", "
  );
  if (state === "unknown") return import_common8.prose`${named2}; no run is known`;
  return import_common8.prose`${named2}; ${(0, import_common8.literal)(state)} ${seen === null ? import_common8.prose`now` : import_common8.prose`when they last ran, ${(0, import_common.quoteName)(seen, 40)}`}`;
}
function repositoryFact(changed2) {
  if (changed2 === null) return import_common8.prose`none that git can read`;
  return changed2 === 0 ? import_common8.prose`clean` : import_common8.prose`${(0, import_common11.countOf)(changed2, "file")} not committed`;
}
function notebookFact({ trouble, left }) {
  if (trouble !== null) return import_common8.prose`cannot be asked: ${(0, import_common5.quoteLine)(trouble, 200)}`;
  return left === null ? import_common8.prose`can be asked` : import_common8.prose`can be asked, ${(0, import_common11.countOf)(left, "question")} left today`;
}
// src/core/route/read-go.ts
function readGo(raw) {
  const { rest, options } = takeOwn(raw.trim());
  const segments = (0, import_hooks_active_on_command.readSegments)(rest);
  if (segments.status === "refused") return { status: "refused", reason: inGo(segments.reason) };
  const as = options.get("as");
  const said = import_hooks_active_on_command5.WAYS.find((path) => path === as) ?? null;
  if (as !== void 0 && said === null) return { status: "refused", reason: unknownWay(as, "--as ") };
  const task = segments.task.trim() === "" ? null : segments.task;
  const loopOptions = segments.options.map(({ name }) => name);
  const until = options.get("until");
  const problem = until === void 0 ? misplaced(options, { task, said, loopOptions }) : misplacedUntil(options, { task, loopOptions });
  if (problem !== null) return { status: "refused", reason: problem };
  const budget = until === void 0 ? null : budgetOf(segments.options);
  if (typeof budget === "string") return { status: "refused", reason: budget };
  const has = (name) => options.has(name);
  const close = { tag: has("tag"), keepPhases: has("keep-phases"), anyway: has("anyway") };
  return {
    status: "ok",
    request: {
      ...{ task, loopOptions, said, typed: rest, explain: has("explain") },
      close: has("close") ? close : null,
      until: budget
    }
  };
}
function hasTask({ task, loopOptions }) {
  return task !== null || loopOptions.includes("recipe");
}
function misplaced(options, { task, said, loopOptions }) {
  const [first] = loopOptions;
  const isClosing = options.has("close");
  const ofClosing = ["tag", "keep-phases", "anyway"].find((name) => options.has(name));
  if (ofClosing !== void 0 && !isClosing)
    return `Option --${ofClosing} belongs to --close: /msw:go --close --${ofClosing}.`;
  if (isClosing && (task !== null || first !== void 0))
    return "Option --close takes no task: /msw:go --close closes the milestone.";
  if (first === void 0) return null;
  if (!hasTask({ task, loopOptions })) return `The task is missing: /msw:go "what to do" --${first} ...`;
  return said === null || said === "loop" ? null : `Option --${first} belongs to a loop: leave it out, or leave out --as ${said}.`;
}
function misplacedUntil(options, { task, loopOptions }) {
  if (options.get("until") !== "blocked")
    return `--until ${(0, import_common6.plainLine)(options.get("until") ?? "", 40)} is unknown: /msw:go --until blocked works until a person is needed.`;
  if (task !== null)
    return "Option --until takes no task: /msw:go --until blocked takes the steps of the plan.";
  const other = [...options.keys()].find((name) => name !== "until");
  if (other !== void 0) return `Options --until and --${other} do not go together.`;
  const foreign = loopOptions.find((name) => name !== "max-iterations" && name !== "max-minutes");
  return foreign === void 0 ? null : `Option --${foreign} belongs to a loop: with --until there are --max-iterations and --max-minutes.`;
}
function budgetOf(options) {
  let request = import_common4.requestDefaults;
  for (const { name, value } of options) {
    const next = (0, import_hooks_active_on_command.withOption)(request, name, value);
    if (typeof next === "string") return next;
    request = next;
  }
  return { maxSteps: request.maxIterations, maxMinutes: request.maxMinutes };
}
var OWN = String.raw`--(?:(?<as>as|until)(?:=|\s{1,9})(?<path>[^\s"']{1,40})|(?<flag>explain|close|tag|keep-phases|anyway))`;
var FIRST = new RegExp(`^${OWN}(?=\\s|$)\\s*`);
var LAST = new RegExp(`(?:^|\\s)${OWN}$`);
function takeOwn(raw) {
  const options = /* @__PURE__ */ new Map();
  const isOpen2 = !/(?:^|\s)--(?=\s|$)/.test(raw);
  let rest = raw;
  for (; ; ) {
    const match = FIRST.exec(rest) ?? (isOpen2 ? LAST.exec(rest) : null);
    if (match === null) return { rest, options };
    const { as, path = "", flag = "" } = match.groups ?? {};
    options.set(as ?? flag, path);
    rest = `${rest.slice(0, match.index)}${rest.slice(match.index + match[0].length)}`.trim();
  }
}
function unknownWay(name, before = "") {
  const meant = (0, import_hooks_active_on_command6.closestWord)(name, import_hooks_active_on_command5.WAYS);
  const hint = meant === null ? "" : `did you mean ${before}${meant}? `;
  return `${before}${(0, import_common6.plainLine)(name, 40)} is unknown: ${hint}${meant === null ? "there are" : "There are"} ${import_hooks_active_on_command5.WAYS.join(", ")}.`;
}
function inGo(reason) {
  return /^Unknown option --(?:as|until|explain|close|tag|keep-phases|anyway)\b/.test(reason) ? 'The options of /msw:go itself stand before the task or behind everything else: /msw:go --as loop "what to do".' : reason;
}
// src/app/route/read-state.ts
async function readProjectState(workspace, session) {
  const { project, env } = workspace;
  const root = (0, import_hooks_active_on_command2.findProject)(project) ?? project;
  const { files } = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.listFiles)(project);
  return {
    ...loopsOf(workspace, session),
    map: await mapOf(root),
    files: files.length,
    plan: await planOf(root, env),
    checks: knownChecks(project),
    notebook: notebookOf(workspace),
    changed: await changedFiles(project),
    inVault: (0, import_shared_app_planning_worktrees_plan_runs.vaultAround)(project) !== null
  };
}
function knownChecks(project) {
  const commands = (0, import_hooks_active_on_command4.proposeHere)(project).map(({ command }) => command);
  if (commands.length === 0) return { commands, state: "unknown", seen: null };
  return { commands, ...lastRun(project, commands) ?? { state: "unknown", seen: null } };
}
function lastRun(project, commands) {
  const events = (0, import_common2.readJournal)(project).flatMap((line) => {
    const event = TELLS_OF_CHECKS.has(line.event) ? (0, import_shared_app_planning_worktrees_plan_runs2.readJournalEvent)(line) : null;
    return event === null ? [] : [{ event, loop: line.loop, seen: line.time, state: resultIn(event) }];
  });
  const loops = new Set(events.flatMap(({ event, loop }) => hasChecks(event, commands) ? [loop] : []));
  const last = events.findLast(({ loop, state }) => state !== null && loops.has(loop));
  return last === void 0 || last.state === null ? null : { state: last.state, seen: last.seen };
}
function hasChecks(event, commands) {
  if (event.event !== "loop-armed") return false;
  const run = event.checks.map(({ command }) => command);
  return commands.every((one) => run.includes(one));
}
var TELLS_OF_CHECKS = /* @__PURE__ */ new Set(["loop-armed", "iteration-finished", "loop-ended"]);
function resultIn(event) {
  if (event.event === "loop-armed")
    return event.baseline === "red" || event.baseline === "green" ? event.baseline : null;
  if (event.event === "loop-ended") return event.cause === "done" ? "green" : null;
  if (event.event !== "iteration-finished" || event.checks.length === 0) return null;
  return event.checks.every(({ outcome }) => outcome === "passed") ? "green" : "red";
}
var LONGEST_RUN_MS = 6e4;
async function runKnownChecks(project, { commands }) {
  const until = performance.now() + LONGEST_RUN_MS;
  for (const command of commands) {
    const timeoutMs = Math.max(1e3, until - performance.now());
    const { exitCode, timedOut } = await (0, import_app_loop_gather_evidence.runCheck)({ command, cwd: project, timeoutMs });
    if (timedOut) return { commands, state: "unknown", seen: null };
    if (exitCode !== 0) return { commands, state: "red", seen: null };
  }
  return { commands, state: commands.length === 0 ? "unknown" : "green", seen: null };
}
function loopsOf(workspace, session) {
  const state = (0, import_hooks_active_on_stop2.readLoopState)(workspace);
  const own = session === null ? null : (0, import_hooks_active_on_stop2.findLoop)(state, session);
  const others = (0, import_hooks_active_on_stop2.loopsIn)(state).filter((loop) => loop !== own && !(0, import_hooks_active_on_stop3.isGate)(loop));
  const here = (0, import_hooks_active_on_stop.sessionSurroundings)(workspace);
  const lost = others.find((loop) => (0, import_hooks_active_on_command3.isAdoptable)(loop, false, here));
  const running = others.filter((loop) => (0, import_hooks_active_on_stop4.isRunning)(loop) && loop !== lost).map(runningLoop);
  const researches = (0, import_shared_core_loop_texts_report2.showResearch)(workspace, null).flatMap(
    ({ research, isRunning: runs }) => runs ? [{ kind: "research", id: research.request.slug, about: (0, import_common6.plainLine)(research.request.topic, 100) }] : []
  );
  return { loop: ownLoop(own, lost), running: [...running, ...jobsOf(workspace), ...researches] };
}
function jobsOf(workspace) {
  return (0, import_shared_core_jobs_team_job.listJobs)(workspace).flatMap((job) => {
    const { id, work, status } = job;
    if ((0, import_shared_core_jobs_progress.isEnded)(job)) return [];
    if (work.kind !== "research") return [{ kind: "job", id, about: (0, import_shared_core_jobs_progress.whatOf)(work) }];
    return status === "queued" ? [{ kind: "research", id, about: (0, import_common6.plainLine)(work.topic, 100) }] : [];
  });
}
function ownLoop(own, lost) {
  if (own !== null) {
    const { pause } = own.progress;
    const state = pause === null ? "running" : "paused";
    return { id: own.terms.id, state, reason: (0, import_common6.plainLine)(pause?.reason ?? "", 160) };
  }
  return lost === void 0 ? null : { id: lost.terms.id, state: "parked", reason: "its session is gone" };
}
function runningLoop({ terms }) {
  const kind = terms.execution === null ? "loop" : "execution";
  return { kind, id: terms.id, about: (0, import_common6.plainLine)(terms.prompt, 100) };
}
async function mapOf(root) {
  if (!(0, import_shared_core_planning_writing_new_documents.readMap)(root).has("STRUCTURE.md")) return "missing";
  return (await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.mapDrift)(root)).action_required ? "stale" : "current";
}
async function planOf(root, env) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(root);
  if (opened.status === "refused") return { step: unreadable(opened.reason), phases: [] };
  const step = (0, import_shared_core_planning_execution_next_execution.nextWith)((0, import_shared_app_planning_phases_planning_run.nextStepOf)(opened.project), await (0, import_shared_app_planning_execution_waiting_plans.waitingPlans)(opened.project, env));
  return step.action === "init" ? null : { step, phases: (0, import_shared_app_planning_phases_planning_run.commandsOfPhases)(opened.project) };
}
function unreadable(reason) {
  return { action: "ask", phase: null, name: null, plans: [], reason, command: null };
}
function notebookOf(workspace) {
  const { env, project } = workspace;
  if ((0, import_app_guidance_step_guidance.findNlm)(env, project) === null) return { trouble: "nlm is not installed", left: null };
  const loggedIn = (0, import_app_guidance_step_guidance2.listProfiles)(env).filter(({ isValid }) => isValid);
  if (loggedIn.length === 0) return { trouble: "no NotebookLM account is logged in", left: null };
  const shown = (0, import_shared_core_loop_texts_report.showQuota)(workspace);
  if (shown.status === "refused") return { trouble: "its quota ledger cannot be read", left: null };
  const left = shown.report.accounts.filter((one) => one.isLoggedIn).map((one) => one.left);
  return { trouble: null, left: left.reduce((sum, one) => sum + one, 0) };
}
async function changedFiles(project) {
  const opened = await (0, import_adapters_git_work_tree.openGit)(project);
  if (opened.status !== "ok" || opened.git.top === null) return null;
  const listed = await opened.git.run([
    "status",
    "--porcelain",
    "-z",
    "--no-renames",
    "--ignore-submodules=dirty"
  ]);
  return listed.status === "ok" ? listed.output.split("\0").filter(Boolean).length : null;
}
// src/app/route/carry-out.ts
// src/app/route/command-text.ts
function commandText({ env }, name) {
  const root = env.CLAUDE_PLUGIN_ROOT;
  const file = root === void 0 ? null : (0, import_common13.textOf)((0, import_node_path3.join)(root, "commands", `${name}.md`), import_common14.named);
  return file === null ? null : (0, import_common12.ours)(file.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim());
}
// src/app/route/carry-out.ts
async function carryOut(workspace, { way, line, because, task }, run) {
  const first = wayLine(way, because);
  if (line === null)
    return { command: "go", answer: { kind: "context", context: JUST_DO_IT, notice: first } };
  const { command } = line;
  const answer = await run(command === "init" ? withTask(workspace, line, task) : line);
  if (answer.kind === "answer") return { command, answer: (0, import_hooks_active_on_stop5.sayLines)(`${first}

${answer.text}`) };
  if (answer.kind !== "context") return { command, answer };
  const notice = [first, answer.notice].filter((one) => one !== null).join("\n");
  return { command, answer: { ...answer, context: asCommand(workspace, command, answer.context), notice } };
}
var JUST_DO_IT = import_common8.prose`MSW does nothing for this task: no loop runs, and nothing is recorded. Answer it, ask the user what is missing, or do it yourself, as if it had been typed without /msw:go.`;
function asCommand(workspace, command, context) {
  return (0, import_common8.joinProse)(
    [
      import_common8.prose`MSW does this as /msw:${(0, import_common8.literal)(command)}: first what that command says, then what its hook added.`,
      commandText(workspace, command),
      context
    ],
    "\n\n"
  );
}
function withTask({ project }, line, task) {
  const folder = task === null ? null : (0, import_common7.openMswSubfolder)(project, "init");
  if (folder === null || folder.status === "refused") return line;
  (0, import_common10.writeFileAtomic)((0, import_node_path2.join)(folder.path, "task.md"), `${task}
`);
  return { ...line, args: `${line.args} --from .msw/init/task.md`.trim() };
}
async function noteWay(workspace, session, { way, line, because, task, by }) {
  const { project } = workspace;
  if (way === "do" || line === null && !(0, import_node_fs2.existsSync)((0, import_common7.mswPath)(project))) return;
  const kept = (text) => text === null ? null : (0, import_common9.redact)((0, import_common6.plainLine)(text, 200));
  const command = line === null ? null : `/msw:${line.command} ${line.args}`.trim();
  await (0, import_common2.appendJournal)(
    project,
    {
      event: "route-chosen",
      ...{ session, path: way, rule: by, reason: (0, import_common9.redact)((0, import_common6.plainLine)(because, 300)) },
      ...{ command: kept(command), task: kept(task) }
    },
    (0, import_common3.isoNow)(workspace)
  );
}
// src/app/route/pending-way.ts
var LONGEST_MS = 60 * 6e4;
function keepPending(workspace, session, typed) {
  const { project, now } = workspace;
  const isKept = pendings.keep(workspace, { session, project, typed, at: now(), taken: null });
  if (isKept) pendings.sweep(workspace, LONGEST_MS);
  return isKept;
}
function readPending(where, session) {
  const pending = pendings.read(where, session);
  return pending === null || where.now() - pending.at > LONGEST_MS ? null : pending;
}
var COMMANDS = import_hooks_active_on_command5.SLASH_COMMANDS.flatMap(({ name }) => name === "go" ? [] : [name]);
var taken = (0, import_common15.once)(
  () => (0, import_adapters_loops_record_schemas.object)({
    way: (0, import_adapters_loops_record_schemas._enum)(import_hooks_active_on_command5.WAYS),
    because: (0, import_adapters_loops_record_schemas.string)(),
    line: (0, import_adapters_loops_record_schemas.nullable)((0, import_adapters_loops_record_schemas.object)({ command: (0, import_adapters_loops_record_schemas._enum)(COMMANDS), args: (0, import_adapters_loops_record_schemas.string)() }))
  })
);
var pendings = (0, import_shared_core_snapshots_undo_text.sessionRecord)(
  "ways",
  (0, import_common15.once)(
    () => (0, import_adapters_loops_record_schemas.object)({
      session: (0, import_adapters_loops_record_schemas.string)(),
      project: (0, import_adapters_loops_record_schemas.string)(),
      typed: (0, import_adapters_loops_record_schemas.string)(),
      at: (0, import_adapters_loops_record_schemas.number)(),
      taken: (0, import_adapters_loops_record_schemas.nullable)(taken())
    })
  )
);
