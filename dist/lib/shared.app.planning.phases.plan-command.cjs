var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let n of __getOwnPropNames(e))!__hasOwnProp.call(r,n)&&n!==a&&__defProp(r,n,{get:()=>e[n],enumerable:!(o=__getOwnPropDesc(e,n))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{openToPlan:()=>openToPlan,planCommand:()=>planCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_app_planning_phases_planning_run=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_core_planning_phases_plan_format=require("./shared.core.planning.phases.plan-format.cjs"),import_shared_app_planning_phases_planning_run2=require("./shared.app.planning.phases.planning-run.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_app_memory_task_page=require("./shared.app.memory.task-page.cjs"),import_shared_app_planning_documents_open_phase2=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop=require(
"./hooks.active.on-stop.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_node_path=require("node:path");
// src/app/planning/phases/plan-command.ts
// src/core/planning/phases/plan-brief.ts
var PLANS = {
  new: import_common5.prose`Plan the phase.`,
  again: import_common5.prose`The phase has plans that nobody has executed. Fix them in place, or write more.`,
  gaps: import_common5.prose`Close the gaps below, in new plans with gap_closure: true. Plans that are done stay as they are.`
};
function planBrief(brief) {
  const { goal, requirements, criteria, gaps, read, existing, next } = brief;
  const parts = [
    import_common5.prose`# Brief: phase ${(0, import_common.quoteName)(brief.phase)}, ${(0, import_common4.quoteLine)(brief.name, 120)}`,
    PLANS[brief.mode],
    section(import_common5.prose`Goal`, [goal === null ? import_common5.prose`The roadmap names none.` : (0, import_common4.quoteLine)(goal, LINE)]),
    section(
      import_common5.prose`Requirements`,
      requirements.map(
        ({ id, text }) => text === "" ? import_common5.prose`- ${(0, import_common.quoteName)(id)}` : import_common5.prose`- ${(0, import_common.quoteName)(id)}: ${(0, import_common4.quoteLine)(text, LINE)}`
      )
    ),
    section(
      import_common5.prose`Success criteria: what must be true`,
      criteria.map((one, at) => import_common5.prose`${at + 1}. ${(0, import_common4.quoteLine)(one, LINE)}`)
    ),
    gaps.length === 0 ? null : section(
      import_common5.prose`Gaps to close`,
      gaps.map((one) => import_common5.prose`- ${(0, import_common4.quoteLine)(one, LINE)}`)
    ),
    section(
      import_common5.prose`Read`,
      read.map(({ path, why }) => import_common5.prose`- ${(0, import_common.quoteName)(path)}: ${why}`)
    ),
    section(import_common5.prose`Write`, [
      import_common5.prose`- Plan format, to be read by who writes plans: ${(0, import_common.quoteName)(brief.format)}`,
      import_common5.prose`- Folder of the phase: ${(0, import_common.quoteName)(brief.folder)}`,
      ...existing.length === 0 ? [] : [import_common5.prose`- Plans that are there: ${(0, import_common.quoteNames)(existing, 99)}`],
      import_common5.prose`- New plans, next: ${(0, import_common.quoteNames)(next)} and so on`,
      import_common5.prose`- Research: ${(0, import_common.quoteName)(brief.research)}`,
      import_common5.prose`- Verdict of the plan-checker: ${(0, import_common.quoteName)(brief.verdict)}`
    ]),
    section(import_common5.prose`Settings`, [
      import_common5.prose`- Granularity of plans: ${(0, import_common.quoteName)(brief.granularity)}`,
      import_common5.prose`- Tests first where behaviour can be stated: ${brief.tddMode ? import_common5.prose`always` : import_common5.prose`where it helps`}`,
      import_common5.prose`- Notebook: ${brief.notebook ?? import_common5.prose`none`}`
    ])
  ];
  return import_common5.prose`${(0, import_common5.joinProse)(parts, "\n\n")}\n`;
}
var LINE = 600;
function section(title, lines) {
  return import_common5.prose`## ${title}\n\n${lines.length === 0 ? import_common5.prose`None.` : (0, import_common5.joinProse)(lines, "\n")}`;
}
// src/core/planning/phases/plan-options.ts
function readPlanOptions(raw) {
  const typed = (0, import_hooks_active_on_command2.readTyped)("plan", raw);
  if (typed.status === "refused") return typed;
  const [phase, ...others] = typed.words;
  if (phase === void 0) return refused("Name the phase to plan, for example /msw:plan 1.");
  if (others.length > 0) return refused("One phase is planned at a time, for example /msw:plan 1.");
  const [wanted, skipped] = [(0, import_hooks_active_on_command2.hasOption)(typed, "research"), (0, import_hooks_active_on_command2.hasOption)(typed, "skip-research")];
  if (wanted && skipped) return refused("--research and --skip-research exclude each other.");
  const accept2 = (0, import_hooks_active_on_command2.optionOf)(typed, "accept");
  if (accept2 !== null && typed.options.length > 1) return refused("--accept stands alone: it plans nothing.");
  const grounds = !(0, import_hooks_active_on_command2.hasOption)(typed, "no-ground");
  const research = wanted ? true : skipped ? false : null;
  return { status: "ok", options: { phase, gaps: (0, import_hooks_active_on_command2.hasOption)(typed, "gaps"), research, accept: accept2, grounds } };
}
function refused(reason) {
  return { status: "refused", reason };
}
// src/app/planning/phases/plan-command.ts
async function planCommand(workspace, args) {
  const opened = openToPlan(workspace, args);
  if (opened.status === "refused") return (0, import_hooks_active_on_stop.say)(opened.reason);
  const { phase, options } = opened;
  if (options.accept !== null) return accept(phase, options.accept);
  return begin(workspace, phase, options);
}
function openToPlan(workspace, args) {
  const read = readPlanOptions(args);
  const opened = (0, import_shared_core_planning_phases_standing.openPlanningAround)(workspace.project);
  if (opened.status === "refused") return opened;
  const { project } = opened;
  if (read.status === "refused") {
    const { command } = (0, import_shared_app_planning_phases_planning_run2.nextStepOf)(project);
    return command === null ? read : (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(`${read.reason} Next is ${command}.`);
  }
  const { options } = read;
  if (project.roadmap === null)
    return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)("There is no .planning/ROADMAP.md: begin with /msw:init.");
  const phase = (0, import_shared_app_planning_documents_open_phase2.openPhase)(project, options.phase);
  if (phase === null) return (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)((0, import_shared_core_planning_writing_new_documents.noSuchPhase)(project.phases, options.phase));
  const problem = (0, import_shared_core_planning_phases_standing.sharedNumber)(phase.facts) ?? (options.accept !== null ? null : whyNot(phase, options));
  return problem === null ? { status: "ok", phase, options } : (0, import_shared_core_planning_documents_planning_settings.refusedPlanning)(problem);
}
async function accept(phase, reason) {
  const gaps = (0, import_shared_app_planning_phases_planning_run2.readPlanningRun)(phase.project.root, phase.padded)?.gaps ?? false;
  const found = (0, import_shared_app_planning_phases_planning_run.checkPhase)(phase, { gaps, isNew: false });
  const recorded = await (0, import_shared_app_planning_phases_planning_run.acceptPlans)(phase, { found, gaps, accepted: reason });
  if (recorded.status === "refused") return (0, import_hooks_active_on_stop.say)(recorded.reason);
  const { number } = phase.facts;
  return (0, import_hooks_active_on_stop.say)(
    `The plans of phase ${number} are recorded as they are; git: ${recorded.commit.status}. Next is /msw:execute ${number}.`
  );
}
function whyNot(phase, { gaps }) {
  const { number, verification } = phase.facts;
  const sources = (0, import_shared_app_planning_documents_open_phase2.gapSources)(phase);
  const isOpen = (0, import_shared_app_planning_documents_open_phase.gapsOf)(phase).length > 0;
  if (verification === "passed" && !(gaps && isOpen))
    return `Phase ${number} is complete: its verification passed. Plan another phase.`;
  if (!gaps) return whyNotAnew(phase);
  const [source] = sources;
  if (source === void 0)
    return `Phase ${number} has no verification whose gaps could be closed: run /msw:verify ${number}.`;
  if (!isOpen) return `${source.file} has no open gaps.`;
  const others = (0, import_shared_app_planning_documents_open_phase2.openPlans)(phase).filter(({ document }) => !document.gapClosure).length;
  return others === 0 ? null : `Phase ${number} has ${(0, import_common6.countOf)(others, "plan")} to execute before gaps are closed: /msw:execute ${number}.`;
}
function whyNotAnew(phase) {
  const { number, plans } = phase.facts;
  const done = plans.filter((plan) => plan.done);
  if (done.length === 0) return null;
  return (0, import_shared_app_planning_documents_open_phase2.openPlans)(phase).length > 0 ? `Phase ${number} is being executed (${done.length} of ${(0, import_common6.countOf)(plans.length, "plan")} done): continue with /msw:execute ${number}.` : `The plans of phase ${number} are executed: /msw:verify ${number} says whether gaps remain, /msw:plan ${number} --gaps closes them.`;
}
async function begin(workspace, phase, options) {
  const { project, padded, facts } = phase;
  const { root } = project;
  const config = (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(project.planning);
  const files = (0, import_shared_app_planning_phases_planning_run2.runFiles)(padded);
  const run = { ...import_shared_app_planning_phases_planning_run2.NEW_RUN, gaps: options.gaps, review: config.planCheck };
  const begun = (0, import_shared_app_planning_phases_planning_run2.beginRun)(root, padded, run, (0, import_common2.isoNow)(workspace).replaceAll(/[:.]/g, "-"));
  if (begun.status === "refused") return (0, import_hooks_active_on_stop.say)(`The planning cannot begin: ${begun.reason}.`);
  const known = await (0, import_shared_app_memory_task_page.writeTaskPage)(workspace, {
    ...{ task: (0, import_shared_app_planning_documents_open_phase.phaseTask)(phase, options.gaps), grounds: options.grounds },
    ...{ root, page: files.memory }
  });
  const planned = briefOf(workspace, phase, { options, config, files });
  const memory = { path: files.memory, why: import_common5.prose`what the project remembers about this` };
  const brief = known.isWritten ? { ...planned, read: [memory, ...planned.read] } : planned;
  (0, import_app_loop_conclude_turn.writePage)((0, import_node_path.join)(root, files.brief), planBrief(brief));
  (0, import_app_loop_conclude_turn.writePage)((0, import_node_path.join)(root, files.format), (0, import_shared_core_planning_phases_plan_format.planFormat)());
  const research = needsResearch(phase, options, config);
  const [yes, no] = [import_common5.prose`yes`, import_common5.prose`no`];
  const title = import_common5.prose`MSW plans phase ${(0, import_common.quoteName)(facts.number)} (${(0, import_common4.quoteLine)(facts.name, 80)})`;
  const context = (0, import_common5.joinProse)(
    [
      options.gaps ? import_common5.prose`${title}: gaps to close.` : import_common5.prose`${title}.`,
      import_common5.prose`N: ${(0, import_common.quoteName)(facts.number)}`,
      import_common5.prose`CLI: ${(0, import_common3.cliCommand)(workspace)}`,
      import_common5.prose`BRIEF: ${(0, import_common.quoteName)(files.brief)}`,
      import_common5.prose`RESEARCH: ${(0, import_common.quoteName)(brief.research)}`,
      import_common5.prose`VERDICT: ${(0, import_common.quoteName)(files.review)}`,
      import_common5.prose`research: ${research ? yes : no}`,
      import_common5.prose`review: ${config.planCheck ? yes : no} (code says when)`,
      known.fact,
      known.isWritten ? import_common5.prose`feedback: ${import_common3.lineToType`memory feedback useful`}` : null,
      import_common5.prose`context: ${(0, import_common.quoteName)((0, import_shared_app_planning_documents_open_phase2.phaseDocument)(phase, "CONTEXT")?.file ?? "none")}`,
      import_common5.prose`folder: ${(0, import_common.quoteName)((0, import_shared_app_planning_documents_open_phase2.fromRoot)(root, phase.folder))}`,
      import_common5.prose`plans there: ${brief.existing.length}, of them done: ${facts.plans.filter(({ done }) => done).length}`
    ],
    "\n"
  );
  return { kind: "context", context, notice: known.notice };
}
function needsResearch(phase, options, config) {
  if (options.research !== null) return options.research;
  return config.research && !options.gaps && (0, import_shared_app_planning_documents_open_phase2.phaseDocument)(phase, "RESEARCH") === null;
}
function briefOf(workspace, phase, { options, config, files }) {
  const { project, facts, entry, padded, folder } = phase;
  const plans = (phase.onDisk?.plans ?? []).map(({ file }) => file);
  const gaps = options.gaps ? (0, import_shared_app_planning_documents_open_phase.gapsOf)(phase).map(({ truth }) => truth) : [];
  const texts = new Map((project.requirements?.items ?? []).map(({ id, text }) => [id.toUpperCase(), text]));
  const own = (0, import_shared_app_planning_documents_open_phase2.fromRoot)(project.root, folder);
  const asked = { phase: facts.number, roadmap: project.roadmap, requirements: project.requirements };
  return {
    phase: facts.number,
    name: facts.name,
    goal: entry?.goal ?? null,
    mode: options.gaps ? "gaps" : plans.length > 0 ? "again" : "new",
    requirements: (0, import_shared_app_planning_phases_planning_run.phaseRequirements)(asked).map((id) => ({ id, text: texts.get(id.toUpperCase()) ?? "" })),
    criteria: entry?.successCriteria ?? [],
    gaps: [...new Set(gaps)],
    read: readingOf(phase, options.gaps),
    format: files.format,
    folder: own,
    existing: plans,
    next: nextNames(padded, phase.onDisk?.names ?? []),
    research: (0, import_shared_app_planning_documents_open_phase2.phaseDocument)(phase, "RESEARCH")?.file ?? `${own}/${padded}-RESEARCH.md`,
    verdict: files.review,
    notebook: notebookTool(workspace),
    tddMode: config.tddMode,
    granularity: config.granularity
  };
}
function readingOf(phase, gaps) {
  const { project } = phase;
  const own = (kind, why) => ({ path: (0, import_shared_app_planning_documents_open_phase2.phaseDocument)(phase, kind)?.file ?? null, why });
  const file = (path, why) => ({
    path: (0, import_shared_core_planning_documents_planning_settings.isPlanningDocument)(project.root, path) ? path : null,
    why
  });
  const candidates = [
    own("CONTEXT", import_common5.prose`the user's decisions for this phase (D-NN): they are fixed`),
    ...gaps ? [own("VERIFICATION", import_common5.prose`what was found missing, with evidence`)] : [],
    ...gaps ? [own("UAT", import_common5.prose`what people found when they tried it`)] : [],
    own("RESEARCH", import_common5.prose`what was found out for this phase`),
    own("PATTERNS", import_common5.prose`code to follow`),
    own("UI-SPEC", import_common5.prose`how it looks`),
    file(".planning/PROJECT.md", import_common5.prose`what is built, for whom, within which limits`),
    file(".planning/REQUIREMENTS.md", import_common5.prose`the requirements in full`),
    file(".planning/STATE.md", import_common5.prose`what was decided and what is open`),
    ...MAP.map(([name, why]) => file(`.planning/codebase/${name}.md`, why)),
    ...(0, import_shared_app_planning_documents_open_phase2.projectResearch)(phase).map((path) => ({ path, why: import_common5.prose`research for the whole project` })),
    file("CLAUDE.md", import_common5.prose`how to work in this project`),
    file("AGENTS.md", import_common5.prose`how to work in this project`),
    ...summariesOf(phase)
  ];
  return candidates.flatMap(({ path, why }) => path === null ? [] : [{ path, why }]);
}
var MAP = [
  ["STACK", import_common5.prose`the map: what it is made with`],
  ["ARCHITECTURE", import_common5.prose`the map: its parts, and how data flow`],
  ["STRUCTURE", import_common5.prose`the map: where things are, and where new ones go`],
  ["CONVENTIONS", import_common5.prose`the map: how its code is written`],
  ["TESTING", import_common5.prose`the map, for work on tests`],
  ["INTEGRATIONS", import_common5.prose`the map, for work with services outside`],
  ["CONCERNS", import_common5.prose`the map, for work on what is fragile`]
];
function summariesOf({ project, folder, onDisk }) {
  return (onDisk?.names ?? []).filter((name) => name.endsWith("-SUMMARY.md")).map((name) => ({ path: (0, import_shared_app_planning_documents_open_phase2.fromRoot)(project.root, (0, import_node_path.join)(folder, name)), why: import_common5.prose`what was done already` }));
}
function nextNames(padded, names) {
  const used = names.flatMap((name) => {
    const { id } = (0, import_hooks_active_on_command.planName)(name, padded);
    const rest = id.startsWith(`${padded}-`) ? id.slice(padded.length + 1) : "";
    const number = /^(\d{1,3})(?=-|$)/.exec(rest)?.[1];
    return number === void 0 ? [] : [Number(number)];
  });
  const first = Math.max(0, ...used) + 1;
  return [0, 1, 2].map((more) => `${padded}-${String(first + more).padStart(2, "0")}-PLAN.md`);
}
function notebookTool(workspace) {
  if ((0, import_app_guidance_step_guidance.projectNotebook)(workspace).status !== "chosen") return null;
  return import_common5.prose`the tool notebook_query of the server msw (one question at a time; it costs quota)`;
}
