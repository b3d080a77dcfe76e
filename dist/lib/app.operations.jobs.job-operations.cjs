var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(e,r)=>{for(var o in r)__defProp(e,o,{get:r[o],enumerable:!0})},__copyProps=(e,r,o,t)=>{if(r&&typeof r=="object"||typeof r=="function")for(let a of __getOwnPropNames(r))!__hasOwnProp.call(e,a)&&a!==o&&__defProp(e,a,{get:()=>r[a],enumerable:!(t=__getOwnPropDesc(r,a))||t.enumerable});return e},__toESM=(e,r,o)=>(o=e!=null?__create(__getProtoOf(e)):{},__copyProps(r||!e||!e.__esModule?__defProp(o,"default",{value:e,enumerable:!0}):o,e)),__toCommonJS=e=>__copyProps(__defProp({},"__esModule",{value:!0}),e),stdin_exports={};__export(stdin_exports,{jobOperations:()=>jobOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_status_text=require("./shared.core.report.status-text.cjs"),import_shared_core_report_status_text2=require("./shared.core.report.status-text.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_report_status_text3=require("./shared.core.report.status-text.cjs"),import_shared_app_planning_execution_execute_command=require("./shared.app.planning.execution.execute-command.cjs"),import_shared_app_planning_execution_execution_objections=require("./shared.app.planning.execution.execution-objections.cjs"),import_shared_core_report_status_text4=require("./shared.core.report.status-text.cjs"),import_shared_core_report_status_text5=require("./shared.core.report.status-text.cjs"),import_shared_app_research_prepare_research=require("./shared.app.research.prepare-research.cjs"),import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_shared_core_report_timeline=require("./shared.co\
re.report.timeline.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_app_jobs_execute_and_verify=require("./shared.app.jobs.execute-and-verify.cjs"),import_shared_app_planning_phases_plan_command=require("./shared.app.planning.phases.plan-command.cjs"),import_shared_core_jobs_progress=require("./shared.core.jobs.progress.cjs"),import_shared_core_headless_activity=require("./shared.core.headless.activity.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_adapters_loops_record_schemas=require("./adapters.loops.record-schemas.cjs"),import_common8=require("./common.cjs"),import_common9=require("./common.cjs"),import_common10=require("./common.cjs"),import_promises=require("node:timers/promises"),import_node_path=require("node:path");
// src/core/jobs/made-text.ts
var MOST = 10;
function resultLines(view) {
  const { made } = view;
  return made === void 0 ? (0, import_shared_core_jobs_progress.jobLines)(view) : [...(0, import_shared_core_jobs_progress.jobLines)(view), ...madeLines(made)];
}
function madeLines({
  branch,
  commits,
  files,
  diff,
  summaries,
  verification,
  receipts
}) {
  const where = branch === null ? "" : ` on ${(0, import_common6.plainLine)(branch, 100)}`;
  const shown = commits.map(({ hash, subject }) => `${hash.slice(0, 10)} ${(0, import_common6.plainLine)(subject, 120)}`);
  const paths2 = files.map(
    ({ path: path2, added, removed }) => added === null || removed === null ? (0, import_common6.plainLine)(path2, 200) : `${(0, import_common6.plainLine)(path2, 200)} +${added} -${removed}`
  );
  return [
    `  made       ${(0, import_common10.countOf)(diff.commits, "commit")}${where}, ${(0, import_common10.countOf)(diff.files, "file")} (+${diff.added} -${diff.removed})`,
    ...column("commits", shown, diff.commits),
    ...column("files", paths2, diff.files),
    ...column(
      "summaries",
      summaries.map((path2) => (0, import_common6.plainLine)(path2, 200)),
      summaries.length
    ),
    ...verification === null ? [] : column("verified", [(0, import_common6.plainLine)(`${verification.file}: ${verification.says ?? "no status"}`, 200)], 1),
    ...column(
      "receipts",
      receipts.map((path2) => (0, import_common6.plainLine)(path2, 200)),
      receipts.length
    )
  ];
}
function column(name, lines, count2) {
  const shown = lines.slice(0, MOST);
  const more = count2 > shown.length && shown.length > 0 ? [`and ${count2 - shown.length} more`] : [];
  return [...shown, ...more].map((line, at) => `  ${(at === 0 ? name : "").padEnd(10)} ${line}`);
}
function madeFields({ outcome, next, made }) {
  if (made === void 0) return { outcome: wordsOf(outcome), next: wordsOf(next) };
  const { branch, commits, files, diff, summaries, verification, receipts } = made;
  const names = (paths2) => paths2.slice(0, MOST).map((path2) => (0, import_common.quoteName)(path2, 200));
  return {
    outcome: wordsOf(outcome),
    next: wordsOf(next),
    branch: branch === null ? void 0 : (0, import_common.quoteName)(branch, 100),
    commits: commits.slice(0, MOST).map(({ hash, subject }) => import_common8.prose`${(0, import_common.quoteName)(hash.slice(0, 10))} ${(0, import_common5.quoteLine)(subject, 120)}`),
    files: names(files.map(({ path: path2 }) => path2)),
    diff,
    summaries: names(summaries),
    verification: verification === null ? void 0 : (0, import_common.quoteName)(verification.file, 200),
    receipts: names(receipts)
  };
}
function wordsOf(text2) {
  return text2 === null ? void 0 : (0, import_common5.quoteLine)(text2, 400);
}
// src/app/operations/jobs/in-job.ts
function onJob(place, id, use) {
  return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const own = await (0, import_shared_core_report_status_text3.showJob)(workspace, id, void 0, place.words.call);
    if (id !== null && typeof own !== "string") return use(workspace, own);
    const team = await lookAtTeam(workspace);
    const ofTeam2 = team.status === "ok" ? team.views : [];
    const result2 = await onChosen(id, own, ofTeam2, (view) => use(workspace, view));
    const troubles = [
      ...team.status === "refused" ? [team.reason] : [],
      // Otherwise the refusal names it.
      ...typeof own === "string" ? [] : (0, import_shared_core_jobs_team_job.readJobs)(workspace).unusable
    ];
    return troubles.length === 0 ? result2 : withTrouble(result2, troubles.join(" "));
  });
}
function withTrouble(result2, trouble) {
  if (result2.status === "refused") return (0, import_hooks_active_on_command.refused)(`${result2.reason} ${trouble}`);
  return result2.status === "done" ? { ...result2, notice: trouble } : result2;
}
function onChosen(id, own, ofTeam2, use) {
  const named = ofTeam2.filter((view) => view.id.startsWith(id ?? ""));
  const views = typeof own === "string" ? named : [...named, own];
  const [first, second] = views.toSorted((left, right) => right.createdAt - left.createdAt);
  const exact2 = views.find((view) => view.id === id);
  if (id !== null && second !== void 0 && exact2 === void 0)
    return (0, import_hooks_active_on_command.refused)(`Several jobs begin with ${id.slice(0, 40)}: name one by its whole id.`);
  const chosen = exact2 ?? first;
  return chosen === void 0 ? (0, import_hooks_active_on_command.refused)(typeof own === "string" ? own : "") : use(chosen);
}
var jobShape = (0, import_adapters_loops_record_schemas.object)({ job_id: (0, import_adapters_loops_record_schemas.string)(), state: (0, import_adapters_loops_record_schemas.string)(), percent: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.number)()) });
var oneJob = { shown: viewText, json: namedJob, fields: { schema: jobShape, of: jobFields } };
function viewText(view) {
  return (0, import_common4.forPeople)((0, import_shared_core_jobs_progress.jobLines)(view), Infinity);
}
function jobFields({ id, state, percent }) {
  return { job_id: (0, import_common.quoteName)(id, 40), state: (0, import_common.quoteName)(state, 40), percent: percent ?? void 0 };
}
function namedJob(view) {
  return { job_id: view.id, ...view };
}
async function viewed(workspace, id) {
  const view = await (0, import_shared_core_report_status_text3.showJob)(workspace, id);
  if (typeof view === "string") return (0, import_hooks_active_on_command.refused)(view);
  const [first] = view.waitsFor;
  if (view.state !== "waiting" || first === void 0) return (0, import_hooks_active_on_command.done)(view);
  return { status: "failed", value: view, reason: `Job ${id} waits for you: type ${first.type}`, code: 3 };
}
async function started(workspace, job) {
  return job.status === "refused" ? (0, import_hooks_active_on_command.refused)(job.reason) : viewed(workspace, job.job.id);
}
function ofTeam(asked) {
  return asked.status === "refused" ? (0, import_hooks_active_on_command.refused)(asked.reason) : (0, import_hooks_active_on_command.done)(asked.view);
}
async function lookAtTeam(workspace) {
  return (0, import_app_guidance_step_guidance.addressOf)(workspace) === null ? { status: "off" } : (await teamJobs()).showTeam(workspace);
}
var teamJobs = () => Promise.resolve().then(() => __toESM(require("./app.team.team-jobs.cjs")));
// src/app/operations/jobs/job-logs-operation.ts
var logs = (0, import_hooks_active_on_command.operation)({
  name: "job logs",
  about: "Show the log of a job; with --follow until it ends or waits for you",
  effect: "reads",
  streams: true,
  inputs: {
    id: (0, import_hooks_active_on_command.optionalWord)("a job id", "by default the newest"),
    lines: (0, import_hooks_active_on_command.count)("N", "the last of them; by default 50", [1, 5e3]),
    follow: (0, import_hooks_active_on_command.flag)("each new line as it comes, and what Claude does")
  },
  run: (place, { id, lines, follow }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const chosen = (0, import_shared_core_report_status_text3.chooseJob)(workspace, id);
    if (!("job" in chosen)) return (0, import_hooks_active_on_command.refused)(chosen.reason);
    const first = (0, import_shared_core_jobs_team_job.readLog)(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
    if (!follow) return (0, import_hooks_active_on_command.done)({ id: chosen.job, lines: first.lines });
    for (const line of first.lines) place.emit({ line }, line);
    await followLog(place, workspace, chosen.job, first.end);
    return (0, import_hooks_active_on_command.done)({ id: chosen.job, lines: [] });
  }),
  shown: ({ lines }) => (0, import_common4.forPeople)(lines, Infinity)
});
var EVERY_MS = 500;
async function followLog(place, workspace, id, from) {
  let doing = "";
  for (let at = from; ; ) {
    const view = await (0, import_shared_core_report_status_text3.showJob)(workspace, id, 0);
    const { lines, end } = (0, import_shared_core_jobs_team_job.readLog)(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) place.emit({ line }, line);
    at = end;
    if (typeof view === "string") return;
    doing = tellActivity(place, view.activity ?? [], doing);
    const isOver = ["done", "failed", "cancelled", "waiting"].includes(view.state);
    if (isOver && lines.length === 0) return;
    await (0, import_promises.setTimeout)(EVERY_MS);
  }
}
function tellActivity({ emit, show }, activity, before) {
  const doing = activity.map(import_shared_core_headless_activity.doingOf).join("; ");
  if (doing !== "") show(activity.map(import_shared_core_headless_activity.describeActivity), doing);
  if (doing !== before) emit({ activity });
  return doing;
}
// src/core/jobs/service-text.ts
var SERVICES = ["systemd", "launchd", "cron", "windows"];
var NAME2 = "msw-jobs";
function serviceText(kind, { command, variables }) {
  const values = [...command, ...Object.values(variables)];
  if (values.some((value) => new RegExp("\\p{Cc}", "u").test(value))) return null;
  if (kind === "windows" && values.some((value) => value.includes('"'))) return null;
  return { kind, ...TEXTS[kind]({ command, variables }) };
}
var TEXTS = {
  systemd: ({ command, variables }) => ({
    path: `.config/systemd/user/${NAME2}.service`,
    text: [
      "[Unit]",
      "Description=Continues the jobs of MSW",
      "",
      "[Service]",
      "Type=oneshot",
      "RemainAfterExit=yes",
      "KillMode=process",
      ...Object.entries(variables).map(
        ([name, value]) => `Environment=${quotedForSystemd(`${name}=${value}`)}`
      ),
      // Only here a dollar sign stands for a variable.
      `ExecStart=${command.map((word2) => quotedForSystemd(word2).replaceAll("$", "$$$$")).join(" ")}`,
      "",
      "[Install]",
      "WantedBy=default.target"
    ].join("\n"),
    afterwards: `systemctl --user enable ${NAME2} && loginctl enable-linger`
  }),
  launchd: ({ command, variables }) => ({
    path: `Library/LaunchAgents/${NAME2}.plist`,
    text: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
      '<plist version="1.0"><dict>',
      `  <key>Label</key><string>${NAME2}</string>`,
      `  <key>ProgramArguments</key><array>${command.map((word2) => `<string>${inXml(word2)}</string>`).join("")}</array>`,
      `  <key>EnvironmentVariables</key><dict>${Object.entries(variables).map(([name, value]) => `<key>${name}</key><string>${inXml(value)}</string>`).join("")}</dict>`,
      "  <key>RunAtLoad</key><true/>",
      "  <key>AbandonProcessGroup</key><true/>",
      "</dict></plist>"
    ].join("\n"),
    afterwards: `launchctl load -w ~/Library/LaunchAgents/${NAME2}.plist`
  }),
  cron: ({ command, variables }) => ({
    path: null,
    text: `@reboot ${[
      ...Object.entries(variables).map(([name, value]) => `${name}=${quotedForShell(value)}`),
      ...command.map(quotedForShell)
    ].join(" ")}`.replaceAll("%", "\\%"),
    afterwards: null
  }),
  windows: ({ command }) => ({
    path: null,
    text: `schtasks /Create /F /TN ${NAME2} /SC ONLOGON /TR "${command.map((word2) => word2.includes(" ") ? `\\"${word2}\\"` : word2).join(" ")}"`,
    afterwards: null
  })
};
function quotedForSystemd(text2) {
  return `"${text2.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("%", "%%")}"`;
}
function quotedForShell(text2) {
  return `'${text2.replaceAll("'", `'\\''`)}'`;
}
function inXml(text2) {
  return text2.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
// src/app/jobs/continue-jobs.ts
async function continueJobs(env, now) {
  const folder = (0, import_common7.ownUserFolder)(null, env);
  if (folder.status === "refused") return { status: "refused", reason: `${folder.reason}.` };
  for (const { project } of (0, import_shared_core_report_timeline.listClaims)(folder.path)) {
    const opened = (0, import_common2.openWorkspace)(project, env, now, folder);
    if (opened.status === "refused") continue;
    await (0, import_shared_core_report_status_text5.tendJobs)(opened.workspace);
    break;
  }
  return { status: "ok", jobs: (0, import_shared_core_report_timeline.listClaims)(folder.path).length };
}
var NEEDED = ["PATH", "MSW_HOME", "CLAUDE_CONFIG_DIR", "XDG_DATA_HOME"];
function printService(kind, env) {
  const program = (0, import_common3.ownProgram)();
  if (program === null) return { status: "refused", reason: import_common3.NO_PROGRAM };
  const variables = Object.fromEntries(
    NEEDED.flatMap((name) => env[name] ? [[name, env[name]]] : [])
  );
  const command = [process.execPath, program, "job", "service"];
  const service2 = serviceText(kind ?? ownKind(), { command, variables });
  return service2 === null ? {
    status: "refused",
    reason: "PATH, or the path of MSW, contains a character that no such file can contain."
  } : { status: "ok", service: service2 };
}
function ownKind() {
  if (process.platform === "win32") return "windows";
  return process.platform === "darwin" ? "launchd" : "systemd";
}
// src/app/operations/jobs/job-service-operation.ts
var service = (0, import_hooks_active_on_command.operation)({
  name: "job service",
  about: "Continue the jobs of all projects, as after a reboot; with --print, show what makes the machine call this",
  effect: "writes",
  callers: "people and scripts",
  inputs: {
    print: (0, import_hooks_active_on_command.flag)("a unit, an agent, a line or a task, for you to put in place; nothing is installed"),
    for: (0, import_hooks_active_on_command.choice)(SERVICES, "by default what this system has")
  },
  run: async (place, { print, for: kind }) => {
    if (print) {
      const printed = printService(kind, place.env);
      return printed.status === "refused" ? (0, import_hooks_active_on_command.refused)(printed.reason) : (0, import_hooks_active_on_command.done)(printed.service);
    }
    const continued = await continueJobs(place.env, place.now ?? Date.now);
    return continued.status === "refused" ? (0, import_hooks_active_on_command.refused)(continued.reason) : (0, import_hooks_active_on_command.done)({ jobs: continued.jobs });
  },
  shown: (value) => {
    if ("jobs" in value) return (0, import_common4.forPeople)([`${(0, import_common10.countOf)(value.jobs, "job")} under way.`]);
    const { path: path2, text: text2, afterwards } = value;
    const where = path2 === null ? [] : [`# ~/${path2}`];
    const after = afterwards === null ? [] : ["", `# then: ${afterwards}`];
    return (0, import_common4.forPeople)([...where, ...text2.split("\n"), ...after], Infinity);
  }
});
// src/app/operations/jobs/job-start-operations.ts
var forTeam = {
  team: (0, import_hooks_active_on_command.flag)("by a worker on any machine of the team; from the last commit, which has to be pushed"),
  priority: (0, import_hooks_active_on_command.count)("N", "in the queue of the team: a higher one is taken first; by default 0", [0, 9])
};
var ONLY_TEAM = "A priority is for a job of the team: jobs of this machine take turns.";
var executePhase = (0, import_hooks_active_on_command.operation)({
  name: "job execute-phase",
  about: "Execute a phase in the background: each plan in a client and a worktree of its own",
  effect: "writes",
  tool: {
    name: "gsd_execute_phase",
    about: "Start a job that executes a phase's plans, each in its own client and worktree",
    takes: { phase: "its number" },
    aliases: { phase_number: "phase" },
    isIdempotent: true,
    command: "execute"
  },
  inputs: {
    phase: (0, import_hooks_active_on_command.numberWord)("one phase"),
    wave: (0, import_hooks_active_on_command.count)("W", "only this wave", [0, 999]),
    gapsOnly: (0, import_hooks_active_on_command.flag)("only plans that close gaps"),
    ...forTeam
  },
  run: (place, { team, priority, ...request }) => (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace) => {
    if (!team && priority !== null) return (0, import_hooks_active_on_command.misused)(ONLY_TEAM);
    if (!team) return started(workspace, await (0, import_shared_app_planning_execution_execute_command.startPhase)(workspace, request, sessionOf(place)));
    const closed = (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "job execute-phase --team");
    if (closed !== null) return closed;
    const chosen = await (0, import_shared_app_planning_execution_execution_objections.chooseExecution)(workspace, { ...request, ...UNDECIDED });
    if (chosen.status === "refused") return chosen;
    return queued(workspace, { kind: "execute-phase", ...chosen.execution.terms }, priority);
  }),
  ...oneJob
});
var planPhase = (0, import_hooks_active_on_command.operation)({
  name: "job plan-phase",
  about: "Plan a phase in the background, as /msw:plan does",
  effect: "writes",
  tool: {
    name: "gsd_plan_phase",
    about: "Start a job that plans a phase",
    takes: { phase: "its number", gaps: "of its verification" },
    aliases: { phase_number: "phase" },
    isIdempotent: true,
    command: "plan"
  },
  inputs: { phase: (0, import_hooks_active_on_command.numberWord)("one phase"), gaps: (0, import_hooks_active_on_command.flag)("what its verification found") },
  run: (place, { phase, gaps }) => (0, import_shared_app_planning_documents_open_phase.inPlannedWorkspace)(place, async (workspace) => {
    const opened = (0, import_shared_app_planning_phases_plan_command.openToPlan)(workspace, `${phase}${gaps ? " --gaps" : ""}`);
    if (opened.status === "refused") return opened;
    const work = { kind: "plan-phase", phase: opened.phase.facts.number, gaps };
    return started(workspace, await (0, import_shared_core_report_status_text4.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  ...oneJob
});
var executeAndVerify2 = (0, import_hooks_active_on_command.operation)({
  name: "job execute-and-verify",
  about: "Carry out a plan in the background until its own commands pass, or the one that is named",
  effect: "writes",
  tool: {
    name: "execute_and_verify",
    about: "Start a job that works on a plan until its trusted commands pass",
    takes: { planPath: "its file", testCommand: "decides instead", maxIterations: "default 20" },
    aliases: { file: "planPath" },
    isIdempotent: true
  },
  inputs: {
    planPath: (0, import_hooks_active_on_command.pathWord)("a plan of the project"),
    testCommand: (0, import_hooks_active_on_command.exact)((0, import_hooks_active_on_command.text)("COMMAND", "decides in place of the commands of the plan; trusted")),
    maxIterations: (0, import_hooks_active_on_command.count)("N", "by default 20", [1, 1e3]),
    ...forTeam
  },
  run: (place, { planPath, testCommand, maxIterations, team, priority }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    if (testCommand !== null && (0, import_common9.redact)(testCommand) !== testCommand)
      return (0, import_hooks_active_on_command.refused)(
        "The test command seems to contain a secret, and a job keeps its command: let it read the secret from a variable or a file."
      );
    const plan = (0, import_node_path.relative)(workspace.project, planPath).split(import_node_path.sep).join("/");
    if (team) {
      const closed = (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "job execute-and-verify --team");
      if (closed !== null) return closed;
      return queued(workspace, { kind: "execute-and-verify", plan, testCommand, maxIterations }, priority);
    }
    if (priority !== null) return (0, import_hooks_active_on_command.misused)(ONLY_TEAM);
    const objection = await (0, import_shared_app_jobs_execute_and_verify.objectionToPlan)(workspace, { plan, testCommand });
    if (objection !== null) return (0, import_hooks_active_on_command.refused)(objection);
    const work = { kind: "execute-and-verify", plan, testCommand, maxIterations };
    return started(workspace, await (0, import_shared_core_report_status_text4.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  ...oneJob
});
var research = (0, import_hooks_active_on_command.operation)({
  name: "job research",
  about: "Turn a topic into a committed report with its sources, in the background",
  effect: "asks",
  tool: {
    name: "research_start",
    about: "Start a job that researches a topic, with NotebookLM",
    takes: { topic: "or a phase", mode: "default deep", phase: "its number" },
    aliases: { phase_number: "phase", query: "topic", notebook_id: "notebook", out: "out" },
    isIdempotent: true,
    command: "research"
  },
  inputs: {
    topic: (0, import_hooks_active_on_command.optionalWord)("the topic in quotes"),
    questions: (0, import_hooks_active_on_command.text)("N", "1 to 20, by default 5"),
    mode: (0, import_hooks_active_on_command.choice)(["deep", "fast"], "deep or fast"),
    source: (0, import_hooks_active_on_command.choice)(["web", "drive"], "where NotebookLM looks for sources; drive is always fast"),
    ask: (0, import_hooks_active_on_command.list)("TEXT", "a question of your own; repeat it for more"),
    phase: (0, import_hooks_active_on_command.numberText)("N", "of the roadmap"),
    notebook: (0, import_hooks_active_on_command.text)("NAME", "a notebook of yours, by id or title, instead of a new one"),
    out: (0, import_hooks_active_on_command.path)("FILE", "where the report goes")
  },
  needs: [["topic", "phase"]],
  run: (place, { topic, ask, ...options }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const own = ask.length === 0 ? null : ask.join("\n");
    const given = Object.fromEntries(
      Object.entries({ ...options, ask: own }).flatMap(
        ([name, value]) => value === null ? [] : [[name, value]]
      )
    );
    const called = (option) => place.words.input(option) ?? option;
    const read = (0, import_shared_app_research_prepare_research.readOptions)(topic ?? "", given, called);
    if (read.status === "refused") return (0, import_hooks_active_on_command.misused)(read.reason);
    const prepared = (0, import_shared_app_research_prepare_research.prepareResearch)(workspace.project, workspace.project, read.options, called);
    if (prepared.status === "refused") return prepared;
    const missing = (0, import_shared_core_research_questions.missingForResearch)(workspace);
    if (missing !== null) return (0, import_hooks_active_on_command.refused)(missing);
    const work = { kind: "research", topic: read.options.topic, options: given };
    return started(workspace, await (0, import_shared_core_report_status_text4.startJob)(workspace, work, { session: sessionOf(place) }));
  }),
  ...oneJob
});
var startOperations = [executePhase, planPhase, executeAndVerify2, research];
function sessionOf({ env }) {
  return env.CLAUDE_CODE_SESSION_ID || null;
}
var UNDECIDED = { decisions: [] };
async function queued(workspace, work, priority) {
  return ofTeam(await (await teamJobs()).startForTeam(workspace, work, priority ?? 0));
}
// src/app/operations/jobs/job-operations.ts
var listed = (0, import_hooks_active_on_command.operation)({
  name: "job list",
  about: "Show the jobs of this project, newest first",
  effect: "writes",
  tool: {
    name: "list_jobs",
    about: "List jobs",
    takes: {},
    isPolled: true
  },
  inputs: { all: (0, import_hooks_active_on_command.flag)("those of all projects of this machine: under way, or ended in the last day") },
  run: (place, { all }) => {
    const refusal = all ? (0, import_shared_core_planning_writing_new_documents.refuseToClaude)(place.caller, "job list --all") : null;
    if (refusal !== null) return refusal;
    return (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
      if (all) return (0, import_hooks_active_on_command.done)({ jobs: jobsOfMachine(workspace), unusable: [], isAll: true });
      const { jobs: own, unusable } = await (0, import_shared_core_report_status_text3.showJobs)(workspace);
      const team = await lookAtTeam(workspace);
      const views = team.status === "ok" ? team.views : [];
      const jobs = [...own, ...views].toSorted((left, right) => right.createdAt - left.createdAt);
      const notice = team.status === "refused" ? team.reason : void 0;
      const value = { jobs: jobs.map(inShort), unusable, isAll: false };
      return { status: "done", value, notice };
    });
  },
  json: ({ jobs, unusable }) => ({ jobs: jobs.map(namedJob), unusable }),
  fields: {
    schema: (0, import_adapters_loops_record_schemas.object)({ jobs: (0, import_adapters_loops_record_schemas.array)(jobShape) }),
    of: ({ jobs }) => ({ jobs: jobs.map(jobFields) })
  },
  shown: ({ jobs, unusable, isAll }) => {
    const lines = [
      ...jobs.map(
        (job) => `${job.id}  ${(0, import_shared_core_jobs_progress.jobStanding)(job)}  ${job.what}${job.team === void 0 ? "" : "  (team)"}${job.project === void 0 ? "" : `  (${job.project})`}`
      ),
      ...unusable
    ];
    if (lines.length > 0) return (0, import_common4.forPeople)(lines);
    return (0, import_common4.forPeople)([
      isAll ? "No job runs, waits or has just ended in any project of this machine." : "There is no job here."
    ]);
  }
});
var status = (0, import_hooks_active_on_command.operation)({
  name: "job status",
  examples: ["JOB"],
  about: "Show how far a job has got: state, step, percent, time left, last lines of its log",
  effect: "writes",
  tool: {
    name: "get_job_status",
    about: "Show a job\u2019s progress, and what the user types if it waits",
    takes: { id: "default: the newest" },
    aliases: { job_id: "id" },
    isPolled: true
  },
  inputs: { id: (0, import_hooks_active_on_command.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => (0, import_hooks_active_on_command.done)(view)),
  ...oneJob,
  shown: (view) => (0, import_common4.forPeople)([...(0, import_shared_core_jobs_progress.jobLines)(view), ...view.lines.map((line) => `    ${line}`)], Infinity)
});
var texts = (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.array)((0, import_adapters_loops_record_schemas.string)()));
var counts = (0, import_adapters_loops_record_schemas.object)({ commits: (0, import_adapters_loops_record_schemas.number)(), files: (0, import_adapters_loops_record_schemas.number)(), added: (0, import_adapters_loops_record_schemas.number)(), removed: (0, import_adapters_loops_record_schemas.number)() });
var resultShape = (0, import_adapters_loops_record_schemas.extend)(jobShape, {
  outcome: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  next: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  branch: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  commits: texts,
  files: texts,
  diff: (0, import_adapters_loops_record_schemas.optional)(counts),
  summaries: texts,
  verification: (0, import_adapters_loops_record_schemas.optional)((0, import_adapters_loops_record_schemas.string)()),
  receipts: texts
});
var result = (0, import_hooks_active_on_command.operation)({
  name: "job result",
  about: "Show the result of a job and what it made; fails unless it is done, with exit code 3 while it waits for you",
  effect: "writes",
  tool: {
    name: "get_job_result",
    about: "Show the result of a job: commits, files, summaries, receipts",
    takes: { id: "default: the newest" },
    aliases: { job_id: "id" },
    isPolled: true
  },
  inputs: { id: (0, import_hooks_active_on_command.optionalWord)("a job id", "by default the newest") },
  run: (place, { id }) => onJob(place, id, (_, view) => {
    const notYet = `Job ${view.id} has no result yet: it is ${(0, import_shared_core_jobs_progress.jobStanding)(view)}. For more: ${place.words.call("job status")} ${view.id}`;
    if (view.state === "interrupted") return (0, import_hooks_active_on_command.refused)(notYet);
    const code = (0, import_shared_core_jobs_progress.exitCodeOfJob)({ status: view.state });
    if (code === null) return (0, import_hooks_active_on_command.refused)(notYet);
    if (code === 0) return (0, import_hooks_active_on_command.done)(view);
    const reason = `Job ${view.id} ${view.state === "waiting" ? "waits for you" : `is ${view.state}`}.`;
    return { status: "failed", value: view, reason, code };
  }),
  ...oneJob,
  shown: (view) => (0, import_common4.forPeople)(resultLines(view), Infinity),
  fields: { schema: resultShape, of: (view) => ({ ...jobFields(view), ...madeFields(view) }) }
});
var cancel = (0, import_hooks_active_on_command.operation)({
  name: "job cancel",
  about: "End a job with everything that it started; what is committed stays",
  effect: "writes",
  tool: {
    name: "cancel_job",
    about: "End a job with all that it started",
    takes: { id: "its id" },
    aliases: { job_id: "id" },
    isDestructive: true,
    isIdempotent: true
  },
  inputs: { id: (0, import_hooks_active_on_command.word)("a job id") },
  run: (place, { id }) => onJob(place, id, async (workspace, view) => {
    if (view.team !== void 0) return ofTeam(await (await teamJobs()).cancelForTeam(workspace, view.id));
    const cancelled = await (0, import_shared_core_report_status_text.cancelJob)(workspace, view.id);
    return cancelled.status === "refused" ? cancelled : viewed(workspace, view.id);
  }),
  ...oneJob
});
var resume = (0, import_hooks_active_on_command.operation)({
  name: "job resume",
  about: "Resume a job that was waiting for you",
  effect: "writes",
  inputs: { id: (0, import_hooks_active_on_command.word)("a job id") },
  run: (place, { id }) => onJob(
    place,
    id,
    async (workspace, view) => view.team === void 0 ? started(workspace, await (0, import_shared_core_report_status_text4.resumeJob)(workspace, view.id)) : ofTeam(await (await teamJobs()).resumeForTeam(workspace, view.id))
  ),
  ...oneJob
});
var run = (0, import_hooks_active_on_command.operation)({
  name: "job run",
  about: "Work on a job here, until it ends or waits for you; this is what its own process does",
  effect: "writes",
  callers: "people and scripts",
  inputs: { id: (0, import_hooks_active_on_command.word)("a job id") },
  run: (place, { id }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const { runJob } = await Promise.resolve().then(() => __toESM(require("./app.jobs.run-job.cjs")));
    process.env[import_shared_core_report_status_text5.JOB_MARK] = id;
    const ran = await runJob(workspace, id);
    setTimeout(() => process.exit(), 1e3).unref();
    if (ran.status === "refused") return (0, import_hooks_active_on_command.refused)(ran.reason);
    return viewed(workspace, id);
  }),
  ...oneJob
});
var worker = (0, import_hooks_active_on_command.operation)({
  name: "job worker",
  about: "Take jobs of the team for this repository's remote, and work on them in clones of its own",
  effect: "asks",
  callers: "people and scripts",
  streams: true,
  inputs: {
    once: (0, import_hooks_active_on_command.flag)("one job, or none where none waits; then it ends"),
    atOnce: (0, import_hooks_active_on_command.count)("N", "how many at a time; by default 1", [1, 64])
  },
  run: (place, { once, atOnce }) => (0, import_shared_app_planning_documents_open_phase.inWorkspace)(place, async (workspace) => {
    const { workForTeam } = await Promise.resolve().then(() => __toESM(require("./app.team.work-for-team.cjs")));
    const request = { once, atOnce: atOnce ?? 1, tell: (line) => place.emit({ line }, line) };
    const worked = await workForTeam(workspace, request);
    return worked.status === "refused" ? worked : (0, import_hooks_active_on_command.done)({ jobs: worked.jobs });
  }),
  text: ({ jobs }) => import_common8.prose`${(0, import_common10.countOf)(jobs, "job")} worked on.`
});
var jobOperations = [
  ...startOperations,
  listed,
  status,
  result,
  resume,
  cancel,
  logs,
  run,
  service,
  worker
];
function jobsOfMachine(workspace) {
  return (0, import_shared_core_report_status_text2.seeMachine)(workspace).flatMap(({ project, jobs }) => jobs.map((job) => ({ ...inShort(job), project }))).toSorted((left, right) => right.createdAt - left.createdAt);
}
function inShort({ lines: _, units: __, made: ___, ...view }) {
  return { ...view, units: [], lines: [] };
}
