var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

var stdin_exports = {};

var import_shared_core_research_render_phase_research = require("./shared.core.research.render-phase-research.cjs");

var import_shared_core_planning_phases_plan_format = require("./shared.core.planning.phases.plan-format.cjs");

var import_shared_core_planning_writing_state_metrics = require("./shared.core.planning.writing.state-metrics.cjs");

var import_hooks_active_on_command = require("./hooks.active.on-command.cjs");

var import_shared_core_planning_phases_standing = require("./shared.core.planning.phases.standing.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_hooks_active_on_stop = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop2 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop3 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop4 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop5 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop6 = require("./hooks.active.on-stop.cjs");

var import_hooks_active_on_stop7 = require("./hooks.active.on-stop.cjs");

var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
// src/core/research/research-options.ts
var TEXTS = ["questions", "mode", "notebook", "out", "phase"];
var MOST_QUESTIONS = 20;
var LONGEST_TOPIC = 500;
var DEFAULT_QUESTIONS = 5;
function parseResearchArguments(raw) {
  const typed = (0, import_hooks_active_on_command.readTyped)("research", raw);
  if (typed.status === "refused") return typed;
  const given = typed.options.map(([name, value]) => [name, value === "" ? true : value]);
  return readOptions(typed.words.join(" "), Object.fromEntries(given));
}
function readOptions(topic, given) {
  const line = topic.replaceAll(/\s+/g, " ").trim();
  const problem = problemOf(line, given);
  if (problem !== null) return { status: "refused", reason: problem };
  const text = (name) => {
    const value = given[name];
    return typeof value === "string" ? value : null;
  };
  return {
    status: "ok",
    options: {
      topic: line,
      questions: Number(text("questions") ?? DEFAULT_QUESTIONS),
      mode: given.mode === "fast" ? "fast" : "deep",
      notebook: text("notebook"),
      out: text("out"),
      commit: given["no-commit"] !== true,
      phase: text("phase"),
      local: given.local === true,
      fresh: given.fresh === true
    }
  };
}
function problemOf(topic, given) {
  const { questions, mode, phase } = given;
  if (topic === "" && phase === void 0) return 'The topic is missing: /msw:research "what to find out".';
  if (topic.length > LONGEST_TOPIC)
    return `The topic takes at most ${LONGEST_TOPIC} characters, not ${topic.length}.`;
  if (typeof questions === "string" && !isCount(questions)) {
    return `Option --questions needs a whole number from 1 to ${MOST_QUESTIONS}, not "${questions.slice(0, 40)}".`;
  }
  if (typeof mode === "string" && mode !== "deep" && mode !== "fast") {
    return `Option --mode takes deep or fast, not "${mode.slice(0, 40)}".`;
  }
  if (typeof phase === "string" && !/^\d{1,4}(?:\.\d{1,4})*$/.test(phase)) {
    return `Option --phase needs the number of a phase such as 3, not "${phase.slice(0, 40)}".`;
  }
  const empty = TEXTS.find((name) => given[name] === "");
  return empty === void 0 ? null : `Option --${empty} needs a value.`;
}
function isCount(text) {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_QUESTIONS;
}
// src/app/research/local-report.ts
// src/core/research/quote-documents.ts
var MOST_PASSAGES = 24;
var LONGEST_PASSAGE = 30;
var COMMON = new Set(
  "a an and are as at be by can do does for from has have how i in is it its of on or our should than that the their this to use using was we what when where which who why will with you your".split(
    " "
  )
);
function findPassages(topic, documents) {
  const terms = [...new Set(wordsOf(topic))].filter((word) => word.length > 1 && !COMMON.has(word));
  const all = documents.flatMap(passagesOf).map((passage) => ({ passage, words: new Set(wordsOf(passage.lines.join(" "))) }));
  const weights = new Map(
    terms.map((term) => [
      term,
      Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(term)).length))
    ])
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return all.map(({ passage, words }) => ({ ...passage, score: sumOf(weights, words) })).filter(({ score }) => score > 0 && score >= total / 4).toSorted((left, right) => right.score - left.score || compare(left, right)).slice(0, MOST_PASSAGES);
}
function renderQuotations({ topic, slug }, passages, { generatedAt, linkTo }) {
  const title = import_hooks_active_on_stop3.prose`Research: ${(0, import_shared_core_research_render_phase_research.quoteMarkdown)(topic, import_shared_core_research_render_phase_research.LONGEST_TITLE)}`;
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  for (const heading of [(0, import_shared_core_research_render_phase_research.shownHeading)(title), "Contents"]) anchorFor(heading);
  const anchors = paths.map((path) => (0, import_hooks_active_on_stop2.quoteName)(anchorFor((0, import_shared_core_research_render_phase_research.shownHeading)(nameOf(path)))));
  const parts = [
    import_hooks_active_on_stop3.prose`# ${title}`,
    (0, import_shared_core_research_render_phase_research.reportMark)(slug),
    import_hooks_active_on_stop3.prose`- Generated: ${(0, import_hooks_active_on_stop2.quoteName)(generatedAt)}\n- From: the documents of this project, without NotebookLM\n\nEverything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    import_hooks_active_on_stop3.prose`## Contents`,
    (0, import_hooks_active_on_stop3.joinProse)(
      paths.map((path, at) => import_hooks_active_on_stop3.prose`- [${nameOf(path)}](#${anchors[at] ?? import_hooks_active_on_stop3.prose``})`),
      "\n"
    ),
    ...paths.flatMap((path) => [
      import_hooks_active_on_stop3.prose`## ${nameOf(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation(passage, linkTo))
    ])
  ];
  return import_hooks_active_on_stop3.prose`${(0, import_hooks_active_on_stop3.joinProse)(parts, "\n\n")}\n`;
}
function nameOf(path) {
  return (0, import_shared_core_research_render_phase_research.quoteMarkdown)(path, import_shared_core_research_render_phase_research.LONGEST_TITLE);
}
function quotation({ path, from, to, lines }, linkTo) {
  const place = from === to ? import_hooks_active_on_stop3.prose`line ${from}` : import_hooks_active_on_stop3.prose`lines ${from} to ${to}`;
  const text = (0, import_app_loop_conclude_turn.verbatim)((0, import_hooks_active_on_stop4.harmless)(lines.join("\n")));
  return import_hooks_active_on_stop3.prose`[${nameOf(path)}](${(0, import_hooks_active_on_stop2.quoteName)(linkTo(path))}), ${place}:\n\n${text}`;
}
function passagesOf({ path, text }) {
  const found = [];
  let lines = [];
  const all = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const end = (to) => {
    if (lines.length > 0) found.push({ path, from: to - lines.length + 1, to, lines, score: 0 });
    lines = [];
  };
  for (const [index, line] of all.entries()) {
    if (line.trim() === "") end(index);
    else lines.push(line);
    if (lines.length === LONGEST_PASSAGE) end(index + 1);
  }
  end(all.length);
  return found;
}
function sumOf(weights, words) {
  return [...weights].reduce((sum, [term, weight]) => sum + (words.has(term) ? weight : 0), 0);
}
function compare(left, right) {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1;
  return left.from - right.from;
}
function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)ie[sd]$/, "y").replace(/(?<=...)(?:ing|ed|es|s|e)$/, ""));
}
// src/app/research/local-report.ts
var MOST_DOCUMENTS = 5e3;
var LARGEST_DOCUMENT = 1024 * 1024;
var SKIPPED = new Set(
  ".git .hg .svn .msw node_modules vendor dist build out target coverage .cache .venv venv __pycache__".split(
    " "
  )
);
async function writeLocalReport(workspace, request) {
  const { project } = workspace;
  const { output, slug, topic } = request;
  const folder = (0, import_shared_core_planning_phases_plan_format.openResearchFolder)(project, slug);
  if (folder.status === "refused") return { status: "none", reason: folder.reason };
  const documents = readDocuments(project).filter(
    ({ path }) => !isReport(path) && (0, import_node_path.join)(project, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project mentions "${topic}": say it in other words, or leave out --local to ask NotebookLM.`;
    return { status: "none", reason };
  }
  const linkTo = (path) => {
    const way = (0, import_node_path.relative)((0, import_node_path.dirname)(output), (0, import_node_path.join)(project, path)).split(import_node_path.sep).join("/");
    return encodeURI(way).replaceAll(/[()#?]/g, encoded);
  };
  const action = (0, import_shared_core_research_render_phase_research.isReportOf)(slug, output) ? "update" : "research";
  const text = renderQuotations(request, passages, { generatedAt: (0, import_hooks_active_on_stop.isoTime)(workspace), linkTo });
  (0, import_shared_core_research_render_phase_research.writeReport)(workspace, request, text);
  const written = { path: output, action, commit: null };
  const commit = await (0, import_shared_core_research_render_phase_research.commitReport)(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project) {
  const documents = [];
  for (const path of documentsBelow(project)) {
    const text = (0, import_hooks_active_on_stop6.textOf)(path, (0, import_hooks_active_on_stop7.projectFile)(project), LARGEST_DOCUMENT);
    if (text !== null) documents.push({ path: (0, import_node_path.relative)(project, path).split(import_node_path.sep).join("/"), text });
    if (documents.length >= MOST_DOCUMENTS) break;
  }
  return documents;
}
function* documentsBelow(folder) {
  const list = (0, import_hooks_active_on_stop5.listFolder)(folder, import_hooks_active_on_stop7.named);
  for (const entry of list.status === "ok" ? list.entries : []) {
    const path = (0, import_node_path.join)(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* documentsBelow(path);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}
function isReport(path) {
  return /(?:^|\/)RESEARCH_REPORT(?:-[a-z0-9-]+)?\.md$/.test(path) || path.startsWith("docs/research/");
}
function encoded(char) {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
// src/app/research/prepare-research.ts
function prepareResearch(project, cwd, options) {
  const found = options.phase === null ? null : phaseFor(project, options.phase);
  if (options.phase !== null && found === null) {
    return {
      status: "refused",
      reason: `There is no phase ${options.phase} in .planning/phases or .planning/ROADMAP.md: /msw:progress lists the phases.`
    };
  }
  const topic = options.topic === "" ? found?.phase.name ?? "" : options.topic;
  const slug = found === null ? (0, import_shared_core_planning_phases_plan_format.researchSlug)(topic) : (0, import_shared_core_planning_phases_plan_format.researchSlug)(`phase ${found.phase.number}`);
  const output = outputOf(project, { cwd, out: options.out, slug, found });
  const strays = options.out === null && !isOwn(output);
  const problem = strays ? `${output} leads out of the project: name a file with --out.` : problemOf2(project, output, slug);
  if (problem !== null) return { status: "refused", reason: problem };
  const { questions, mode, notebook, commit } = options;
  const phase = found?.phase ?? null;
  return { status: "ok", request: { slug, topic, questions, mode, notebook, output, commit, phase } };
}
function outputOf(project, { cwd, out, slug, found }) {
  if (out !== null) {
    const named2 = (0, import_node_path2.resolve)(cwd, out);
    return isFolder(named2) ? (0, import_node_path2.join)(named2, `${slug}.md`) : named2;
  }
  if (found !== null) return (0, import_node_path2.join)(found.folder, `${found.phase.number}-RESEARCH.md`);
  const folder = (0, import_node_path2.join)(project, "docs", "research");
  if (isFolder(folder) && isOwn(folder)) return (0, import_node_path2.join)(folder, `${slug}.md`);
  const usual = (0, import_node_path2.join)(project, "RESEARCH_REPORT.md");
  return isFree(usual, slug) ? usual : (0, import_node_path2.join)(project, `RESEARCH_REPORT-${slug}.md`);
}
function problemOf2(project, output, slug) {
  if (output.split(/[\\/]/).includes(".git"))
    return "The report cannot be written into .git: name another file with --out.";
  if (!/\.(?:md|markdown)$/i.test(output))
    return "The report is Markdown: name a file that ends in .md with --out.";
  if (isFree(output, slug)) return null;
  return `${output.startsWith(project) ? output.slice(project.length + 1) : output} exists and is not a research of MSW on this topic: name another file with --out.`;
}
function isFree(path, slug) {
  if (!(0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false })) return true;
  return (0, import_hooks_active_on_stop6.textOf)(path, import_hooks_active_on_stop7.named)?.includes((0, import_shared_core_research_render_phase_research.reportMark)(slug)) === true;
}
function isFolder(path) {
  return (0, import_node_fs.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isOwn(path) {
  const parent = (0, import_node_path2.dirname)(path);
  try {
    return import_node_fs.realpathSync.native(path) === path;
  } catch {
    return parent !== path && isOwn(parent);
  }
}
function phaseFor(project, number) {
  const opened = (0, import_shared_core_planning_phases_standing.openPlanning)(project);
  const found = opened.status === "ok" ? (0, import_shared_core_planning_writing_state_metrics.openPhase)(opened.project, number) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  const name = (entry === null ? facts.name.replaceAll("-", " ") : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? "" }, folder };
}
module.exports = {
  parseResearchArguments: parseResearchArguments,
  prepareResearch: prepareResearch,
  readOptions: readOptions,
  writeLocalReport: writeLocalReport
};
