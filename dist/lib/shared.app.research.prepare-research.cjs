

var import_shared_core_planning_phases_sync_roadmap = require("./shared.core.planning.phases.sync-roadmap.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

// src/app/notebook/ask-accounts.ts
async function askAccounts(place, accounts, call) {
  const refusals = [];
  let last = null;
  for (const by of accounts) {
    const { profile, notebook } = by;
    const result = await call({ profile, projectRoot: place.project, env: place.env }, notebook);
    if (result.status === "ok") return { status: "ok", by, data: result.data };
    last = result;
    refusals.push((0, import_app_guidance_step_guidance3.refusalSentence)({ reason: result.status, text: result.text, profile }));
    if ((0, import_app_guidance_step_guidance3.faultOf)(result.status) !== "account") break;
  }
  return {
    status: "refused",
    reason: refusals.join(" "),
    isUncertain: last !== null && (0, import_app_guidance_step_guidance.isUncertain)(last)
  };
}
// src/app/operations/in-notebook.ts
function inNotebook(place, name, use) {
  return (0, import_shared_core_planning_phases_sync_roadmap.inWorkspace)(place, (workspace) => {
    const chosen = name === null ? (0, import_app_guidance_step_guidance2.projectNotebook)(workspace) : (0, import_app_guidance_step_guidance2.chosenNotebook)(workspace, name);
    if (chosen.status === "chosen") return use(workspace, chosen);
    if (chosen.status === "none")
      return (0, import_hooks_active_on_command.misused)(
        `choose a notebook first: /msw:setup use ID --profile NAME, with what this shows: ${place.words.call("notebook list")}`
      );
    return (0, import_hooks_active_on_command.refused)(`NotebookLM was not asked: ${(0, import_app_guidance_step_guidance2.notAskedText)(chosen)}.`);
  });
}

var import_shared_core_research_render_phase_research = require("./shared.core.research.render-phase-research.cjs");

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_shared_core_planning_writing_project_upkeep = require("./shared.core.planning.writing.project-upkeep.cjs");

var import_shared_core_planning_documents_roadmap = require("./shared.core.planning.documents.roadmap.cjs");

var import_hooks_active_on_command2 = require("./hooks.active.on-command.cjs");

var import_common = require("./common.cjs");

var import_common2 = require("./common.cjs");

var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
// src/core/research/research-options.ts
var TEXTS = ["questions", "mode", "notebook", "out", "phase"];
var MOST_QUESTIONS = 20;
var LONGEST_TOPIC = 500;
var DEFAULT_QUESTIONS = 5;
function parseResearchArguments(raw) {
  const typed = (0, import_hooks_active_on_command2.readTyped)("research", raw);
  if (typed.status === "refused") return typed;
  const given = typed.options.map(([name, value]) => [name, value === "" ? true : value]);
  return readOptions(typed.words.join(" "), Object.fromEntries(given));
}
function readOptions(topic, given, called = asTyped) {
  const line = topic.replaceAll(/\s+/g, " ").trim();
  const problem = problemOf(line, given, called);
  if (problem !== null) return { status: "refused", reason: problem };
  const text2 = (name) => {
    const value = given[name];
    return typeof value === "string" ? value : null;
  };
  return {
    status: "ok",
    options: {
      topic: line,
      questions: Number(text2("questions") ?? DEFAULT_QUESTIONS),
      mode: given.mode === "fast" ? "fast" : "deep",
      notebook: text2("notebook"),
      out: text2("out"),
      commit: given["no-commit"] !== true,
      phase: text2("phase"),
      local: given.local === true,
      fresh: given.fresh === true
    }
  };
}
function asTyped(option) {
  return `--${option}`;
}
function problemOf(topic, given, called) {
  const { questions, mode, phase } = given;
  if (topic === "" && phase === void 0) return 'The topic is missing: /msw:research "what to find out".';
  if (topic.length > LONGEST_TOPIC)
    return `The topic takes at most ${LONGEST_TOPIC} characters, not ${topic.length}.`;
  if (typeof questions === "string" && !isCount(questions)) {
    return `Option ${called("questions")} needs a whole number from 1 to ${MOST_QUESTIONS}, not "${questions.slice(0, 40)}".`;
  }
  if (typeof mode === "string" && mode !== "deep" && mode !== "fast") {
    return `Option ${called("mode")} takes deep or fast, not "${mode.slice(0, 40)}".`;
  }
  if (typeof phase === "string" && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase)) {
    return `Option ${called("phase")} needs the number of a phase such as 3, not "${phase.slice(0, 40)}".`;
  }
  const empty = TEXTS.find((name) => given[name] === "");
  return empty === void 0 ? null : `Option ${called(empty)} needs a value.`;
}
function isCount(text2) {
  return /^\d{1,3}$/.test(text2) && Number(text2) >= 1 && Number(text2) <= MOST_QUESTIONS;
}
// src/app/research/prepare-research.ts
function prepareResearch(project, cwd, options, called = asTyped) {
  const found = options.phase === null ? null : phaseFor(project, options.phase);
  if (options.phase !== null && found === null) {
    return {
      status: "refused",
      reason: `There is no phase ${options.phase} in .planning/phases or .planning/ROADMAP.md: /msw:status lists the phases.`
    };
  }
  const topic = options.topic === "" ? found?.phase.name ?? "" : options.topic;
  const slug = found === null ? (0, import_shared_app_quota_show_quota.researchSlug)(topic) : (0, import_shared_app_quota_show_quota.researchSlug)(`phase ${found.phase.number}`);
  const output = outputOf(project, { cwd, out: options.out, slug, found });
  const strays = options.out === null && !isOwn(output);
  const problem = strays ? `${output} leads out of the project: name a file` : problemOf2(project, output, slug);
  if (problem !== null) return { status: "refused", reason: `${problem} with ${called("out")}.` };
  const { questions, mode, notebook, commit } = options;
  const phase = found?.phase ?? null;
  return { status: "ok", request: { slug, topic, questions, mode, notebook, output, commit, phase } };
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
function problemOf2(project, output, slug) {
  if (output.split(/[\\/]/).includes(".git"))
    return "The report cannot be written into .git: name another file";
  if (!/\.(?:md|markdown)$/i.test(output)) return "The report is Markdown: name a file that ends in .md";
  if (isFree(output, slug)) return null;
  return `${output.startsWith(project) ? output.slice(project.length + 1) : output} exists and is not a research of MSW on this topic: name another file`;
}
function isFree(path2, slug) {
  if (!(0, import_node_fs.lstatSync)(path2, { throwIfNoEntry: false })) return true;
  return (0, import_common.textOf)(path2, import_common2.named)?.includes((0, import_shared_core_research_render_phase_research.reportMark)(slug)) === true;
}
function isFolder(path2) {
  return (0, import_node_fs.statSync)(path2, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isOwn(path2) {
  const parent = (0, import_node_path.dirname)(path2);
  try {
    return import_node_fs.realpathSync.native(path2) === path2;
  } catch {
    return parent !== path2 && isOwn(parent);
  }
}
function phaseFor(project, number) {
  const opened = (0, import_shared_core_planning_documents_roadmap.openPlanning)(project);
  const found = opened.status === "ok" ? (0, import_shared_core_planning_writing_project_upkeep.openPhase)(opened.project, number) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  const name = (entry === null ? facts.name.replaceAll("-", " ") : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? "" }, folder };
}
module.exports = {
  askAccounts: askAccounts,
  inNotebook: inNotebook,
  parseResearchArguments: parseResearchArguments,
  prepareResearch: prepareResearch,
  readOptions: readOptions
};
