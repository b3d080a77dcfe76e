var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var n in e)__defProp(r,n,{get:e[n],enumerable:!0})},__copyProps=(r,e,n,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==n&&__defProp(r,o,{get:()=>e[o],enumerable:!(s=__getOwnPropDesc(e,o))||s.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{CONTENTS:()=>CONTENTS,LONGEST_TITLE:()=>LONGEST_TITLE,RULE:()=>RULE,generatedLine:()=>generatedLine,indexSources:()=>indexSources,isOwnResearch:()=>isOwnResearch,missingForResearch:()=>missingForResearch,notebookLink:()=>notebookLink,ownQuestions:()=>ownQuestions,parseQuestions:()=>parseQuestions,questionsQuery:()=>questionsQuery,quoteMarkdown:()=>quoteMarkdown,renderReport:()=>renderReport,renderResearchAnswer:()=>renderResearchAnswer,reportMark:()=>reportMark,reportTitle:()=>reportTitle,researchPlace:()=>researchPlace,researchPlaceOf:()=>researchPlaceOf,shownHeading:()=>shownHeading,sourceLink:()=>sourceLink,synthesisQuery:()=>synthesisQuery,withUsual:()=>withUsual}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_planning_documents_planning_settings=require("./shared.core.planning.documents.planning-settings.cjs"),import_app_guidance_step_guidance=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance2=require("./app.guidance.step-guidance.cjs"),import_app_guidance_step_guidance3=require("./app.guidance.step-guidance.cjs"),import_common=require("./common.cjs"),import_app_loop_conclude_turn=require("./app.loop.conclude-turn.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs"),import_common5=require("./common.cjs"),import_common6=require("./common.cjs");
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
function researchPlaceOf(workspace, { notebook, request }) {
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
// src/core/research/questions.ts
var SHORTEST = 8;
var LONGEST = 300;
var SAME = 0.8;
function questionsQuery(topic, count) {
  return [
    `I am researching this topic: ${topic}.`,
    `Which ${(0, import_common5.countOf)(count, "question matters", "questions matter")} most to somebody who has to decide and build, and can be answered from the sources of this notebook?`,
    "Answer with a numbered list only: one self-contained question on each line, no introduction, no explanations, no citations."
  ].join(" ");
}
function synthesisQuery(topic) {
  return `Synthesise what the sources of this notebook say about this topic: ${topic}. Name the main findings, where the sources agree and where they contradict each other, what follows for somebody who has to decide and build, and what remains open. Cite the sources.`;
}
function parseQuestions(text, count) {
  const plain = (0, import_common4.harmless)(text);
  const items = listItems(plain);
  const asking = items.flatMap(questionOf);
  const found = [fromJson(plain), asking, sentences(plain).flatMap(questionOf), items].find(
    (candidates) => candidates.length > 0
  );
  return withoutRepetitions((found ?? []).map(clean).filter((one) => one.length >= SHORTEST)).slice(0, count);
}
function ownQuestions(text) {
  const lines = (0, import_common4.harmless)(text).split("\n").filter((line) => !/^\s*#/.test(line)).map((line) => line.replace(MARKER, "").replaceAll(/\s+/g, " ").trim());
  return [...new Set(lines)].filter((line) => line !== "");
}
function withUsual(named, topic, { count, own = [] }) {
  const all = withoutRepetitions([...own, ...named, ...usualQuestions(topic, count)]);
  return [...own, ...all.filter((one) => !own.includes(one))].slice(0, count);
}
function usualQuestions(topic, count) {
  return [
    `What is ${topic}, and which problem does it solve?`,
    `Which approaches to ${topic} exist, and how do they compare?`,
    `What are the best practices for ${topic}?`,
    `Which mistakes and pitfalls are known about ${topic}?`,
    `What are the limits and open questions of ${topic}?`
  ].slice(0, Math.max(1, count));
}
function fromJson(text) {
  const starts = [...text.matchAll(/[[{]/g)].slice(0, 20).map(({ index }) => index);
  for (const start of starts) {
    const close = text[start] === "[" ? "]" : "}";
    const value = parsed(text.slice(start, text.lastIndexOf(close) + 1));
    const found = textsIn(value, 0);
    if (found.length > 0) return found;
  }
  return [];
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function textsIn(value, depth) {
  if (depth > 3 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap(
      (entry) => typeof entry === "string" ? [entry] : textsIn(entry, depth + 1)
    );
  }
  const named = ["question", "text", "q"].map((key) => Reflect.get(value, key)).find(isText);
  if (isText(named)) return [named];
  const nested = Object.values(value).flatMap(
    (entry) => isText(entry) && entry.includes("?") ? [entry] : textsIn(entry, depth + 1)
  );
  return nested;
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
var MARKER = /^\s*(?:#{1,6}\s+)?(?:(?:\*\*|__)\s*)?(?:[-*+•–—▪‣]\s+|\(?\d{1,3}[.):]\s*|q(?:uestion)?\s*\d{1,3}\s*[.):-]\s*)/i;
function listItems(text) {
  const items = [];
  let open = false;
  for (const line of text.split("\n")) {
    const marker = MARKER.exec(line);
    if (marker !== null) items.push(keepBold(marker[0]) + line.slice(marker[0].length));
    else if (open && line.trim() !== "") items.push(`${items.pop() ?? ""} ${line.trim()}`);
    open = marker !== null || open && line.trim() !== "";
  }
  return items;
}
function keepBold(marker) {
  return marker.includes("**") ? "**" : "";
}
function sentences(text) {
  return text.replaceAll(/\s+/g, " ").split(/(?<=[.!?:;|])\s+/);
}
var BOLD_QUESTION = /^\s*(?:\*\*|__)([^*_]+\?)["”]?(?:\*\*|__)/;
var LABEL = /^\s*(?:\*\*|__)([^*_?]{1,80})(?:\*\*|__)((?:\s*[:–—-]+)?)\s+(?=\S)/;
var ASKING = /^\s*(?:what|which|who|whose|whom|when|where|why|how|is|are|do|does|did|can|could|should|will|would|may|must|has|have)\b/i;
function isLabel(words, between, rest) {
  if (between !== "" || words.trimEnd().endsWith(":")) return true;
  return !ASKING.test(words) && new RegExp(`^["\u201C'[(]*\\p{Lu}`, "u").test(rest);
}
function questionOf(item) {
  const bold2 = BOLD_QUESTION.exec(item)?.[1];
  if (bold2 !== void 0) return [bold2];
  const end = item.lastIndexOf("?");
  if (end < 0) return [];
  const asked = item.slice(0, end + 1);
  const unlabelled = asked.replace(
    LABEL,
    (label, words, between) => isLabel(words, between, asked.slice(label.length)) ? "" : label
  );
  return [unlabelled];
}
function clean(text) {
  const line = text.replaceAll(/\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1").replaceAll(/\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]/g, "").replaceAll(/\*\*|__|~~/g, "").replaceAll(/\s+/g, " ").replaceAll(/^[\s|>"'“”‘’*_-]+|(?<![\s|"'“”‘’*_])[\s|"'“”‘’*_]+$/g, "").replaceAll(/ ([?.,])/g, "$1");
  return [...line].slice(0, LONGEST).join("");
}
function withoutRepetitions(questions) {
  const kept = [];
  for (const text of questions) {
    const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    if (!kept.some((other) => overlap(words, other.words) >= SAME)) kept.push({ text, words });
  }
  return kept.map(({ text }) => text);
}
function overlap(left, right) {
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
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
var PIECE = /(?<kept>\\[!-/:-@[-`{-~]|(?<!`)(?<run>`+)(?!`).*?(?<!`)\k<run>(?!`))|!?\[(?<label>[^[\]\\]*)\]\((?<url>https?:\/\/[^\s()<>\\]+)\)|\[(?<cited>\d{1,3}(?:\s*[,–-]\s*\d{1,3})*)\]|[[\]`]|<(?=[a-z/!?])/gi;
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
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
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
    CONTENTS,
    ...questions.map(({ text }) => quoteMarkdown(text, LONGEST_TITLE)),
    import_common3.prose`Synthesis`,
    import_common3.prose`Sources`
  ];
  const title = reportTitle(request.topic);
  const anchorFor = (0, import_shared_core_planning_documents_planning_settings.headingAnchors)();
  anchorFor(shownHeading(title));
  const anchors = titles.map((one) => anchorFor(shownHeading(one)));
  const sourceAnchors = new Map(index.map(({ number, heading }) => [number, anchorFor(heading)]));
  const section = (answer) => renderResearchAnswer(answer, index, sourceAnchors);
  const contents = titles.slice(1, -1).map((one, at) => import_common3.prose`- [${one}](#${(0, import_common.quoteName)(anchors[at + 1] ?? "")})`);
  const parts = [
    import_common3.prose`# ${title}`,
    headLines(research, generatedAt),
    reportMark(request.slug),
    RULE,
    import_common3.prose`## ${CONTENTS}`,
    (0, import_common3.joinProse)(contents, "\n"),
    RULE,
    ...questions.flatMap(({ answer }, at) => [import_common3.prose`## ${titles[at + 1] ?? import_common3.prose``}`, section(answer)]),
    RULE,
    import_common3.prose`## Synthesis`,
    section(synthesis),
    import_common3.prose`## Sources`,
    ...renderSources(index, research)
  ];
  return import_common3.prose`${(0, import_common3.joinProse)(parts, "\n\n")}\n`;
}
var LONGEST_TITLE = 600;
var CONTENTS = import_common3.prose`Table of Contents`;
var RULE = import_common3.prose`---`;
function reportTitle(topic) {
  return import_common3.prose`Research Report: ${quoteMarkdown(topic, LONGEST_TITLE)}`;
}
function renderResearchAnswer(answer, index, anchors) {
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
      generatedLine(generatedAt),
      import_common3.prose`- **Source Notebook:** ${notebookAddress(notebook)}`,
      imported ? import_common3.prose`- **Found by:** ${(0, import_common.quoteName)(request.mode)} research, ${(0, import_common5.countOf)(sources.length, "source")}` : null,
      import_common3.prose`\nThe answers are NotebookLM’s, drawn from the sources at the end, and stand as quotations; a number in brackets leads to its source.`
    ],
    "\n"
  );
}
function generatedLine(generatedAt) {
  return import_common3.prose`- **Generated:** ${(0, import_common.quoteName)(generatedAt)}`;
}
var ADDRESS = /^https:\/\/notebook(?:lm)?(?:\.cloud)?\.google\.com\/notebook\/[\w-]{1,80}$/;
function notebookAddress(notebook) {
  const url = notebook !== null && ADDRESS.test(notebook.url) ? webAddress(notebook.url) : null;
  return url ?? notebookLink(notebook);
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
