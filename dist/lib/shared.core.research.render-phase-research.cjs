var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{commitReport:()=>commitReport,commitResearchReport:()=>commitResearchReport,isReportOf:()=>isReportOf,phaseQuestions:()=>phaseQuestions,renderResearchList:()=>renderResearchList,writeLocalReport:()=>writeLocalReport,writeReportFile:()=>writeReportFile,writeResearchReport:()=>writeResearchReport}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_snapshots_undo_text=require("./shared.core.snapshots.undo-text.cjs"),import_shared_core_research_questions=require("./shared.core.research.questions.cjs"),import_shared_core_loop_texts_report2=require("./shared.core.loop.texts.report.cjs"),import_shared_core_planning_writing_new_documents=require("./shared.core.planning.writing.new-documents.cjs"),import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_app_loop_conclude_turn2=require("./app.loop.conclude-turn.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs"),import_common7=require("./common.cjs"),import_node_path=require("node:path");
// src/app/research/write-report.ts
// src/core/research/render-phase-research.ts
function renderPhaseResearch(research, page) {
  const { phase, slug } = research.request;
  if (phase === null) return import_common3.prose``;
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null
  );
  const index = (0, import_shared_core_research_questions.indexSources)(answers, research.sources);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, page.constraints, groups);
  const bodyOf = (section) => {
    const question = research.questions.find((entry) => entry.section === section);
    return (0, import_shared_core_research_questions.renderResearchAnswer)(question?.answer ?? null, index, anchors);
  };
  const parts = [
    import_common3.prose`# ${titleOf(phase)}`,
    (0, import_shared_core_research_questions.reportMark)(slug),
    headLines(research, page),
    import_common3.prose`## User Constraints`,
    constraintsSection(page),
    import_common3.prose`## Summary`,
    (0, import_shared_core_research_questions.renderResearchAnswer)(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section) => [import_common3.prose`## ${(0, import_common3.literal)(section)}`, bodyOf(section)]),
    import_common3.prose`## Sources`,
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup)
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function titleOf({ number, name }) {
  return import_common3.prose`Phase ${(0, import_common.quoteName)(number, 40)}: ${(0, import_shared_core_research_questions.quoteMarkdown)(name, import_shared_core_research_questions.LONGEST_TITLE)} - Research`;
}
function headLines({ notebook, request }, { generatedAt }) {
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`**Researched:** ${(0, import_common.quoteName)(generatedAt)}  `,
      import_common3.prose`**Domain:** ${(0, import_shared_core_research_questions.quoteMarkdown)(request.topic, import_shared_core_research_questions.LONGEST_TITLE)}  `,
      import_common3.prose`**Notebook:** ${(0, import_shared_core_research_questions.notebookLink)(notebook)}`
    ],
    "\n"
  );
}
function constraintsSection({ constraints, contextFile }) {
  if (contextFile === null)
    return import_common3.prose`There is no context document: no decision of the user constrains this phase yet.`;
  const link = import_common3.prose`[${(0, import_shared_core_research_questions.quoteMarkdown)(contextFile, 200)}](${(0, import_common.quoteName)(encodeURI(contextFile))})`;
  if (constraints === "") return import_common3.prose`${link} lists none.`;
  return import_common3.prose`From ${link}, word for word:\n\n${(0, import_app_loop_conclude_turn2.blockQuote)(constraints)}`;
}
function grouped(index) {
  return ["primary", "secondary", "tertiary"].map((confidence) => ({
    confidence,
    sources: index.filter((cited) => confidenceOf(cited) === confidence)
  }));
}
function renderGroup({ confidence, sources }) {
  const title = import_common3.prose`### ${CONFIDENCE_TITLES[confidence]}`;
  if (sources.length === 0) return [title, import_common3.prose`None.`];
  return [title, ...sources.flatMap(({ heading, source }) => [import_common3.prose`#### ${heading}`, (0, import_shared_core_research_questions.sourceLink)(source)])];
}
function sourceAnchors(phase, constraints, groups) {
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  const own = [...constraints.matchAll(/^#{1,6}[ \t]+(\S.*)?$/gm)].map(
    (match) => (0, import_shared_core_planning_documents_planning_settings.headingText)(match[1] ?? "")
  );
  for (const heading of [
    (0, import_shared_core_research_questions.shownHeading)(titleOf(phase)),
    "User Constraints",
    ...own,
    "Summary",
    ...PHASE_SECTIONS,
    "Sources"
  ])
    anchorFor(heading);
  return new Map(
    groups.flatMap(({ confidence, sources }) => {
      anchorFor(CONFIDENCE_TITLES[confidence]);
      return sources.map(({ number, heading }) => [number, anchorFor(heading)]);
    })
  );
}
var DOCUMENTATION = /^(?:docs?|developers?|dev|learn|api|reference|spec|specs)\.|(?:^|\.)(?:readthedocs\.(?:io|org)|github\.io|rfc-editor\.org|ietf\.org|w3\.org|whatwg\.org|ecma-international\.org|iso\.org|python\.org|nodejs\.org|mozilla\.org)$/;
function confidenceOf({ source, uses }) {
  if (source.url === null) return "primary";
  const match = /^https?:\/\/([^/:?#]+)(?::\d+)?([^?#]*)/i.exec(source.url);
  const [host, path] = [(match?.[1] ?? "").toLowerCase(), match?.[2] ?? ""];
  if (DOCUMENTATION.test(host) || /\/docs?\//.test(`${path}/`)) return "primary";
  return uses > 1 ? "secondary" : "tertiary";
}
var CONFIDENCE_TITLES = {
  primary: import_common3.prose`Primary (HIGH confidence)`,
  secondary: import_common3.prose`Secondary (MEDIUM confidence)`,
  tertiary: import_common3.prose`Tertiary (LOW confidence)`
};
var CONFIDENCE_RULES = import_common3.prose`Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.`;
var TAGGED = /^<(decisions|specifics|deferred|domain)>[ \t]*$((?:(?!^<\1>[ \t]*$)[\s\S])*?)^<\/\1>[ \t]*$/gm;
function userConstraints(context) {
  const plain = context.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const tagged = [...plain.matchAll(TAGGED)].map((match) => match[2] ?? "").join("\n");
  const text = tagged.trim() === "" ? withoutHead(plain) : tagged;
  return lowered(text).trim();
}
function withoutHead(text) {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^\s*# .*\n/, "");
}
function lowered(text) {
  const out = [];
  let fence2 = null;
  for (const line of text.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence2 === null && mark !== null) fence2 = mark;
    else if (fence2 !== null && mark?.startsWith(fence2) === true) fence2 = null;
    out.push(fence2 === null ? line.replace(/^(#{1,6})(?=\s)/, deeper) : line);
  }
  if (fence2 !== null) out.push(fence2);
  return out.join("\n").replaceAll(/^<\/?[a-z_]+>\s*$/gm, "").replaceAll(/\n{3,}/g, "\n\n");
}
function deeper(marks) {
  return "#".repeat(Math.min(6, Math.max(3, marks.length + 1)));
}
var PHASE_SECTIONS = [
  "Standard Stack",
  "Architecture Patterns",
  "Don't Hand-Roll",
  "Common Pitfalls",
  "Code Examples",
  "Open Questions"
];
var ASKED = {
  "Standard Stack": "Which libraries, frameworks and tools, in which versions, do the sources name as the established choice for this, which alternatives do they name, and why?",
  "Architecture Patterns": "Which architecture patterns, project structures and anti-patterns do the sources describe for this?",
  "Don't Hand-Roll": "For which problems in this do the sources advise an existing solution instead of own code, and why?",
  "Common Pitfalls": "Which mistakes and pitfalls do the sources describe for this: what goes wrong, why, how it is avoided, and how it is noticed early?",
  "Code Examples": "Which code examples do the sources give for the central operations of this? Quote them exactly, each in a code block.",
  "Open Questions": "What do the sources leave open, contradict each other about, or not cover for this, and how should it be handled?"
};
var LONGEST_GOAL = 400;
function phaseQuestions(phase, topic) {
  return PHASE_SECTIONS.map((section) => ({
    section,
    text: `${subject(phase, topic)} ${ASKED[section]} Cite the sources.`,
    answer: null,
    attempts: 0
  }));
}
function subject({ name, goal }, topic) {
  const aim = [...goal.replaceAll(/\s+/g, " ").trim()].slice(0, LONGEST_GOAL).join("");
  const about = topic === name || topic === "" ? name : `${name} (${topic})`;
  return aim === "" ? `A software project plans this: ${about}.` : `A software project plans this: ${about}. Goal: ${aim}`;
}
// src/app/research/write-report.ts
var LONGEST_TOPIC = 60;
function writeResearchReport(context, research) {
  const { output, phase } = research.request;
  if ((0, import_shared_core_loop_texts_report2.answeredCount)(research) === 0)
    return (0, import_shared_core_loop_texts_report.stopped)(askedAgain(research), "NotebookLM answered none of the questions.");
  const generatedAt = (0, import_common2.isoNow)(context.workspace);
  const text = phase === null ? (0, import_shared_core_research_questions.renderReport)(research, generatedAt) : renderPhaseResearch(research, { ...contextOf(output), generatedAt });
  writeReportFile(context.workspace, research.request, text);
  const action = research.isUpdate ? "update" : "research";
  const report = { path: output, action, commit: null };
  return (0, import_shared_core_loop_texts_report.ok)(context.save({ ...research, report }, `The report is ${output}`));
}
function askedAgain(research) {
  const questions = research.questions.map((question) => ({ ...question, attempts: 0 }));
  return { ...research, questions, synthesisAttempts: 0 };
}
function writeReportFile(workspace, { output, slug }, text) {
  (0, import_common5.makeFolder)((0, import_node_path.dirname)(output));
  const page = (0, import_shared_core_snapshots_undo_text.withoutSecrets)(text);
  const before = (0, import_common6.textOf)(output, import_common7.named);
  const stamp = (0, import_common2.isoNow)(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== page) (0, import_shared_core_loop_texts_report.keepReplaced)(workspace.project, slug, before, stamp);
  (0, import_app_loop_conclude_turn.writePage)(output, page);
}
function isReportOf(slug, output) {
  return (0, import_common6.textOf)(output, import_common7.named)?.includes((0, import_shared_core_research_questions.reportMark)(slug)) === true;
}
async function commitResearchReport(context, research) {
  const { report, request } = research;
  if (report === null) return (0, import_shared_core_loop_texts_report.ok)(research);
  const commit = await commitReport(context.workspace, report, request);
  return (0, import_shared_core_loop_texts_report.ok)(context.save({ ...research, report: { ...report, commit } }, commit.note));
}
async function commitReport({ project, env }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!(0, import_common7.isInside)(report.path, project))
    return { hash: null, note: "Not committed: it lies outside the project" };
  const planning = (0, import_node_path.join)(project, ".planning");
  if ((0, import_common7.isInside)(report.path, planning) && (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).commitDocs === false) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const done = report.action === "update" ? "Update" : "Generate";
  const message = `docs(research): ${done} report on ${subject2(topic)}`;
  const result = await (0, import_shared_core_planning_writing_new_documents.commitInProject)((0, import_node_path.dirname)(report.path), [report.path], message, { project, env });
  if (result.status === "committed") return { hash: result.hash, note: `Committed as "${message}"` };
  if (result.status === "unchanged")
    return { hash: null, note: "Nothing to commit: git has this report already" };
  return { hash: null, note: `Not committed: ${result.reason}` };
}
function subject2(topic) {
  const line = (0, import_common4.harmless)(topic).replaceAll(/\s+/g, " ").trim();
  const cut = [...line].slice(0, LONGEST_TOPIC).join("").trim();
  return cut === line ? line : `${cut}\u2026`;
}
function contextOf(output) {
  const path = output.replace(/RESEARCH\.md$/, "CONTEXT.md");
  const text = path === output ? null : (0, import_common6.textOf)(path, import_common7.named);
  return text === null ? { constraints: "", contextFile: null } : { constraints: userConstraints(text), contextFile: (0, import_node_path.basename)(path) };
}

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/core/research/research-status-text.ts
function renderResearchList(list) {
  if (list.length === 0)
    return (0, import_common8.forPeople)(['No research here yet: /msw:research "what to find out" begins one.']);
  return (0, import_common8.forPeople)(list.flatMap(renderResearch));
}
function renderResearch({ research, isRunning }) {
  const { request, report, questions, trouble, progress } = research;
  const head = `${stateOf(research, isRunning)}  ${oneLine(request.topic)}  [${request.slug}]`;
  const counted = questions.length === 0 ? "" : `${(0, import_shared_core_loop_texts_report2.answeredCount)(research)} of ${(0, import_common10.countOf)(questions.length, "question")} answered. `;
  const lines = [
    `${counted}${oneLine(progress)}`,
    ...trouble === null ? [] : [`stopped: ${oneLine(trouble)}`],
    ...report === null ? [] : [`report: ${report.path}`],
    ...isRunning || (0, import_shared_core_loop_texts_report2.nextResearchStep)(research).kind === "done" ? [] : ["the same command again continues with it"]
  ];
  return [head, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)];
}
function stateOf(research, isRunning) {
  if (isRunning) return "running";
  return (0, import_shared_core_loop_texts_report2.nextResearchStep)(research).kind === "done" ? "done   " : "stopped";
}
function oneLine(text) {
  return (0, import_common4.harmless)(text).replaceAll(/\s+/g, " ").trim().slice(0, 300);
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
  const title = (0, import_shared_core_research_questions.reportTitle)(topic);
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  for (const heading of [(0, import_shared_core_research_questions.shownHeading)(title), import_shared_core_research_questions.CONTENTS]) anchorFor(heading);
  const anchors = paths.map((path) => (0, import_common.quoteName)(anchorFor((0, import_shared_core_research_questions.shownHeading)(nameOf(path)))));
  const parts = [
    import_common3.prose`# ${title}`,
    import_common3.prose`${(0, import_shared_core_research_questions.generatedLine)(generatedAt)}\n- **From:** the documents of this project, without NotebookLM\n\nEverything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    (0, import_shared_core_research_questions.reportMark)(slug),
    import_shared_core_research_questions.RULE,
    import_common3.prose`## ${import_shared_core_research_questions.CONTENTS}`,
    (0, import_common3.joinProse)(
      paths.map((path, at) => import_common3.prose`- [${nameOf(path)}](#${anchors[at] ?? import_common3.prose``})`),
      "\n"
    ),
    import_shared_core_research_questions.RULE,
    ...paths.flatMap((path) => [
      import_common3.prose`## ${nameOf(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation(passage, linkTo))
    ])
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function nameOf(path) {
  return (0, import_shared_core_research_questions.quoteMarkdown)(path, import_shared_core_research_questions.LONGEST_TITLE);
}
function quotation({ path, from, to, lines }, linkTo) {
  const place = from === to ? import_common3.prose`line ${from}` : import_common3.prose`lines ${from} to ${to}`;
  const text = (0, import_app_loop_conclude_turn3.verbatim)((0, import_common4.harmless)(lines.join("\n")));
  return import_common3.prose`[${nameOf(path)}](${(0, import_common.quoteName)(linkTo(path))}), ${place}:\n\n${text}`;
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
  const folder = (0, import_shared_core_loop_texts_report.openResearchFolder)(project, slug);
  if (folder.status === "refused") return { status: "none", reason: folder.reason };
  const documents = readDocuments(project).filter(
    ({ path }) => !isReport(path) && (0, import_node_path2.join)(project, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project mentions "${topic}": say it in other words, or leave out --local to ask NotebookLM.`;
    return { status: "none", reason };
  }
  const linkTo = (path) => {
    const way = (0, import_node_path2.relative)((0, import_node_path2.dirname)(output), (0, import_node_path2.join)(project, path)).split(import_node_path2.sep).join("/");
    return encodeURI(way).replaceAll(/[()#?]/g, encoded);
  };
  const action = isReportOf(slug, output) ? "update" : "research";
  const text = renderQuotations(request, passages, { generatedAt: (0, import_common2.isoNow)(workspace), linkTo });
  writeReportFile(workspace, request, text);
  const written = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project) {
  const documents = [];
  for (const path of documentsBelow(project)) {
    const text = (0, import_common6.textOf)(path, (0, import_common7.projectFile)(project), LARGEST_DOCUMENT);
    if (text !== null) documents.push({ path: (0, import_node_path2.relative)(project, path).split(import_node_path2.sep).join("/"), text });
    if (documents.length >= MOST_DOCUMENTS) break;
  }
  return documents;
}
function* documentsBelow(folder) {
  const list = (0, import_common9.listFolder)(folder, import_common7.named);
  for (const entry of list.status === "ok" ? list.entries : []) {
    const path = (0, import_node_path2.join)(folder, entry.name);
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
