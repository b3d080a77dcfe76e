

var import_shared_app_quota_show_quota = require("./shared.app.quota.show-quota.cjs");

var import_shared_app_diagnose_diagnose_plugins = require("./shared.app.diagnose.diagnose-plugins.cjs");

var import_shared_core_planning_documents_planning_settings = require("./shared.core.planning.documents.planning-settings.cjs");

var import_app_guidance_step_guidance = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance2 = require("./app.guidance.step-guidance.cjs");

var import_app_guidance_step_guidance3 = require("./app.guidance.step-guidance.cjs");

var import_common = require("./common.cjs");

var import_app_loop_conclude_turn = require("./app.loop.conclude-turn.cjs");

var import_common2 = require("./common.cjs");

var import_common3 = require("./common.cjs");

var import_common4 = require("./common.cjs");

var import_common5 = require("./common.cjs");

var import_common6 = require("./common.cjs");

// src/app/research/research-place.ts
function researchPlace(workspace, notebook) {
  const chosen = notebook === null ? (0, import_app_guidance_step_guidance3.projectAccounts)(workspace) : (0, import_app_guidance_step_guidance3.chosenNotebook)(workspace, notebook);
  if (chosen.status === "refused")
    return { status: "refused", reason: `NotebookLM was not asked: ${(0, import_app_guidance_step_guidance3.notAskedText)(chosen)}.` };
  const ready = inOrder(workspace, chosen.accounts, notebook);
  const { project: projectRoot, env } = workspace;
  const [first, ...others] = ready.map((found) => ({
    account: { profile: found.profile, projectRoot, env },
    notebook: notebook === null ? null : found.notebook
  }));
  const alone = { account: { profile: null, projectRoot, env }, notebook };
  return { status: "ok", accounts: [first ?? alone, ...others] };
}
function placeOf(workspace, { notebook, request }) {
  const place = researchPlace(workspace, notebook?.id ?? request.notebook);
  if (notebook === null || request.notebook !== null || place.status === "refused") return place;
  const others = researchPlace(workspace, null);
  const known = new Set(place.accounts.map(({ account }) => account.profile));
  const more = others.status === "ok" ? others.accounts : [];
  const [first, ...rest] = place.accounts;
  return {
    status: "ok",
    accounts: [
      { ...first, notebook: null },
      ...rest,
      ...more.filter(({ account }) => !known.has(account.profile))
    ]
  };
}
function inOrder({ userFolder, now }, accounts, notebook) {
  const read = (0, import_app_guidance_step_guidance.readLedger)(userFolder);
  const ledger = read.status === "ok" ? read.ledger : import_app_guidance_step_guidance.emptyLedger;
  const standing = (one) => {
    if (notebook !== null && one.notebook === notebook) return 0;
    const isOut = !one.isLoggedIn || (0, import_app_guidance_step_guidance.isAside)((0, import_app_guidance_step_guidance.accountOf)(ledger.accounts, one.account), one.login, now());
    return isOut ? 2 : 1;
  };
  return accounts.toSorted((left, right) => standing(left) - standing(right));
}
function isOwnResearch(workspace, research) {
  if (research.notebook === null) return research.questions.length === 0 && research.sources.length === 0;
  return (0, import_app_guidance_step_guidance3.chosenNotebook)(workspace, research.notebook.id).status === "chosen";
}
var LOCAL = '/msw:research "TOPIC" --local makes the report from this project\u2019s own documents instead.';
function missingForResearch({ env, project }) {
  if ((0, import_app_guidance_step_guidance2.findNlm)(env, project) === null) {
    return `Research asks NotebookLM through \`nlm\`, which is not installed (\`uv tool install notebooklm-mcp-cli\`); ${LOCAL}`;
  }
  if ((0, import_app_guidance_step_guidance3.listProfiles)(env).some(({ isValid }) => isValid)) return null;
  return `Research asks NotebookLM, and no account is logged in: run \`nlm login\`; ${LOCAL}`;
}
// src/core/research/answer-body.ts
var FENCE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?:(`{3,})([^`]*)|(~{3,}(?!~))(.*))$/;
function answerBody(text, links) {
  const parts = cutAtFences((0, import_common4.harmless)(text).trim().split("\n"));
  return parts.flatMap(
    ({ fence: fence2, lines }) => fence2 === null ? withoutHeadings(lines).map((line) => safeLine(line, links)) : [fence2, ...lines, fence2.replace(/[^`~].*/, "")]
  ).join("\n").trim();
}
function cutAtFences(lines) {
  const parts = [{ fence: null, lines: [] }];
  for (const line of lines) {
    const part = parts.at(-1);
    const mark = FENCE.exec(line);
    if (part === void 0 || mark === null) part?.lines.push(line);
    else if (part.fence === null) parts.push(opened(mark));
    else if (closes(mark, part.fence)) parts.push({ fence: null, lines: [] });
    else part.lines.push(line);
  }
  return parts;
}
function opened(mark) {
  const language = (mark[3] ?? mark[5] ?? "").replaceAll(/[^\w+#.-]/g, "").slice(0, 30);
  return { fence: `${mark[2] ?? mark[4] ?? ""}${language}`, lines: [] };
}
function closes(mark, fence2) {
  const run = /^(?:`+|~+)/.exec(fence2)?.[0] ?? "";
  const isBare = (mark[1] ?? "").trim() === "" && (mark[3] ?? mark[5] ?? "").trim() === "";
  return isBare && (mark[2] ?? mark[4] ?? "").startsWith(run);
}
function escapedLine(text) {
  return escaped((0, import_common4.harmless)(text).replaceAll(/\s+/g, " ").trim());
}
function webAddress(url) {
  if (url === null || !/^https?:\/\/[^\s]+$/i.test(url)) return null;
  const line = (0, import_common4.harmless)(url).replaceAll(/\s/g, "").replaceAll(/[()<>"'`\\|[\]*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return (0, import_common6.ours)(line);
}
var PIECE = /(?<kept>\\[!-/:-@[-`{-~]|(?<!`)(?<run>`+)(?!`).*?(?<!`)\k<run>(?!`))|!?\[(?<label>[^[\]\\]*)\]\((?<url>https?:\/\/[^\s()<>\\]+)\)|\[(?<cited>\d{1,3}(?:\s*[,\u2013-]\s*\d{1,3})*)\]|[[\]`]|<(?=[a-z/!?])/gi;
function safeLine(line, links) {
  let out = "";
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    out += line.slice(at, match.index) + safePiece(match, links);
    at = match.index + match[0].length;
  }
  return out + line.slice(at);
}
function safePiece(match, links) {
  const { kept, label = "", url, cited } = match.groups ?? {};
  if (kept !== void 0) return kept === "\\<" ? "&lt;" : kept;
  if (url !== void 0) return `[${label.replaceAll(/[<`]/g, escapeMark)}](${webAddress(url) ?? ""})`;
  if (cited !== void 0) return citation(cited, links) ?? `\\[${cited}\\]`;
  return escapeMark(match[0]);
}
function citation(cited, links) {
  const found = numbersIn(cited).flatMap(links);
  if (found.length === 0) return null;
  const unique = [...new Map(found.map((link) => [link.number, link])).values()];
  return unique.map(({ number, anchor }) => `[\\[${number}\\]](#${anchor})`).join("");
}
function numbersIn(cited) {
  return cited.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split(/[\u2013-]/).map(Number);
    return Array.from({ length: Math.min(Math.max(last - first + 1, 1), 100) }, (_, index) => first + index);
  });
}
function escaped(text) {
  return text.replaceAll(/&(?=#?\w{1,40};)/g, "&amp;").replaceAll(/[\\`*_[\]<>|#~]/g, escapeMark);
}
function escapeMark(char) {
  return char === "<" ? "&lt;" : `\\${char}`;
}
var ATX = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)#{1,6}(?:\s([^\n]*))?$/;
var UNDERLINE = /^((?:\s|>)*)(=+|-+)\s*$/;
function withoutHeadings(lines) {
  const flat = lines.flatMap((line) => {
    const heading = ATX.exec(line);
    if (heading !== null) return bold(heading[1] ?? "", (0, import_shared_core_planning_documents_planning_settings.headingText)(heading[2] ?? ""));
    const underline = UNDERLINE.exec(line);
    return underline === null ? [line] : [flattened(underline[1] ?? "", underline[2] ?? "")];
  });
  return flat.filter((line, at) => line.trim() !== "" || flat[at - 1]?.trim() !== "");
}
function bold(before, text) {
  const plain = text.replaceAll(/\*\*|__/g, "").trim();
  if (plain === "") return [before.trimEnd()];
  return [before.trimEnd(), `${before}**${plain}**`, before.trimEnd()].filter(
    (line, index) => index === 1 || /^[\s>]*$/.test(line)
  );
}
function flattened(before, marks) {
  return marks.startsWith("-") && marks.length > 2 ? `${before}* * *` : `${before}\\${marks}`;
}
function quoteMarkdown(text, cap) {
  return (0, import_common6.ours)(escapedLine((0, import_common2.quoteLine)(text, cap)));
}
// src/core/research/source-index.ts
function indexSources(answers, sources) {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const uses = /* @__PURE__ */ new Map();
  for (const answer of answers) {
    for (const id of new Set(answer.citations.map((citation2) => citation2.sourceId))) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return [...uses].map(([id, count], index) => ({
    number: index + 1,
    heading: import_common3.prose`Source ${index + 1}`,
    source: byId.get(id) ?? { id, title: "A source that is no longer in the notebook", url: null },
    uses: count
  }));
}
function linksFor(answer, index, anchors) {
  const numbers = /* @__PURE__ */ new Map();
  for (const { number, sourceId } of answer.citations) {
    const cited = index.filter(({ source }) => source.id === sourceId);
    numbers.set(number, [...numbers.get(number) ?? [], ...cited]);
  }
  return (citation2) => (numbers.get(citation2) ?? []).map(({ number }) => ({ number, anchor: anchors.get(number) ?? "" }));
}
var LONGEST_QUOTE = 300;
function citationLines(answer, index, anchors) {
  const lines = index.flatMap(({ number, source }) => {
    const quotes = answer.citations.filter(({ sourceId }) => sourceId === source.id).map(quoteOf);
    if (quotes.length === 0) return [];
    const head = import_common3.prose`- [\\[${number}\\]](#${(0, import_common.quoteName)(anchors.get(number) ?? "")}) ${sourceLink(source)}`;
    const passages = [...new Set(quotes)].filter((quote) => quote !== "");
    if (passages.length === 0) return [head];
    const said = passages.map((quote) => quoteMarkdown(quote, LONGEST_QUOTE));
    return [import_common3.prose`${head}: ${(0, import_common3.joinProse)(said, "; ")}`];
  });
  return lines.length === 0 ? [] : [import_common3.prose`**Cited here**`, import_common3.prose``, ...lines];
}
function sourceLink({ title, url }) {
  return linkTo(title, url) ?? import_common3.prose`${titleOf(title)} (no web address)`;
}
function linkTo(title, url) {
  const address = webAddress(url);
  return address === null ? null : import_common3.prose`[${titleOf(title)}](${address})`;
}
function titleOf(title) {
  return title.trim() === "" ? import_common3.prose`Untitled` : quoteMarkdown(title, LONGEST_QUOTE);
}
function quoteOf({ quote }) {
  return quote === null ? "" : quote.replaceAll(/\s+/g, " ").trim();
}
// src/core/research/render-report.ts
function reportMark(slug) {
  return import_common3.prose`<!-- msw research: ${(0, import_common.quoteName)(slug)} -->`;
}
function renderReport(research, generatedAt) {
  const { request, questions, synthesis } = research;
  const answers = [...questions.map(({ answer }) => answer), synthesis].filter((answer) => answer !== null);
  const index = indexSources(answers, research.sources);
  const titles = [
    import_common3.prose`Contents`,
    ...questions.map(({ text }, number) => import_common3.prose`${number + 1}. ${quoteMarkdown(text, LONGEST_TITLE)}`),
    import_common3.prose`Synthesis`,
    import_common3.prose`Sources`
  ];
  const title = import_common3.prose`Research: ${quoteMarkdown(request.topic, LONGEST_TITLE)}`;
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  anchorFor(shownHeading(title));
  const anchors = titles.map((one) => anchorFor(shownHeading(one)));
  const sourceAnchors2 = new Map(index.map(({ number, heading }) => [number, anchorFor(heading)]));
  const section = (answer) => renderAnswer(answer, index, sourceAnchors2);
  const contents = titles.slice(1).map((one, at) => import_common3.prose`- [${one}](#${(0, import_common.quoteName)(anchors[at + 1] ?? "")})`);
  const parts = [
    import_common3.prose`# ${title}`,
    reportMark(request.slug),
    headLines(research, generatedAt),
    import_common3.prose`## Contents`,
    (0, import_common3.joinProse)(contents, "\n"),
    ...questions.flatMap(({ answer }, at) => [import_common3.prose`## ${titles[at + 1] ?? import_common3.prose``}`, section(answer)]),
    import_common3.prose`## Synthesis`,
    section(synthesis),
    import_common3.prose`## Sources`,
    ...renderSources(index, research)
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_TITLE = 600;
function renderAnswer(answer, index, anchors) {
  if (answer === null) return import_common3.prose`*NotebookLM gave no answer to this question.*`;
  const body = (0, import_app_loop_conclude_turn.blockQuote)(answerBody(answer.text, linksFor(answer, index, anchors)));
  const cited = citationLines(answer, index, anchors);
  return cited.length === 0 ? body : import_common3.prose`${body}\n\n${(0, import_common3.joinProse)(cited, "\n")}`;
}
function shownHeading(heading) {
  return heading.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
function headLines({ notebook, request, imported, sources }, generatedAt) {
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`- Generated: ${(0, import_common.quoteName)(generatedAt)}`,
      import_common3.prose`- Notebook: ${notebookLink(notebook)}`,
      imported ? import_common3.prose`- Found by: ${(0, import_common.quoteName)(request.mode)} research, ${(0, import_common5.countOf)(sources.length, "source")}` : null,
      import_common3.prose`\nThe answers are NotebookLM\u2019s, drawn from the sources at the end, and stand as quotations; a number in brackets leads to its source.`
    ],
    "\n"
  );
}
function notebookLink(notebook) {
  if (notebook === null || notebook.title === "") return import_common3.prose`NotebookLM`;
  return linkTo(notebook.title, notebook.url) ?? quoteMarkdown(notebook.title, LONGEST_TITLE);
}
function renderSources(index, { sources }) {
  const cited = new Set(index.map(({ source }) => source.id));
  const others = sources.filter(({ id }) => !cited.has(id)).map((source) => import_common3.prose`- ${sourceLink(source)}`);
  return [
    ...index.length === 0 ? [import_common3.prose`No answer cites a source.`] : [],
    ...index.flatMap(({ heading, source }) => [import_common3.prose`### ${heading}`, sourceLink(source)]),
    ...others.length === 0 ? [] : [import_common3.prose`**In the notebook, but not cited**`, (0, import_common3.joinProse)(others, "\n")]
  ];
}

var import_shared_app_quota_show_quota2 = require("./shared.app.quota.show-quota.cjs");

var import_shared_core_mapping_documents_map_documents = require("./shared.core.mapping.documents.map-documents.cjs");

var import_app_loop_conclude_turn2 = require("./app.loop.conclude-turn.cjs");

var import_common7 = require("./common.cjs");

var import_common8 = require("./common.cjs");

var import_common9 = require("./common.cjs");

var import_common10 = require("./common.cjs");

var import_node_path = require("node:path");
// src/app/research/write-report.ts
// src/core/research/render-phase-research.ts
function renderPhaseResearch(research, page) {
  const { phase, slug } = research.request;
  if (phase === null) return import_common3.prose``;
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null
  );
  const index = indexSources(answers, research.sources);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, page.constraints, groups);
  const bodyOf = (section) => {
    const question = research.questions.find((entry) => entry.section === section);
    return renderAnswer(question?.answer ?? null, index, anchors);
  };
  const parts = [
    import_common3.prose`# ${titleOf2(phase)}`,
    reportMark(slug),
    headLines2(research, page),
    import_common3.prose`## User Constraints`,
    constraintsSection(page),
    import_common3.prose`## Summary`,
    renderAnswer(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section) => [import_common3.prose`## ${(0, import_common3.literal)(section)}`, bodyOf(section)]),
    import_common3.prose`## Sources`,
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup)
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function titleOf2({ number, name }) {
  return import_common3.prose`Phase ${(0, import_common.quoteName)(number, 40)}: ${quoteMarkdown(name, LONGEST_TITLE)} - Research`;
}
function headLines2({ notebook, request }, { generatedAt }) {
  return (0, import_common3.joinProse)(
    [
      import_common3.prose`**Researched:** ${(0, import_common.quoteName)(generatedAt)}  `,
      import_common3.prose`**Domain:** ${quoteMarkdown(request.topic, LONGEST_TITLE)}  `,
      import_common3.prose`**Notebook:** ${notebookLink(notebook)}`
    ],
    "\n"
  );
}
function constraintsSection({ constraints, contextFile }) {
  if (contextFile === null)
    return import_common3.prose`There is no context document: no decision of the user constrains this phase yet.`;
  const link = import_common3.prose`[${quoteMarkdown(contextFile, 200)}](${(0, import_common.quoteName)(encodeURI(contextFile))})`;
  if (constraints === "") return import_common3.prose`${link} lists none.`;
  return import_common3.prose`From ${link}, word for word:\n\n${(0, import_app_loop_conclude_turn.blockQuote)(constraints)}`;
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
  return [title, ...sources.flatMap(({ heading, source }) => [import_common3.prose`#### ${heading}`, sourceLink(source)])];
}
function sourceAnchors(phase, constraints, groups) {
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  const own = [...constraints.matchAll(/^#{1,6}[ \t]+(\S.*)?$/gm)].map(
    (match) => (0, import_shared_core_planning_documents_planning_settings.headingText)(match[1] ?? "")
  );
  for (const heading of [
    shownHeading(titleOf2(phase)),
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
  if ((0, import_shared_app_quota_show_quota2.answeredCount)(research) === 0)
    return (0, import_shared_app_quota_show_quota.stopped)(askedAgain(research), "NotebookLM answered none of the questions.");
  const generatedAt = (0, import_common7.isoTime)(context.workspace);
  const text = phase === null ? renderReport(research, generatedAt) : renderPhaseResearch(research, { ...contextOf(output), generatedAt });
  writeReport(context.workspace, research.request, text);
  const action = research.isUpdate ? "update" : "research";
  const report = { path: output, action, commit: null };
  return (0, import_shared_app_quota_show_quota.ok)(context.save({ ...research, report }, `The report is ${output}`));
}
function askedAgain(research) {
  const questions = research.questions.map((question) => ({ ...question, attempts: 0 }));
  return { ...research, questions, synthesisAttempts: 0 };
}
function writeReport(workspace, { output, slug }, text) {
  (0, import_common8.makeFolder)((0, import_node_path.dirname)(output));
  const page = (0, import_shared_app_diagnose_diagnose_plugins.withoutSecrets)(text);
  const before = (0, import_common9.textOf)(output, import_common10.named);
  const stamp = (0, import_common7.isoTime)(workspace).replaceAll(/[:.]/g, "-");
  if (before !== null && before !== page) (0, import_shared_app_quota_show_quota.keepReplaced)(workspace.project, slug, before, stamp);
  (0, import_app_loop_conclude_turn2.writePage)(output, page);
}
function isReportOf(slug, output) {
  return (0, import_common9.textOf)(output, import_common10.named)?.includes(reportMark(slug)) === true;
}
async function commitResearchReport(context, research) {
  const { report, request } = research;
  if (report === null) return (0, import_shared_app_quota_show_quota.ok)(research);
  const commit = await commitReport(context.workspace, report, request);
  return (0, import_shared_app_quota_show_quota.ok)(context.save({ ...research, report: { ...report, commit } }, commit.note));
}
async function commitReport({ project, env }, report, { commit, topic }) {
  if (!commit) return { hash: null, note: "Not committed, as asked for" };
  if (!(0, import_common10.isInside)(report.path, project))
    return { hash: null, note: "Not committed: it lies outside the project" };
  const planning = (0, import_node_path.join)(project, ".planning");
  if ((0, import_common10.isInside)(report.path, planning) && (0, import_shared_core_planning_documents_planning_settings.planningConfigOf)(planning).commitDocs === false) {
    return { hash: null, note: "Not committed: this project keeps its planning out of git (commit_docs)" };
  }
  const message = `docs(research): ${report.action} on ${subject2(topic)}`;
  const result = await (0, import_shared_core_mapping_documents_map_documents.commitInProject)((0, import_node_path.dirname)(report.path), [report.path], message, { project, env });
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
  const text = path === output ? null : (0, import_common9.textOf)(path, import_common10.named);
  return text === null ? { constraints: "", contextFile: null } : { constraints: userConstraints(text), contextFile: (0, import_node_path.basename)(path) };
}

var import_app_loop_conclude_turn3 = require("./app.loop.conclude-turn.cjs");

var import_common11 = require("./common.cjs");

var import_common12 = require("./common.cjs");

var import_node_path2 = require("node:path");
// src/core/research/research-status-text.ts
function renderResearchList(list) {
  if (list.length === 0)
    return (0, import_common11.forPeople)(['No research here yet: /msw:research "what to find out" begins one.']);
  return (0, import_common11.forPeople)(list.flatMap(renderResearch));
}
function renderResearch({ research, isRunning }) {
  const { request, report, questions, trouble, progress } = research;
  const head = `${stateOf(research, isRunning)}  ${oneLine(request.topic)}  [${request.slug}]`;
  const counted = questions.length === 0 ? "" : `${(0, import_shared_app_quota_show_quota2.answeredCount)(research)} of ${(0, import_common5.countOf)(questions.length, "question")} answered. `;
  const lines = [
    `${counted}${oneLine(progress)}`,
    ...trouble === null ? [] : [`stopped: ${oneLine(trouble)}`],
    ...report === null ? [] : [`report: ${report.path}`],
    ...isRunning || (0, import_shared_app_quota_show_quota2.nextStep)(research).kind === "done" ? [] : ["the same command again continues with it"]
  ];
  return [head, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)];
}
function stateOf(research, isRunning) {
  if (isRunning) return "running";
  return (0, import_shared_app_quota_show_quota2.nextStep)(research).kind === "done" ? "done   " : "stopped";
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
function renderQuotations({ topic, slug }, passages, { generatedAt, linkTo: linkTo2 }) {
  const title = import_common3.prose`Research: ${quoteMarkdown(topic, LONGEST_TITLE)}`;
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  for (const heading of [shownHeading(title), "Contents"]) anchorFor(heading);
  const anchors = paths.map((path) => (0, import_common.quoteName)(anchorFor(shownHeading(nameOf(path)))));
  const parts = [
    import_common3.prose`# ${title}`,
    reportMark(slug),
    import_common3.prose`- Generated: ${(0, import_common.quoteName)(generatedAt)}\n- From: the documents of this project, without NotebookLM\n\nEverything below a document\u2019s name is quoted from it, with its lines; nothing is summarised.`,
    import_common3.prose`## Contents`,
    (0, import_common3.joinProse)(
      paths.map((path, at) => import_common3.prose`- [${nameOf(path)}](#${anchors[at] ?? import_common3.prose``})`),
      "\n"
    ),
    ...paths.flatMap((path) => [
      import_common3.prose`## ${nameOf(path)}`,
      ...passages.filter((passage) => passage.path === path).toSorted(compare).map((passage) => quotation2(passage, linkTo2))
    ])
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
function nameOf(path) {
  return quoteMarkdown(path, LONGEST_TITLE);
}
function quotation2({ path, from, to, lines }, linkTo2) {
  const place = from === to ? import_common3.prose`line ${from}` : import_common3.prose`lines ${from} to ${to}`;
  const text = (0, import_app_loop_conclude_turn3.verbatim)((0, import_common4.harmless)(lines.join("\n")));
  return import_common3.prose`[${nameOf(path)}](${(0, import_common.quoteName)(linkTo2(path))}), ${place}:\n\n${text}`;
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
  const folder = (0, import_shared_app_quota_show_quota.openResearchFolder)(project, slug);
  if (folder.status === "refused") return { status: "none", reason: folder.reason };
  const documents = readDocuments(project).filter(
    ({ path }) => !isReport(path) && (0, import_node_path2.join)(project, path) !== output
  );
  const passages = findPassages(topic, documents);
  if (passages.length === 0) {
    const reason = `None of the ${documents.length} Markdown documents of this project mentions "${topic}": say it in other words, or leave out --local to ask NotebookLM.`;
    return { status: "none", reason };
  }
  const linkTo2 = (path) => {
    const way = (0, import_node_path2.relative)((0, import_node_path2.dirname)(output), (0, import_node_path2.join)(project, path)).split(import_node_path2.sep).join("/");
    return encodeURI(way).replaceAll(/[()#?]/g, encoded);
  };
  const action = isReportOf(slug, output) ? "update" : "research";
  const text = renderQuotations(request, passages, { generatedAt: (0, import_common7.isoTime)(workspace), linkTo: linkTo2 });
  writeReport(workspace, request, text);
  const written = { path: output, action, commit: null };
  const commit = await commitReport(workspace, written, request);
  return { status: "done", report: { ...written, commit }, passages: passages.length };
}
function readDocuments(project) {
  const documents = [];
  for (const path of documentsBelow(project)) {
    const text = (0, import_common9.textOf)(path, (0, import_common10.projectFile)(project), LARGEST_DOCUMENT);
    if (text !== null) documents.push({ path: (0, import_node_path2.relative)(project, path).split(import_node_path2.sep).join("/"), text });
    if (documents.length >= MOST_DOCUMENTS) break;
  }
  return documents;
}
function* documentsBelow(folder) {
  const list = (0, import_common12.listFolder)(folder, import_common10.named);
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
module.exports = {
  LONGEST_TITLE: LONGEST_TITLE,
  commitReport: commitReport,
  commitResearchReport: commitResearchReport,
  indexSources: indexSources,
  isOwnResearch: isOwnResearch,
  isReportOf: isReportOf,
  missingForResearch: missingForResearch,
  notebookLink: notebookLink,
  phaseQuestions: phaseQuestions,
  placeOf: placeOf,
  quoteMarkdown: quoteMarkdown,
  renderAnswer: renderAnswer,
  renderReport: renderReport,
  renderResearchList: renderResearchList,
  reportMark: reportMark,
  researchPlace: researchPlace,
  shownHeading: shownHeading,
  sourceLink: sourceLink,
  writeLocalReport: writeLocalReport,
  writeReport: writeReport,
  writeResearchReport: writeResearchReport
};
