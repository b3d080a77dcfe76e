var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(n,e)=>{for(var a in e)__defProp(n,a,{get:e[a],enumerable:!0})},__copyProps=(n,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of __getOwnPropNames(e))!__hasOwnProp.call(n,r)&&r!==a&&__defProp(n,r,{get:()=>e[r],enumerable:!(o=__getOwnPropDesc(e,r))||o.enumerable});return n},__toCommonJS=n=>__copyProps(__defProp({},"__esModule",{value:!0}),n),stdin_exports={};__export(stdin_exports,{commandsOfPhases:()=>commandsOfPhases,endChain:()=>endChain,nextStepOf:()=>nextStepOf,showPlanning:()=>showPlanning,takeChainStep:()=>takeChainStep}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_milestones_open_milestone=require("./shared.app.planning.milestones.open-milestone.cjs"),import_shared_core_report_planning_page=require("./shared.core.report.planning-page.cjs"),import_shared_app_planning_execution_waiting_plans=require("./shared.app.planning.execution.waiting-plans.cjs"),import_shared_core_planning_writing_state_decisions=require("./shared.core.planning.writing.state-decisions.cjs"),import_shared_core_planning_execution_next_execution=require("./shared.core.planning.execution.next-execution.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_section=require("./shared.core.planning.writing.section.cjs"),import_shared_core_planning_documents_roadmap_scope=require("./shared.core.planning.documents.roadmap-scope.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_node_path=require("node:path");
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
    whyNotExecute: (phase) => (0, import_shared_core_report_planning_page.whyNotExecute)(project, phase)
  };
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
  const next = nextStepOf(project);
  return {
    name: about === null ? null : (0, import_shared_core_planning_documents_planning_settings.readMarkdown)(about).headings.find(({ level }) => level === 1)?.title ?? null,
    milestone: state?.milestone ?? null,
    standing,
    blockers: (0, import_shared_core_planning_writing_state_decisions.blockersIn)(text),
    resolve: import_hooks_active_on_command.lineToType`state blocker resolve "WORDS"`,
    decisions: (0, import_shared_core_planning_writing_state_decisions.decisionsIn)(text).length,
    lastActivity: [state?.lastActivity, state?.lastActivityText].filter((one) => one !== null && one !== void 0).join(" \u2014 ") || null,
    stoppedAt: state?.stoppedAt ?? null,
    pausedAt: state?.pausedAt ?? null,
    points: openBesides(project, next),
    todos: todosOf(project, text),
    debugging: debuggingOf(project),
    next
  };
}
function todosOf(project, state) {
  const over = ["completed", "done"].flatMap((folder) => notesIn(project, (0, import_node_path.join)("todos", folder)));
  const open = notesIn(project, (0, import_node_path.join)("todos", "pending")).filter(
    (note) => !note.isSettled && !over.some(({ name }) => name === note.name)
  );
  const listed = (0, import_shared_core_planning_writing_state_decisions.todosIn)(state).filter((item) => ![...open, ...over].some((note) => isAbout(item, note)));
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
function openBesides(project, next) {
  const page = (0, import_shared_app_planning_milestones_open_milestone.milestonePage)(project);
  const points = page.status === "open" ? page.points : [];
  if (project.standing.kind === "complete") return points;
  const waits = ["human_needed", "gaps_found", "stale"];
  return points.filter(
    ({ phase, status, category }) => phase !== next.phase && (category === "uat_gaps" || waits.includes(status))
  );
}

var import_shared_app_planning_worktrees_plan_runs = require("./shared.app.planning.worktrees.plan-runs.cjs");

var import_shared_core_planning_writing_new_documents = require("./shared.core.planning.writing.new-documents.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/app/route/take-chain-step.ts
// src/core/route/chain.ts
var MOST_ROUNDS = 2;
function chainTurn(chain, { next, phase, mark, now }) {
  const { command, reason } = next;
  const end = (why, type = command) => ({ kind: "end", why, type });
  if (command === null || !BY_ITSELF.has(next.action)) return end(reason);
  if (phase?.verification === "human_needed") return end(reason, null);
  const last = chain.steps.at(-1);
  if (last?.command === command && last.before === mark)
    return end(`${command} changed nothing, so it is not repeated. ${reason}`);
  const rounds = chain.steps.filter((one) => one.command === command).length;
  if (next.action === "close-gaps" && rounds >= MOST_ROUNDS)
    return end(`Its gaps were closed ${MOST_ROUNDS} times, and the verification still finds some. ${reason}`);
  if (chain.steps.length >= chain.maxSteps)
    return end(`Its ${(0, import_common7.countOf)(chain.maxSteps, "step")} are used up. ${reason}`, GO_ON);
  if (now - chain.startedAt >= chain.maxMinutes * 6e4)
    return end(`Its ${(0, import_common7.countOf)(chain.maxMinutes, "minute")} are over. ${reason}`, GO_ON);
  const step = { at: now, phase: next.phase, command, before: mark };
  return { kind: "step", chain: { ...chain, steps: [...chain.steps, step] }, command };
}
var BY_ITSELF = /* @__PURE__ */ new Set(["plan", "execute", "verify", "close-gaps"]);
var GO_ON = "/msw:go --until blocked";
function chainReport({ steps, startedAt }, { why, type }, now) {
  const minutes = (from, to) => (0, import_common7.countOf)(Math.max(0, Math.round((to - from) / 6e4)), "minute");
  return [
    `The chain ended after ${(0, import_common7.countOf)(steps.length, "step")} and ${minutes(startedAt, now)}: ${(0, import_common3.plainLine)(why, 500)}`,
    ...type === null ? [] : [`Next: ${(0, import_common3.plainLine)(type, 300)}`],
    ...steps.map(
      ({ command, at }, index) => `  ${index + 1}. ${(0, import_common3.plainLine)(command, 120)} (${minutes(at, steps[index + 1]?.at ?? now)})`
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
  const next = (0, import_shared_core_planning_execution_next_execution.nextWith)(nextStepOf(opened.project, { skipDiscuss: true }), waiting);
  return {
    next,
    phase: next.phase === null ? null : (0, import_shared_core_planning_writing_new_documents.findPhase)(phases, next.phase),
    mark: (0, import_common8.createHash)("sha256").update(JSON.stringify([phases, waiting])).digest("hex").slice(0, 16),
    now: now()
  };
}
async function endChain(workspace, chain, end) {
  const { project, now } = workspace;
  import_shared_app_planning_worktrees_plan_runs.chains.forget(workspace, chain.session);
  const lines = chainReport(chain, end, now());
  const folder = (0, import_common4.openMswSubfolder)(project, "chains");
  const name = `${new Date(chain.startedAt).toISOString().slice(0, 19).replaceAll(":", "-")}.md`;
  if (folder.status !== "refused") (0, import_common5.keepText)((0, import_node_path2.join)(folder.path, name), `${lines.join("\n")}
`);
  const { session, steps } = chain;
  const event = {
    event: "chain-ended",
    session,
    steps: steps.length,
    reason: (0, import_common6.redact)((0, import_common3.plainLine)(end.why, 300))
  };
  await (0, import_common.appendJournal)(project, { ...event, event: "chain-ended" }, (0, import_common2.isoNow)(workspace));
  const [first = "", ...more] = lines;
  const where = folder.status === "refused" ? [] : [`Report: .msw/chains/${name}`];
  return { kind: "end", answer: (0, import_hooks_active_on_stop.sayLines)([`msw \u25B8 ${first}`, ...more, ...where].join("\n")) };
}
