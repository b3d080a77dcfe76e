var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{chooseRoute:()=>chooseRoute,inQuotes:()=>inQuotes,otherWays:()=>otherWays,readSignals:()=>readSignals,renderRoute:()=>renderRoute,routeLine:()=>routeLine,rulesAsked:()=>rulesAsked,runKnownChecks:()=>runKnownChecks,typedCommand:()=>typedCommand}),module.exports=__toCommonJS(stdin_exports);var import_shared_rgrove_parse_xml_dist_lib_Parser=require("./shared.@rgrove.parse-xml.dist.lib.Parser.cjs"),import_shared_core_loop_report=require("./shared.core.loop.report.cjs"),import_shared_core_mapping_documents_map_documents=require("./shared.core.mapping.documents.map-documents.cjs"),import_shared_core_loop_report2=require("./shared.core.loop.report.cjs"),import_shared_core_loop_report3=require("./shared.core.loop.report.cjs"),import_shared_app_planning_phases_show_progress=require("./shared.app.planning.phases.show-progress.cjs"),import_shared_adapters_memory_note_cache=require("./shared.adapters.memory.note-cache.cjs"),import_shared_core_planning_writing_project_answers=require("./shared.core.planning.writing.project-answers.cjs"),import_shared_core_jobs_team_job=require("./shared.core.jobs.team-job.cjs"),import_shared_core_planning_writing_project_answers2=require("./shared.core.planning.writing.project-answers.cjs"),import_app_loop_gather_evidence=require("./app.loop.gather-evidence.cjs"),import_shared_app_planning_execution_read_execution=require("./shared.app.planning.execution.read-execution.\
cjs"),import_shared_core_planning_documents_roadmap=require("./shared.core.planning.documents.roadmap.cjs"),import_hooks_active_on_stop=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command2=require("./hooks.active.on-command.cjs"),import_hooks_active_on_command3=require("./hooks.active.on-command.cjs"),import_hooks_active_on_stop2=require("./hooks.active.on-stop.cjs"),import_hooks_active_on_stop3=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_hooks_active_on_stop4=require("./hooks.active.on-stop.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_adapters_git_work_tree=require("./adapters.git.work-tree.cjs"),import_app_retrieval_document_passages=require("./app.retrieval.document-passages.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path"),import_node_path2=require("node:path");
// src/core/route/task.ts
function readTask(text) {
  const plain = text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
  const asked = plain.replace(POLITE, "");
  const isAboutFailure = FAILURE.test(plain);
  const { size, sizedBy } = sizeOf(text.slice(0, LONGEST), plain);
  return {
    text,
    isQuestion: isQuestion(asked),
    isVague: asked !== "" && (0, import_app_retrieval_document_passages.analyse)(asked, "english").every((word) => VAGUE.has(word)),
    isAboutFailure,
    unsure: unsureIn(plain, isAboutFailure),
    size,
    sizedBy,
    wants: wantsOf(asked),
    phase: phaseIn(asked)
  };
}
function tellingWords(text) {
  return [...new Set((0, import_app_retrieval_document_passages.analyse)(text, "english"))].filter((word) => word.length > 2 && !COMMON.has(word));
}
var LONGEST = 2e4;
var POLITE = /^(?:(?:hi|hello|hey|ok|okay|so|now|please|kindly|let's|let us|can (?:you|we)|could (?:you|we)|would you|will you|i(?:'d| would) like you to|i (?:want|need) (?:you )?to|we (?:want|need|have) to|help (?:me|us)(?: to)?),? )+/i;
var QUESTION = /^(?:(?:explain|describe|show|tell)(?: to)?(?: me| us)? )?(?:what|how|why|which|who|whose)\b|^(?:when|where) (?:is|are|was|were|does|do|did|can|could|should|will|would|has|have)\b/i;
var CHANGE = /(?:^|[.!?:;,]\s|\b(?:and|then)\s)(?:then )?(?:fix|add|make|change|implement|build|create|write|remove|delete|rename|refactor|update|replace|switch|migrate|repair|correct|solve|handle|support|use|get rid)\b/i;
function isQuestion(asked) {
  return (QUESTION.test(asked) || asked.endsWith("?")) && !CHANGE.test(asked);
}
var FAILURE = /\b(?:fail(?:s|ed|ing|ure|ures)?|broken|crash(?:es|ed|ing)?|bugs?|errors?|exceptions?|flaky|regressions?|red|traceback|does(?: not|n't) (?:work|compile|build|pass))\b/i;
var UNSURE = [
  /\b(?:i am|i'm|we are|we're) not sure\b|\bunsure\b|\b(?:do not|don't) know\b|\bunclear (?:how|which|what|whether)\b/i,
  /\bwhich [\w-]+(?: [\w-]+){0,3} (?:should|would|could|fits?|is best|to (?:use|choose|take)|do we)\b/i,
  /\bshould (?:we|i)\b/i,
  /\bbest (?:way|practices?|approach|library|tool|option|choice)\b/i,
  /\b(?:state of the art|pros and cons|alternatives to|trade-?offs?)\b/i,
  /^(?:research|compare|evaluate|survey|explore|investigate)\b/i,
  /\b(?:find|figure) out (?:which|what|how|whether|if)\b|\blook into (?:which|what|how|whether)\b/i
];
var DEBUGGING = /^(?:investigate|find out|figure out|look into|explore)/i;
function unsureIn(plain, isAboutFailure) {
  return UNSURE.flatMap((pattern) => {
    const found = pattern.exec(plain)?.[0].toLowerCase();
    return found === void 0 || isAboutFailure && DEBUGGING.test(found) ? [] : [found];
  });
}
var PARTS = "app|apps|application|applications|system|systems|service|services|platform|product|website|site|web app|game|dashboard|panel|portal|interface|backend|frontend|server|api|cli|library|plugin";
var SIZES = [
  [
    3,
    /\bfrom scratch\b|\bre-?write (?:the )?(?:whole|entire|complete)\b|\bre-?architect|\bredesign the architecture\b/i
  ],
  [2, /\b(?:re-?write|redesign|overhaul|re-?structure|modernise|modernize)\b/i],
  [
    2,
    /\b(?:whole|entire|complete) (?:\w+ ){0,2}(?:app|application|code ?base|system|project|backend|frontend|site|module|layer|api)\b/i
  ],
  [
    2,
    /\b(?:across|throughout|in) (?:the |all |every )+(?:\w+ )?(?:code ?base|project|modules?|services?|packages?|components?|endpoints?|screens?|pages?|repositor(?:y|ies))\b/i
  ],
  [
    2,
    new RegExp(
      `\\b(?:build|create|write|develop|make|start) (?:me |us )?(?:an? |the )?(?:new |complete |full |small |simple )*(?:\\w+ )?(?:${PARTS})\\b`,
      "i"
    )
  ],
  [2, /\b(?:migrate|port|convert|translate|move) (?:\w+ ){1,4}(?:from|to|into) /i],
  [
    1,
    /\b(?:micro-?services?|multi-tenan\w+|architecture|end-to-end|real-time|authentication and|internationali[sz]ation|plug-?in system)\b/i
  ],
  [-2, /\b(?:typos?|one-?liner|off-?by-?one|spelling|wording|whitespace|rename|bump)\b/i],
  [
    -1,
    /\b(?:small|tiny|just|only|quick(?:ly)?|simply|minor|single|lint(?:er)?|comments?|readme|changelog|imports?)\b/i
  ],
  [-1, /\b(?:fix|repair|correct)\b/i]
];
var LARGE = 3;
var SMALL = -1;
function sizeOf(text, plain) {
  const found = SIZES.flatMap(([points2, pattern]) => {
    const match = pattern.exec(plain);
    return match === null ? [] : [{ points: points2, what: match[0].trim().toLowerCase().slice(0, 60) }];
  });
  const counted = [...found, ...counts(text, plain)];
  const points = counted.reduce((sum, one) => sum + one.points, 0);
  const size = points >= LARGE ? "large" : points <= SMALL ? "small" : "medium";
  return { size, sizedBy: counted.map(({ what }) => what) };
}
function counts(text, plain) {
  const items = text.split("\n").filter((line) => /^\s{0,8}(?:[-*+•]|\d{1,3}[.)])\s/.test(line)).length;
  const words = plain.split(" ").length;
  const parts = plain.split(/,| and /).length;
  return [
    { points: Math.min(items, 6) - 1, what: `a list of ${items}`, holds: items > 1 },
    { points: words > 150 ? 2 : 1, what: `${(0, import_common3.countOf)(words, "word")}`, holds: words > 60 },
    { points: 1, what: `${parts} parts`, holds: parts > 3 && items < 2 }
  ].filter(({ holds }) => holds);
}
var WANTS = [
  [
    "next",
    /^(?:(?:go|carry|keep|move|press) (?:on|going|ahead)|continue|proceed|resume|next|next (?:step|one)|what(?:'s| is)(?: to do)? next|what now|do the next (?:step|thing))(?: (?:with|on))?(?: (?:the|this|our))?(?: (?:roadmap|plan|project|milestone|work|next (?:phase|step)))?[.!?]*$/i
  ],
  [
    "close",
    /^(?:close|finish|complete|archive|wrap up|ship) (?:up )?(?:the |this |our |current )*milestone\b[^.]{0,30}[.!]?$/i
  ],
  [
    "map",
    /^(?:re-?)?map (?:out )?(?:the |this |our )*(?:whole |entire )?(?:code ?base|code|repo|repository|project|source)[.!]*$|^(?:make|create|update|refresh) (?:a |the )?(?:codebase )?map\b[^.]{0,30}[.!]*$/i
  ],
  [
    "plan",
    /^(?:plan|(?:start|begin|make|write|create|draw up)(?: an?| the)?(?: new)? (?:plan|planning|roadmap|milestone)(?: for| of)?)(?: (?:a|an|the|this|our|new|next|whole|my))*(?: (?:project|milestone|roadmap|work))?[.!]*$/i
  ]
];
function wantsOf(asked) {
  return WANTS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}
var ACTS = [
  ["discuss", /\b(?:discuss|talk about|clarify|settle)\b/i],
  ["verify", /\b(?:verify|check|validate|review|accept)\b/i],
  ["plan", /\b(?:re-?plan|plan)\b/i],
  ["execute", /\b(?:execute|run|carry out|implement|build|do|start|begin|continue|work on)\b/i]
];
function phaseIn(asked) {
  const number = /\bphase (\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?)\b/i.exec(asked)?.[1];
  if (number === void 0) return null;
  return { number, act: ACTS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null };
}
var VAGUE = new Set(
  (0, import_app_retrieval_document_passages.analyse)(
    "fix improve make better clean cleanup up help do work working works good nice nicer refactor optimise optimize finish complete change update polish tidy faster fast quick it this that things thing stuff everything all code project program app please something anything problem issue now again more some get done broken wrong bug bugs fail fails failing failed error errors crash crashes doesn doesnt does not isn isnt won wont don dont can cannot cant t s there here still at all anymore",
    "english"
  )
);
var COMMON = new Set(
  (0, import_app_retrieval_document_passages.analyse)(
    "what how why where which who when did does do we our you decide decided decision decide about use used using make made get got fix fixed fixing add added change changed should would could need work works project code file files test tests thing things way",
    "english"
  )
);
// src/core/route/rules.ts
var QUESTIONS_OF_RESEARCH = 7;
var MANY_FILES = 150;
var RULES = [
  {
    name: "own-loop",
    when: "no task, and a loop of this session is paused, or one lost its session",
    decide: ({ task, loop }) => task === null && loop !== null && loop.state !== "running" ? next("/msw:resume", `Loop ${loop.id} is ${loop.state} (${loop.reason}).`) : null
  },
  {
    name: "busy",
    when: "a loop of this session is not over",
    decide: ({ loop }) => loop === null || loop.state === "parked" ? null : ask(whatWithLoop(loop))
  },
  {
    name: "typed-checks",
    when: "options of a loop were typed",
    decide: ({ task, loopOptions: [first] }) => task === null || first === void 0 ? null : decided("loop", "/msw:loop", `You typed --${first}, which says how a loop ends.`)
  },
  {
    name: "close-milestone",
    when: "no task, or the words to close it, and the milestone can be closed",
    decide: (signals) => meansProject(signals) && signals.plan?.step.command === CLOSE ? decided("close", CLOSE, `${signals.plan.step.reason} Closing it is yours to say: ${CLOSE}`) : null
  },
  {
    name: "not-to-close",
    when: "the task is to close the milestone, and something is open",
    decide: ({ task, plan }) => task?.wants === "close" ? ask(
      `The milestone cannot be closed yet. ${plan === null ? "Nothing is planned here." : told(plan.step)}`
    ) : null
  },
  {
    name: "waits-for-you",
    when: "no task, or the words to continue, and a step of the plan waits for a person",
    decide: (signals) => meansProject(signals) && signals.plan !== null && waits(signals.plan.step) ? ask(told(signals.plan.step)) : null
  },
  {
    name: "next-step",
    when: "no task, or the words to continue, and the project is planned",
    decide: (signals) => meansProject(signals) && signals.plan !== null ? next(signals.plan.step.command, signals.plan.step.reason) : null
  },
  {
    name: "red-checks",
    when: "no task and no plan, and the checks of the project fail",
    decide: (signals) => meansProject(signals) && signals.checks.state === "red" ? decided("loop", "/msw:loop", `Nothing is planned, and ${listed(signals.checks.commands)} fails.`) : null
  },
  {
    name: "nothing-to-do",
    when: "no task, no plan, and nothing that is known to fail",
    decide: (signals) => meansProject(signals) ? ask(
      'Nothing is planned, no loop waits and no check is known to fail. Say what is to be done, /msw:go "TASK", or plan the project with /msw:init.'
    ) : null
  },
  {
    name: "asked-to-map",
    when: "the task is to map the codebase",
    decide: ({ task }) => task?.wants === "map" ? decided("map", "/msw:map", "The task asks for a map.") : null
  },
  {
    name: "asked-to-plan",
    when: "the task is to plan the project or a milestone",
    decide: ({ task, plan }) => {
      if (task?.wants !== "plan") return null;
      if (plan === null) return decided("plan", "/msw:init", "The task asks for a plan, and there is none.");
      return waits(plan.step) ? ask(told(plan.step)) : decided("plan", plan.step.command, plan.step.reason);
    }
  },
  {
    name: "no-such-phase",
    when: "the task names a phase that the roadmap does not have",
    decide: ({ task, plan }) => {
      if (task?.phase == null || phaseNumbered(plan?.phases, task.phase.number) !== null) return null;
      const where = plan === null ? "nothing is planned here: /msw:init" : "see /msw:status";
      return ask(`There is no phase ${task.phase.number}; ${where}.`);
    }
  },
  { name: "named-phase", when: "the task names a phase", decide: namedPhase },
  {
    name: "remembered",
    when: "the task is a question, and a note has most of its words",
    decide: ({ task, memory }) => task?.isQuestion && memory !== null ? decided(
      "memory",
      "/msw:recall",
      `It is a question, and note ${memory.note} has ${Math.round(memory.share * 100)}% of its words: ${memory.words.join(", ")}.`
    ) : null
  },
  {
    name: "research-runs",
    when: "research on the same subject is running or queued",
    decide: ({ task, running }) => {
      const same = task === null ? void 0 : running.find((one) => one.kind === "research" && isSame(task, one.about));
      return same === void 0 ? null : ask(
        `Research on \u201C${same.about}\u201D is under way, and tells you when it ends. Type this again then, or /msw:go --as loop to do it without.`
      );
    }
  },
  {
    name: "too-vague",
    when: "the task does not say what is to become of what, and no check is known to fail",
    decide: ({ task, checks }) => task?.isVague && !(checks.state === "red" && task.text !== "") ? ask(
      "The task does not say what is wrong or what is wanted. Say that in a sentence; the checks of the project, or --check, say when it is done."
    ) : null
  },
  {
    name: "research-first",
    when: "the task says that the way is unclear, or names something that the project does not know, and NotebookLM can be asked",
    decide: (signals) => wantsResearch(signals) !== null && whyNoResearch(signals) === null ? decided("research", "/msw:research", `${wantsResearch(signals) ?? ""} ${quotaSentence(signals)}`) : null
  },
  {
    name: "only-a-question",
    when: "the task is a question, or asks for a comparison, that neither the memory nor NotebookLM can answer",
    decide: ({ task, notebook }) => task?.isQuestion || task !== null && isOnlyResearch(task) ? ask(
      `It asks something and changes nothing; the project's memory has no note on it${notebook.trouble === null ? "" : `, and NotebookLM cannot be asked (${notebook.trouble})`}. Ask Claude without /msw:go, or have it looked up with /msw:research.`
    ) : null
  },
  {
    name: "map-first",
    when: "the task is large or a phase of the plan, in a project of many files whose map is missing or out of date",
    decide: mapFirst
  },
  {
    name: "planned-phase",
    when: "the task has the words of a phase that is open",
    decide: ({ task, plan }) => {
      const phase = matchingPhase(task, plan?.phases);
      return phase === null ? null : forPhase(phase, `The task is phase ${phase.number} of the roadmap, \u201C${phase.name}\u201D.`);
    }
  },
  {
    name: "plan-first",
    when: "the task is large, and nothing is planned",
    decide: ({ task, plan }) => task?.size === "large" && plan === null ? decided(
      "plan",
      "/msw:init",
      `The task is large (${task.sizedBy.join("; ")}), and nothing is planned.`
    ) : null
  },
  {
    name: "not-in-the-roadmap",
    when: "the task is large, and the roadmap does not have it",
    decide: ({ task, plan }) => task?.size === "large" && plan !== null ? ask(
      `The task is large (${task.sizedBy.join("; ")}), and no open phase of the roadmap is about it. /msw:init --milestone plans it when this milestone is closed; /msw:go --as quick or --as loop does it now.`
    ) : null
  },
  {
    name: "quick-plan",
    when: "the project is planned and names no check of its own",
    decide: ({ task, plan, checks }) => task !== null && plan !== null && checks.commands.length === 0 ? decided(
      "quick",
      "/msw:quick",
      "The project names no check: a small plan says how the task is proven."
    ) : null
  },
  {
    name: "no-checks",
    when: "nothing could say when the task is done",
    decide: ({ task, checks }) => task !== null && checks.commands.length === 0 ? ask(
      'Nothing in this project says when that is done: name a command with --check "COMMAND", or --promise TEXT.'
    ) : null
  },
  {
    name: "checks-decide",
    when: "everything else",
    decide: ({ task, checks }) => task === null ? null : decided("loop", "/msw:loop", `${sizeSentence(task)} ${checksSentence(checks, task)}`)
  }
];
function notesOn(signals, { path }) {
  const wanted = path === "loop" || path === "quick" || path === "plan" ? wantsResearch(signals) : null;
  const why = wanted === null ? null : whyNoResearch(signals);
  const others = path === "loop" ? signals.running.filter(({ kind }) => kind !== "research") : [];
  return [
    ...why === null ? [] : [`${wanted} Research does not come first: ${why}.`],
    ...others.map(({ kind, id }) => `The ${kind} ${id} works in this project, too.`)
  ];
}
var CLOSE = "/msw:go --close";
function decided(path, command, because) {
  return { path, command, because };
}
function ask(because) {
  return { path: "ask", command: null, because };
}
function next(command, because) {
  return command === null ? ask(because) : { path: "next", command, because };
}
function meansProject({ task }) {
  return task === null || task.wants === "next" || task.wants === "close";
}
function waits({ action, command }) {
  return action === "ask" || command === null;
}
function told({ reason, command }) {
  return command === null ? reason : `${reason} ${command}`;
}
function whatWithLoop({ id, state, reason }) {
  return state === "running" ? `Loop ${id} runs in this session: /msw:resume "WORDS" tells it something, /msw:stop ends it.` : `Loop ${id} is paused in this session (${reason}): /msw:resume continues it, /msw:stop ends it.`;
}
function phaseNumbered(phases = [], number) {
  const key = (text) => text.toLowerCase().replace(/^0+(?=\d)/, "");
  return phases.find((one) => key(one.number) === key(number)) ?? null;
}
function namedPhase({ task, plan }) {
  const phase = task?.phase == null ? null : phaseNumbered(plan?.phases, task.phase.number);
  if (task?.phase == null || phase === null) return null;
  const { number, act } = task.phase;
  const because = `The task names phase ${phase.number}, \u201C${phase.name}\u201D.`;
  if (act === null) return forPhase(phase, because);
  return decided(act === "plan" || act === "discuss" ? "plan" : "next", `/msw:${act} ${number}`, because);
}
function forPhase({ command }, because) {
  if (command === null) return ask(`${because} It is over: say what is to change, or see /msw:status.`);
  const isPlanning = /^\/msw:(?:plan|discuss)\b/.test(command);
  return decided(isPlanning ? "plan" : "next", command, `${because} Next there is ${command}.`);
}
function matchingPhase(task, phases = []) {
  if (task === null || task.isQuestion) return null;
  const words = new Set(tellingWords(task.text));
  return phases.find(({ name, command }) => {
    const wanted = tellingWords(name);
    const found = wanted.filter((word) => words.has(word)).length;
    return command !== null && wanted.length > 0 && found / wanted.length >= 0.75 && (found > 1 || words.size <= 3);
  }) ?? null;
}
function isSame({ text }, about) {
  const wanted = tellingWords(about);
  const words = new Set(tellingWords(text));
  return wanted.length > 0 && wanted.filter((word) => words.has(word)).length / wanted.length >= 0.75;
}
function isOnlyResearch({ text, unsure }) {
  return unsure.length > 0 && /^(?:research|compare|evaluate|survey|explore)\b/i.test(text.trim());
}
function wantsResearch({ task, unknown }) {
  if (task === null) return null;
  const [unsure] = task.unsure;
  if (unsure !== void 0) return `The task says \u201C${unsure}\u201D.`;
  if (task.size === "small" || task.isAboutFailure || unknown.length === 0) return null;
  return `The task names ${unknown.join(", ")}, which nothing in this project mentions.`;
}
function whyNoResearch({ report, notebook }) {
  if (report !== null) return `it is done, see ${report}`;
  if (notebook.trouble !== null) return notebook.trouble;
  const { left } = notebook;
  if (left === null || left >= QUESTIONS_OF_RESEARCH) return null;
  return `it takes ${QUESTIONS_OF_RESEARCH} questions to NotebookLM, and ${left} are left for now`;
}
function quotaSentence({ notebook: { left } }) {
  return left === null ? "NotebookLM can be asked." : `NotebookLM can be asked: ${(0, import_common3.countOf)(left, "question is", "questions are")} left.`;
}
function mapFirst({ task, plan, map, files }) {
  if (task === null || map === "current" || files < MANY_FILES) return null;
  const phase = matchingPhase(task, plan?.phases);
  const isPlanning = phase?.command !== null && phase?.command?.startsWith("/msw:execute") !== true;
  if (task.size !== "large" && (phase === null || !isPlanning)) return null;
  const why = map === "missing" ? `There is no map of these ${files} files` : "The codebase has changed since it was mapped";
  const what = phase === null ? `the task is large (${task.sizedBy.join("; ")})` : `phase ${phase.number} is to be planned`;
  return decided("map", "/msw:map", `${why}, and ${what}. When it is mapped, type this again.`);
}
function sizeSentence({ size, sizedBy, isAboutFailure }) {
  const why = sizedBy.length === 0 ? "" : ` (${sizedBy.join("; ")})`;
  return `The task is ${size}${why}${isAboutFailure ? " and speaks of a failure" : ""}.`;
}
function checksSentence({ commands, state }, { isAboutFailure }) {
  const shown2 = listed(commands);
  if (state === "red") return `${shown2} fails now, and says when it is done.`;
  if (state === "green" && isAboutFailure)
    return `${shown2} passes now, so add a test that fails, or name the check that does.`;
  return `${shown2} says when it is done.`;
}
function listed(commands) {
  const [first = "", ...more] = commands;
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}
// src/core/route/choose-route.ts
function chooseRoute(signals, said = null) {
  const { rule, decision } = byRules(signals);
  if (said === null)
    return { ...decision, rule: rule.name, instead: null, notes: notesOn(signals, decision) };
  const wanted = asSaid(signals, said);
  return { ...wanted, rule: null, instead: decision.path === wanted.path ? null : decision, notes: [] };
}
function byRules(signals) {
  for (const rule of RULES) {
    const decision = rule.decide(signals);
    if (decision !== null) return { rule, decision };
  }
  throw new Error("no rule holds: the last one holds for every task");
}
function rulesAsked({ rule }) {
  return RULES.slice(0, RULES.findIndex(({ name }) => name === rule) + 1);
}
function asSaid(signals, said) {
  const { task, plan } = signals;
  const because = `You said --as ${said}.`;
  const withTask = (command, example) => task === null ? ask(`${because} It needs a task: ${example}`) : decided(said, command, because);
  switch (said) {
    case "memory":
      return withTask("/msw:recall", '/msw:go "what to look for" --as memory');
    case "loop":
      return signals.checks.state === "red" ? decided(said, "/msw:loop", because) : withTask("/msw:loop", '/msw:go "what to do" --as loop');
    case "quick":
      return plan === null ? ask(`${because} Small plans belong to a planned project: begin with /msw:init, or take --as loop.`) : withTask("/msw:quick", '/msw:go "what to do" --as quick');
    case "research":
      return withTask("/msw:research", '/msw:go "the topic" --as research');
    case "map":
      return decided(said, "/msw:map", because);
    case "plan":
      return planAsSaid(signals, because);
    case "next":
      return { ...byRules({ ...signals, task: null, loopOptions: [] }).decision };
    case "close":
      return decided(said, "/msw:go --close", because);
  }
}
function planAsSaid({ task, plan }, because) {
  if (plan === null) return decided("plan", "/msw:init", because);
  const number = task?.phase?.number ?? matchingPhase(task, plan.phases)?.number ?? null;
  if (number !== null) return decided("plan", `/msw:plan ${number}`, because);
  if (task !== null) return decided("quick", "/msw:quick", `${because} The roadmap has no such phase.`);
  const { phase, command, reason } = plan.step;
  if (phase !== null) return decided("plan", `/msw:plan ${phase}`, because);
  return command === null ? ask(`${because} ${reason}`) : decided("plan", command, `${because} ${reason}`);
}
function typedCommand({ command }, task) {
  if (command === null || task === null || !TAKES_TASK.test(command)) return command;
  return `${command} ${inQuotes(task)}`;
}
var TAKES_TASK = /^\/msw:(?:loop|quick|research|recall)$/;
function inQuotes(text) {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
// src/core/route/route-text.ts
var IN_WORDS = {
  memory: "answered from memory",
  loop: "a loop",
  quick: "a small plan",
  research: "research first",
  map: "a map first",
  plan: "planning",
  next: "the next step",
  close: "the end of the milestone",
  ask: "yours to decide"
};
function routeLine({ path, because, notes, instead }) {
  const others = instead === null ? "" : ` The rules say ${IN_WORDS[instead.path]}: ${instead.because}`;
  return (0, import_common2.plainLine)(`${IN_WORDS[path]}: ${because}${others} ${notes.join(" ")}`, 700);
}
function otherWays(route, { plan, task }) {
  const ways = task === null ? ["next", "map"] : ["loop", ...plan === null ? [] : ["quick"], "plan", "research"];
  const others = ways.filter((way) => way !== route.path).map((way) => `--as ${way}`);
  return `Another way: ${others.join(", ")}`;
}
function renderRoute(route, signals) {
  const task = signals.task?.text ?? null;
  const typed = typedCommand(route, task);
  const asked = rulesAsked(route);
  const width = Math.max(...asked.map(({ name }) => name.length));
  return (0, import_common.forPeople)([
    `Way: ${IN_WORDS[route.path]}${typed === null ? "" : `, ${(0, import_common2.plainLine)(typed, 200)}`}`,
    `Why: ${(0, import_common2.plainLine)(route.because, 600)}`,
    ...route.notes.map((note) => `     ${(0, import_common2.plainLine)(note, 400)}`),
    ...route.instead === null ? [] : [`The rules say ${IN_WORDS[route.instead.path]}: ${(0, import_common2.plainLine)(route.instead.because, 400)}`],
    otherWays(route, signals),
    "",
    ...asked.length === 0 ? [] : ["Rules, in the order in which they are asked:"],
    ...asked.map(
      ({ name, when }, at) => `  ${at === asked.length - 1 ? "\u25B8" : "\xB7"} ${name.padEnd(width)}  ${when}`
    ),
    ...asked.length === 0 ? [] : [""],
    "What they look at:",
    ...signalLines(signals).map(([name, value]) => `  ${name.padEnd(9)}  ${(0, import_common2.plainLine)(value, 300)}`)
  ]);
}
function signalLines(signals) {
  const { task, loop, running, memory, plan, checks, unknown, notebook, report } = signals;
  const listed2 = (words, none = "none") => words.length === 0 ? none : words.join(", ");
  return [
    ...task === null ? [["task", "none"]] : [
      ["task", `${task.size}${task.sizedBy.length === 0 ? "" : ` (${task.sizedBy.join("; ")})`}`],
      ["unclear", listed2(task.unsure.map((words) => `\u201C${words}\u201D`))],
      ["unknown", listed2(unknown)]
    ],
    ["loop", loop === null ? "none in this session" : `${loop.id}, ${loop.state}`],
    ["running", listed2(running.map(({ kind, id }) => `${kind} ${id}`))],
    ["memory", memory === null ? "no note that answers" : `note ${memory.note} (${memory.words.join(", ")})`],
    ["plan", plan === null ? "none" : `${plan.step.command ?? plan.step.action}: ${plan.step.reason}`],
    ["map", `${signals.map}; ${(0, import_common3.countOf)(signals.files, "file")}, and from ${MANY_FILES} on one is needed`],
    ["checks", checks.commands.length === 0 ? "none" : `${listed2(checks.commands)} (${checks.state})`],
    ["notebook", notebook.trouble ?? `${leftOf(notebook.left)} left`],
    ...report === null ? [] : [["report", report]]
  ];
}
function leftOf(left) {
  return left === null ? "an unknown number of questions" : (0, import_common3.countOf)(left, "question");
}
// src/app/route/read-signals.ts
// src/core/route/outside-names.ts
function outsideNames(text) {
  const found = [
    ...all(text, SCOPED),
    ...all(text, AFTER_USE).filter(looksLikeName),
    ...all(text, AFTER_WITH).filter((name) => UNLIKE_WORDS.test(name) && looksLikeName(name)),
    ...all(text, DISTINCT).filter((name) => !GENERAL.has(name.toLowerCase())),
    ...all(text, NAMED).filter((name) => !GENERAL.has(name.toLowerCase()))
  ];
  return [...new Map(found.map((name) => [nameKey(name), name])).values()].slice(0, MOST);
}
function nameKey(name) {
  return name.toLowerCase().replace(/^@types\//, "").replaceAll(/[^\p{L}\p{N}]/gu, "");
}
function isNameOf(dependency, name) {
  const key = nameKey(name);
  if (key === "") return true;
  return nameKey(dependency) === key || dependency.toLowerCase().split(/[^a-z0-9]+/).includes(key);
}
var MOST = 8;
var SCOPED = /(?<![\w/])(@[a-z0-9][\w.-]{0,60}\/[\w.-]{1,60})/g;
var AFTER_USE = /\b(?:use|using|via|integrate(?: with)?|adopt|install|introduce|(?:migrate|switch|move|port)(?: [\w/.-]+){0,4} to|replace [\w@/.-]+ (?:with|by)|based on|on top of|connect(?: it)? to|support(?: for)?|powered by|backed by) (?:an? |the )?`?([A-Za-z@][\w@/.+-]{1,60})/gi;
var AFTER_WITH = /\bwith (?:an? |the )?`?([A-Za-z@][\w@/.+-]{1,60})/gi;
var DISTINCT = /(?<!\b(?:class|function|method|type|component|interface|hook|module|variable|constant|called|named) )(?<![\w.$`/-])([A-Z][a-z0-9]{0,30}[A-Z][A-Za-z0-9]{0,40}|[a-z]{1,20}[A-Z]{2}[A-Za-z0-9]{0,40}|[A-Z]\d{1,4})(?![\w(/]|\.\w)/g;
var NAMED = /(?<=[a-z,;:)] )([A-Z][a-z]{2,}(?:\.js|DB|MQ)?)(?![\w(]|\.\w)/g;
function all(text, pattern) {
  return [...text.slice(0, LONGEST2).matchAll(pattern)].map(
    (match) => (match[1] ?? match[0]).replace(/[.,;:!?`]{1,3}$/, "")
  );
}
var LONGEST2 = 5e3;
var UNLIKE_WORDS = /[A-Z\d@/.]/;
function looksLikeName(word) {
  if (GENERAL.has(word.toLowerCase())) return false;
  if (UNLIKE_WORDS.test(word)) return true;
  return word.length > 2 && !/(?:ing|ed|ion|ment|ness|ity|ly|able|ible|al|ive|ous|ers?|ors?)$/.test(word);
}
var GENERAL = new Set(
  "promises callbacks async await generators streams esm commonjs a an the it its them they this that these those each every any all some one two more most less same other another new newer newest latest old older modern existing default standard native plain simple strict clean clear safe fast static dynamic generic custom shared full empty public private remote proper better correct real actual care caution just only our your my his her their such which what same no not and or but if so as at by for from in into of on to up with without error errors message messages test tests code file files name names value values list lists map maps set sets key keys type types class classes function functions method methods option options argument arguments config data text string strings number numbers date dates time times url urls uri api apis http https tcp udp ip dns tls ssl json xml csv tsv yaml toml html css js ts jsx tsx sql cli ui ux ci cd id ids uuid todo readme changelog license iso utc utf utf8 ascii pdf png jpg svg gif ok db rest mvp lru ttl os io stdin stdout stderr env esc ctrl ctrl-c shift alt enter tab linux windows macos unix mac posix bash shell node nodejs javascript typescript python rust go java ruby php c english german french monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i e g claude msw git github gitlab npm we default cannot module".split(
    " "
  )
);
// src/app/route/project-knows.ts
var MOST_MANIFESTS = 40;
async function unknownTo(root, files, names) {
  if (names.length === 0) return [];
  const paths = files.map(({ path }) => path);
  const known = dependenciesOf(root, paths);
  const strange = names.filter(
    (name) => !known.some((dependency) => isNameOf(dependency, name)) && !paths.some((path) => nameKey(path).includes(nameKey(name)))
  );
  if (strange.length === 0) return [];
  const opened = await (0, import_adapters_git_work_tree.openGit)(root);
  const mentioned = await Promise.all(strange.map((name) => isMentioned(opened, name)));
  return strange.filter((_, at) => mentioned[at] === false);
}
function dependenciesOf(root, paths) {
  const depth = (path) => path.split("/").length;
  return paths.filter((path) => (0, import_shared_rgrove_parse_xml_dist_lib_Parser.manifestKind)(path) !== null).toSorted((one, other) => depth(one) - depth(other)).slice(0, MOST_MANIFESTS).flatMap((path) => {
    const read = (0, import_shared_rgrove_parse_xml_dist_lib_Parser.readManifest)(path, (0, import_common4.textOf)((0, import_node_path2.join)(root, path), (0, import_common5.projectFile)(root)) ?? "");
    if (read.status !== "ok") return [];
    const { name, dependencies } = read.manifest;
    return [...name === null ? [] : [name], ...dependencies.map((dependency) => dependency.name)];
  });
}
async function isMentioned(opened, name) {
  if (opened.status !== "ok" || opened.git.top === null) return true;
  const listed2 = await opened.git.run([
    "grep",
    ...["-I", "-i", "-l", "-w", "-F", "--untracked", "--max-depth", "12", "-e", name, "--"],
    ...[".", ":(exclude).planning", ":(exclude).msw"]
  ]);
  return listed2.status === "ok" ? listed2.output.trim() !== "" : listed2.status === "late";
}
// src/app/route/read-signals.ts
async function readSignals(workspace, asked) {
  const task = asked.task === null ? null : readTask(asked.task);
  const { project } = workspace;
  const root = (0, import_hooks_active_on_command2.findProject)(project) ?? project;
  const { files } = await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.listFiles)(project);
  const names = task === null || task.isQuestion ? [] : outsideNames(task.text);
  return {
    task,
    loopOptions: asked.loopOptions,
    ...loopsOf(workspace, asked.session),
    memory: task?.isQuestion ? await remembered(workspace, task) : null,
    map: await mapOf(root),
    files: files.length,
    plan: await planOf(root, workspace.env),
    checks: { commands: (0, import_hooks_active_on_command.proposeHere)(project).map(({ command }) => command), state: "unknown" },
    unknown: await unknownTo(project, files, names),
    notebook: notebookOf(workspace),
    report: task === null ? null : reportOn(workspace, task)
  };
}
var LONGEST_RUN_MS = 6e4;
async function runKnownChecks(project, { commands }) {
  const until = performance.now() + LONGEST_RUN_MS;
  for (const command of commands) {
    const timeoutMs = Math.max(1e3, until - performance.now());
    const { exitCode, timedOut } = await (0, import_app_loop_gather_evidence.runCheck)({ command, cwd: project, timeoutMs });
    if (timedOut) return { commands, state: "unknown" };
    if (exitCode !== 0) return { commands, state: "red" };
  }
  return { commands, state: commands.length === 0 ? "unknown" : "green" };
}
function loopsOf(workspace, session) {
  const state = (0, import_hooks_active_on_stop2.readState)(workspace);
  const own = session === null ? null : (0, import_hooks_active_on_stop2.findLoop)(state, session);
  const others = (0, import_hooks_active_on_stop2.loopsIn)(state).filter((loop) => loop !== own && !(0, import_hooks_active_on_stop3.isGate)(loop));
  const here = (0, import_hooks_active_on_stop.surroundingsOf)(workspace);
  const lost = others.find((loop) => (0, import_hooks_active_on_command3.isAdoptable)(loop, false, here));
  const running = others.filter((loop) => (0, import_hooks_active_on_stop4.isRunning)(loop) && loop !== lost).map(runningLoop);
  const researches = (0, import_shared_core_loop_report2.showResearch)(workspace, null).flatMap(
    ({ research, isRunning: runs }) => runs ? [{ kind: "research", id: research.request.slug, about: (0, import_common2.plainLine)(research.request.topic, 100) }] : []
  );
  return { loop: ownLoop(own, lost), running: [...running, ...jobsOf(workspace), ...researches] };
}
function jobsOf(workspace) {
  return (0, import_shared_core_planning_writing_project_answers.listJobs)(workspace).flatMap((job) => {
    const { id, work, status } = job;
    if ((0, import_shared_core_planning_writing_project_answers2.isEnded)(job)) return [];
    if (work.kind !== "research") return [{ kind: "job", id, about: (0, import_shared_core_jobs_team_job.whatOf)(work) }];
    return status === "queued" ? [{ kind: "research", id, about: (0, import_common2.plainLine)(work.topic, 100) }] : [];
  });
}
function ownLoop(own, lost) {
  if (own !== null) {
    const { pause } = own.progress;
    const state = pause === null ? "running" : "paused";
    return { id: own.terms.id, state, reason: (0, import_common2.plainLine)(pause?.reason ?? "", 160) };
  }
  return lost === void 0 ? null : { id: lost.terms.id, state: "parked", reason: "its session is gone" };
}
function runningLoop({ terms }) {
  const kind = terms.execution === null ? "loop" : "execution";
  return { kind, id: terms.id, about: (0, import_common2.plainLine)(terms.prompt, 100) };
}
var ANSWERS = 0.6;
async function remembered(workspace, { text }) {
  const wanted = tellingWords(text);
  const wantedNotes = { query: text, most: 5, type: null, tags: [], domain: null };
  const { hits } = await (0, import_shared_adapters_memory_note_cache.searchMemory)(workspace, wantedNotes);
  const found = hits.flatMap(({ note, supersededBy }) => {
    const there = new Set(tellingWords(note.text));
    const words = wanted.filter((word) => there.has(word));
    const share = words.length / Math.max(1, wanted.length);
    return supersededBy === null && share >= ANSWERS && words.length > 1 ? [{ note: note.id, words, share }] : [];
  });
  return found.toSorted((one, other) => other.share - one.share)[0] ?? null;
}
async function mapOf(root) {
  if (!(0, import_shared_core_mapping_documents_map_documents.readMap)(root).has("STRUCTURE.md")) return "missing";
  return (await (0, import_shared_rgrove_parse_xml_dist_lib_Parser.mapDrift)(root)).action_required ? "stale" : "current";
}
async function planOf(root, env) {
  if (!(0, import_node_fs.existsSync)((0, import_node_path.join)(root, ".planning"))) return null;
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(root);
  if (opened.status === "refused") return { step: unreadable(opened.reason), phases: [] };
  const step = (0, import_shared_app_planning_execution_read_execution.nextWith)((0, import_shared_app_planning_phases_show_progress.nextStepOf)(opened.project), await (0, import_shared_app_planning_execution_read_execution.openExecutions)(opened.project, env));
  return step.action === "init" ? null : { step, phases: (0, import_shared_app_planning_phases_show_progress.phaseCommands)(opened.project) };
}
function unreadable(reason) {
  return { action: "ask", phase: null, name: null, plans: [], reason, command: null };
}
function notebookOf(workspace) {
  const { env, project } = workspace;
  if ((0, import_app_guidance_step_guidance.findNlm)(env, project) === null) return { trouble: "nlm is not installed", left: null };
  const loggedIn = (0, import_app_guidance_step_guidance2.listProfiles)(env).filter(({ isValid }) => isValid);
  if (loggedIn.length === 0) return { trouble: "no NotebookLM account is logged in", left: null };
  const shown2 = (0, import_shared_core_loop_report.showQuota)(workspace);
  if (shown2.status === "refused") return { trouble: "its quota ledger cannot be read", left: null };
  const left = shown2.report.accounts.filter((one) => one.isLoggedIn).map((one) => one.left);
  return { trouble: null, left: left.reduce((sum, one) => sum + one, 0) };
}
function reportOn(workspace, { text }) {
  const [known] = (0, import_shared_core_loop_report2.showResearch)(workspace, (0, import_shared_core_loop_report3.researchSlug)(text.replaceAll(/\s+/g, " ").trim()));
  return known?.research.report?.path ?? null;
}
