var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==a&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{parseResearchArguments:()=>parseResearchArguments,prepareResearch:()=>prepareResearch,readOptions:()=>readOptions}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_app_planning_documents_open_phase=require("./shared.app.planning.documents.open-phase.cjs"),import_shared_core_planning_phases_standing=require("./shared.core.planning.phases.standing.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_node_fs=require("node:fs"),import_node_path=require("node:path");
// src/core/research/research-options.ts
var TEXTS = ["questions", "mode", "source", "ask", "ask-from", "notebook", "out", "phase"];
var MOST_QUESTIONS = 20;
var LONGEST_TOPIC = 500;
var DEFAULT_QUESTIONS = 5;
function parseResearchArguments(raw) {
  const typed = (0, import_hooks_active_on_command.readTyped)("research", raw);
  if (typed.status === "refused") return typed;
  const given = typed.options.map(([name, value]) => [name, value === "" ? true : value]);
  const asked = typed.options.flatMap(([name, value]) => name === "ask" ? [value] : []);
  const ask = asked.length === 0 ? {} : { ask: asked.join("\n") };
  return readOptions(typed.words.join(" "), { ...Object.fromEntries(given), ...ask });
}
function readOptions(topic, given, called = asTyped) {
  const line = topic.replaceAll(/\s+/g, " ").trim();
  const problem = problemOf(line, given, called);
  if (problem !== null) return { status: "refused", reason: problem };
  const text = (name) => {
    const value = given[name];
    return typeof value === "string" ? value : null;
  };
  return {
    status: "ok",
    options: {
      topic: line,
      questions: text("questions") === null ? null : Number(text("questions")),
      mode: given.mode === "fast" || given.source === "drive" ? "fast" : "deep",
      source: given.source === "drive" ? "drive" : "web",
      ask: text("ask") ?? "",
      askFrom: text("ask-from"),
      notebook: text("notebook"),
      out: text("out"),
      commit: given["no-commit"] !== true,
      phase: text("phase"),
      local: given.local === true,
      fresh: given.fresh === true
    }
  };
}
function asTyped(option) {
  return `--${option}`;
}
function problemOf(topic, given, called) {
  const { questions, mode, source, phase } = given;
  const isOneOf = (value, ...words) => typeof value !== "string" || words.includes(value);
  const shown = (value) => String(value).slice(0, 40);
  const asks = given.ask !== void 0 || given["ask-from"] !== void 0;
  const other = phase !== void 0 ? "phase" : given.local === true ? "local" : null;
  const problems = [
    [topic === "" && phase === void 0, 'The topic is missing: /msw:research "what to find out".'],
    [
      topic.length > LONGEST_TOPIC,
      `The topic takes at most ${LONGEST_TOPIC} characters, not ${topic.length}.`
    ],
    [
      typeof questions === "string" && !isCount(questions),
      `Option ${called("questions")} needs a whole number from 1 to ${MOST_QUESTIONS}, not "${shown(questions)}".`
    ],
    [!isOneOf(mode, "deep", "fast"), `Option ${called("mode")} takes deep or fast, not "${shown(mode)}".`],
    [
      !isOneOf(source, "web", "drive"),
      `Option ${called("source")} takes web or drive, not "${shown(source)}".`
    ],
    [
      source === "drive" && mode === "deep",
      `Deep research searches the web alone: leave out ${called("mode")} deep, or ${called("source")} drive.`
    ],
    [
      asks && other !== null,
      `Questions of your own (${called("ask")}, ${called("ask-from")}) do not go with ${called(other ?? "")}.`
    ],
    [
      typeof phase === "string" && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase),
      `Option ${called("phase")} needs the number of a phase such as 3, not "${shown(phase)}".`
    ],
    ...TEXTS.map((name) => [given[name] === "", `Option ${called(name)} needs a value.`])
  ];
  return problems.find(([isThere]) => isThere)?.[1] ?? null;
}
function isCount(text) {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_QUESTIONS;
}
// src/app/research/prepare-research.ts
function prepareResearch(project, cwd, options, called = asTyped) {
  const found = options.phase === null ? null : phaseFor(project, options.phase);
  if (options.phase !== null && found === null) {
    return {
      status: "refused",
      reason: `There is no phase ${options.phase} in .planning/ROADMAP.md, and no folder of one: /msw:status lists the phases.`
    };
  }
  const topic = options.topic === "" ? found?.phase.name ?? "" : options.topic;
  const slug = found === null ? (0, import_shared_core_loop_texts_report.researchSlug)(topic) : (0, import_shared_core_loop_texts_report.researchSlug)(`phase ${found.phase.number}`);
  const output = outputOf(project, { cwd, out: options.out, slug, found });
  const problem = problemOf2(project, output, { slug, isNamed: options.out !== null });
  if (problem !== null) return { status: "refused", reason: `${problem} with ${called("out")}.` };
  const own = ownQuestionsOf(cwd, options, called);
  if (own.status === "refused") return own;
  const { mode, source, notebook, commit } = options;
  const usual = own.questions.length === 0 ? DEFAULT_QUESTIONS : own.questions.length;
  const questions = Math.max(options.questions ?? usual, own.questions.length);
  const asked = { questions, ask: own.questions, mode, source };
  const phase = found?.phase ?? null;
  return { status: "ok", request: { slug, topic, ...asked, notebook, output, commit, phase } };
}
var LARGEST_LIST = 64 * 1024;
var LONGEST_QUESTION = 1e3;
function ownQuestionsOf(cwd, { ask, askFrom }, called) {
  const refused = (reason) => ({ status: "refused", reason });
  if (ask === "" && askFrom === null) return { status: "ok", questions: [] };
  const file = askFrom === null ? "" : (0, import_common.textOf)((0, import_node_path.resolve)(cwd, askFrom), import_common2.named, LARGEST_LIST);
  if (file === null)
    return refused(
      `${askFrom} cannot be read: name a text file with one question a line with ${called("ask-from")}.`
    );
  const questions = (0, import_shared_core_research_questions.ownQuestions)(`${ask}
${file}`);
  if (questions.length === 0) return refused("There is no question to ask: write one a line.");
  if (questions.length > MOST_QUESTIONS)
    return refused(`A research asks at most ${MOST_QUESTIONS} questions, not ${questions.length}.`);
  const long = questions.find((one) => one.length > LONGEST_QUESTION);
  return long === void 0 ? { status: "ok", questions } : refused(`A question takes at most ${LONGEST_QUESTION} characters: shorten "${long.slice(0, 40)}...".`);
}
function outputOf(project, { cwd, out, slug, found }) {
  if (out !== null) {
    const named2 = (0, import_node_path.resolve)(cwd, out);
    return isFolder(named2) ? (0, import_node_path.join)(named2, `${slug}.md`) : named2;
  }
  if (found !== null) return (0, import_node_path.join)(found.folder, `${found.phase.number}-RESEARCH.md`);
  const folder = (0, import_node_path.join)(project, "docs", "research");
  if (isFolder(folder) && isOwn(folder)) return (0, import_node_path.join)(folder, `${slug}.md`);
  const usual = (0, import_node_path.join)(project, "RESEARCH_REPORT.md");
  return isFree(usual, slug) ? usual : (0, import_node_path.join)(project, `RESEARCH_REPORT-${slug}.md`);
}
function problemOf2(project, output, { slug, isNamed }) {
  if (!isNamed && !isOwn(output)) return `${output} leads out of the project: name a file`;
  if (output.split(/[\\/]/).includes(".git"))
    return "The report cannot be written into .git: name another file";
  if (!/\.(?:md|markdown)$/i.test(output)) return "The report is Markdown: name a file that ends in .md";
  if (isFree(output, slug)) return null;
  return `${output.startsWith(project) ? output.slice(project.length + 1) : output} exists and is not a research of MSW on this topic: name another file`;
}
function isFree(path, slug) {
  if (!(0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })) return true;
  return (0, import_common.textOf)(path, import_common2.named)?.includes((0, import_shared_core_research_questions.reportMark)(slug)) === true;
}
function isFolder(path) {
  return (0, import_node_fs.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isOwn(path) {
  const parent = (0, import_node_path.dirname)(path);
  try {
    return import_node_fs.realpathSync.native(path) === path;
  } catch {
    return parent !== path && isOwn(parent);
  }
}
function phaseFor(project, number) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  const found = opened.status === "ok" ? (0, import_shared_app_planning_documents_open_phase.openPhase)(opened.project, number) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  const name = (entry === null ? facts.name.replaceAll("-", " ") : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? "" }, folder };
}
